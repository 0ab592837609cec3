/* What the prompt bar offers of a question's choices. */

import { isRare } from "./choosing";
import type { Choice, State } from "./wire";

/** As many choices are buttons even if they could be picked on the board. */
const FEW = 5;
/** As many choices have a digit. */
const DIGITS = 9;

export interface Offer {
  /** The choice that does nothing: it sits apart. */
  pass: Choice | null;
  /** What is a button: all that the board cannot pick, or all if they are few. What is rare has to be pointed at. */
  buttons: Choice[];
  /** All that can be done now but passing; what is rare comes last. */
  all: Choice[];
}

/** Sort what can be done now into buttons and the rest. */
export function offer(matching: readonly Choice[], picked: readonly string[], menu: readonly Choice[]): Offer {
  const pass = matching.find((choice) => choice.verb === "pass" && !choice.refs.length) ?? null;
  const rest = matching.filter((choice) => choice !== pass);
  const plain = rest.filter((choice) => !isRare(choice));
  const all = [...plain, ...rest.filter(isRare)];
  const near = picked.length ? all : plain;
  const loose = picked.length ? menu : plain.filter((choice) => !choice.refs.length);
  const buttons = near.length <= FEW ? near : near.filter((choice) => loose.includes(choice));
  return { pass, buttons, all };
}

/** The choices with a digit, in the order of their digits: what is a button first, then what is listed. */
export function numbered({ buttons, all }: Offer, listed: boolean): Choice[] {
  const rest = listed ? all.filter((choice) => !buttons.includes(choice)) : [];
  return [...buttons, ...rest].slice(0, DIGITS);
}

/** Whether a choice is about things of which none is on the table. */
export function offTable(choices: readonly Choice[], scene: State["scene"]): boolean {
  const drawn = JSON.stringify(scene);
  return choices.some((choice) => choice.refs.length > 0 && !choice.refs.some((ref) => drawn.includes(`"${ref}"`)));
}
