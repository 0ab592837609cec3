/* How the log reads: in rounds, one line an act, with what comes of it indented below. Pure. */

import type { Line } from "../lib/wire";
import { is } from "./moments";

/** How a line stands in the log: it begins a round, a part of one, an act; or it is what comes of the act before it. */
export type Standing = "round" | "part" | "act" | "then";

export function standing(line: Line): Standing {
  if (is(line, "turn")) return "round";
  if (is(line, "activation")) return "part";
  return is(line, "act") || !line.roles?.length ? "act" : "then";
}

/** A line with its place in the log. */
export interface Placed {
  line: Line;
  at: number;
}

/** The log as it is read: what was paid for an act is told before it, and read below it. */
export function arranged(lines: readonly Line[]): Placed[] {
  const found: Placed[] = [];
  let paid: Placed[] = [];
  for (const [at, line] of lines.entries()) {
    const cost = is(line, "tire", "discard") && !is(line, "act");
    if (cost && (!paid.length || paid[0]?.line.seat === line.seat)) {
      paid.push({ line, at });
      continue;
    }
    const bought = is(line, "reveal") && paid[0]?.line.seat === line.seat;
    found.push(...(bought ? [{ line, at }, ...paid] : [...paid, { line, at }]));
    paid = [];
    // The first of what another side pays.
    if (cost) paid.push(...found.splice(-1));
  }
  return [...found, ...paid];
}
