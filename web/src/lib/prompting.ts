/* What the dock offers of a question's choices. */

import { isOwn, isRare, matching } from "./choosing";
import type { Choice, State } from "./wire";

/** As many choices are buttons each, whatever they are about: of one thing that is picked, and of all that there is. */
const FEW = 5;
const FEWEST = 3;
/** As many buttons and things there are at most; what is more is pointed at on the table, or searched. */
const MOST = 14;
/** As many of them have a digit; where there are only buttons, there are no more. */
const DIGITS = 9;

/** What can be begun with one thing. */
export interface Group {
  ref: string;
  choices: Choice[];
}

export interface Offer {
  /** The choice that does nothing: it sits apart. */
  pass: Choice | null;
  /** What is a button of its own. */
  buttons: Choice[];
  /** The things with which one may begin something: each stands for all that it leads to. */
  groups: Group[];
  /** All that can be done now but passing; what is rare comes last. */
  all: Choice[];
}

/** Sort what can be done now into buttons, things and the rest. What is rare has to be pointed at; passing stays. */
export function offer(choices: readonly Choice[], picked: readonly string[]): Offer {
  const pass = choices.find((choice) => choice.verb === "pass" && !choice.refs.length) ?? null;
  const rest = matching(choices, picked).filter((choice) => choice !== pass);
  const plain = rest.filter((choice) => !isRare(choice));
  const all = [...plain, ...rest.filter(isRare)];
  const near = picked.length ? all : plain;
  if (near.length <= (picked.length ? FEW : FEWEST)) return { pass, buttons: near, groups: [], all };
  const found = grouped(near, picked);
  const loose = near.filter((choice) => !choice.refs.length);
  const groups = found.filter(({ ref, choices }) => ref && (choices.length > 1 || choices.every(isOwn)));
  if (found.length > (groups.length ? MOST : DIGITS)) return { pass, buttons: loose, groups: [], all };
  const buttons = found.filter((group) => !groups.includes(group)).flatMap(({ choices }) => choices);
  return { pass, buttons, groups, all };
}

/** The choices by the thing that each needs next; those that need none by themselves. */
export function grouped(choices: readonly Choice[], picked: readonly string[]): Group[] {
  const found: Group[] = [];
  // What all of them are about tells none from another.
  const common = choices[0]?.refs.filter((ref) => choices.every((choice) => choice.refs.includes(ref))) ?? [];
  for (const choice of choices) {
    const ref = choice.refs.find((it) => !picked.includes(it) && !common.includes(it)) ?? "";
    const group = ref ? found.find((it) => it.ref === ref) : undefined;
    if (group) group.choices.push(choice);
    else found.push({ ref, choices: [choice] });
  }
  return found;
}

/** What has a digit, in the order of the digits: buttons, then things; or, while all is listed, what is in the list. */
export function numbered({ buttons, groups, all }: Offer, listed: boolean): (Choice | Group)[] {
  const rest = listed ? all.filter((choice) => !buttons.includes(choice)) : groups;
  return [...buttons, ...rest].slice(0, DIGITS);
}

/** What the hints of several choices have in common, part by part. */
export function commonHint(choices: readonly Choice[]): string {
  const [first = [], ...others] = choices.map((choice) => (choice.hint ?? "").split(", "));
  return first.filter((part) => others.every((parts) => parts.includes(part))).join(", ");
}

/** Whether choices say the same of one thing each: then its name is all that there is to say. */
export function alike(choices: readonly Choice[]): boolean {
  return choices.every(({ verb, refs, hint }) => verb === choices[0]?.verb && refs.length === 1 && !hint);
}

/** Whether a choice is about things of which none is on the table. */
export function offTable(choices: readonly Choice[], scene: State["scene"]): boolean {
  const drawn = JSON.stringify(scene);
  return choices.some((choice) => choice.refs.length > 0 && !choice.refs.some((ref) => drawn.includes(`"${ref}"`)));
}
