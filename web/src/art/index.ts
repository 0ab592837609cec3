// The composer: a picture for every card, Objective and place, drawn from parts. Pure functions without a DOM: the same
// subject gives the same picture on every machine, and no word of a card is in it.
import { burinPatterns } from "./hands/burin";
import { stitchPatterns } from "./hands/stitch";
import { compose1066, place1066, scene1066 } from "./1066";
import { compose1565, place1565, scene1565 } from "./1565";
import { type Options, type PlaceKind, type Subject, boxOf, boxOfPlace } from "./subject";

export type { Options, PlaceKind, Size, Subject } from "./subject";

/** The picture of a card or an Objective as an `<svg>`. */
export function compose(subject: Subject, options: Options = {}): string {
  return boxOf(subject) === "1565" ? compose1565(subject, options) : compose1066(subject, options);
}

/** The scene or plate that stands for a subject, and how it is varied: equal keys mean the same picture. */
export function sceneOf(subject: Subject): string {
  return boxOf(subject) === "1565" ? scene1565(subject) : scene1066(subject);
}

/** A wide picture. */
export function place(kind: PlaceKind, width: number, height: number): string {
  return boxOfPlace(kind) === "1565" ? place1565(kind, width, height) : place1066(kind, width, height);
}

/** The patterns of both hands, once for all pictures of a page. */
export function sheetDefs(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>${stitchPatterns()}${burinPatterns()}</defs></svg>`;
}
