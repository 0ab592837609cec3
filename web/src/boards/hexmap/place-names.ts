/* Where the names of places are written: at their places, or as near as no counter lies on them. Pure. */

import type { Atlas } from "./atlas";
import type { Label } from "./types";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What a counter with its tooth, wall and Leader takes about the middle of its hex, where a hex is 66 wide. */
const COUNTER: Box = { left: -28, right: 28, top: -36, bottom: 30 };
/** How wide a letter is on average, how far letters reach above and below their line, all in parts of their size. */
const LETTER = 0.46;
const [ABOVE, BELOW] = [0.78, 0.28];

/** How far a name may be moved, in hexes and in rows, nearest first. */
const MOVES = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2]
  .flatMap((rows) => [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3].map((hexes) => ({ hexes, rows })))
  .sort((one, other) => far(one) - far(other));

function far({ hexes, rows }: { hexes: number; rows: number }): number {
  return Math.abs(hexes) + 1.5 * Math.abs(rows);
}

/** The names with their places in letters of a size; one for which there is no room nearby is left out. */
export function placed(atlas: Atlas, size: number): Label[] {
  const { places, width, size: side } = atlas.scenery;
  const [wide, high] = [side * Math.sqrt(3), side * 1.5];
  const taken = atlas.scene.stacks.flatMap(({ hex }) => {
    const here = atlas.hex(hex);
    return here ? [moved(COUNTER, here.x, here.y, wide / 66)] : [];
  });
  const fits = (box: Box) => box.left > 0 && box.right < width && box.top > 0 && !taken.some((it) => meet(it, box));
  return places.flatMap((place) => {
    const found = MOVES.map(({ hexes, rows }) => ({ ...place, x: place.x + hexes * wide, y: place.y + rows * high }));
    const name = found.find((it) => fits(boxOf(it, size)));
    if (name) taken.push(boxOf(name, size));
    return name ?? [];
  });
}

/** What a name takes in letters of a size. */
function boxOf({ text, x, y, anchor }: Label, size: number): Box {
  const long = text.length * LETTER * size;
  const left = anchor === "end" ? x - long : anchor === "mid" ? x - long / 2 : x;
  return { left, right: left + long, top: y - ABOVE * size, bottom: y + BELOW * size };
}

function moved({ left, right, top, bottom }: Box, x: number, y: number, scale: number): Box {
  return { left: x + left * scale, right: x + right * scale, top: y + top * scale, bottom: y + bottom * scale };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
