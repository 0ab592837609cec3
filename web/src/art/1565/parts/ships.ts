/** Ships and boats, about 260 long at scale 1, the waterline at 0, sailing to the right; and what bars their way. */
import type { Pen } from "../../pen";
import { cut, disc, ellipse, line, shade, strokes } from "../strokes";
import { crescent, cross8, flag, type Side } from "./signs";

/** A lateen sail on its mast, `k` its size. */
function lateen(p: Pen, mast: number, k: number, side: Side, badge: boolean): void {
  const at = (x: number, y: number): string => `${(mast + x * k).toFixed(1)},${(y * k).toFixed(1)}`;
  line(p, `M${mast},-14 L${at(3, -112)}`, 3);
  line(p, `M${at(-40, -46)} L${at(46, -146)}`, 2.6);
  cut(
    p,
    `M${at(-38, -48)} C${at(-2, -80)} ${at(24, -116)} ${at(45, -144)} C${at(48, -100)} ${at(44, -56)} ${at(30, -20)} C${at(8, -34)} ${at(-16, -40)} ${at(-38, -48)} Z`,
    "0",
  );
  cut(
    p,
    `M${at(20, -112)} C${at(28, -122)} ${at(38, -134)} ${at(45, -144)} C${at(48, -100)} ${at(44, -56)} ${at(30, -20)} C${at(30, -56)} ${at(28, -86)} ${at(20, -112)} Z`,
    "2",
    0.6,
  );
  line(
    p,
    `M${at(-18, -64)} C${at(-6, -56)} ${at(14, -44)} ${at(34, -34)} M${at(2, -88)} C${at(14, -76)} ${at(28, -66)} ${at(44, -60)}`,
    0.8,
  );
  if (badge && side === "malta") cross8(p, mast + 15 * k, -66 * k, 15, "3");
  if (badge && side === "ottoman") crescent(p, mast + 15 * k, -68 * k, 15, "4", false);
  flag(p, mast + 3 * k, -112 * k, 22, side, 0.55, true);
}

export function galley(p: Pen, side: Side, sails = 2): void {
  if (sails > 1) lateen(p, -34, 0.92, side, false);
  if (sails > 0) lateen(p, 34, 1.08, side, true);
  else line(p, "M-34,-14 L-32,-100 M34,-14 L37,-116 M-66,-96 L4,-108 M4,-112 L72,-124", 2.8);
  oars(p, 15, -72, 9.4);
  cut(
    p,
    "M-112,-46 C-104,-24 -96,-16 -80,-14 L92,-14 L150,-22 L152,-18 L108,-4 C90,12 -70,12 -90,4 C-108,-6 -114,-26 -112,-46 Z",
    "3",
  );
  cut(p, "M-96,-22 C-90,-15 -86,-14 -80,-14 L92,-14 L108,-15 L104,-8 L-86,-8 C-92,-12 -96,-16 -96,-22 Z", "1", 0.9);
  strokes(
    p,
    Array.from({ length: 18 }, (_, i) => [-76 + i * 9.4, -14, -76 + i * 9.4, -8] as const),
    1,
  );
  poop(p);
  crew(p, 7, -60, 20);
}

function oars(p: Pen, count: number, from: number, gap: number): void {
  strokes(
    p,
    Array.from({ length: count }, (_, i) => [from + i * gap, -8, from - 16 + i * gap, 22] as const),
    1.7,
  );
}

function poop(p: Pen): void {
  cut(p, "M-114,-44 L-110,-66 C-96,-78 -84,-74 -76,-58 L-74,-20 L-92,-20 C-104,-26 -110,-34 -114,-44 Z", "2");
  line(p, "M-108,-58 L-78,-52 M-110,-48 L-76,-40 M-104,-36 L-76,-30", 1);
  line(p, "M-110,-66 L-112,-90", 2);
  disc(p, -112, -94, 4, "1", 1);
}

function crew(p: Pen, count: number, from: number, gap: number): void {
  for (let i = 0; i < count; i++) {
    const x = from + i * gap;
    disc(p, x, -22, 3.4, "0", 0.9);
    cut(p, `M${x - 5},-14 C${x - 4},-19 ${x + 4},-19 ${x + 5},-14 Z`, "4", 0.8);
  }
  strokes(
    p,
    Array.from({ length: count }, (_, i) => [from + i * gap + 5, -14, from + i * gap + 9, -40] as const),
    1,
  );
}

/** A round ship with high castles: the Sultana, a mahona. */
export function carrack(p: Pen, side: Side, cargo = false): void {
  for (const [x, high] of [
    [-56, 96],
    [4, 132],
    [66, 104],
  ] as const) {
    line(p, `M${x},-20 L${x},${-high - 20}`, 3.4);
    cut(
      p,
      `M${x - 34},${-high} C${x - 12},${-high - 7} ${x + 12},${-high - 7} ${x + 34},${-high} C${x + 42},${-high + 24} ${x + 36},${-high + 44} ${x + 28},-42 C${x + 8},-52 ${x - 12},-52 ${x - 30},-42 C${x - 24},${-high + 44} ${x - 26},${-high + 24} ${x - 34},${-high} Z`,
      "0",
    );
    shade(
      p,
      `M${x + 10},${-high - 4} C${x + 20},${-high - 4} ${x + 28},${-high - 2} ${x + 34},${-high} C${x + 42},${-high + 24} ${x + 36},${-high + 44} ${x + 28},-42 C${x + 24},-44 ${x + 18},-46 ${x + 12},-48 C${x + 22},${-high + 44} ${x + 20},${-high + 24} ${x + 10},${-high - 4} Z`,
      "2",
    );
    flag(p, x, -high - 14, 18, side, 0.5, true);
  }
  if (side === "ottoman") crescent(p, 2, -86, 14, "4", false);
  line(p, "M4,-150 L104,-40 M4,-150 L-108,-50 M-56,-112 L-112,-54", 0.9);
  cut(
    p,
    "M-116,-64 L-68,-58 L-60,-32 L56,-32 L66,-54 L112,-62 C112,-30 100,-4 78,8 C40,14 -50,14 -84,8 C-106,-6 -116,-34 -116,-64 Z",
    "3",
  );
  cut(
    p,
    "M-114,-48 C-90,-40 -76,-30 -60,-24 L58,-24 C78,-30 96,-38 111,-46 L110,-36 C92,-26 76,-20 58,-14 L-60,-14 C-80,-20 -100,-30 -113,-38 Z",
    "1",
    0.9,
  );
  for (const x of [-40, -16, 8, 32]) cut(p, `M${x},-8 L${x + 10},-8 L${x + 10},0 L${x},0 Z`, "5", 0.9);
  line(p, "M-104,-16 C-60,4 60,4 98,-16", 1);
  if (cargo)
    for (const x of [-44, -24, -2, 20, 40])
      cut(p, `M${x - 10},-32 C${x - 12},-44 ${x + 10},-46 ${x + 11},-32 Z`, x % 4 ? "2" : "1", 1);
}

/** A boat 120 long; `men` are drawn into it by the caller through `load`. */
export function boat(p: Pen, load?: () => void, blades = 5): void {
  strokes(
    p,
    Array.from({ length: blades }, (_, i) => [-36 + i * 17, -10, -48 + i * 17, 16] as const),
    2,
  );
  load?.();
  cut(
    p,
    "M-64,-26 C-58,-14 -52,-12 -44,-12 L46,-12 C54,-13 60,-18 66,-30 C66,-10 56,4 44,8 L-42,8 C-56,4 -64,-10 -64,-26 Z",
    "3",
  );
  cut(
    p,
    "M-62,-18 C-56,-12 -52,-10 -44,-8 L46,-8 C54,-9 60,-13 65,-22 L64,-14 C58,-6 52,-3 46,-2 L-44,-2 C-54,-4 -60,-8 -62,-18 Z",
    "1",
    0.9,
  );
}

/** A galley keel up, for a captain who once lived on its air. */
export function capsized(p: Pen): void {
  cut(p, "M-96,0 C-84,-30 -50,-44 0,-46 C50,-44 84,-30 100,0 Z", "4");
  line(p, "M-98,-2 C-60,-44 60,-52 102,-2 M-80,-12 C-40,-36 40,-40 84,-12 M-60,-8 C-30,-22 30,-24 64,-8", 1.1);
  line(p, "M-30,-44 L-44,-66 M20,-46 L34,-70", 2.4);
}

/** The great chain, links along a curve, on its rafts. */
export function chain(
  p: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size = 8,
  rafts = 3,
): void {
  const count = Math.max(6, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.5)));
  const spot = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  for (let i = 1; i <= rafts; i++) {
    const [x, y] = spot(i / (rafts + 1));
    cut(
      p,
      `M${x - size * 2},${y + size * 0.4} L${x - size * 1.6},${y + size * 1.2} L${x + size * 1.8},${y + size * 1.2} L${x + size * 2},${y + size * 0.4} Z`,
      "4",
      1,
    );
    line(p, `M${x - size * 1.9},${y + size * 0.8} L${x + size * 1.9},${y + size * 0.8}`, 0.8);
  }
  for (let i = 0; i <= count; i++) {
    const [x, y] = spot(i / count);
    const [x2, y2] = spot(Math.min(1, (i + 0.5) / count));
    p.at(
      x,
      y,
      1,
      0,
      () => {
        if (i % 2) return line(p, `M${-size * 0.9},0 L${size * 0.9},0`, size * 0.36);
        ellipse(p, 0, 0, size, size * 0.58, "1", 1.4);
        ellipse(p, 0, 0, size * 0.58, size * 0.24, "5", 1);
      },
      Math.atan2(y2 - y, x2 - x || 1),
    );
  }
}

/** Wreckage on the water: spars and a broken hull. */
export function wreck(p: Pen): void {
  cut(p, "M-50,4 C-40,-16 -24,-22 -6,-22 L-12,-10 L2,-14 L-2,2 L10,6 Z", "3");
  line(p, "M-30,-18 L-42,-40 M10,6 L58,-22 M44,-34 L62,-8", 2.6);
  cut(p, "M22,-2 L50,-22 L54,-10 L30,8 Z", "1", 1);
}

/** Caps of janissaries over the gunwale of a boat far off. */
export function caps(p: Pen, count: number): void {
  for (let i = 0; i < count; i++) {
    const x = -40 + i * (80 / count);
    cut(p, `M${x - 7},-6 C${x - 7},-20 ${x + 7},-20 ${x + 7},-6 Z`, i % 2 ? "2" : "3");
    disc(p, x + 1, -24, 5, "0");
    cut(
      p,
      `M${x - 5},-27 L${x - 4},-42 C${x - 2},-46 ${x + 5},-46 ${x + 6},-42 L${x + 6},-27 Z M${x - 5},-40 C${x - 14},-40 ${x - 14},-26 ${x - 10},-20 L${x - 5},-28 Z`,
      "0",
    );
  }
}
