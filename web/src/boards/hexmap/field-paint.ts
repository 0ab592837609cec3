/* The field embroidered: painted once for a size of the hexes, then kept as a picture. */

import type { Colours, Wool } from "./field-colours";
import { chance, grass, reeds, tree, type Brush } from "./field-growth";
import type { Plan, Point } from "./field-plan";
import type { Scenery } from "./types";

/** Room around the hexes, in units of the map: the ground goes on. */
export const ROOM = 64;

/** Hexes that are narrower on the screen have no stitches, as these would be lost. */
const COARSE = 14;

interface Work {
  brush: Brush;
  colours: Colours;
  scenery: Scenery;
  plan: Plan;
  /** The width of a hex in the map’s units, and the pixels of a unit. */
  wide: number;
  scale: number;
  /** The pixels of a unit of the screen. */
  fine: number;
  coarse: boolean;
}

/** Paint the whole field, so many pixels to a unit of the map, and `fine` of them to one of the screen. */
export function paintField(
  brush: Brush,
  scenery: Scenery,
  plan: Plan,
  colours: Colours,
  scale: number,
  fine: number,
): void {
  const wide = scenery.size * Math.sqrt(3);
  const work = { brush, colours, scenery, plan, wide, scale, fine, coarse: wide * scale < COARSE };
  brush.setTransform(scale, 0, 0, scale, ROOM * scale, ROOM * scale);
  brush.lineCap = "round";
  brush.lineJoin = "round";
  hills(work);
  cover(work, plan.marshes, colours.marsh, colours.edge.marsh);
  cover(work, plan.woods, colours.woods, colours.edge.woods);
  if (!work.coarse) {
    plants(work);
    grid(work);
  }
  road(work);
  ditch(work);
  woods(work);
}

function closed(line: readonly Point[]): Path2D {
  const path = new Path2D();
  line.forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  return path;
}

function stitch(work: Work, path: Path2D, colour: string, width: number, dash: number[] = [], opacity = 1): void {
  const { brush, wide } = work;
  brush.save();
  brush.strokeStyle = colour;
  brush.lineWidth = Math.max(width * wide, 0.7 / work.scale);
  brush.globalAlpha = opacity;
  brush.setLineDash(dash.map((length) => length * wide));
  brush.stroke(path);
  brush.restore();
}

/** Laid wool: threads of one gauge on the screen, however large the hexes are. */
function laid(work: Work, { cloth, dark, light, lie }: Wool): CanvasPattern | string {
  const tile = new OffscreenCanvas(26, 10);
  const brush = tile.getContext("2d");
  if (!brush) return cloth;
  brush.scale(2, 2);
  const draw = (colour: string, x: number, y: number, width: number, height: number) => {
    brush.fillStyle = colour;
    brush.fillRect(x, y, width, height);
  };
  draw(cloth, 0, 0, 13, 5);
  draw(dark, 0, 0.25, 13, 0.7);
  draw(dark, 0, 2.75, 13, 0.7);
  draw(light, 0, 1.5, 13, 0.6);
  draw(light, 0, 4, 13, 0.6);
  brush.globalAlpha = 0.5;
  draw(dark, 1.6, 0, 0.8, 5);
  const pattern = work.brush.createPattern(tile, "repeat");
  const gauge = work.fine / 2 / work.scale;
  pattern?.setTransform(new DOMMatrix().rotate(lie).scale(gauge));
  return pattern ?? cloth;
}

function hills(work: Work): void {
  const { brush, colours, plan, scenery } = work;
  const [low] = colours.levels;
  if (low) brush.fillStyle = laid(work, low);
  brush.fillRect(-ROOM, -ROOM, scenery.width + 2 * ROOM, scenery.height + 2 * ROOM);
  plan.levels.forEach(({ outlines }, i) => {
    const wool = colours.levels[Math.min(i + 1, colours.levels.length - 1)];
    if (wool) brush.fillStyle = laid(work, wool);
    const summit = i === plan.levels.length - 1;
    for (const line of outlines) {
      const path = closed(line);
      brush.fill(path);
      if (work.coarse) stitch(work, path, colours.edge.contour, 0.05);
      else contour(work, line, path, summit ? colours.edge.summit : colours.edge.contour);
    }
  });
}

/** Stem stitch, with a fringe of short stitches downhill. */
function contour(work: Work, line: readonly Point[], path: Path2D, colour: string): void {
  const { edge } = work.colours;
  stitch(work, fringe(line, work.wide), edge.contour, 0.022, [], 0.6);
  stitch(work, path, edge.shade, 0.05, [], 0.35);
  stitch(work, path, colour, 0.034, [0.09, 0.035]);
}

function fringe(line: readonly Point[], wide: number): Path2D {
  const roll = chance(line.length);
  const path = new Path2D();
  let gone = 0;
  line.forEach(([x, y], i) => {
    const [a, b] = line[(i + 1) % line.length] ?? [x, y];
    const far = Math.hypot(a - x, b - y) || 1;
    gone += far;
    if (gone < 0.13 * wide) return;
    gone = 0;
    const length = ((0.06 + 0.06 * roll()) * wide) / far;
    path.moveTo(x, y);
    path.lineTo(x + (b - y) * length, y - (a - x) * length);
  });
  return path;
}

function cover(work: Work, outlines: Point[][], wool: Wool, edge: string): void {
  work.brush.fillStyle = laid(work, wool);
  for (const line of outlines) {
    const path = closed(line);
    work.brush.fill(path);
    stitch(work, path, edge, 0.04, work.coarse ? [] : [0.08, 0.04]);
  }
}

/** Do something at each hex of a kind, in units of which a hex is 60 wide. */
function at(work: Work, terrain: string, draw: (roll: () => number) => void): void {
  const { brush, scenery, wide } = work;
  const roll = chance(7);
  for (const hex of scenery.hexes) {
    if (hex.terrain !== terrain) continue;
    brush.save();
    brush.translate(hex.x, hex.y);
    brush.scale(wide / 60, wide / 60);
    draw(roll);
    brush.restore();
  }
}

function plants(work: Work): void {
  const { brush, colours } = work;
  at(work, "swamp", () => reeds(brush, colours));
  at(work, "clear", (roll) => {
    if (roll() > 0.3) return;
    brush.translate((roll() - 0.5) * 34, (roll() - 0.3) * 30);
    grass(brush, colours, roll);
  });
}

function woods(work: Work): void {
  const { brush, colours, wide, scale } = work;
  if (work.coarse) {
    const sign = new Path2D("M-16 16L0-22L16 16Z");
    brush.fillStyle = colours.edge.woods;
    return at(work, "woods", () => brush.fill(sign));
  }
  // Two small trees, or a larger one where two would be lost.
  const places =
    wide * scale < 50
      ? [[0, 22, 0.95]]
      : [
          [-14, 4, 0.62],
          [13, 20, 0.62],
        ];
  at(work, "woods", (roll) => {
    for (const [x = 0, y = 0, size = 1] of places) {
      brush.save();
      brush.translate(x + (roll() - 0.5) * 8, y + (roll() - 0.5) * 6);
      tree(brush, colours, size, roll);
      brush.restore();
    }
  });
}

/** Running stitch on three sides of every hex: the others have theirs from their neighbours. */
function grid(work: Work): void {
  const path = new Path2D();
  for (const hex of work.scenery.hexes) {
    const corners = hex.points.split(" ").map((pair) => pair.split(",").map(Number));
    const last = hex.neighbours[4] && hex.neighbours[3] ? 3 : 6;
    corners.slice(0, last + 1).forEach(([x = 0, y = 0], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
    if (last === 6) path.closePath();
  }
  stitch(work, path, work.colours.grid, 0.016, [0.05, 0.075], 0.42);
}

/** A thread laid on the cloth and couched down. */
function road(work: Work): void {
  const { road: way } = work.plan;
  const [start, ...rest] = way;
  if (!start) return;
  const path = new Path2D();
  path.moveTo(...start);
  rest.forEach(([x, y], i) => {
    const after = rest[i + 1];
    if (after) path.quadraticCurveTo(x, y, (x + after[0]) / 2, (y + after[1]) / 2);
    else path.lineTo(x, y);
  });
  const { rim, thread, couching } = work.colours.road;
  stitch(work, path, rim, 0.15);
  stitch(work, path, thread, 0.11);
  if (work.coarse) return;
  work.brush.lineCap = "butt";
  stitch(work, path, couching, 0.11, [0.022, 0.085], 0.8);
  work.brush.lineCap = "round";
}

function ditch(work: Work): void {
  const { wide } = work;
  const bank = new Path2D();
  const herringbone = new Path2D();
  for (const [[x, y], [a, b]] of work.plan.ditch) {
    bank.moveTo(x, y);
    bank.lineTo(a, b);
    for (let i = 0.5; i < 6; i++) {
      const [across, down] = [x + ((a - x) * i) / 6, y + ((b - y) * i) / 6];
      for (const lean of [-1, 1]) {
        herringbone.moveTo(across - 0.04 * lean * wide, down - 0.01 * wide);
        herringbone.lineTo(across + 0.035 * lean * wide, down + 0.1 * wide);
      }
    }
  }
  stitch(work, bank, work.colours.ditch.bank, 0.075);
  if (!work.coarse) stitch(work, herringbone, work.colours.ditch.herringbone, 0.028);
}
