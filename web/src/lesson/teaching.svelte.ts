/* A lesson as the screen shows it: which page is read, what is clear of the veil, and what is to be done. */

import type { Game } from "../lib/game.svelte";
import { api, sentence } from "../lib/api";
import { nextRef } from "../lib/choosing";
import { go } from "../lib/router.svelte";
import type { Lesson, SeatWish } from "../lib/wire";
import { isOver } from "./learning";

export class Teaching {
  readonly #game: Game;
  /** The pages that were read, and of which part. */
  #read = $state.raw({ part: -1, page: 0 });
  /** A page was turned here: the focus stays with the voice. */
  turned = $state(0);

  constructor(game: Game) {
    this.#game = game;
  }

  readonly lesson = $derived.by((): Lesson | null => this.#game.state?.lesson ?? null);
  readonly over = $derived(this.lesson !== null && isOver(this.lesson));
  readonly page = $derived(
    this.lesson && this.#read.part === this.lesson.part ? Math.min(this.#read.page, this.lesson.pages.length - 1) : 0,
  );
  /** Whether there is more to be read before anything is done. */
  readonly reading = $derived(this.lesson !== null && this.page < this.lesson.pages.length - 1);
  /** Whether the voice speaks: not while something happens, nor while somebody else is asked. */
  readonly speaks = $derived.by(() => {
    const { state, show } = this.#game;
    return this.lesson !== null && !show.busy && state !== null && (state.question !== null || this.over);
  });
  readonly clear = $derived(this.lesson?.pages[this.page]?.clear ?? []);

  /** What has to be clicked next: a thing on the table, or something in the dock. */
  readonly aim = $derived.by((): { ref: string } | { selector: string } | null => {
    const [shown] = this.lesson?.show ?? [];
    if (!shown || this.reading || this.over) return null;
    const { leading, picked, question } = this.#game.table;
    const next = leading?.(shown) || nextRef(question?.choices ?? [], picked, shown);
    if (next) return next.includes(":") ? { ref: next } : { selector: next };
    return { selector: shown.refs.length ? `.prompt [data-do="${CSS.escape(shown.do)}"]` : ".prompt .pass" };
  });

  /** What has to be in sight. */
  readonly sought = $derived.by(() => {
    if (!this.speaks) return "";
    return this.aim && "ref" in this.aim ? this.aim.ref : (this.clear[0] ?? "");
  });

  get answer(): string {
    return this.#game.answer;
  }

  next(): void {
    if (this.reading) this.#turn(this.page + 1);
  }

  /** To the page before, or to the step before. */
  back(): void {
    if (this.page > 0) this.#turn(this.page - 1);
    else this.#game.stepBack();
  }

  #turn(page: number): void {
    this.#read = { part: this.lesson?.part ?? -1, page };
    this.turned += 1;
  }

  restart(): void {
    this.#read = { part: -1, page: 0 };
    this.#game.stepBack(true);
  }

  /** Let the voice do it. */
  show(): void {
    if (this.reading) return this.next();
    const [shown] = this.lesson?.show ?? [];
    if (shown) this.#game.table.act([shown.do]);
  }

  /** Play on from here, against a bot. */
  async skip(): Promise<void> {
    const { state, id } = this.#game;
    if (!state) return;
    const people = state.players.filter((player) => player.kind !== "rules");
    const seats = people.map(({ seat }): SeatWish => ({ kind: seat === state.seat ? "here" : "bot" }));
    try {
      go(`/play/${(await api.fork(id, { entry: state.entries, seats })).id}`);
    } catch (error) {
      this.#game.say(sentence(error));
    }
  }
}
