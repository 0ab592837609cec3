/* The cards of all packs as a list, and what of it is looked for. */

import type { Face } from "../boards/battlefield/scene";
import type { CardIndex, Fact, Fared, PackInfo } from "../lib/wire";

/** A card or an Objective in the list. */
export interface Entry {
  id: string;
  pack: PackInfo;
  /** A type of card, or `objective`. */
  type: string;
  face: Face;
  /** How many are in the deck; none of an Objective. */
  copies: number;
  facts: readonly Fact[];
  rules: readonly string[];
  /** How it fared in games between bots, if it was in any. */
  fared: Fared | null;
  /** All that it says, to be searched. */
  said: string;
}

export interface Filter {
  words: string;
  box: string;
  side: string;
  type: string;
  trait: string;
  from: number | null;
  to: number | null;
  /** Where a fact of it is from. */
  origin: string;
  order: Order;
}

export const ORDERS = ["pack", "name", "cost"] as const;
export type Order = (typeof ORDERS)[number];

export const NO_FILTER: Filter = {
  words: "",
  box: "",
  side: "",
  type: "",
  trait: "",
  from: null,
  to: null,
  origin: "",
  order: "pack",
};

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

const sayingOf = ({ name, line, text, history }: Pick<Face, "name" | "line" | "text" | "history">) =>
  folded([name, line, ...text, history].join(" "));

/** Everything in the packs, in their order; `lined` says what an Objective is, by its letter. */
export function entries(index: CardIndex, lined: (letter: string) => string): Entry[] {
  return index.packs.flatMap((pack) => [
    ...pack.cards.map(({ id, face, copies, facts, rules, fared = null }) => {
      return { id, pack, type: face.type, face, copies, facts, rules, fared, said: sayingOf(face) };
    }),
    ...pack.objectives.map(({ id, face: task, facts, rules }) => {
      const printed = { type: "objective", line: lined(task.letter), unit: "", traits: [], cost: null, army: false };
      const values = { might: 0, zeal: 0, health: 0, resources: 0, reconstructed: false };
      const face: Face = { ...task, ...printed, ...values };
      return { id, pack, type: "objective", face, copies: 0, facts, rules, fared: null, said: sayingOf(face) };
    }),
  ]);
}

/** The entries that a filter lets through, in its order. */
export function found(all: readonly Entry[], filter: Filter, lang = "en"): Entry[] {
  const parts = folded(filter.words).split(/\s+/).filter(Boolean);
  const kept = all.filter(({ pack, type, face, facts, said }) => {
    const cost = face.cost;
    return (
      (!filter.box || pack.box === filter.box) &&
      (!filter.side || pack.faction === filter.side) &&
      (!filter.type || type === filter.type) &&
      (!filter.trait || face.traits.includes(filter.trait)) &&
      (filter.from === null || (cost !== null && cost >= filter.from)) &&
      (filter.to === null || (cost !== null && cost <= filter.to)) &&
      (!filter.origin || facts.some(({ grade }) => grade === filter.origin)) &&
      parts.every((part) => said.includes(part))
    );
  });
  const byName = new Intl.Collator(lang);
  if (filter.order === "name") kept.sort((one, other) => byName.compare(one.face.name, other.face.name));
  // What has no cost comes last.
  if (filter.order === "cost") kept.sort((one, other) => (one.face.cost ?? 99) - (other.face.cost ?? 99));
  return kept;
}

/** A filter as part of an address, without what is as usual. */
export function toAddress(filter: Filter): string {
  const set = Object.entries(filter).filter(([name, value]) => value !== NO_FILTER[name as keyof Filter]);
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** The filter of an address; what makes no sense there is as usual. */
export function fromAddress(address: string): Filter {
  const set = new URLSearchParams(address);
  const number = (name: string) => (/^\d{1,2}$/.test(set.get(name) ?? "") ? Number(set.get(name)) : null);
  const text = (name: string) => set.get(name) ?? "";
  return {
    words: text("words"),
    box: text("box"),
    side: text("side"),
    type: text("type"),
    trait: text("trait"),
    from: number("from"),
    to: number("to"),
    origin: text("origin"),
    order: ORDERS.find((order) => order === set.get("order")) ?? "pack",
  };
}

/** Every different one of some values, in order. */
export function distinct(values: readonly string[], lang: string): string[] {
  return [...new Set(values)].sort(new Intl.Collator(lang).compare);
}
