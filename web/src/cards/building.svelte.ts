/* A deck that is being built. Whether it may be played, and the code that it is shared as, the server says. */

import { SvelteMap } from "svelte/reactivity";
import { api, sentence } from "../lib/api";
import type { DeckInfo, PackInfo } from "../lib/wire";

export class Building {
  /** The code of what is chosen now; empty as long as it is asked for, or there is none. */
  code = $state("");
  /** Why it may not be played. */
  refusal = $state("");
  readonly #without = new SvelteMap<string, number>();
  #asked = 0;

  constructor(
    readonly pack: PackInfo,
    { code, without }: DeckInfo,
    /** Told of every code. */
    readonly oncode: (code: string) => void,
  ) {
    this.code = code;
    for (const [card, count] of Object.entries(without)) this.#without.set(card, count);
  }

  /** How many copies of a card stay in the box. */
  leftOut(card: string): number {
    return this.#without.get(card) ?? 0;
  }

  /** How many cards it has beside the Leader. */
  get size(): number {
    const cards = this.pack.cards.filter((card) => card.face.type !== "leader");
    return cards.reduce((sum, card) => sum + card.copies - this.leftOut(card.id), 0);
  }

  /** Leave out so many more copies of a card, or fewer. */
  change(card: string, by: number): void {
    this.#without.set(card, this.leftOut(card) + by);
    void this.#check();
  }

  /** Leave out nothing. */
  whole(): void {
    this.#without.clear();
    void this.#check();
  }

  async #check(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const without = Object.fromEntries([...this.#without].filter(([, count]) => count));
    let code = "";
    let refusal = "";
    try {
      ({ code } = await api.checkDeck({ faction: this.pack.faction, without }));
    } catch (error) {
      refusal = sentence(error);
    }
    // What was asked for later says more.
    if (asked !== this.#asked) return;
    this.code = code;
    this.refusal = refusal;
    if (code) this.oncode(code);
  }
}
