/* The ways to play a game: against a bot, by link, with anybody, alone… Each is one of the server's games with somebody in its seats. */

import type { GameInfo, SeatWish } from "./wire";

export type Way = "bot" | "solo" | "link" | "open" | "here" | "day" | "table";

/** A way to play, and the server's game that it is played as. */
export interface Offer {
  way: Way;
  info: GameInfo;
}

/** A game with all ways to play it. */
export interface Family {
  name: string;
  title: string;
  blurb: string;
  offers: Offer[];
}

/** The order in which ways are shown; the first one that a game has is what most people want. */
const ORDER: readonly Way[] = ["bot", "solo", "link", "open", "here", "day", "table"];
/** Who sits opposite; where the rules do, nobody is asked. */
export const OTHER: Record<Way, SeatWish["kind"]> = {
  bot: "bot",
  solo: "here",
  link: "link",
  open: "link",
  here: "here",
  day: "here",
  table: "here",
};

function waysOf(info: GameInfo): Way[] {
  if (!info.automatic?.length) return ["bot", "link", "open", "here"];
  if (info.accompanies) return ["table"];
  return info.scored ? ["solo", "day"] : ["solo"];
}

/** All games with their ways: what is another way to play a game stands with it. */
export function families(games: readonly GameInfo[]): Family[] {
  const names = new Set(games.map((info) => info.name));
  const heads = games.filter((info) => !names.has(info.of));
  return heads.map((head) => {
    const members = games.filter((info) => info === head || info.of === head.name);
    const offers = members.flatMap((info) => waysOf(info).map((way) => ({ way, info })));
    offers.sort((one, other) => ORDER.indexOf(one.way) - ORDER.indexOf(other.way));
    return { name: head.name, title: head.title, blurb: head.blurb, offers };
  });
}
