/* Whose eyes the screen is for. */

import type { State } from "./wire";

export type Seating = { stay: true } | { sit: number } | { curtain: number };

/** Who should look at the screen now: with two seats at one screen, a curtain falls before the other looks at what is hidden. */
export function seating(state: State, curtain: boolean): Seating {
  const { seat, mine, asked } = state;
  const [first, second] = mine;
  if (first === undefined) return { stay: true };
  if (second === undefined || state.result) return mine.includes(seat) ? { stay: true } : { sit: first };
  const wanted = asked.filter((other) => mine.includes(other));
  if (mine.includes(seat) && (wanted.includes(seat) || !wanted.length)) return { stay: true };
  const next = wanted[0] ?? first;
  return curtain && state.hides ? { curtain: next } : { sit: next };
}
