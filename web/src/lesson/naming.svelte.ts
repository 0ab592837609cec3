/* What is named at this table now: one thing at a time, until somebody has read it or decided something. */

import type { Game } from "../lib/game.svelte";
import { choose, settings } from "../lib/settings.svelte";
import type { State } from "../lib/wire";
import { appearing, meet, met, type First } from "./firsts";

export class Naming {
  readonly #game: Game;
  /** So many lines of the log were looked at; those that were there at first are no news. */
  #heard = -1;
  /** The question at which something is named. */
  #serial = -1;
  now = $state.raw<First | null>(null);

  constructor(game: Game) {
    this.#game = game;
  }

  /** Look at the table: whenever it has changed. */
  look(): void {
    const { state, log, show } = this.#game;
    if (!state || show.busy) return;
    const fresh = this.#heard < 0 || this.#heard > log.length ? [] : log.slice(this.#heard);
    this.#heard = log.length;
    const serial = state.question?.serial ?? -1;
    if (!this.#names(state) || (this.now && serial !== this.#serial)) this.close();
    if (!this.#names(state) || this.now) return;
    const known = met();
    this.#serial = serial;
    this.now = appearing(state.question, fresh, state.scene).find(({ topic }) => !known.includes(topic)) ?? null;
  }

  /** Only for those who play, and not where a lesson speaks. */
  #names(state: State): boolean {
    return settings.firsts && !state.lesson && !state.result && state.mine.includes(state.seat);
  }

  /** It was read. */
  close(): void {
    if (this.now) meet(this.now.topic);
    this.now = null;
  }

  /** Never again. */
  stop(): void {
    choose({ firsts: false });
    this.close();
  }
}
