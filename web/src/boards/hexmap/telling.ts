/* What the log tells of dice and of routs, put together for the tray and the stepper. */

import type { Line } from "../../lib/wire";

/** What a line is to us, as its game says (`Presentation.event_roles`). */
function is(line: Line, ...roles: string[]): boolean {
  return roles.some((role) => line.roles?.includes(role));
}

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
    if (is(line, "roll", "bare", "two-dice")) {
      open = rolled(line);
      found.push(open);
    } else if (open && is(line, "modifier")) open.chips.push(line);
    else if (open && is(line, "outcome")) open.outcomes.push(line);
    else open = null;
  }
  return found;
}

function rolled(line: Line): Roll {
  const { numbers = [] } = line;
  const dice = numbers.slice(0, is(line, "two-dice") ? 2 : 1);
  const modifier = is(line, "roll") ? (numbers[1] ?? null) : null;
  return { line, dice, modifier, chips: [], outcomes: [] };
}

/** Whether something is worth being stepped through: a unit has routed. */
export function tellsOfRout(lines: readonly Line[]): boolean {
  return lines.some((line) => is(line, "rout"));
}

/** The lines of a cascade, one step each; modifiers are left to the tray. */
export function steps(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !is(line, "modifier"));
}

/** What a cascade has come to: how many units routed, how many were lost. */
export function summary(lines: readonly Line[]): { routed: number; lost: number; pursued: number } {
  const count = (role: string) => lines.filter((line) => is(line, role)).length;
  return { routed: count("rout"), lost: count("loss"), pursued: count("pursuit") };
}

/** Whether a line shows a piece in motion, so that an arrow can be drawn to where it went. */
export function isFlight(line: Line): boolean {
  return is(line, "motion");
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
