/* The table that boards play on: what is picked, and what a pick does. */

import { SvelteMap } from "svelte/reactivity";
import { begins, isRare, marks, matching, menu, step, type Face, type Scene, type Table } from "./choosing";
import type { Choice, Question } from "./wire";

/** Where a table's wishes go. */
export interface Port {
  act(serial: number, actions: string[]): void;
  undo(): void;
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
  #opened = $state<string | null>(null);
  /** The choice that waits for being confirmed. */
  asking = $state.raw<Choice | null>(null);
  sought = $state("");
  told = $state.raw<readonly string[]>([]);
  /** The choice that a lesson asks for, in notation. */
  aim = $state("");
  readonly faces = new SvelteMap<string, Face>();
  /** The digit that opens a thing, by its ref: boards show it there. */
  readonly digits = new SvelteMap<string, number>();
  /** How the board calls its things; nothing for what it does not know. */
  naming = $state.raw<((ref: string) => string) | null>(null);
  leading = $state.raw<((choice: Choice) => string) | null>(null);
  readonly #port: Port;
  /** Answers that are taken back one after the other, and those of them that are given again then. */
  #again: { undo: number; refs: readonly string[] } | null = null;
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

  get opened(): string | null {
    return this.#opened;
  }

  /** The server has spoken: a new question lets go of all that was picked, and of what the pointer had rested on. */
  ask(question: Question | null): void {
    this.sending = false;
    if (question?.serial !== this.#question?.serial) {
      this.#picked = [];
      this.#previews = {};
      this.asking = null;
      this.hover = null;
    }
    this.#question = question;
    if (question) this.#goOn();
  }

  /** Of several things that are chosen already, such as discards, take one back: the others are chosen again. */
  retract(ref: string, chosen: readonly string[]): void {
    this.#again = { undo: chosen.length, refs: chosen.filter((other) => other !== ref) };
    this.#goOn();
  }

  #goOn(): void {
    const again = this.#again;
    if (!again) return;
    if (again.undo) {
      again.undo -= 1;
      return this.#port.undo();
    }
    this.#again = null;
    const actions = again.refs.flatMap((ref) => this.#choices.find((choice) => choice.refs.includes(ref))?.do ?? []);
    if (actions.length) this.act(actions);
  }

  pick(ref: string): void {
    if (!this.#question) return this.inspect(ref);
    const next = step(this.#choices, this.#picked, ref);
    if ("send" in next) this.choose(next.send);
    else if ("why" in next) this.why(next.why);
    else this.#picked = next.picked;
  }

  open(ref: string): void {
    if (begins(this.#choices, ref)) this.#picked = [ref];
    this.inspect(ref);
  }

  choose(choice: Choice): void {
    if (isRare(choice) || choice.warning) this.asking = choice;
    else this.act([choice.do]);
  }

  /** Do not do what waits for being confirmed. */
  forbear(): void {
    this.asking = null;
  }

  act(actions: string[]): void {
    if (!this.#question || this.sending) return;
    this.sending = true;
    this.close();
    this.#port.act(this.#question.serial, actions);
  }

  unpick(ref?: string): void {
    this.#picked = ref === undefined ? this.#picked.slice(0, -1) : this.#picked.filter((other) => other !== ref);
  }

  why(about: string): void {
    this.#port.why(about);
  }

  inspect(ref: string): void {
    this.#opened = ref;
    this.#port.inspect(ref);
  }

  close(): void {
    this.#opened = null;
  }

  preview(action: string): Promise<Scene | null> {
    return (this.#previews[action] ??= this.#port.preview(action));
  }
}
