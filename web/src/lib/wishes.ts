/* What somebody wished for the last time they began a game, kept in this browser. */

import { named, valueOf, type Chosen } from "./opening";
import type { Clock, GameInfo, Level } from "./wire";

export interface Wishes {
  /** The seat, in games whose sides are their seats; `any` is drawn by lot. */
  seat: string;
  /** In games with sides to choose from, mine is drawn by lot. */
  lot: boolean;
  level: Level;
  chosen: Chosen;
  clocked: boolean;
  clock: Required<Clock>;
  /** In the lobby, a bot takes the seat after so many minutes; 0 for never. */
  botAfter: number;
  /** Days for each decision, instead of a clock; 0 for none. */
  days: number;
  /** Whether the outcome changes ratings. */
  rated: boolean;
}

const KEY = "senlac-wishes";

/** What is wished for by those who have not said. */
export const DEFAULTS: Wishes = {
  seat: "0",
  lot: false,
  level: "soldier",
  chosen: {},
  clocked: false,
  clock: { minutes: 30, increment: 10 },
  botAfter: 0,
  days: 0,
  rated: false,
};

function stored(): Record<string, Partial<Wishes>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Partial<Wishes>>) : {};
  } catch {
    return {};
  }
}

/** What was wished for a game the last time. */
export function recall(game: string): Wishes {
  return { ...DEFAULTS, ...stored()[game] };
}

/** Keep what is wished for a game. */
export function remember(game: string, wishes: Wishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: wishes }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Of all that was chosen, what a game knows and allows: another version may have other options. */
export function fitting(info: GameInfo, chosen: Chosen): Chosen {
  const known = info.options.filter((option) => {
    const value = chosen[option.name];
    if (option.kind === "choice") return option.choices.includes(String(value));
    if (option.kind === "int") return Number.isInteger(value);
    return value !== undefined;
  });
  return Object.fromEntries(known.map((option) => [option.name, valueOf(chosen, option)]));
}

/** My side and the other one in a few words, as they are chosen now; empty where a lot decides. */
export function pairing(info: GameInfo, wishes: Wishes): { mine: string; theirs: string } {
  const [first, second] = named(info, info.sides);
  if (first && second) {
    const said = (option: typeof first) =>
      option.choice_titles[option.choices.indexOf(String(valueOf(wishes.chosen, option)))] ?? "";
    return { mine: wishes.lot ? "" : said(first), theirs: said(second) };
  }
  const seat = Number(wishes.seat);
  return Number.isInteger(seat) ? { mine: info.seats[seat] ?? "", theirs: "" } : { mine: "", theirs: "" };
}
