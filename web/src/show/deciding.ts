/* What decided a game, and what each side has done in it: read from the log by the roles of its lines. Pure. */

import type { Line } from "../lib/wire";
import { is, wordsOf } from "./moments";

export interface Turning {
  line: Line;
  /** The round or turn that it came in, in words; empty before the first. */
  when: string;
}

/** How much a line weighs among those that decided a game. */
function weight(line: Line): number {
  const [amount = 0] = line.numbers ?? [];
  if (is(line, "fall")) return 100;
  if (is(line, "claim")) return 80;
  if (is(line, "taken")) return 24;
  if (is(line, "blow")) return 5 * amount;
  if (is(line, "damage")) return 4 * amount;
  if (is(line, "rout")) return 6;
  return 0;
}

/** Less than this does not decide anything. */
const LEAST = 6;

/** The moments that decided a game, at most so many, in the order in which they came. */
export function deciding(log: readonly Line[], most = 6): Turning[] {
  let when = "";
  const all = log.map((line, at) => {
    if (is(line, "turn")) when = wordsOf(line).replace(/\.$/, "");
    return { line, when, at, weight: weight(line) };
  });
  // Of two that weigh the same the later one decided more.
  const heaviest = all.filter((each) => each.weight >= LEAST).sort((a, b) => b.weight - a.weight || b.at - a.at);
  const chosen = heaviest.slice(0, most).sort((a, b) => a.at - b.at);
  return chosen.map((each) => ({ line: each.line, when: each.when }));
}

export const TALLIED = ["taken", "claim", "blow", "loss", "rout", "fall"] as const;
export type Tallied = (typeof TALLIED)[number];

export interface Row {
  what: Tallied;
  /** By seat. */
  counts: number[];
}

/** What each seat has done or suffered; rows of nothing are left out. */
export function tally(log: readonly Line[], seats: number): Row[] {
  const rows = TALLIED.map((what) => ({ what, counts: Array.from({ length: seats }, () => 0) }));
  for (const line of log) {
    const { seat = -1 } = line;
    for (const { what, counts } of rows) {
      if (!is(line, what) || counts[seat] === undefined) continue;
      counts[seat] += what === "blow" ? (line.numbers?.[0] ?? 0) : 1;
    }
  }
  return rows.filter(({ counts }) => counts.some((count) => count > 0));
}

/** The last round or turn, in words. */
export function lastTurn(log: readonly Line[]): string {
  const line = log.findLast((told) => is(told, "turn"));
  return line ? wordsOf(line).replace(/\.$/, "") : "";
}
