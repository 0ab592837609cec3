/* The shape of the ground, worked out once from the hexes: outlines of hills, woods and marshes, road and ditch. */

import type { Hex, Scenery } from "./types";

export type Point = readonly [number, number];

export interface Plan {
  /** Outlines of all ground that is so high or higher, from low to high; the lowest level is everywhere. */
  levels: { level: number; outlines: Point[][] }[];
  woods: Point[][];
  marshes: Point[][];
  /** The way through the hexes of the road, and beyond the first and last. */
  road: Point[];
  ditch: [Point, Point][];
}

/** The corners of a hex from the north clockwise, in half widths and half sizes: whole numbers, so that they are equal. */
const CORNERS: readonly Point[] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** Round off a closed line by cutting its corners (Chaikin), so often. */
export function softened(line: readonly Point[], times = 2): Point[] {
  let points = [...line];
  for (let time = 0; time < times; time++) {
    points = points.flatMap(([x, y], i): Point[] => {
      const [a, b] = points[(i + 1) % points.length] ?? [x, y];
      return [
        [x * 0.75 + a * 0.25, y * 0.75 + b * 0.25],
        [x * 0.25 + a * 0.75, y * 0.25 + b * 0.75],
      ];
    });
  }
  return points;
}

/** The closed outlines of a set of hexes, each with what is inside on its right hand. */
export function outlines(scenery: Scenery, inside: (hex: Hex) => boolean): Point[][] {
  const across = (scenery.size * Math.sqrt(3)) / 2;
  const down = scenery.size / 2;
  const next = new Map<string, { from: Point; to: string }>();
  for (const hex of scenery.hexes) {
    if (!inside(hex)) continue;
    const corners = CORNERS.map(([x, y]): Point => [Math.round(hex.x / across) + x, Math.round(hex.y / down) + y]);
    hex.neighbours.forEach((ref, way) => {
      const other = scenery.hexes[Number(ref.slice(4) || -1)];
      const [from, to] = [corners[way], corners[(way + 1) % 6]];
      if (!from || !to || (other && inside(other))) return;
      next.set(String(from), { from: [from[0] * across, from[1] * down], to: String(to) });
    });
  }
  return chains(next);
}

function chains(next: Map<string, { from: Point; to: string }>): Point[][] {
  const found: Point[][] = [];
  for (const start of [...next.keys()]) {
    const line: Point[] = [];
    for (let key = start; next.has(key);) {
      const side = next.get(key);
      next.delete(key);
      if (!side) break;
      line.push(side.from);
      key = side.to;
    }
    if (line.length) found.push(line);
  }
  return found;
}

/** The two ends of the side of a hex in a direction. */
function sideOf(hex: Hex, way: number): [Point, Point] {
  const corners = hex.points.split(" ").map((pair) => pair.split(",").map(Number));
  const [a, b] = [corners[way] ?? [], corners[(way + 1) % 6] ?? []];
  return [
    [a[0] ?? 0, a[1] ?? 0],
    [b[0] ?? 0, b[1] ?? 0],
  ];
}

/** The road from edge to edge: its ends are drawn on, out of the map. */
function roadOf(scenery: Scenery): Point[] {
  const way = scenery.road.flatMap((ref): Point[] => {
    const hex = scenery.hexes[Number(ref.slice(4))];
    return hex ? [[hex.x, hex.y]] : [];
  });
  const [first, second] = way;
  const [last, before] = [way.at(-1), way.at(-2)];
  if (!first || !second || !last || !before) return way;
  const beyond = (end: Point, inner: Point): Point => [2 * end[0] - inner[0], 2 * end[1] - inner[1]];
  return [beyond(first, second), ...way, beyond(last, before)];
}

export function planOf(scenery: Scenery): Plan {
  const levels = [...new Set(scenery.hexes.map((hex) => hex.level))].sort((a, b) => a - b).slice(1);
  const shape = (inside: (hex: Hex) => boolean) => outlines(scenery, inside).map((line) => softened(line));
  return {
    levels: levels.map((level) => ({ level, outlines: shape((hex) => hex.level >= level) })),
    woods: shape((hex) => hex.terrain === "woods"),
    marshes: shape((hex) => hex.terrain === "swamp"),
    road: roadOf(scenery),
    // Of two hexes that share a side, only one draws it.
    ditch: scenery.hexes.flatMap((hex) =>
      hex.ditch.filter((way) => way < 3 || !hex.neighbours[way]).map((way) => sideOf(hex, way)),
    ),
  };
}
