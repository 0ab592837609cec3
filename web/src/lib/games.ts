/* My games in a list: whose turn it is, and which comes first. */

import type { Player, State, Summary } from "./wire";

export type Turn = "mine" | "theirs" | "open";

/** Whether somebody may sit down there. */
export function isFree(player: Player): boolean {
  return player.kind === "open" || player.kind === "departed";
}

/** Whose turn it is; while a seat is open, everybody waits. */
export function turnOf(game: Summary): Turn {
  if (game.seats.some(isFree)) return "open";
  return game.my_turn ? "mine" : "theirs";
}

/** Whether somebody elsewhere waits for me to decide; at one screen, and where the rules play, nobody does. */
export function isAwaited(state: State): boolean {
  const others = state.players.some((player) => !player.here && player.kind !== "rules");
  return !!state.question && !state.result && others;
}

/** Those that go on: where it is my turn first, then the last that was played. */
export function goingOn(games: readonly Summary[]): Summary[] {
  const waits = (game: Summary) => Number(turnOf(game) !== "mine");
  return games.filter((game) => !game.over).toSorted((a, b) => waits(a) - waits(b) || b.updated - a.updated);
}

/** Those that are over, the last one first. */
export function finished(games: readonly Summary[]): Summary[] {
  return games.filter((game) => game.over).toSorted((a, b) => b.updated - a.updated);
}
