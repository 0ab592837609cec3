/* The table that boards play on: what is picked, and what a pick does. */

import { SvelteMap } from "svelte/reactivity";
import { isRare, marks, matching, menu, step, type Face, type Scene, type Table } from "./choosing";
import type { Choice, Question } from "./wire";

/** Where a table's wishes go. */
export interface Port {
  act(serial: number, actions: string[]): void;
  why(about: string): void;
  inspect(ref: string): void;
  preview(action: string): Promise<Scene | null>;
}

export class LiveTable implements Table {
  #question = $state.raw<Question | null>(null);
  #picked = $state.raw<readonly string[]>([]);
  /** An answer is under way: nothing more is sent before the server has spoken. */
  sending = $state(false);
  hover = $state<string | null>(null);
  /** The choice that waits for being confirmed. */
  asking = $state.raw<Choice | null>(null);
  readonly faces = new SvelteMap<string, Face>();
  readonly #port: Port;
  #previews: Record<string, Promise<Scene | null>> = {};

  constructor(port: Port) {
    this.#port = port;
  }

  readonly #choices = $derived(this.#question?.choices ?? []);
  readonly marks = $derived(marks(this.#choices, this.#picked));
  readonly matching = $derived(matching(this.#choices, this.#picked));
  readonly menu = $derived(this.#picked.length ? menu(this.#choices, this.#picked) : []);

  get question(): Question | null {
    return this.#question;
  }

  get picked(): readonly string[] {
    return this.#picked;
  }

  /** The server has spoken: a new question lets go of all that was picked. */
  ask(question: Question | null): void {
    this.sending = false;
    if (question?.serial !== this.#question?.serial) {
      this.#picked = [];
      this.#previews = {};
      this.asking = null;
    }
    this.#question = question;
  }

  pick(ref: string): void {
    if (!this.#question) return this.inspect(ref);
    const next = step(this.#choices, this.#picked, ref);
    if ("send" in next) this.choose(next.send);
    else if ("why" in next) this.why(next.why);
    else this.#picked = next.picked;
  }

  choose(choice: Choice): void {
    if (isRare(choice)) this.asking = choice;
    else this.act([choice.do]);
  }

  /** Do not do what waits for being confirmed. */
  forbear(): void {
    this.asking = null;
  }

  act(actions: string[]): void {
    if (!this.#question || this.sending) return;
    this.sending = true;
    this.#port.act(this.#question.serial, actions);
  }

  unpick(ref?: string): void {
    this.#picked = ref === undefined ? this.#picked.slice(0, -1) : this.#picked.filter((other) => other !== ref);
  }

  why(about: string): void {
    this.#port.why(about);
  }

  inspect(ref: string): void {
    this.#port.inspect(ref);
  }

  preview(action: string): Promise<Scene | null> {
    return (this.#previews[action] ??= this.#port.preview(action));
  }
}
