/** What people carry. Things are held at 0,0 and point up, unless said otherwise. */
import type { Pen } from "../../pen";
import { box, cut, disc, ellipse, line, scrape, shade, strokes, type Point } from "../strokes";
import { cross8 } from "./signs";

/** Draws a thing in a hand: at a spot, turned. */
export function held(p: Pen, [x, y]: Point, turn: number, draw: (p: Pen) => void, scale = 1): void {
  p.at(x, y, scale, 0, draw, turn);
}

export function sword(p: Pen): void {
  cut(p, "M-2.600,-3 L-2.200,-62 L0,-70 L2.200,-62 L2.600,-3 Z", "0", 1);
  line(p, "M0,-6 L0,-58", 0.7);
  line(p, "M-11,-3 L11,-3", 3);
  line(p, "M-11,-3 C-13,3 -9,7 -3,8", 1.4);
  line(p, "M0,-2 L0,10", 3.4);
  disc(p, 0, 13, 3, "2", 1);
}

export function scimitar(p: Pen): void {
  cut(p, "M-2,-2 C-4,-24 4,-48 20,-66 C18,-44 10,-22 4,-2 Z", "0", 1.1);
  line(p, "M0,-6 C0,-24 6,-44 16,-58", 0.8);
  line(p, "M-9,-2 L10,-1", 2.8);
  line(p, "M0,0 C0,6 -2,9 -5,11", 3.6);
}

export function dagger(p: Pen): void {
  cut(p, "M-2.200,0 L0,-24 L2.200,0 Z", "0", 1);
  line(p, "M-6,0 L6,0 M0,0 L0,7", 2.6);
}

/** A pike, 190 long, held in its middle. */
export function pike(p: Pen): void {
  line(p, "M0,90 L0,-100", 2.4);
  cut(p, "M-3,-98 L0,-116 L3,-98 Z", "0", 1);
}

export function halberd(p: Pen): void {
  line(p, "M0,64 L0,-80", 3);
  cut(p, "M0,-60 C12,-66 18,-62 20,-74 C18,-84 8,-80 0,-80 Z", "1", 1);
  cut(p, "M0,-66 L-12,-72 L0,-76 Z", "2", 1);
  cut(p, "M-2.500,-80 L0,-100 L2.500,-80 Z", "0", 1);
}

/** A horseman's lance, level, held a third from its end. */
export function lance(p: Pen): void {
  line(p, "M-60,0 L120,0", 3.4);
  cut(p, "M118,-3 L136,0 L118,3 Z", "0", 1);
}

/** An arquebus, level, butt at 0,0, 74 long. */
export function arquebus(p: Pen): void {
  line(p, "M0,-1 L76,-3", 4.6);
  scrape(p, "M6,-2 L72,-4", 0.8);
  cut(p, "M16,-4 L-14,2 L-16,12 L-4,11 L8,4 L40,0 L40,-3 Z", "3", 1.1);
  line(p, "M22,1 C22,6 28,6 29,1 M30,-5 C30,-12 36,-12 37,-7", 1.4);
}

/** A long musket. */
export function musket(p: Pen): void {
  line(p, "M0,-1 L104,-4", 4);
  scrape(p, "M6,-2 L100,-5", 0.7);
  cut(p, "M18,-4 L-12,4 L-14,15 L-2,12 L12,4 L64,0 L64,-3 Z", "3", 1.1);
  line(p, "M24,2 C24,7 30,7 31,1 M32,-5 C32,-12 38,-12 39,-7", 1.3);
}

/** A crossbow, level, butt at 0,0. */
export function crossbow(p: Pen): void {
  cut(p, "M-14,-2 L56,-4 L56,2 L-10,6 Z", "3", 1.1);
  line(p, "M50,-34 C64,-18 64,14 52,32", 4);
  line(p, "M50,-34 L20,-3 L52,32", 1.1);
  line(p, "M20,-4 L64,-5", 1.8);
  line(p, "M16,4 L8,14", 2);
}

/** A drawn Turkish bow, its grip at 0,0, arrow to the right. */
export function bow(p: Pen): void {
  line(p, "M-8,-42 C4,-44 10,-26 6,-12 C4,-4 4,4 6,12 C10,26 4,44 -8,42", 3.2);
  line(p, "M-8,-42 L-28,0 L-8,42", 1);
  line(p, "M-28,0 L26,0", 1.6);
  cut(p, "M24,-3 L34,0 L24,3 Z", "0", 1);
  strokes(
    p,
    [
      [-28, 0, -32, -4],
      [-28, 0, -32, 4],
      [-24, 0, -28, -4],
      [-24, 0, -28, 4],
    ],
    1,
  );
}

/** A cane shield with a boss and rings. */
export function kalkan(p: Pen, r: number): void {
  disc(p, 0, 0, r, "1", 1.4);
  for (const k of [0.86, 0.7, 0.54]) p.disc(0, 0, r * k, null, 0, { w: 0.9 });
  const spokes = Array.from({ length: 24 }, (_, i) => {
    const t = (i * Math.PI) / 12;
    return [Math.cos(t) * r * 0.56, Math.sin(t) * r * 0.56, Math.cos(t) * r * 0.84, Math.sin(t) * r * 0.84] as const;
  });
  strokes(p, spokes, 0.8);
  disc(p, 0, 0, r * 0.36, "3", 1.2);
  disc(p, 0, 0, r * 0.16, "0", 1);
}

/** The shield of a knight, with the cross. */
export function shield(p: Pen): void {
  cut(p, "M-17,-20 C-6,-24 6,-24 17,-20 C18,4 10,20 0,28 C-10,20 -18,4 -17,-20 Z", "0");
  shade(p, "M-17,-20 C-13,-21.500 -10,-22 -8,-22.500 C-9,0 -6,16 0,28 C-10,20 -18,4 -17,-20 Z", "1");
  cross8(p, 0, -1, 13, "4");
}

export function buckler(p: Pen, r = 14): void {
  disc(p, 0, 0, r, "2", 1.2);
  p.disc(0, 0, r * 0.78, null, 0, { w: 0.9 });
  disc(p, 0, 0, r * 0.3, "0", 1);
}

/** A mace or a baton of command. */
export function mace(p: Pen): void {
  line(p, "M0,12 L0,-40", 3.2);
  ellipse(p, 0, -47, 8, 10, "2", 1.2);
  line(p, "M-4,-54 C-6,-49 -6,-44 -4,-39 M4,-54 C6,-49 6,-44 4,-39 M0,-57 L0,-37", 0.9);
}

export function letter(p: Pen): void {
  cut(p, "M-16,-24 L16,-28 L18,4 L-14,8 Z", "0", 1.1);
  strokes(
    p,
    [
      [-11, -17, 11, -20],
      [-11, -11, 12, -14],
      [-10, -5, 12, -8],
      [-10, 1, 4, -1],
    ],
    0.9,
  );
  disc(p, 10, 2, 4, "4", 1);
}

/** A scroll hanging open, with a seal. */
export function scroll(p: Pen): void {
  cut(p, "M-16,-34 C-10,-38 10,-38 16,-34 L16,22 C10,26 -10,26 -16,22 Z", "0", 1.1);
  cut(p, "M-19,-38 C-10,-43 10,-43 19,-38 C12,-32 -12,-32 -19,-38 Z", "2", 1);
  strokes(
    p,
    [
      [-10, -26, 10, -26],
      [-10, -20, 11, -20],
      [-10, -14, 9, -14],
      [-10, -8, 11, -8],
      [-10, -2, 6, -2],
    ],
    0.9,
  );
  line(p, "M0,24 L-3,34 M0,24 L3,34", 1.6);
  disc(p, 0, 36, 6, "4", 1);
}

export function book(p: Pen): void {
  cut(
    p,
    "M0,-2 C-8,-8 -20,-8 -28,-4 L-28,-26 C-20,-30 -8,-30 0,-24 C8,-30 20,-30 28,-26 L28,-4 C20,-8 8,-8 0,-2 Z",
    "0",
    1.1,
  );
  line(p, "M0,-2 L0,-24 M-28,-4 L-30,0 C-20,-4 -8,-4 0,3 C8,-4 20,-4 30,0 L28,-4", 1);
  strokes(
    p,
    [
      [-23, -21, -6, -20],
      [-23, -16, -6, -15],
      [-23, -11, -6, -10],
      [6, -20, 23, -21],
      [6, -15, 23, -16],
      [6, -10, 18, -11],
    ],
    0.8,
  );
}

/** A plan of a star fort on a sheet, 70 wide. */
export function plan(p: Pen): void {
  cut(p, "M-38,-30 L36,-34 L40,26 L-34,30 Z", "0", 1.1);
  line(p, "M0,-22 L6,-10 L22,-12 L14,0 L20,14 L5,10 L-4,20 L-8,8 L-24,8 L-14,-3 L-20,-16 L-6,-11 Z", 1.5);
  line(p, "M0,-14 L4,-6 L14,-7 L9,0 L12,8 L4,6 L-2,12 L-5,5 L-14,5 L-8,-2 L-12,-9 L-4,-7 Z", 0.8);
  strokes(
    p,
    [
      [24, 18, 34, 17],
      [24, 22, 32, 21],
      [-32, -24, -24, -24],
    ],
    0.8,
  );
}

export function dividers(p: Pen): void {
  line(p, "M0,-30 L-9,10 M0,-30 L9,10", 2.2);
  disc(p, 0, -31, 3.4, "2", 1);
}

export function quill(p: Pen): void {
  cut(p, "M0,0 C2,-14 8,-28 20,-36 C20,-22 12,-8 2,0 Z", "0", 1);
  line(p, "M0,3 C4,-10 10,-22 19,-34", 0.8);
}

export function torch(p: Pen): void {
  line(p, "M0,14 L0,-22", 4);
  cut(p, "M-5,-20 L5,-20 L7,-30 L-7,-30 Z", "3", 1);
  cut(p, "M-8,-30 C-14,-40 -6,-46 -6,-54 C0,-50 0,-58 4,-66 C6,-56 14,-50 9,-38 C12,-38 12,-34 8,-30 Z", "2", 1.1);
  cut(p, "M-3,-30 C-6,-36 0,-40 2,-48 C4,-42 7,-38 4,-30 Z", "0", 0.8);
}

export function lantern(p: Pen): void {
  line(p, "M0,-18 L0,-12", 1.6);
  cut(p, "M-7,-12 L7,-12 L8,8 L-8,8 Z", "0", 1.1);
  cut(p, "M-8,-12 L0,-18 L8,-12 Z", "4", 1);
  line(p, "M0,6 C-4,2 0,-2 0,-8 C3,-3 4,3 0,6", 1);
  strokes(
    p,
    [
      [12, -4, 18, -6],
      [12, 2, 19, 3],
      [-12, -4, -18, -6],
      [-12, 2, -19, 3],
    ],
    0.9,
  );
}

export function pick(p: Pen): void {
  line(p, "M0,16 L0,-40", 3.4);
  cut(p, "M-24,-34 C-12,-44 12,-44 24,-32 C12,-38 -12,-38 -24,-34 Z", "3", 1);
}

export function shovel(p: Pen): void {
  line(p, "M0,-40 L0,22", 3);
  cut(p, "M-8,22 L8,22 L7,38 C3,44 -3,44 -7,38 Z", "2", 1);
}

export function hammer(p: Pen): void {
  line(p, "M0,14 L0,-30", 3);
  cut(p, box(-12, -40, 24, 12), "3", 1);
}

/** A basket of earth or stones, its foot at 0,0. */
export function basket(p: Pen): void {
  cut(p, "M-20,-2 L-17,-24 C-6,-28 8,-28 18,-24 L22,-2 C10,3 -8,3 -20,-2 Z", "2");
  line(p, "M-19,-7 C-6,-3 8,-3 21,-7 M-18,-14 C-6,-10 8,-10 20,-14 M-17,-20 C-6,-16 8,-16 19,-20", 1);
  for (const [x, y] of [
    [-10, -26],
    [0, -29],
    [10, -26],
    [-4, -33],
    [6, -33],
  ] as const)
    p.at(x, y, 0.62, 0, () => cut(p, "M-9,4 L-10,-4 L-4,-9 L6,-8 L10,-1 L8,5 Z", x % 4 ? "0" : "1", 1));
}

export function jar(p: Pen): void {
  cut(p, "M-6,-34 L6,-34 L5,-28 C16,-22 16,-6 6,0 L-6,0 C-16,-6 -16,-22 -5,-28 Z", "1");
  shade(p, "M2,-28 C16,-22 16,-6 6,0 L0,0 C8,-8 8,-20 2,-28 Z", "3");
  line(p, "M6,-32 C14,-32 14,-24 10,-22", 1.6);
}

export function cauldron(p: Pen): void {
  cut(p, "M-26,-30 C-34,-12 -22,4 0,4 C22,4 34,-12 26,-30 Z", "4");
  ellipse(p, 0, -30, 27, 7, "5", 1.2);
  line(p, "M-27,-30 C-20,-56 20,-56 27,-30", 1.6);
  line(p, "M-18,2 L-24,14 M18,2 L24,14", 3);
}

export function chest(p: Pen): void {
  cut(p, "M-40,0 L-40,-28 L40,-28 L40,0 Z", "2");
  cut(p, "M-40,-28 C-42,-46 -34,-50 -26,-50 L30,-50 C38,-48 42,-42 40,-28 Z", "3");
  strokes(
    p,
    [
      [-24, -49, -24, 0],
      [24, -49, 24, 0],
    ],
    3,
  );
  cut(p, box(-7, -34, 14, 14), "0", 1.1);
  disc(p, 0, -27, 2, "5", 0.8);
}

/** A heap of coins, chalices and pearls. */
export function treasure(p: Pen): void {
  for (const [x, y] of [
    [-22, 0],
    [-10, -2],
    [4, 0],
    [18, -2],
    [30, 1],
    [-14, -9],
    [0, -10],
    [14, -9],
    [-4, -17],
    [8, -17],
  ] as const)
    ellipse(p, x, y, 8, 4, x % 4 ? "1" : "0", 1);
  cut(p, "M22,-10 L34,-10 C40,-26 34,-32 28,-32 C22,-32 16,-26 22,-10 Z", "2", 1);
  line(p, "M-30,-6 C-26,-18 -18,-22 -10,-20", 2);
}

export function chalice(p: Pen): void {
  cut(p, "M-13,-40 L13,-40 C14,-24 6,-18 2,-16 L2,-6 L10,0 L-10,0 L-2,-6 L-2,-16 C-6,-18 -14,-24 -13,-40 Z", "1");
  shade(p, "M2,-40 L13,-40 C14,-24 6,-18 2,-16 Z", "3");
  ellipse(p, 0, -11, 4, 3, "0", 1);
  disc(p, 0, -54, 9, "0", 1.1);
  line(p, "M0,-60 L0,-48 M-5,-55 L5,-55", 1.2);
}

export function drum(p: Pen): void {
  cut(p, "M-22,-34 L-20,0 C-8,6 8,6 20,0 L22,-34 Z", "2");
  ellipse(p, 0, -34, 22, 7, "0", 1.2);
  line(p, "M-21,-30 L-10,2 L0,-28 L10,2 L21,-30", 1.1);
}

/** A large kettle drum. */
export function kettledrum(p: Pen): void {
  cut(p, "M-26,-26 C-30,-4 -14,10 0,10 C14,10 30,-4 26,-26 Z", "3");
  ellipse(p, 0, -26, 26, 8, "0", 1.3);
  line(p, "M-24,-20 L-14,4 L-4,-18 L6,8 L14,-18 L20,0", 1);
}

/** A shawm or trumpet, mouthpiece at 0,0, pointing right. */
export function horn(p: Pen): void {
  cut(p, "M0,-1.500 L52,-4 L70,-12 L70,12 L52,4 L0,1.500 Z", "1");
  shade(p, "M0,0 L52,1 L70,4 L70,12 L52,4 L0,1.500 Z", "3");
  strokes(
    p,
    [
      [16, -3, 16, 3],
      [26, -3, 26, 3],
      [36, -4, 36, 4],
    ],
    1.4,
  );
}

export function rope(p: Pen): void {
  for (let i = 0; i < 4; i++)
    p.shape(
      `M${-24 + i * 2},${-i * 6} C${-24 + i * 2},${-12 - i * 6} ${24 - i * 2},${-12 - i * 6} ${24 - i * 2},${-i * 6} C${24 - i * 2},${8 - i * 6} ${-24 + i * 2},${8 - i * 6} ${-24 + i * 2},${-i * 6} Z`,
      i % 2 ? "1" : "0",
      0,
      { w: 1.5 },
    );
}

/** A grapple with three hooks, its ring at 0,0, hooks up. */
export function grapple(p: Pen): void {
  p.disc(0, 4, 5, null, 0, { w: 2.4 });
  line(p, "M0,0 L0,-44", 4);
  line(p, "M0,-44 C-4,-56 -22,-56 -24,-36 M0,-44 C4,-56 22,-56 24,-36 M0,-44 L0,-58", 3.6);
  cut(p, "M-29,-38 L-22,-28 L-19,-39 Z M29,-38 L22,-28 L19,-39 Z", "2", 1.1);
}

/** The icon: Mother and Child in a frame, 90 high, its foot at 0,0. */
export function icon(p: Pen): void {
  cut(p, "M-38,0 L-38,-78 C-38,-100 38,-100 38,-78 L38,0 Z", "3");
  cut(p, "M-31,-7 L-31,-76 C-30,-92 30,-92 31,-76 L31,-7 Z", "1", 1);
  disc(p, 0, -62, 19, "0", 1);
  disc(p, 15, -36, 11, "0", 1);
  cut(p, "M-22,-7 C-26,-34 -22,-52 -14,-66 C-8,-78 10,-78 14,-64 C18,-54 14,-46 12,-40 L18,-7 Z", "4");
  cut(p, "M-7,-58 C-8,-72 8,-72 8,-60 C8,-52 4,-48 1,-48 C-4,-48 -7,-52 -7,-58 Z", "0", 1);
  line(p, "M-4,-61 L-1,-61 M3,-61 L6,-61 M2,-60 L3,-55 M0,-52 L4,-52", 1);
  disc(p, 14, -38, 6, "0", 1);
  cut(p, "M6,-8 C4,-20 8,-32 14,-32 C22,-30 22,-16 20,-8 Z", "2", 1);
  line(p, "M11,-39 L13,-39 M15,-39 L17,-39 M-16,-40 C-8,-26 0,-22 10,-24", 1);
}

export function rosary(p: Pen): void {
  for (let i = 0; i < 12; i++) {
    const t = (i * Math.PI) / 6;
    disc(p, Math.cos(t) * 8, 10 + Math.sin(t) * 11, 1.7, "3", 0.8);
  }
  line(p, "M0,21 L0,32 M-4,26 L4,26", 1.6);
}

export function chair(p: Pen): void {
  line(p, "M-22,0 L-20,-84 M24,0 L22,-36 M-20,-36 L24,-36 M-22,-14 L24,-14", 4);
  cut(p, "M-24,-84 L-14,-84 L-12,-40 L-22,-40 Z", "3");
  cut(p, "M-22,-40 L26,-40 L26,-33 L-22,-33 Z", "2", 1);
}

export function oar(p: Pen): void {
  line(p, "M-10,-70 L12,40", 3.6);
  cut(p, "M10,34 L18,34 L24,66 L15,68 Z", "2", 1);
}

/** A crate of stores, or a sack beside it. */
export function sack(p: Pen): void {
  cut(p, "M-16,0 C-22,-16 -14,-30 -6,-34 L-9,-42 L9,-42 L6,-34 C14,-30 22,-16 16,0 Z", "0");
  shade(p, "M4,-34 C14,-30 22,-16 16,0 L6,0 C10,-14 8,-26 2,-34 Z", "2");
  line(p, "M-7,-35 L7,-35", 1.8);
}

export function bell(p: Pen): void {
  line(p, "M-36,-66 L36,-66", 5);
  cut(p, "M-6,-58 L-6,-66 L6,-66 L6,-58 Z", "4", 1.1);
  cut(p, "M-10,-58 C-24,-52 -18,-26 -34,-8 C-20,-2 20,-2 34,-8 C18,-26 24,-52 10,-58 Z", "2");
  shade(p, "M2,-59 L10,-58 C24,-52 18,-26 34,-8 C27,-5 18,-4 9,-3 C14,-24 14,-46 2,-59 Z", "4");
  line(p, "M-30,-12 C-16,-7 16,-7 30,-12 M-17,-48 C-8,-45 8,-45 17,-48 M-19,-42 C-8,-39 8,-39 19,-42", 1.1);
  disc(p, 0, 1, 5, "5", 1);
}
