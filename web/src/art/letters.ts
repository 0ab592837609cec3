// Stitched capitals, 10 high, for the lettering inside a picture.
import type { Pen } from "./pen";

const LETTERS: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  A: [6, "M0,10 L3,0 L6,10 M1.4,6.6 L4.6,6.6 M1.4,0 L4.6,0"],
  B: [5.5, "M0,0 L0,10 M0,0 C6,0 6,4.6 0,4.8 C7,4.8 7,10 0,10"],
  C: [5.5, "M5.5,1.4 C3,-1 0,1 0,5 C0,9 3,11 5.5,8.6"],
  D: [6, "M0,0 L0,10 C8,10 8,0 0,0"],
  E: [5.5, "M5.5,1 C2,-1 0,2 0,5 C0,8 2,11 5.5,9 M0,5 L4.4,5"],
  F: [5, "M5.4,0 L0,0 L0,10 M0,5 L4.2,5"],
  G: [6, "M5.6,1.4 C3,-1 0,1 0,5 C0,9 3,11 5.8,9 L5.8,5.6 L3.6,5.6"],
  H: [6, "M0,0 L0,10 M6,0 L6,10 M0,5 L6,5"],
  I: [0.5, "M.2,0 L.2,10"],
  L: [5, "M0,0 L0,10 L5,10"],
  M: [8, "M0,10 L1,0 L4,7 L7,0 L8,10"],
  N: [6, "M0,10 L0,0 L6,10 L6,0"],
  O: [7, "M3.5,0 C-1,0 -1,10 3.5,10 C8,10 8,0 3.5,0"],
  P: [5.5, "M0,10 L0,0 C7,0 7,5.5 0,5.5"],
  Q: [7, "M3.5,0 C-1,0 -1,10 3.5,10 C8,10 8,0 3.5,0 M4,7 L7,11"],
  R: [6, "M0,10 L0,0 C7,0 7,5 0,5 L6,10"],
  S: [5.6, "M5.5,1.2 C3,-1 0,0 .5,2.6 C1,5 5.5,4.6 5.6,7.4 C5.8,10.5 2,11 0,8.8"],
  T: [7, "M0,0 L7,0 M3.5,0 L3.5,10"],
  V: [6, "M0,0 L3,10 L6,0"],
  W: [9, "M0,0 L2,10 L4.5,2 L7,10 L9,0"],
  X: [6, "M0,0 L6,10 M6,0 L0,10"],
  Y: [6, "M0,0 L3,5 L6,0 M3,5 L3,10"],
  "·": [0.5, "M.2,3 L.2,3.4 M.2,7 L.2,7.4"],
};
const SPACE = 2;
const GAP = 3.2;

/** Lettering with its middle at x and its top at y. */
export function letter(
  p: Pen,
  text: string,
  x: number,
  y: number,
  colour: string | undefined = "ink",
  scale = 1.25,
): void {
  const widths = [...text].map((sign) => ((LETTERS[sign]?.[0] ?? SPACE) + GAP) * scale);
  let left = x - (widths.reduce((sum, width) => sum + width, 0) - GAP * scale) / 2;
  const wobble = p.wobble;
  p.wobble = 0.35;
  [...text].forEach((sign, i) => {
    const strokes = LETTERS[sign]?.[1];
    if (strokes) p.at(left, y, scale, 0, () => p.line(strokes, colour, 1.9));
    left += widths[i] ?? 0;
  });
  p.wobble = wobble;
}
