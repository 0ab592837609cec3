/** Walls and what is done to them: forts, bastions, breaches, trenches, gabions, towers, ladders, mines. */
import type { Pen } from "../../pen";
import { box, cut, disc, line, points, scrape, shade, strokes, type Point, type Tone } from "../strokes";
import { rock } from "./nature";
import { flag, type Side } from "./signs";

/** x, y, and how far the foot stands out. */
type Corner = readonly [number, number, number?];

/** A sloped wall from corner to corner, with merlons. */
export function wall(p: Pen, a: Corner, b: Corner, high: number, tone: Tone = "1", merlons = true): void {
  cut(
    p,
    points([
      [a[0], a[1]],
      [b[0], b[1]],
      [b[0] + (b[2] ?? 0), b[1] + high],
      [a[0] + (a[2] ?? 0), a[1] + high],
    ]),
    tone,
  );
  line(p, `M${a[0]},${a[1] + 5} L${b[0]},${b[1] + 5}`, 1.4);
  if (merlons) teeth(p, a, b, tone);
}

function teeth(p: Pen, a: Corner, b: Corner, tone: Tone): void {
  const count = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 12));
  const spot = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const all = Array.from({ length: count }, (_, k) => {
    const [x, y] = spot((k + 0.22) / count);
    const [x2, y2] = spot((k + 0.78) / count);
    return points([
      [x, y],
      [x, y - 5],
      [x2, y2 - 5],
      [x2, y2],
    ]);
  });
  cut(p, all.join(" "), tone, 0.9);
}

const COURSES: readonly Point[] = [
  [-96, 6],
  [-86, 20],
  [-56, 0],
  [-46, 16],
  [42, 2],
  [50, 18],
  [76, 4],
  [92, 14],
  [-10, 26],
  [10, 22],
];

/** A star fort on its rock, about 250 wide. */
export function fort(p: Pen, side: Side = "malta", keep = true): void {
  cut(p, "M-120,40 C-90,22 -60,26 -30,20 C20,12 60,22 96,26 C112,32 124,40 130,48 L-132,48 Z", "3");
  line(p, "M-96,40 C-80,34 -70,36 -60,30 M-30,40 C-10,30 10,38 24,28 M60,42 C76,34 86,38 96,32", 1);
  wall(p, [-62, -40], [-20, -46], 30, "1");
  wall(p, [-20, -46], [16, -46], 30, "0");
  wall(p, [16, -46], [66, -40], 30, "2");
  if (keep) {
    cut(p, "M-16,-46 L-14,-84 L30,-84 L32,-46 Z", "0");
    cut(p, "M14,-46 L14,-84 L30,-84 L32,-46 Z", "3");
    cut(p, [0, 1, 2, 3].map((i) => box(-14 + i * 12, -91, 7, 7)).join(" "), "1", 0.9);
    cut(p, "M-3,-58 L-3,-68 C-2,-73 4,-73 5,-68 L5,-58 Z", "5", 0.8);
    flag(p, 8, -90, 46, side);
  }
  wall(p, [-112, -6, -8], [-70, -32, 0], 42, "1");
  wall(p, [-70, -32, 0], [-34, -6, 0], 42, "3");
  wall(p, [-34, -6, 0], [26, -6, 0], 42, "0");
  wall(p, [26, -6, 0], [60, -30, 0], 42, "1");
  wall(p, [60, -30, 0], [108, -4, 8], 42, "4");
  for (const x of [-22, -4, 14])
    cut(p, `M${x - 4},12 L${x - 4},4 C${x - 3},0 ${x + 3},0 ${x + 4},4 L${x + 4},12 Z`, "5", 0.9);
  line(
    p,
    COURSES.map(([a, b]) => `M${a},${b} L${a + 7},${b - 1} M${a + 3},${b + 4} L${a + 11},${b + 3}`).join(" "),
    0.8,
  );
}

/** A round old castle with a keep, about 120 wide: St. Angelo. */
export function castle(p: Pen, side: Side = "malta"): void {
  cut(p, "M-70,10 C-60,-6 -40,-4 -20,-8 C20,-12 50,-6 70,10 Z", "3");
  cut(p, "M-50,2 L-48,-34 L-18,-34 L-18,2 Z", "1");
  cut(p, "M50,2 L48,-34 L20,-34 L20,2 Z", "4");
  cut(p, "M-18,4 L-18,-46 L20,-46 L20,4 Z", "0");
  cut(p, "M6,-46 L20,-46 L20,4 L8,4 Z", "2", 0.8);
  cut(
    p,
    [-48, -36, -24, 22, 32, 42]
      .map((x) => box(x, -39, 6, 5))
      .concat([-18, -8, 2, 12].map((x) => box(x, -52, 6, 6)))
      .join(" "),
    "1",
    0.9,
  );
  cut(p, "M-5,4 L-5,-12 C-4,-18 6,-18 7,-12 L7,4 Z", "5", 1);
  flag(p, 0, -50, 36, side, 0.8);
}

/** The corner of a bastion seen from the ditch, 120 wide, 90 high, its foot at 0,0. */
export function bastion(p: Pen, front: Tone = "1", flank: Tone = "3"): void {
  cut(p, "M-70,0 L-60,-84 L10,-92 L16,0 Z", front);
  cut(p, "M16,0 L10,-92 L58,-74 L70,-4 Z", flank);
  line(p, "M-61,-76 L11,-84 L58,-67", 2);
  cut(
    p,
    "M-60,-84 L-60,-91 L-44,-93 L-44,-86 Z M-30,-88 L-30,-95 L-14,-97 L-14,-90 Z M0,-91 L0,-98 L10,-99 L10,-92 Z M22,-88 L22,-94 L34,-90 L34,-84 Z M46,-79 L46,-85 L58,-81 L58,-74 Z",
    front,
    1,
  );
  strokes(
    p,
    [
      [-52, -60, -38, -61],
      [-30, -48, -14, -50],
      [-56, -34, -40, -35],
      [-20, -26, -4, -27],
      [-46, -14, -30, -15],
      [24, -54, 36, -51],
      [38, -34, 52, -31],
      [24, -20, 38, -18],
    ],
    0.9,
  );
}

/** A gap shot into a wall, stones below: 110 wide, foot at 0,0. */
export function breach(p: Pen, tone: Tone = "1", high = 90): void {
  cut(
    p,
    `M-150,0 L-150,${-high} L-62,${-high} L-54,${-high + 16} L-60,${-high + 28} L-44,${-high + 44} L-48,-30 L-30,-14 L-34,0 Z`,
    tone,
  );
  cut(
    p,
    `M150,0 L150,${-high} L66,${-high} L56,${-high + 12} L62,${-high + 30} L46,${-high + 46} L52,-32 L34,-16 L40,0 Z`,
    tone,
  );
  shade(
    p,
    `M-62,${-high} L-54,${-high + 16} L-60,${-high + 28} L-44,${-high + 44} L-48,-30 L-30,-14 L-34,0 L-46,0 L-42,-12 L-60,-28 L-56,${-high + 44} L-70,${-high + 26} L-66,${-high + 12} L-72,${-high} Z`,
    "4",
  );
  strokes(
    p,
    [
      [-130, -high + 20, -114, -high + 20],
      [-106, -40, -90, -40],
      [-136, -30, -120, -30],
      [90, -high + 24, 106, -high + 24],
      [112, -44, 128, -44],
      [84, -26, 100, -26],
    ],
    0.9,
  );
  for (const [x, y, s] of [
    [-24, 0, 1],
    [-6, 3, 1.3],
    [18, 1, 1.1],
    [34, 4, 0.9],
    [-40, 5, 0.9],
    [4, -8, 1],
    [-14, -8, 0.8],
    [24, -8, 0.8],
  ] as const)
    rock(p, x, y, s);
}

/** Bricks of a parapet from y down; men stand behind or upon it. */
export function parapet(p: Pen, y: number, tone: Tone = "1"): void {
  const w = p.width;
  cut(p, box(-4, y, w + 8, 250 - y), tone);
  line(p, `M-4,${y + 5} L${w + 4},${y + 5}`, 1.4);
  const joints: string[] = [];
  for (let row = 0; y + 5 + row * 14 < 240; row++) {
    const top = y + 5 + row * 14;
    joints.push(`M-4,${top + 14} L${w + 4},${top + 14}`);
    for (let x = (row % 2) * 26 - 8; x < w; x += 52) joints.push(`M${x},${top} L${x},${top + 14}`);
  }
  line(p, joints.join(" "), 0.9);
}

export function gabion(p: Pen, x: number, y: number, scale = 1): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-17,0 L-16,-46 C-8,-51 8,-51 16,-46 L17,0 C8,4 -8,4 -17,0 Z", "1");
    shade(p, "M4,-49 C10,-49 14,-48 16,-46 L17,0 C13,2 9,3 5,3 Z", "3");
    line(
      p,
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => `M-16.500,${-6 - i * 6} C-6,${-2 - i * 6} 6,${-2 - i * 6} 16.500,${-6 - i * 6}`)
        .join(" "),
      1,
    );
    line(p, [-14, -7, 0, 7, 14].map((q) => `M${q},-50 L${q},-56`).join(" "), 1.6);
  });
}

/** A zigzag trench running up from x,y. */
export function trench(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    const path = "M0,0 L60,-14 L6,-32 L54,-46 L12,-60 L46,-70";
    line(p, path, 7);
    scrape(p, path, 4.2);
    line(p, "M0,3 L60,-11 L6,-29 L54,-43 L12,-57 L46,-67", 1.4);
  });
}

/** A wheeled siege tower, 150 high. */
export function siegeTower(p: Pen): void {
  cut(p, "M-34,-10 L-26,-150 L26,-150 L34,-10 Z", "2");
  shade(p, "M8,-150 L26,-150 L34,-10 L10,-10 Z", "4");
  line(
    p,
    "M-32,-44 L32,-44 M-30,-80 L30,-80 M-28,-114 L28,-114 M-33,-12 L30,-44 M33,-12 L-31,-44 M-31,-46 L28,-80 M30,-46 L-29,-80 M-28,-82 L26,-114 M28,-82 L-27,-114",
    1.8,
  );
  cut(
    p,
    "M-30,-150 L-30,-162 L-20,-162 L-20,-156 L-8,-156 L-8,-162 L4,-162 L4,-156 L16,-156 L16,-162 L30,-162 L30,-150 Z",
    "1",
  );
  cut(p, "M26,-128 L66,-112 L64,-106 L26,-118 Z", "3");
  cut(p, "M-10,-126 L10,-126 L10,-146 L-10,-146 Z", "5", 1);
  for (const x of [-22, 22]) wheel(p, x, -10, 12);
}

export function wheel(p: Pen, x: number, y: number, r: number): void {
  disc(p, x, y, r, "1", 1.2);
  disc(p, x, y, r * 0.76, "0", 1);
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const t = (i * Math.PI) / 5;
    return `M${(x + Math.cos(t) * r * 0.22).toFixed(1)},${(y + Math.sin(t) * r * 0.22).toFixed(1)} L${(x + Math.cos(t) * r * 0.76).toFixed(1)},${(y + Math.sin(t) * r * 0.76).toFixed(1)}`;
  });
  line(p, spokes.join(" "), Math.max(1.2, r * 0.1));
  disc(p, x, y, r * 0.27, "3", 1);
}

/** A scaling ladder from its foot to its head. */
export function ladder(p: Pen, from: Point, to: Point, width = 12): void {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const long = Math.hypot(x2 - x1, y2 - y1);
  const nx = (-(y2 - y1) / long) * (width / 2);
  const ny = ((x2 - x1) / long) * (width / 2);
  const rungs = Math.floor(long / 12);
  const steps = Array.from({ length: rungs }, (_, i) => {
    const t = (i + 0.6) / rungs;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t;
    return [x + nx, y + ny, x - nx, y - ny] as const;
  });
  strokes(p, steps, 2);
  strokes(
    p,
    [
      [x1 + nx, y1 + ny, x2 + nx, y2 + ny],
      [x1 - nx, y1 - ny, x2 - nx, y2 - ny],
    ],
    3,
  );
}

/** A row of stakes in the water, linked with a chain. */
export function palisade(p: Pen, x: number, y: number, count: number, gap = 20, high = 60): void {
  for (let i = 0; i < count; i++) {
    const q = x + i * gap;
    const top = y - high - (i % 3) * 5;
    cut(p, `M${q - 4},${y} L${q - 4},${top} L${q},${top - 9} L${q + 4},${top} L${q + 4},${y} Z`, i % 2 ? "2" : "1");
    shade(p, `M${q - 4},${y} L${q - 4},${top} L${q - 1},${top} L${q - 1},${y} Z`, "4");
  }
  for (let i = 0; i < count - 1; i++)
    line(
      p,
      `M${x + i * gap + 3},${y - high * 0.55} C${x + i * gap + 8},${y - high * 0.4} ${x + i * gap + 13},${y - high * 0.4} ${x + (i + 1) * gap - 3},${y - high * 0.55}`,
      2.2,
    );
}

/** Timbers of a mine: posts and caps, with earth above. */
export function timbering(p: Pen, y: number, floor: number, posts: readonly number[]): void {
  for (const x of posts) {
    cut(p, box(x - 5, y, 10, floor - y), "2");
    shade(p, box(x - 5, y, 4, floor - y), "4");
    cut(p, box(x - 17, y - 8, 34, 8), "3");
  }
}
