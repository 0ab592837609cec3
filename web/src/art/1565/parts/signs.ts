/** Crosses, crescents and the flags that bear them. */
import type { Pen } from "../../pen";
import { cut, disc, line, points, type Point, type Tone } from "../strokes";

export type Side = "malta" | "ottoman";

/** The cross of eight points. */
export function cross8(p: Pen, x: number, y: number, r: number, tone: Tone = "0"): void {
  const u = r / 10;
  const arms = [0, 1, 2, 3].map((turn) => {
    const cos = [1, 0, -1, 0][turn] ?? 1;
    const sin = [0, 1, 0, -1][turn] ?? 0;
    const spot = (a: number, b: number): Point => [x + (a * cos - b * sin) * u, y + (a * sin + b * cos) * u];
    return points([spot(0, 0), spot(-4.6, -10), spot(0, -7), spot(4.6, -10)]);
  });
  cut(p, arms.join(" "), tone, 0.9);
}

export function crescent(p: Pen, x: number, y: number, r: number, tone: Tone = "0", star = true): void {
  cut(
    p,
    `M${x + r * 0.5},${y - r} C${x - r * 0.9},${y - r} ${x - r * 0.9},${y + r} ${x + r * 0.5},${y + r} C${x - r * 0.25},${y + r * 0.6} ${x - r * 0.25},${y - r * 0.6} ${x + r * 0.5},${y - r} Z`,
    tone,
    0.9,
  );
  if (star) disc(p, x + r * 0.6, y, r * 0.2, tone, 0.7);
}

/** A flag on its pole, which stands at x,y and is `high`; it flies to the right, or to the left if `back`. */
export function flag(p: Pen, x: number, y: number, high: number, side: Side, scale = 1, back = false): void {
  line(p, `M${x},${y} L${x},${y - high}`, 1.9);
  p.at(x, y - high, scale, back, () => {
    if (side === "malta") {
      cut(p, "M0,1 C10,-4 20,5 34,0 L34,22 C20,27 10,18 0,23 Z", "4");
      cut(p, "M14,-1 L20,1 L20,9 L34,8 L34,14 L20,15 L20,24 L14,22 L14,14 L0,15 L0,9 L14,8 Z", "0", 0.7);
    } else {
      cut(p, "M0,1 C12,-4 22,5 40,0 L30,12 L40,24 C22,27 12,18 0,23 Z", "3");
      crescent(p, 16, 11.5, 7.5, "0");
    }
  });
}

/** A large banner, 80 wide, hanging from its pole at 0,0 downward and to the right. */
export function banner(p: Pen, side: Side): void {
  if (side === "malta") {
    cut(p, "M0,0 C20,-8 44,8 80,-2 C84,18 78,38 82,58 C46,68 22,52 0,60 Z", "4");
    cut(
      p,
      "M30,-2 C36,0 42,2 46,2 L46,22 C58,22 70,20 81,18 C81,26 80,32 80,38 C68,41 56,42 46,41 L46,62 C40,60 34,59 30,58 L30,38 C20,37 10,38 0,40 L0,22 C10,19 20,19 30,21 Z",
      "0",
      1,
    );
  } else {
    cut(p, "M0,0 C24,-8 48,8 92,-4 L66,26 L94,60 C48,66 24,50 0,58 Z", "3");
    cut(p, "M3,4 C24,-3 46,10 82,1 L61,26 L84,56 C46,60 24,47 3,54 Z", "2", 0.8);
    crescent(p, 36, 28, 19, "0");
  }
}

/** A horse-tail standard: the rank of a pasha. */
export function tug(p: Pen, x: number, y: number, high: number): void {
  line(p, `M${x},${y} L${x},${y - high}`, 2.6);
  disc(p, x, y - high - 5, 5, "1", 1);
  crescent(p, x, y - high - 15, 5, "1", false);
  cut(
    p,
    `M${x - 2},${y - high + 4} C${x + 10},${y - high + 4} ${x + 14},${y - high + 22} ${x + 10},${y - high + 48} C${x + 6},${y - high + 40} ${x + 2},${y - high + 46} ${x - 2},${y - high + 40} Z`,
    "5",
    1,
  );
  line(
    p,
    `M${x + 3},${y - high + 8} C${x + 9},${y - high + 20} ${x + 8},${y - high + 32} ${x + 8},${y - high + 42}`,
    0.7,
  );
}

/** A crucifix 60 high, held at its foot. */
export function crucifix(p: Pen): void {
  cut(
    p,
    "M-2.500,0 L-2.500,-42 L-15,-42 L-15,-47 L-2.500,-47 L-2.500,-60 L2.500,-60 L2.500,-47 L15,-47 L15,-42 L2.500,-42 L2.500,0 Z",
    "4",
    1,
  );
  cut(p, "M-11,-46 L-2,-43 L0,-46 L2,-43 L11,-46 L3,-38 L2,-24 L0,-18 L-2,-24 L-3,-38 Z", "0", 0.8);
  disc(p, 0, -48, 2.4, "0", 0.8);
}
