// The pen: takes paths of parts (absolute M, L, C, Q and Z only), lays them where they belong with the wobble of a
// hand, and keeps thread and hatching at one gauge whatever the scale of the part.
import { type Dice, dice, hash } from "./chance";
import { type Hand, PREFIX } from "./hands/hand";
import type { Size } from "./subject";

type Matrix = readonly [number, number, number, number, number, number];

/** `w` is the width of the outline; `ink: "none"` leaves it out. */
export type ShapeOptions = { w?: number; ink?: "none" };
/** `dash: 0` draws the line whole even if the hand stitches. */
export type LineOptions = { dash?: 0 };

const STITCH = 3.4;

/** A path as what stands before each number, and the numbers. */
type Tokens = { marks: string[]; numbers: Float64Array };

/** Paths of parts are the same every time: split once. */
const known = new Map<string, Tokens>();

function tokens(path: string): Tokens {
  let found = known.get(path);
  if (!found) {
    found = split(path);
    if (known.size > 6000) known.clear();
    known.set(path, found);
  }
  return found;
}

const isDigit = (code: number) => (code >= 48 && code <= 57) || code === 46;

/** Sign by sign, since a picture has thousands of numbers and most are read once. */
function split(path: string): Tokens {
  const marks: string[] = [];
  const numbers: number[] = [];
  let letters = "";
  for (let at = 0; at < path.length;) {
    const code = path.charCodeAt(at);
    if (!isDigit(code) && code !== 45) {
      if (code > 64) letters += path[at];
      at += 1;
      continue;
    }
    let end = at + 1;
    while (isDigit(path.charCodeAt(end))) end += 1;
    if (path[end] === "e") for (end += 2; isDigit(path.charCodeAt(end)); end += 1);
    marks.push(letters);
    numbers.push(Number(path.slice(at, end)));
    letters = "";
    at = end;
  }
  if (letters) marks.push(letters);
  return { marks, numbers: Float64Array.from(numbers) };
}

/** One decimal is enough for a stitch. Whole numbers are written several times as fast as others. */
function short(value: number): string {
  const tenths = Math.round(value * 10);
  const last = Math.abs(tenths % 10);
  const whole = Math.floor(Math.abs(tenths) / 10);
  const sign = tenths < 0 ? "-" : "";
  return last ? `${sign}${whole}.${last}` : `${sign}${whole}`;
}

export class Pen {
  readonly seed: number;
  /** What chance gives; borders have dice of their own, so that every size of a card shows the same picture. */
  dice: Dice;
  readonly out: string[] = [];
  /** The patterns that were used. */
  readonly used = new Set<string>();
  wobble: number;
  /** The width of the stage. */
  width = 320;
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private readonly thick: number;

  constructor(
    seed: string,
    readonly hand: Hand,
    readonly size: Size = "full",
  ) {
    this.seed = hash(seed);
    this.dice = dice(this.seed);
    this.wobble = hand.wobble;
    this.thick = size === "plate" ? 1.5 : 1;
  }

  pick<T>(things: readonly [T, ...T[]]): T {
    return things[Math.floor(this.dice() * things.length)] ?? things[0];
  }

  range(from: number, to: number): number {
    return from + this.dice() * (to - from);
  }

  /** Draws something moved, scaled, mirrored and turned. */
  at(x: number, y: number, scale: number, flip: boolean | 0 | 1, draw: (pen: this) => void, turn = 0): this {
    const old = this.matrix;
    const [a, b, c, d, e, f] = old;
    const cos = Math.cos(turn) * scale;
    const sin = Math.sin(turn) * scale;
    const side = flip ? -1 : 1;
    this.matrix = [
      (a * cos + c * sin) * side,
      (b * cos + d * sin) * side,
      c * cos - a * sin,
      d * cos - b * sin,
      a * x + c * y + e,
      b * x + d * y + f,
    ];
    draw(this);
    this.matrix = old;
    return this;
  }

  /** A filled shape with an outline. */
  shape(path: string, colour: string | null, angle = 0, options: ShapeOptions = {}): this {
    const fill = colour ? ` fill="${this.paint(colour, angle)}"` : "";
    const edge =
      options.ink === "none" ? ' stroke="none"' : this.stroke((options.w ?? this.hand.outline) * this.thick, {});
    this.out.push(`<path d="${this.trace(path)}"${fill}${edge}/>`);
    return this;
  }

  /** A line in ink or in a colour. */
  line(path: string, colour: string | null = null, width = 2, options: LineOptions = {}): this {
    const thread = !colour ? "" : colour.startsWith("#") ? colour : this.hand.thread(colour);
    const stroke = thread ? ` stroke="${thread}"` : "";
    this.out.push(`<path d="${this.trace(path)}"${stroke}${this.stroke(width * this.thick, options)}/>`);
    return this;
  }

  /** A wooden thing: a line of wool with ink on both sides. */
  rod(path: string, colour: string, width = 2): this {
    return this.line(path, null, width + 2.2, { dash: 0 }).line(path, colour, width);
  }

  /** An arm or a leg: a tube with an outline, as wide as the scale makes it. */
  limb(path: string, colour: string, width: number, angle = 90): this {
    const d = this.trace(path);
    const whole = this.stitched ? ' stroke-dasharray="none"' : "";
    const scaled = width * Math.hypot(this.matrix[0], this.matrix[1]);
    this.out.push(
      `<g${whole}><path d="${d}" stroke-width="${short(scaled + 3.2 * this.thick)}"/>` +
        `<path d="${d}" stroke="${this.paint(colour, angle)}" stroke-width="${short(scaled)}"/></g>`,
    );
    return this;
  }

  disc(x: number, y: number, r: number, colour: string | null, angle = 0, options: ShapeOptions = {}): this {
    const k = r * 0.552;
    return this.shape(
      `M${x - r},${y} C${x - r},${y - k} ${x - k},${y - r} ${x},${y - r} C${x + k},${y - r} ${x + r},${y - k} ${x + r},${y} ` +
        `C${x + r},${y + k} ${x + k},${y + r} ${x},${y + r} C${x - k},${y + r} ${x - r},${y + k} ${x - r},${y} Z`,
      colour,
      angle,
      options,
    );
  }

  /** Opens the group that gives all outlines what they have in common. */
  open(extra = ""): string {
    const dash = this.stitched ? ` stroke-dasharray="${STITCH} 2.5"` : "";
    return `<g stroke="${this.hand.ink}" stroke-width="${short(this.outline)}"${dash} stroke-linecap="round" stroke-linejoin="round" fill="none"${extra}>`;
  }

  /** A path where it belongs. Each point strays by an amount that hangs on the point itself: shared edges stay shared. */
  trace(path: string): string {
    const { marks, numbers } = tokens(path);
    const [a, b, c, d, e, f] = this.matrix;
    const reach = this.wobble / 127.5;
    let out = "";
    for (let i = 0; i < numbers.length; i += 2) {
      const x = numbers[i] ?? 0;
      const y = numbers[i + 1] ?? 0;
      const stray = Math.imul((Math.round(x * 4) * 73856093) ^ (Math.round(y * 4) * 19349663), this.seed | 1) >>> 0;
      const mark = marks[i];
      out += mark || (i ? " " : "");
      out += short(a * x + c * y + e + ((stray & 255) - 127.5) * reach);
      out += ` ${short(b * x + d * y + f + (((stray >> 8) & 255) - 127.5) * reach)}`;
    }
    return marks.length > numbers.length ? out + (marks.at(-1) ?? "") : out;
  }

  /** How large parts are drawn just now: small ones can do without detail. */
  get scale(): number {
    return Math.hypot(this.matrix[0], this.matrix[1]);
  }

  private get outline(): number {
    return this.hand.outline * this.thick;
  }

  private get stitched(): boolean {
    return this.hand.stitches && this.size !== "plate";
  }

  private paint(colour: string, angle: number): string {
    if (colour.startsWith("#")) return colour;
    const fill = this.hand.fill(colour, angle);
    if ("plain" in fill) return fill.plain;
    this.used.add(fill.pattern);
    return `url(#${PREFIX}${fill.pattern})`;
  }

  private stroke(width: number, { dash }: LineOptions): string {
    const off = Math.abs(width - this.outline);
    const thickness = off < 0.06 ? "" : ` stroke-width="${short(width)}"`;
    if (!this.stitched) return thickness;
    if (dash === 0) return `${thickness} stroke-dasharray="none"`;
    return off < 0.45 ? thickness : `${thickness} stroke-dasharray="${STITCH} ${short(width + 0.4)}"`;
  }
}
