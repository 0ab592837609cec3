/* What a unit shows in each direction: front, flank or rear. */

import type { Atlas } from "./atlas";
import type { Turning } from "./turning";
import type { Hex, Piece } from "./types";

export interface Facing {
  from: Hex;
  sides: {
    name: Piece["aspects"][number];
    letter: string;
    /** Where the letter is written, and the ground that belongs to it. */
    x: number;
    y: number;
    wedge: string;
  }[];
}

/** Of the unit that turns, as it would then stand, or of the selected one. */
export function facingOf(atlas: Atlas, ref: string, turning: Turning | null): Facing | null {
  const piece = atlas.piece(ref);
  const from = atlas.hex(turning?.hex ?? piece?.hex ?? "");
  const names = turning ? turning.aspects : piece?.aspects;
  if (!from || !names?.length) return null;
  const corners = from.points.split(" ");
  const sides = names.flatMap((name, way) => {
    const there = atlas.hex(from.neighbours[way] ?? "");
    if (!there) return [];
    const wedge = `${corners[way]} ${there.x},${there.y} ${corners[(way + 1) % 6]}`;
    const at = { x: from.x + (there.x - from.x) * 0.66, y: from.y + (there.y - from.y) * 0.66 };
    return [{ name, letter: atlas.scenery.aspects[name].letter, ...at, wedge }];
  });
  return { from, sides };
}
