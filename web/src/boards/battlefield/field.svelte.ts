/* What every part of the battlefield shares: the table, what is printed, and what the choices mark. */

import { createContext } from "svelte";
import { asksForOne, type Table } from "../../lib/choosing";
import { dropped, ghosts, imagined, leading, NO_GHOSTS, suggested } from "./marking";
import type { Battle, Printed } from "./scene";

/** A preview is asked for once the pointer has rested so long, in milliseconds. */
const REST = 120;

export interface Given {
  scenery: Printed;
  scene: Battle;
  table: Table;
}

export class Field {
  readonly #given: () => Given;
  /** What is being dragged, and what is under it. */
  dragged = $state<string | null>(null);
  over = $state<string | null>(null);
  /** Totals as they would be, by wedge. */
  ghosts = $state.raw(NO_GHOSTS);

  constructor(given: () => Given) {
    this.#given = given;
  }

  get table(): Table {
    return this.#given().table;
  }

  get printed(): Printed {
    return this.#given().scenery;
  }

  get battle(): Battle {
    return this.#given().scene;
  }

  /** The choices that are still open; while something is dragged, those that it is part of. */
  readonly #open = $derived.by(() => {
    const { table } = this.#given();
    const held = this.dragged;
    if (held === null) return table.matching;
    return (table.question?.choices ?? []).filter((choice) => choice.refs.includes(held));
  });

  /** What to touch next; while something is dragged, what it can be dropped on. */
  readonly lead = $derived(leading(this.#open, this.dragged === null ? this.table.picked : [this.dragged]));

  /** Whether the question asks for one thing: a click on it is the answer. */
  readonly #asked = $derived.by(() => asksForOne(this.#given().table.question?.choices ?? []));

  /** Whether a card is to be put somewhere. */
  readonly placing = $derived(this.#open.some((choice) => choice.verb === "play" || choice.verb === "place"));

  /** The things of the suggested answer, such as a payment. */
  readonly suggested = $derived.by(() => suggested(this.#given().table.question));

  word(name: string): string {
    return this.printed.words[name] ?? name;
  }

  /** Somebody clicks a thing: that reads it, unless exactly such a thing is asked for. A Leader is never taken so. */
  touch(ref: string): void {
    const { table } = this;
    const chosen = this.battle.below.hand.filter(({ notes }) => notes.some((note) => note.kind === "chosen"));
    const refs = chosen.map((card) => card.ref);
    if (table.question && refs.includes(ref)) return table.retract(ref, refs);
    const asked = this.#asked && table.marks.has(ref) && ref !== this.battle.below.leader;
    if (asked) table.pick(ref);
    else table.open(ref);
  }

  /** Something was dropped on something: the choice that it means is done, or both are picked to tell several apart. */
  drop(what: string, onto: string): void {
    const { table } = this;
    const [first, second] = dropped(table.question?.choices ?? [], what, onto);
    if (!first) {
      table.inspect(what);
      return table.why(what);
    }
    if (!second) return table.act([first.do]);
    table.open(what);
  }

  /** Show what the hovered thing would change, once the pointer rests on it; call in an effect. */
  foresee(): () => void {
    const { table } = this;
    const choices = imagined(table.matching, table.picked, table.hover);
    this.ghosts = NO_GHOSTS;
    if (!choices.length) return () => {};
    let stale = false;
    const timer = setTimeout(async () => {
      const after = await Promise.all(choices.map((choice) => table.preview(choice.do)));
      if (!stale) this.ghosts = ghosts(choices, after as (Battle | null)[]);
    }, REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }
}

export const [field, setField] = createContext<Field>();
