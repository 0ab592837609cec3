/* How clicks on things become one of the choices that the server offers. Pure: no rule of any game is known here. */

import type { Component } from "svelte";
import type { Choice, Question } from "./wire";

/** What a board draws: data whose shape its game knows. */
export type Scene = { [k: string]: unknown };

/** A board's own large drawing of a thing, shown by the inspector. */
export type Face = Component<{ ref: string; scenery: Scene; scene: Scene; bare?: boolean }>;

/** What a board is given to play with. */
export interface Table {
  readonly question: Question | null;
  /** The things that can be picked now, each with the number of choices that it leads to. */
  readonly marks: ReadonlyMap<string, number>;
  readonly picked: readonly string[];
  /** The choices that contain all that is picked. */
  readonly matching: readonly Choice[];
  /** The choices that wait for no further thing, once something is picked: the shell shows them as a menu. */
  readonly menu: readonly Choice[];
  /** The thing under the pointer or the focus. */
  hover: string | null;
  /** The thing that somebody is told to look at: a board that does not show all brings it into sight. */
  readonly sought: string;
  /** The things that the show tells of now. */
  readonly told: readonly string[];
  /** The thing that was opened for reading, until it is closed. */
  readonly opened: string | null;
  /** Faces for the inspector, by the kind of thing (`card` of `card:41`). */
  readonly faces: Map<string, Face>;
  /** The digit that opens a thing, by its ref. */
  readonly digits: ReadonlyMap<string, number>;
  /** How the board calls its things; nothing for what it does not know. */
  naming: ((ref: string) => string) | null;
  /** Where a board has a way of its own to a choice: what is clicked next, a ref or a selector; else nothing. */
  leading: ((choice: Choice) => string) | null;
  /** Read a thing; what can be begun with it is picked, so that its choices are offered. Nothing is done by it. */
  open(ref: string): void;
  /** Pick a thing: the only choice left is done; a thing that cannot be picked is asked about. */
  pick(ref: string): void;
  /** Do a choice; one that is hardly ever meant is done only when it is confirmed. */
  choose(choice: Choice): void;
  /** Do these choices, one after the other, all or none. */
  act(actions: string[]): void;
  /** Of several things that are chosen already, take one back. */
  retract(ref: string, chosen: readonly string[]): void;
  /** Let go of a thing or, without one, of the last that was picked. */
  unpick(ref?: string): void;
  /** Why can this not be done? About a thing, or an action in notation. */
  why(about: string): void;
  /** Open a thing for reading. */
  inspect(ref: string): void;
  /** Close what was opened for reading. */
  close(): void;
  /** The scene as it would be after an action; null where that cannot be foreseen. */
  preview(action: string): Promise<Scene | null>;
}

/** What is hardly ever meant and not easily mended: offered last, and done only when it is confirmed. */
const RARE: ReadonlySet<string> = new Set(["sacrifice"]);

export function isRare(choice: Choice): boolean {
  return RARE.has(choice.verb);
}

/** What one does of one's own accord: nobody asks for the thing that it begins with. */
const OWN: ReadonlySet<string> = new Set(["play", "reserve", "attach", "act", "respond", "use", "sacrifice"]);

export function isOwn(choice: Choice): boolean {
  return OWN.has(choice.verb);
}

/** Whether a question asks for one thing, by pointing at it: a target, a payment, a discard, a place. */
export function asksForOne(choices: readonly Choice[]): boolean {
  const about = choices.filter((choice) => choice.refs.length);
  return about.length > 0 && about.every((choice) => new Set(choice.refs).size === 1 && !isOwn(choice));
}

/** Whether something other than what is rare begins with a thing. */
export function begins(choices: readonly Choice[], ref: string): boolean {
  return choices.some((choice) => choice.refs[0] === ref && !isRare(choice));
}

/** All that can be done with a thing: what begins with it, then what else it is part of, then what is rare. */
export function usesOf(choices: readonly Choice[], ref: string): Choice[] {
  const order = (choice: Choice) => (isRare(choice) ? 2 : choice.refs[0] === ref ? 0 : 1);
  return choices.filter((choice) => choice.refs.includes(ref)).sort((one, other) => order(one) - order(other));
}

/** The choices that contain all these things. */
export function matching(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((ref) => choice.refs.includes(ref)));
}

/** The things that can be picked next, with how many choices each leads to. */
export function marks(choices: readonly Choice[], picked: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const choice of matching(choices, picked)) {
    for (const ref of new Set(choice.refs)) {
      if (!picked.includes(ref)) found.set(ref, (found.get(ref) ?? 0) + 1);
    }
  }
  return found;
}

/** The thing that is picked next on the way to a choice; nothing where things do not tell it from the others. */
export function nextRef(choices: readonly Choice[], picked: readonly string[], choice: Choice): string {
  const left = choice.refs.filter((ref) => !picked.includes(ref));
  const telling = left.find((ref) => choices.some((other) => !other.refs.includes(ref)));
  return telling ?? (choices.length > 1 ? "" : (left[0] ?? ""));
}

/** The choices to tell apart by their words: those that need no further thing, or all if things cannot tell them apart. */
export function menu(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  const left = matching(choices, picked);
  const needs = left.map((choice) =>
    [...new Set(choice.refs)]
      .filter((ref) => !picked.includes(ref))
      .sort()
      .join(" "),
  );
  if (needs.every((need) => need === needs[0])) return left;
  return left.filter((_, i) => needs[i] === "");
}

export type Step = { picked: string[] } | { send: Choice } | { why: string };

/** What picking a thing comes to. A thing of the same kind as one already picked takes its place. */
export function step(choices: readonly Choice[], picked: readonly string[], ref: string): Step {
  if (picked.includes(ref)) return { picked: picked.filter((other) => other !== ref) };
  const kept = marks(choices, picked).has(ref) ? picked : replacing(choices, picked, ref);
  if (kept === null) return { why: ref };
  const next = [...kept, ref];
  const [first, second] = matching(choices, next);
  return first && !second ? { send: first } : { picked: next };
}

/** What stays picked when a thing takes the place of another of its kind; null if it cannot be picked at all. */
function replacing(choices: readonly Choice[], picked: readonly string[], ref: string): readonly string[] | null {
  const at = picked.findIndex((other) => kindOf(other) === kindOf(ref));
  if (at < 0) return null;
  const kept = picked.slice(0, at);
  return marks(choices, kept).has(ref) ? kept : null;
}

/** The sentence of a choice where it is plain what it is about: without the quoted names of that. */
export function labelWithout(choice: Choice, names: readonly string[]): string {
  const quoted = names
    .map((name) => [`“${name}” `, ` “${name}”`, `«\u00a0${name}\u00a0» `, ` «\u00a0${name}\u00a0»`])
    .flat();
  const dashed = names.map((name) => `${name} – `);
  return [...quoted, ...dashed].reduce((label, name) => label.replace(name, ""), choice.label);
}

/** `card` of `card:41`. */
export function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf(":"));
}
