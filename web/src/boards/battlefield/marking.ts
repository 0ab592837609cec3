/* What a board shows of the choices: what to touch next, and what a choice would change. Pure. */

import { isRare } from "../../lib/choosing";
import type { Choice, Question } from "../../lib/wire";
import type { Battle, Column } from "./scene";

/** The things to touch next: of each choice the first that is not yet picked, as its sentence names them. */
export function leading(matching: readonly Choice[], picked: readonly string[]): Map<string, "plain" | "faint"> {
  const found = new Map<string, "plain" | "faint">();
  for (const choice of matching) {
    const next = choice.refs.find((ref) => !picked.includes(ref));
    if (next && found.get(next) !== "plain") found.set(next, isRare(choice) ? "faint" : "plain");
  }
  return found;
}

/** The things of the suggested answer, such as a payment. */
export function suggested(question: Question | null): ReadonlySet<string> {
  const doing = new Set(question?.suggestion);
  return new Set(question?.choices.filter((choice) => doing.has(choice.do)).flatMap((choice) => choice.refs));
}

/** The choices that a hovered thing stands for, or else all for what is picked; none if too many to foresee. */
export function imagined(matching: readonly Choice[], picked: readonly string[], hover: string | null): Choice[] {
  const over = hover !== null && !picked.includes(hover) && matching.some((choice) => choice.refs.includes(hover));
  const found = matching.filter((choice) => (over ? choice.refs.includes(hover) : picked.length > 0));
  return found.length <= 3 ? found : [];
}

/** What something dropped on something means: what names both or, where nothing does, what needs no place at all. */
export function dropped(choices: readonly Choice[], what: string, onto: string): Choice[] {
  const found = choices.filter((choice) => choice.refs.includes(what) && !isRare(choice));
  const both = found.filter((choice) => choice.refs.includes(onto));
  return both.length ? both : found.filter((choice) => choice.refs.every((ref) => ref === what));
}

/** A total as it would be, for each wedge and side: `might` and `zeal` from below and above. */
export interface Ghost {
  above: { might: number; zeal: number };
  below: { might: number; zeal: number };
}

export type Ghosts = ReadonlyMap<string, Ghost>;

/** Nothing is foreseen. */
export const NO_GHOSTS: Ghosts = new Map();

/** What a choice would make of each wedge's totals, by ref; of several choices each shows the wedge that it names. */
export function ghosts(choices: readonly Choice[], after: readonly (Battle | null)[]): Ghosts {
  const found = new Map<string, Ghost>();
  choices.forEach((choice, i) => {
    for (const column of after[i]?.wedges ?? []) {
      if (choices.length === 1 || choice.refs.includes(column.ref)) found.set(column.ref, totals(column));
    }
  });
  return found;
}

function totals(column: Column): Ghost {
  const { above, below } = column;
  return {
    above: { might: above.might.value, zeal: above.zeal.value },
    below: { might: below.might.value, zeal: below.zeal.value },
  };
}

export interface Box {
  x: number;
  y: number;
}

/** The nearest of some places in a direction, or -1: what lies straight ahead comes before what lies aside. */
export function towards(from: Box, places: readonly Box[], dx: number, dy: number): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, i) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const far = ahead + 2 * aside;
    if (ahead > 4 && far < least) [best, least] = [i, far];
  });
  return best;
}
