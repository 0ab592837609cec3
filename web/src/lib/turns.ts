/* Where turns begin in a game, for those who leaf through it. */

import type { Line } from "./wire";

/** The entries after which a round or turn begins, by the roles of the log's lines; tens where a game has none. */
export function turnsOf(log: readonly Line[], last: number): number[] {
  const begun = log.filter((line) => line.roles?.includes("turn")).map((line) => line.entry);
  if (begun.length) return [...new Set(begun)].sort((a, b) => a - b);
  return Array.from({ length: Math.floor(last / 10) }, (_, i) => (i + 1) * 10);
}
