/* What lines of the log look like: moments, each with its picture and its time. Pure; no kind of event is named here,
   only the roles that its game gives it (`Presentation.event_roles`). */

import { kindOf } from "../lib/choosing";
import type { Line } from "../lib/wire";

/** The pictures there are. A `silent` moment has none: its lines are only written into the log. */
export type Picture =
  | "attempt"
  | "battle"
  | "boon"
  | "claim"
  | "cost"
  | "damage"
  | "dice"
  | "draw"
  | "ending"
  | "enter"
  | "gone"
  | "guard"
  | "heal"
  | "ready"
  | "reveal"
  | "silent"
  | "taken"
  | "turn"
  | "word";

export interface Moment {
  picture: Picture;
  /** Its lines, the one that gives it its picture first. */
  lines: Line[];
  /** How long the log is with them. */
  end: number;
  /** Where it comes from: the thing that the act before it was about. */
  source: string;
  /** Whether it is the doing of the one who looks. */
  own: boolean;
}

/** Milliseconds at speed 1: over the position before it, and over the one that it leads to. */
export interface Span {
  before: number;
  after: number;
}

/** So long takes a step for which the position is only changed, so that places can be measured before. */
const AT_ONCE = 20;

const SPANS: Record<Picture, Span> = {
  attempt: { before: 700, after: 500 },
  battle: { before: 760, after: 640 },
  boon: { before: AT_ONCE, after: 600 },
  claim: { before: 260, after: 900 },
  cost: { before: AT_ONCE, after: 240 },
  damage: { before: 260, after: 540 },
  dice: { before: 620, after: 760 },
  draw: { before: AT_ONCE, after: 240 },
  ending: { before: 0, after: 500 },
  enter: { before: AT_ONCE, after: 560 },
  gone: { before: 320, after: 120 },
  guard: { before: AT_ONCE, after: 600 },
  heal: { before: AT_ONCE, after: 600 },
  ready: { before: AT_ONCE, after: 200 },
  reveal: { before: 1280, after: 560 },
  silent: { before: 0, after: 0 },
  taken: { before: 220, after: 700 },
  turn: { before: 260, after: 1100 },
  word: { before: AT_ONCE, after: 620 },
};

/** With no motion everything is a still picture that stays so long. */
const STILL: Record<Picture, number> = {
  attempt: 900,
  battle: 900,
  boon: 500,
  claim: 900,
  cost: 250,
  damage: 600,
  dice: 1000,
  draw: 200,
  ending: 0,
  enter: 400,
  gone: 500,
  guard: 500,
  heal: 600,
  ready: 0,
  reveal: 900,
  silent: 0,
  taken: 800,
  turn: 900,
  word: 600,
};

/** Each further line of a moment that gathers several takes so much longer. */
const EACH = 60;

export function span(moment: Moment, still: boolean): Span {
  if (still) return { before: 0, after: STILL[moment.picture] };
  const { before, after } = SPANS[moment.picture];
  const more = GATHERED.has(moment.picture) ? EACH * (moment.lines.length - 1) : 0;
  return { before, after: after + more };
}

export function lasts(moment: Moment, still: boolean): number {
  const { before, after } = span(moment, still);
  return before + after;
}

export function is(line: Line | undefined, ...roles: string[]): boolean {
  return roles.some((role) => line?.roles?.includes(role));
}

export function wordsOf(line: Line): string {
  return line.parts.map((part) => part.text).join("");
}

export function refsOf(line: Line): string[] {
  return line.parts.flatMap((part) => (part.ref ? [part.ref] : []));
}

/** The things that a line names, sides apart. */
export function thingsOf(line: Line): string[] {
  return refsOf(line).filter((ref) => kindOf(ref) !== "side" && kindOf(ref) !== "seat");
}

/** Pictures that hold as many lines of their kind as follow each other. */
const GATHERED: ReadonlySet<Picture> = new Set<Picture>(["cost", "draw", "ready"]);

/** The picture of a line, likeliest first. */
function pictureOf(line: Line, own: boolean): Picture {
  if (is(line, "ending")) return "ending";
  if (is(line, "turn")) return "turn";
  if (is(line, "roll", "bare", "two-dice")) return "dice";
  if (is(line, "battle")) return "battle";
  if (is(line, "attempt")) return "attempt";
  if (is(line, "taken")) return "taken";
  if (is(line, "claim")) return "claim";
  if (is(line, "reveal") && !own) return "reveal";
  if (is(line, "damage")) return "damage";
  if (is(line, "heal")) return "heal";
  if (is(line, "gone", "loss")) return "gone";
  if (is(line, "enter", "motion")) return "enter";
  if (is(line, "tire", "discard")) return "cost";
  if (is(line, "draw")) return "draw";
  if (is(line, "ready")) return "ready";
  if (is(line, "guard")) return "guard";
  if (is(line, "boon")) return "boon";
  if (is(line, "act", "note") && !own && line.seat !== undefined && line.seat >= 0) return "word";
  return "silent";
}

/** Whether a line belongs to the picture before it. */
function joins(moment: Moment | undefined, line: Line, picture: Picture): boolean {
  if (!moment) return false;
  const last = moment.lines.at(-1);
  const [first] = moment.lines;
  if (moment.picture === "dice") return is(line, "modifier") || (is(line, "outcome") && !is(line, "rout", "motion"));
  if (moment.picture === "battle") return is(line, "blow");
  if (moment.picture === "attempt") return is(line, "damage") && !is(line, "act") && moment.lines.length === 1;
  if (GATHERED.has(picture)) return moment.picture === picture && first?.seat === line.seat && !is(line, "act");
  // Something that is revealed and then comes to its place does both in one.
  return moment.picture === "reveal" && is(line, "enter") && !is(line, "act") && last === first && same(first, line);
}

function same(one: Line | undefined, other: Line): boolean {
  return one !== undefined && thingsOf(one)[0] !== undefined && thingsOf(one)[0] === thingsOf(other)[0];
}

/** The moments of a log from a line on, as a seat sees them; to somebody who only watches (-1) nothing is their own. */
export function moments(log: readonly Line[], from: number, seat: number): Moment[] {
  const found: Moment[] = [];
  let source = "";
  for (const line of log.slice(0, from)) source = leads(line) ?? source;
  for (const [i, line] of log.slice(from).entries()) {
    const own = seat >= 0 && line.seat === seat;
    const last = found.at(-1);
    // What has just been shown large is not shown so again.
    const again = last?.picture === "reveal" && !is(line, "enter") && same(last.lines[0], line);
    const picture = again && is(line, "reveal") ? "word" : pictureOf(line, own);
    if (last && joins(last, line, picture)) {
      last.lines.push(line);
      last.end = from + i + 1;
    } else found.push({ picture, lines: [line], end: from + i + 1, source, own });
    source = leads(line) ?? source;
  }
  return found;
}

/** What a line makes the source of what follows it. */
function leads(line: Line): string | undefined {
  return is(line, "act", "aim", "battle") ? (thingsOf(line)[0] ?? "") : undefined;
}
