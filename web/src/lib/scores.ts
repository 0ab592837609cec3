/* My scores, in the order in which I want to see them. */

import type { Score } from "./wire";

export type Order = "newest" | "best";

export function ordered(scores: readonly Score[], order: Order): Score[] {
  const newest = (a: Score, b: Score) => b.ended - a.ended;
  return scores.toSorted((a, b) => (order === "best" ? b.score - a.score || newest(a, b) : newest(a, b)));
}
