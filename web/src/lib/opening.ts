/* What a new game is made of: options that differ from their defaults, sides, and who sits where. */

import type { GameInfo, OptionInfo, SeatWish } from "./wire";

export type Value = boolean | number | string;
/** Options that were set to something else than their default. */
export type Chosen = Record<string, Value>;

export const valueOf = (chosen: Chosen, option: OptionInfo): Value => chosen[option.name] ?? option.default;

/** What is chosen once an option has that value. */
export function changed(chosen: Chosen, option: OptionInfo, value: Value): Chosen {
  const others = Object.entries(chosen).filter(([name]) => name !== option.name);
  return Object.fromEntries(value === option.default ? others : [...others, [option.name, value]]);
}

/** The options of those names, in their order. */
export function named(info: GameInfo, names: readonly string[] = []): OptionInfo[] {
  return names.flatMap((name) => info.options.filter((option) => option.name === name));
}

/** What is chosen once I take a side: if it was theirs, they get the one that I leave. */
export function taking(chosen: Chosen, [mine, theirs]: readonly [OptionInfo, OptionInfo], side: string): Chosen {
  const left = valueOf(chosen, mine);
  const mineNow = changed(chosen, mine, side);
  return valueOf(chosen, theirs) === side ? changed(mineNow, theirs, left) : mineNow;
}

/** Me on one seat and somebody on all others; nobody is asked about seats that the rules play. */
export function wishes(info: GameInfo, mine: number, other: SeatWish): SeatWish[] {
  const seats = info.seats.map((_, seat) => seat).filter((seat) => !info.automatic?.includes(seat));
  return seats.map((seat) => (seat === mine ? { kind: "here" } : other));
}
