/* Where the cards of a hand lie: each keeps its place while others come and go. Pure. */

/** A place in the hand: a card, or the gap that one has left. */
export type Place = string | null;

/** The places after the hand has changed: what went leaves a gap, what comes fills the first; gaps close in a new round. */
export function places(before: readonly Place[], held: readonly string[], anew: boolean): Place[] {
  if (anew) return [...held];
  const kept: Place[] = before.map((ref) => (ref !== null && held.includes(ref) ? ref : null));
  for (const ref of held.filter((card) => !kept.includes(card))) {
    const gap = kept.indexOf(null);
    if (gap < 0) kept.push(ref);
    else kept[gap] = ref;
  }
  return kept;
}
