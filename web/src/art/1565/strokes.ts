/** The few strokes from which everything of 1565 is cut: shapes with a tone, lines, discs, and tubes for limbs. */
import type { Pen } from "../pen";

export type Point = readonly [number, number];
/** 0 is bare paper, 5 is black; m is mail. */
export type Tone = "0" | "1" | "2" | "3" | "4" | "5" | "m";
export type Draw = (p: Pen) => void;

/** A shape with a cut outline. */
export function cut(p: Pen, path: string, tone: Tone = "0", width = 1.2): void {
  p.shape(path, tone, 0, { w: width });
}

/** A shape without an outline: shade laid over another. */
export function shade(p: Pen, path: string, tone: Tone): void {
  p.shape(path, tone, 0, { ink: "none" });
}

export function line(p: Pen, path: string, width = 1): void {
  p.line(path, "ink", width);
}

/** A line scraped out of the dark: paper on black. */
export function scrape(p: Pen, path: string, width = 1): void {
  p.line(path, "#efe2c4", width);
}

export function disc(p: Pen, x: number, y: number, r: number, tone: Tone = "0", width = 1): void {
  p.disc(x, y, r, tone, 0, { w: width });
}

export function ellipse(p: Pen, x: number, y: number, rx: number, ry: number, tone: Tone = "0", width = 1): void {
  cut(p, oval(x, y, rx, ry), tone, width);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  const a = rx * 0.552;
  const b = ry * 0.552;
  return (
    `M${x - rx},${y} C${x - rx},${y - b} ${x - a},${y - ry} ${x},${y - ry} ` +
    `C${x + a},${y - ry} ${x + rx},${y - b} ${x + rx},${y} C${x + rx},${y + b} ${x + a},${y + ry} ${x},${y + ry} ` +
    `C${x - a},${y + ry} ${x - rx},${y + b} ${x - rx},${y} Z`
  );
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x},${y} L${x + width},${y} L${x + width},${y + height} L${x},${y + height} Z`;
}

export function points(list: readonly Point[], close = true): string {
  return "M" + list.map((q) => q.join(",")).join(" L") + (close ? " Z" : "");
}

/** Many short strokes at once: one element, however many there are. */
export function strokes(p: Pen, list: readonly (readonly [number, number, number, number])[], width = 1): void {
  line(p, list.map(([a, b, c, d]) => `M${a},${b} L${c},${d}`).join(" "), width);
}

function along(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** One side of a tube, bent softly at its joints. */
function side(list: readonly Point[]): string {
  let path = "";
  for (let i = 1; i < list.length; i++) {
    const before = list[i - 1] as Point;
    const here = list[i] as Point;
    const next = list[i + 1];
    if (!next) path += ` L${here.join(",")}`;
    else path += ` L${along(before, here, 0.72).join(",")} Q${here.join(",")} ${along(here, next, 0.28).join(",")}`;
  }
  return path;
}

function offsets(list: readonly Point[], widths: readonly number[], share: number): Point[] {
  return list.map((q, i) => {
    const a = list[Math.max(0, i - 1)] as Point;
    const b = list[Math.min(list.length - 1, i + 1)] as Point;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = ((widths[i] ?? widths[widths.length - 1] ?? 6) / 2) * share;
    return [round(q[0] - ((b[1] - a[1]) / length) * half), round(q[1] + ((b[0] - a[0]) / length) * half)];
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;
const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;

/** A limb: a tube along points, as wide at each as `widths` say, shaded on the side away from the light. */
export function tube(p: Pen, list: readonly Point[], widths: readonly number[], tone: Tone, dark?: Tone): void {
  const left = offsets(list, widths, 1);
  const right = offsets(list, widths, -1);
  const start = left[0] as Point;
  const back = [...right].reverse();
  const first = list[0] as Point;
  const cap = along(list[1] as Point, first, 1 + (widths[0] ?? 6) / 2.2 / distance(first, list[1] as Point));
  const home = `Q${cap.map(round).join(",")} ${start.join(",")} Z`;
  cut(p, `M${start.join(",")}${side(left)} L${(back[0] as Point).join(",")}${side(back)} ${home}`, tone);
  if (!dark) return;
  const last = list[list.length - 1] as Point;
  const inner = offsets(list, widths, first[1] <= last[1] ? 0.25 : -0.25);
  const outer = first[1] <= last[1] ? left : right;
  const core = [...inner].reverse();
  shade(p, `M${(outer[0] as Point).join(",")}${side(outer)} L${(core[0] as Point).join(",")}${side(core)} Z`, dark);
}
