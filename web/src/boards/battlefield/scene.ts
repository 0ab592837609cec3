/* What the table of 1066 is drawn from, and how things are found in it. */

import type { Column, Face, Piece, Scene, Scenery } from "./types";

export type { Column, Face, Foe, Held, Note, Pending, Piece, Rank, Side, Task, Total } from "./types";
/** What changes, and what is printed: under these names, for every board has a scene and scenery. */
export type Battle = Scene;
export type Printed = Scenery;

/** The number of a thing: 41 of `card:41`. */
export function numberOf(ref: string): number {
  return Number(ref.slice(ref.indexOf(":") + 1));
}

/** A card as it is printed; copies share one face. */
export function faceOf(printed: Printed, ref: string): Face | undefined {
  return printed.faces[String(printed.cards[numberOf(ref)])];
}

/** A card's name, with the number of a copy. */
export function nameOf(printed: Printed, ref: string): string {
  return printed.names[numberOf(ref)] ?? ref;
}

/** Which copy of its kind a card is, from 0: its picture differs a little. */
export function copyOf(printed: Printed, ref: string): number {
  const card = numberOf(ref);
  return card - (printed.cards[card] ?? card);
}

/** A rule as a card prints it: its kind and title stand out from what it says. */
export function ruleParts(line: string): [title: string, rest: string] {
  const at = line.indexOf(":");
  return at > 0 ? [line.slice(0, at + 1), line.slice(at + 1)] : ["", line];
}

/** Every card in play of a scene, attachments after what they are on. */
export function pieces(battle: Battle): Piece[] {
  const ranks = battle.wedges.flatMap((column) => [column.above, column.below]);
  const rows = ranks.flatMap((rank) => [...rank.cards, ...rank.attached]);
  const all = [...rows, ...battle.above.reserve, ...battle.below.reserve];
  return all.flatMap((piece) => [piece, ...piece.attached]);
}

/** All things of a wedge: itself, its cards and what is attached to them. */
export function refsIn(column: Column): string[] {
  const cards = [column.above, column.below].flatMap((rank) => [...rank.cards, ...rank.attached]);
  return [column.ref, ...cards.flatMap((piece) => [piece.ref, ...piece.attached.map((on) => on.ref)])];
}
