/* Begins a game: asks the server for one in the way and with the wishes that were chosen. */

import { api } from "./api";
import { changed, named, valueOf, wishes as seats, type Chosen } from "./opening";
import { OTHER, type Offer } from "./ways";
import { DEFAULTS, fitting, type Wishes } from "./wishes";
import type { GameInfo, OptionInfo } from "./wire";

/** What somebody plays who has only just come: cards, against a bot that plays sensibly and quickly. */
export const FIRST_BATTLE = { game: "1066", wishes: DEFAULTS };

const oneOf = <T>(things: readonly T[]): T | undefined => things[Math.floor(Math.random() * things.length)];

/** Any of the sides that the other does not play. */
function drawn(chosen: Chosen, mine: OptionInfo, theirs: OptionInfo): Chosen {
  const others = mine.choices.filter((choice) => choice !== valueOf(chosen, theirs));
  return changed(chosen, mine, oneOf(others) ?? mine.default);
}

function optionsOf(info: GameInfo, wishes: Wishes): Chosen {
  const chosen = fitting(info, wishes.chosen);
  const [mine, theirs] = named(info, info.sides);
  return wishes.lot && mine && theirs ? drawn(chosen, mine, theirs) : chosen;
}

/** Where sides are chosen I have the first seat, else the seat of my side. */
function seatOf(info: GameInfo, wishes: Wishes): number {
  if (info.sides?.length) return 0;
  const drawnSeat = () => oneOf([...info.seats.keys()]) ?? 0;
  return wishes.seat === "any" ? drawnSeat() : Number(wishes.seat);
}

/** The id of a new game. */
export async function begin({ way, info }: Offer, wishes: Wishes, seed: string): Promise<string> {
  const people = way === "bot" || way === "link" || way === "open" || way === "here";
  const elsewhere = way === "link" || way === "open";
  // Only somebody elsewhere takes days.
  const days = elsewhere ? wishes.days : 0;
  const opened = await api.open({
    game: info.name,
    seats: seats(info, seatOf(info, wishes), { kind: OTHER[way], level: wishes.level }),
    options: optionsOf(info, wishes),
    clock: people && wishes.clocked && !days ? wishes.clock : null,
    days,
    seed,
    rated: elsewhere && wishes.rated,
    daily: way === "day",
    offer: way === "open" ? { bot_after: wishes.botAfter, level: wishes.level } : null,
  });
  return opened.id;
}
