/* What the log tells of dice and of routs, put together for the tray and the stepper. */

import type { Line } from "../../lib/wire";

/** Kinds of lines that tell of a roll; the first of a line's numbers is the die, for an event the first two are. */
const ROLLS = new Set([
  "hastings-initiative-roll",
  "hastings-event",
  "hastings-rally",
  "hastings-plunging-roll",
  "hastings-shoots",
  "hastings-left-chart",
  "hastings-right-chart",
  "hastings-attacks",
  "hastings-morale",
  "hastings-casualty",
]);
/** Whose second number is no modifier. */
const PLAIN = new Set(["hastings-event", "hastings-right-chart"]);
/** Lines that tell what a roll has come to. */
const OUTCOMES = new Set([
  "hastings-rallies",
  "hastings-no-rally",
  "hastings-plunging",
  "hastings-no-plunging",
  "hastings-missile-hit",
  "hastings-missile-miss",
  "hastings-keeps-ranks",
  "hastings-pursues",
  "hastings-no-effect",
  "hastings-pushback",
  "hastings-no-retreat",
  "hastings-wall-holds",
  "hastings-wall-broken",
  "hastings-hits",
  "hastings-stands",
  "hastings-routs",
  "hastings-leader-killed",
  "hastings-leader-wounded",
  "hastings-leader-unhurt",
  "hastings-initiative",
]);
/** Lines that a rout brings about. */
const FLIGHT = new Set([
  "hastings-routs",
  "hastings-flees",
  "hastings-trapped",
  "hastings-leaves-map",
  "hastings-goes-back",
  "hastings-pursues",
  "hastings-eliminated",
  "hastings-leader-killed",
]);

export interface Roll {
  line: Line;
  dice: number[];
  /** What is added to the die; null where nothing ever is. */
  modifier: number | null;
  chips: Line[];
  outcomes: Line[];
}

export function words(line: Line): string {
  return line.parts.map((part) => part.text).join("");
}

export function refsOf(line: Line): string[] {
  return line.parts.flatMap((part) => (part.ref ? [part.ref] : []));
}

/** The rolls that lines tell of, each with its modifiers and what came of it. */
export function rolls(lines: readonly Line[]): Roll[] {
  const found: Roll[] = [];
  let open: Roll | null = null;
  for (const line of lines) {
    if (ROLLS.has(line.kind)) {
      open = rolled(line);
      found.push(open);
    } else if (open && line.kind.endsWith("-drm")) open.chips.push(line);
    else if (open && OUTCOMES.has(line.kind)) open.outcomes.push(line);
    else open = null;
  }
  return found;
}

function rolled(line: Line): Roll {
  const { numbers = [] } = line;
  const dice = numbers.slice(0, line.kind === "hastings-event" ? 2 : 1);
  const modifier = PLAIN.has(line.kind) ? null : (numbers[1] ?? null);
  return { line, dice, modifier, chips: [], outcomes: [] };
}

/** Whether something is worth being stepped through: a unit has routed. */
export function tellsOfRout(lines: readonly Line[]): boolean {
  return lines.some((line) => line.kind === "hastings-routs");
}

/** The lines of a cascade, one step each; modifiers are left to the tray. */
export function steps(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !line.kind.endsWith("-drm"));
}

/** What a cascade has come to: how many units routed, how many were lost. */
export function summary(lines: readonly Line[]): { routed: number; lost: number; pursued: number } {
  const count = (kind: string) => lines.filter((line) => line.kind === kind).length;
  return {
    routed: count("hastings-routs"),
    lost: count("hastings-eliminated"),
    pursued: count("hastings-pursues"),
  };
}

/** Whether a line shows a piece in motion, so that an arrow can be drawn to where it went. */
export function isFlight(line: Line): boolean {
  return FLIGHT.has(line.kind);
}

/** A log that is told in parts: what is new in the latest part. */
export class Listener {
  #heard: number;

  constructor() {
    this.#heard = -1;
  }

  /** The lines after those heard so far; at first only the end of the log is new. */
  hear(from: number, lines: readonly Line[], first = 12): Line[] {
    const total = from + lines.length;
    const since = this.#heard < 0 ? Math.max(from, total - first) : Math.min(this.#heard, total);
    this.#heard = total;
    return lines.slice(Math.max(0, since - from));
  }
}

/** The ways that pieces went in a cascade up to one of its lines: all hexes that are told of the pieces in that line. */
export function trailsOf(lines: readonly Line[], upTo: Line): string[][] {
  const moved = refsOf(upTo).filter((ref) => ref.startsWith("piece:"));
  const told = lines.slice(0, lines.indexOf(upTo) + 1).filter(isFlight);
  const trails = moved.map((piece) =>
    told
      .filter((line) => refsOf(line).includes(piece))
      .flatMap((line) => refsOf(line).filter((ref) => ref.startsWith("hex:"))),
  );
  return trails.filter((trail) => trail.length > 1);
}
