// What a picture is drawn from, and how large it is to be.
import type { Subject } from "../boards/battlefield/types";

export type { Subject };

/** `full` for an opened card, `hand` for a small card, `plate` for a square crop that is read at 40 to 100 pixels. */
export type Size = "full" | "hand" | "plate";

export type Options = {
  size?: Size;
  /** Copies of one card differ by their seed. */
  seed?: number;
  /** The picture carries its own patterns and can stand outside a page. */
  alone?: boolean;
};

export type PlaceKind =
  | "ridge"
  | "harbour"
  | "frieze"
  | "frieze-victory"
  | "frieze-defeat"
  | "armada"
  | "siege"
  | "siege-held"
  | "siege-taken"
  | "field";

/** The square of a picture that its plate shows: middle, top and width, on a stage of 320 by 240. */
export type Frame = { x: number; y: number; width: number };

export const WIDTH = 320;
export const HEIGHT = 240;

/** Boxes have a hand each: 1066 is stitched, 1565 is engraved. What is neither is stitched. */
export type Box = "1066" | "1565";

export function boxOf({ box }: Subject): Box {
  return box === "1565" ? "1565" : "1066";
}

export function boxOfPlace(kind: PlaceKind): Box {
  return kind === "harbour" || kind.startsWith("siege") ? "1565" : "1066";
}
