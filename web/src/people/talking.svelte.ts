/* What the players of a table have said, as this browser has heard it. */

import type { Listens, Spoken, Talk } from "../lib/wire";

/** The phrases that can be said, in the order in which they are offered. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "thinking",
  "moment",
  "back",
  "good-game",
  "must-go",
] as const;

export class Talking {
  /** Nothing before the server has said that there is somebody to talk to. */
  open = $state(false);
  lines = $state.raw<readonly Spoken[]>([]);
  listens = $state<Listens>("phrases");
  /** Whether all players agree to free text. */
  free = $state(false);
  /** The last line that was read. */
  #read = $state(0);

  /** How many lines of others have not been read. */
  unread(mine: readonly number[]): number {
    return this.lines.filter((line) => line.id > this.#read && !mine.includes(line.seat)).length;
  }

  read(): void {
    this.#read = this.lines.at(-1)?.id ?? 0;
  }

  hear(talk: Talk): void {
    const last = this.lines.at(-1)?.id ?? 0;
    this.lines = [...this.lines, ...talk.lines.filter((line) => line.id > last)];
    this.listens = talk.listens;
    this.free = talk.free;
    this.open = true;
  }
}
