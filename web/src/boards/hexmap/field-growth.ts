/* What grows on the field: trees of the Tapestry’s kind, reeds, tufts of grass. Drawn about a point, a hex being 60 wide. */

import type { Colours } from "./field-colours";

export type Brush = OffscreenCanvasRenderingContext2D;

/** Numbers that look random and are the same on every machine. */
export function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function thread(brush: Brush, path: string, colour: string, width: number): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke(new Path2D(path));
}

const TRUNK =
  "M-3 0C0-12-4-20 0-34M-1-14C-8-18-13-22-15-32M0-20C6-22 11-26 13-38M0-32C-2-40-5-44-6-50M0-32C3-38 7-44 9-52";
/** Where branches end, and how a leaf lies there. */
const LEAVES: readonly [number, number, number][] = [
  [-15, -33, -0.5],
  [13, -39, 0.5],
  [-6, -51, -0.15],
  [9, -53, 0.25],
];
const LEAF = new Path2D("M0 3C-8 0-9-9-3-10C-1-10 0-8 0-6C0-8 1-10 3-10C9-9 8 0 0 3Z");

/** A tree with heart-shaped leaves, its foot at a point. */
export function tree(brush: Brush, colours: Colours, size: number, roll: () => number): void {
  brush.save();
  brush.scale(roll() < 0.5 ? -size : size, size);
  thread(brush, TRUNK, colours.outline, 6.4);
  thread(brush, TRUNK, colours.trunk, 3.6);
  const first = Math.floor(roll() * colours.leaves.length);
  LEAVES.forEach(([x, y, turn], i) => {
    brush.save();
    brush.translate(x, y);
    brush.rotate(turn);
    brush.scale(1.15, 1.15);
    brush.fillStyle = colours.leaves[(first + (i % 2)) % colours.leaves.length] ?? colours.trunk;
    brush.fill(LEAF);
    brush.strokeStyle = colours.outline;
    brush.lineWidth = 1.5;
    brush.stroke(LEAF);
    brush.restore();
  });
  brush.restore();
}

/** A stitch of water and three reeds, two with their heads. */
export function reeds(brush: Brush, colours: Colours): void {
  thread(brush, "M-22 12C-14 6-8 18 0 12C8 6 14 18 22 12", colours.wave, 1.8);
  thread(brush, "M-4 5L-8-11M0 5V-16M4 5L9-10", colours.reed, 2.2);
  thread(brush, "M0-12V-19M8-7L10-13", colours.rush, 3.2);
}

export function grass(brush: Brush, colours: Colours, roll: () => number): void {
  thread(brush, "M0 0L-3-7M0 0L1-9M0 0L4-6", colours.grass[roll() < 0.7 ? 0 : 1], 1.3);
}
