/**
 * A person of 1565: feet at 0,0, 150 high to the brow, facing right. Legs, dress, arms and head are chosen apart, so
 * that no two need look alike; `half` leaves the legs out for portraits that end at the belt.
 */
import type { Pen } from "../../pen";
import { cut, disc, line, tube, type Draw, type Point, type Tone } from "../strokes";
import { DRESS, type Dress } from "./dress";
import { face, near as closeBy, type Face } from "./face";
import { hat, type Hat } from "./hats";

export type Legs = "stand" | "step" | "lunge" | "run" | "kneel" | "sit" | "brace";
/** Where elbow and hand are: x and y of each. */
export type Arm = readonly [number, number, number, number];
export type Person = Face & {
  dress: Dress;
  tone?: Tone;
  hose?: Tone;
  sleeve?: Tone;
  cloak?: Tone;
  hat?: Hat;
  hatTone?: Tone;
  legs?: Legs;
  half?: boolean;
  /** The near arm is the left one in the picture. */
  near?: Arm;
  far?: Arm;
  lean?: number;
  tilt?: number;
  /** The badge on the breast. */
  cross?: boolean;
  back?: Draw;
  mid?: Draw;
  chest?: Draw;
  hold?: Draw;
  front?: Draw;
};

type Leg = readonly [Point, Point, Point];
const LEGS: Record<Legs, { far: Leg; near: Leg; drop: number }> = {
  stand: {
    far: [
      [8, -66],
      [9, -35],
      [9, -6],
    ],
    near: [
      [-7, -66],
      [-8, -35],
      [-10, -6],
    ],
    drop: 0,
  },
  step: {
    far: [
      [8, -66],
      [17, -37],
      [21, -6],
    ],
    near: [
      [-7, -66],
      [-11, -34],
      [-22, -6],
    ],
    drop: 0,
  },
  brace: {
    far: [
      [8, -64],
      [20, -36],
      [19, -6],
    ],
    near: [
      [-8, -64],
      [-18, -36],
      [-24, -6],
    ],
    drop: 1,
  },
  lunge: {
    far: [
      [8, -62],
      [30, -44],
      [30, -6],
    ],
    near: [
      [-8, -62],
      [-22, -34],
      [-42, -8],
    ],
    drop: 3,
  },
  run: {
    far: [
      [8, -64],
      [29, -50],
      [25, -18],
    ],
    near: [
      [-8, -64],
      [-14, -32],
      [-38, -20],
    ],
    drop: -4,
  },
  kneel: {
    far: [
      [8, -66],
      [28, -62],
      [27, -34],
    ],
    near: [
      [-7, -66],
      [-4, -33],
      [-32, -31],
    ],
    drop: 28,
  },
  sit: {
    far: [
      [8, -66],
      [33, -64],
      [33, -32],
    ],
    near: [
      [-4, -64],
      [26, -60],
      [26, -30],
    ],
    drop: 26,
  },
};

export function person(p: Pen, o: Person): void {
  const stance = LEGS[o.legs ?? "stand"];
  p.at(0, o.half ? 0 : stance.drop, 1, 0, () => {
    o.back?.(p);
    const lower = DRESS[o.dress].long;
    if (!o.half && !lower) {
      leg(p, stance.far, o);
      leg(p, stance.near, o);
    } else if (!o.half && lower) hem(p, stance.near, stance.far);
    p.at(0, -66, 1, 0, () => p.at(0, 66, 1, 0, () => upper(p, o)), o.lean ?? 0);
  });
}

function leg(p: Pen, [hip, knee, ankle]: Leg, o: Person): void {
  const dress = DRESS[o.dress];
  const tone = o.hose ?? dress.hose;
  tube(p, [hip, knee, ankle], dress.leg, tone, tone === "0" ? "1" : tone === "1" ? "3" : undefined);
  dress.greave?.(p, knee, ankle);
  const turned = ankle[1] < -24 && knee[1] > -36;
  p.at(
    ankle[0],
    ankle[1],
    1,
    0,
    () => {
      if (dress.barefoot) cut(p, "M-4,-2 C-4,3 -5,5 -4,6 L10,6 C11,4 7,1 3,-2 Z", o.dark ? "2" : "0", 1);
      else cut(p, "M-5,-4 C-5,2 -6,5 -5,6 L13,6 C14,2 8,0 4,-4 Z", dress.shoe, 1);
    },
    turned ? 1.5 : 0,
  );
}

/** Under a long dress only the shoes are seen. */
function hem(p: Pen, near: Leg, far: Leg): void {
  for (const [x, y] of [far[2], near[2]])
    p.at(x, Math.max(y, -6), 1, 0, () => cut(p, "M-5,-4 L-5,6 L13,6 C14,2 8,0 4,-4 Z", "5", 1));
}

function upper(p: Pen, o: Person): void {
  if (o.cloak) cloak(p, o.cloak, o.half);
  const far = o.far ?? [24, -86, 28, -70];
  const close = o.near ?? [-22, -86, -12, -70];
  arm(p, [13, -104], far, o);
  o.mid?.(p);
  DRESS[o.dress].body(p, o);
  o.chest?.(p);
  p.at(
    1,
    -117,
    1,
    0,
    () => {
      face(p, o);
      hat(p, o.hat ?? "none", o.hatTone ?? (o.age === 2 ? "1" : "4"));
    },
    o.tilt ?? 0,
  );
  DRESS[o.dress].collar?.(p, o);
  o.hold?.(p);
  arm(p, [-14, -104], close, o);
  o.front?.(p);
}

function cloak(p: Pen, tone: Tone, half?: boolean): void {
  const foot = half ? -40 : -8;
  cut(p, `M-14,-110 C-30,-96 -34,-52 -38,${foot} C-24,${foot + 6} -8,${foot - 2} 2,${foot} L8,-100 Z`, tone);
  line(p, `M-22,-94 C-28,-66 -28,-36 -31,${foot} M-16,-90 C-20,-60 -20,-34 -21,${foot}`, 0.9);
}

function arm(p: Pen, shoulder: Point, [ex, ey, hx, hy]: Arm, o: Person): void {
  const elbow: Point = [ex, ey];
  const hand: Point = [hx, hy];
  const dress = DRESS[o.dress];
  const bare = dress.bareArms;
  const tone: Tone = bare ? (o.dark ? "2" : "0") : (o.sleeve ?? dress.sleeve ?? o.tone ?? "2");
  tube(
    p,
    [shoulder, elbow, hand],
    dress.arm,
    tone,
    tone === "0" ? "1" : tone === "1" ? "3" : tone === "2" ? "4" : undefined,
  );
  dress.cuff?.(p, shoulder, elbow, hand);
  fist(p, hand, elbow, o.dark ? "2" : "0");
}

function fist(p: Pen, [x, y]: Point, [ex, ey]: Point, tone: Tone): void {
  if (!closeBy(p)) return disc(p, x, y, 4.3, tone, 1);
  p.at(
    x,
    y,
    1,
    0,
    () => {
      cut(p, "M-4,-4 C0,-5.500 6,-5 7,-3 C8,0 7,4 4,5 C0,5.500 -3,5 -4,4 Z", tone, 1);
      line(p, "M3,-2.500 L7,-2 M3,.2 L7.400,.6 M3,2.600 L6.500,3", 0.8);
    },
    Math.atan2(y - ey, x - ex),
  );
}
