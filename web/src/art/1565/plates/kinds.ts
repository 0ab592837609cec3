/** The kinds of plate: portraits, ranks of men, still lifes; and the grounds they stand before. */
import type { Pen } from "../../pen";
import type { Frame, Subject } from "../../subject";
import { person, type Person } from "../people/person";
import { box, cut, line, shade, strokes, type Draw, type Tone } from "../strokes";
import { cannon } from "../parts/guns";
import { hills, sea, sky, smoke, soil } from "../parts/nature";
import { galley } from "../parts/ships";
import type { Side } from "../parts/signs";
import { arch, mosque, pavilion, tent, vault, windmill } from "../parts/buildings";
import { breach, castle, fort, parapet } from "../parts/works";

/** `copy` tells the copies of one card apart. */
export type Cast = { subject: Subject; copy: number };
export type Plate = (p: Pen, cast: Cast) => Frame;

export type Portrait = {
  who: Person;
  behind: Draw;
  before?: Draw;
  x?: number;
  y?: number;
  scale?: number;
  flip?: boolean;
  frame?: Partial<Frame>;
};

/** A person to the belt, large, before the place of his story. */
export function portrait(t: Portrait): Plate {
  return (p) => {
    t.behind(p);
    const x = t.x ?? 150;
    const y = t.y ?? 384;
    const scale = t.scale ?? 2.25;
    figure(p, [x, y, scale, t.flip], { ...t.who, half: true });
    t.before?.(p);
    return { x, y: Math.max(0, y - 128 * scale - 72), width: 152, ...t.frame };
  };
}

export type Stand = readonly [x: number, y: number, scale: number, flip?: boolean];

/** A person where he stands. */
export function figure(p: Pen, [x, y, scale, flip = false]: Stand, who: Person): void {
  p.at(x, y, scale, flip, () => person(p, who));
}

/** People at full length, the farther first. */
export function ranks(p: Pen, stands: readonly Stand[], who: (i: number) => Person): void {
  stands.forEach((stand, i) => figure(p, stand, who(i)));
}

/** What every janissary wears. */
export const JANISSARY = { dress: "dolama", hat: "bork", moustache: true, view: "profile" } as const;

/** A shadow on the ground under a foot at x,y. */
export function shadow(p: Pen, x: number, y: number, half: number): void {
  shade(
    p,
    `M${x - half},${y} C${x - half * 0.4},${y - 5} ${x + half * 0.6},${y - 5} ${x + half},${y - 1} C${x + half * 0.4},${y + 5} ${x - half * 0.6},${y + 5} ${x - half},${y} Z`,
    "4",
  );
}

export const GROUND = {
  sea:
    (side: Side = "malta", x = 256): Draw =>
    (p) => {
      sky(p, 8, 150, [[64, 46, 50, 18]]);
      p.at(x, 152, 0.42, 0, () => galley(p, side));
      sea(p, 150, 240);
    },
  fort:
    (x = 250, side: Side = "malta"): Draw =>
    (p) => {
      sky(p, 8, 160, [[70, 44, 52, 18]]);
      sea(p, 152, 196);
      p.at(x, 158, 0.56, 0, () => fort(p, side));
      soil(p, 186);
    },
  angelo:
    (x = 60): Draw =>
    (p) => {
      sky(p, 8, 160, [[250, 46, 48, 18]]);
      sea(p, 160, 240);
      p.at(x, 166, 1, 0, () => castle(p));
    },
  breach:
    (x = 160): Draw =>
    (p) => {
      sky(p, 8, 180);
      smoke(p, x - 20, 90, 1, 6, 0.8);
      p.at(x, 214, 1.3, 0, () => breach(p, "1", 110));
      soil(p, 216);
    },
  rampart: (): Draw => (p) => {
    sky(p, 8, 170, [
      [60, 50, 50, 18],
      [266, 70, 44, 15],
    ]);
    sea(p, 140, 180);
    parapet(p, 168, "1");
  },
  camp: (): Draw => (p) => {
    sky(p, 8, 160, [[70, 48, 50, 17]]);
    hills(p, 164, 26);
    soil(p, 166);
    tent(p, 34, 182, 0.8);
    tent(p, 96, 174, 0.6);
    tent(p, 222, 176, 0.66);
    tent(p, 284, 186, 0.9);
  },
  pavilion:
    (x = 70): Draw =>
    (p) => {
      sky(p, 8, 170, [[240, 46, 50, 17]]);
      hills(p, 172, 20);
      soil(p, 174);
      tent(p, 290, 186, 0.7);
      pavilion(p, x, 208, 1.25);
    },
  mills: (): Draw => (p) => {
    sky(p, 8, 160, [[160, 40, 60, 17]]);
    sea(p, 164, 240);
    cut(p, "M-4,196 L-4,150 C40,140 90,150 130,148 C190,146 260,152 330,142 L330,200 C220,190 120,206 -4,196 Z", "1");
    windmill(p, 42, 152, 1.3);
    windmill(p, 96, 150, 1);
    windmill(p, 264, 148, 1.15);
  },
  mosque:
    (x = 70): Draw =>
    (p) => {
      sky(p, 8, 180, [[250, 44, 44, 16]]);
      mosque(p, x, 190, 1.3);
      soil(p, 190);
    },
  divan:
    (tone: Tone = "3"): Draw =>
    (p) => {
      lattice(p, 0, 0, 320, 240);
      p.at(160, 240, 1, 0, () => arch(p, 196, 214, tone));
    },
  hall: (): Draw => (p) => {
    shade(p, box(-4, -4, 328, 248), "1");
    p.at(160, 240, 1, 0, () => vault(p, 210, 212, "3"));
  },
  study: (): Draw => (p) => {
    shade(p, box(-4, -4, 328, 248), "2");
    cut(p, "M20,130 L20,50 C24,24 76,24 80,50 L80,130 Z", "0");
    line(p, "M50,30 L50,130 M20,70 L80,70 M20,100 L80,100", 1.6);
    for (const y of [72, 122]) {
      cut(p, box(222, y, 94, 6), "4");
      [0, 1, 2, 3, 4, 5, 6].forEach((i) =>
        cut(
          p,
          box(228 + i * 12, y - 30 - (i % 3) * 4, 10, 30 + (i % 3) * 4),
          (["1", "3", "0", "2", "4", "1", "0"] as const)[i] ?? "1",
          1,
        ),
      );
    }
  },
  smoke: (): Draw => (p) => {
    sky(p, 8, 200);
    smoke(p, 40, 130, 1.5, 7, 1);
    smoke(p, 290, 150, 1.3, 6, -0.8);
    soil(p, 206);
  },
  guns: (): Draw => (p) => {
    sky(p, 8, 170, [[250, 40, 50, 16]]);
    soil(p, 180);
    p.at(70, 214, 0.8, 0, () => cannon(p));
    smoke(p, 180, 150, 0.9, 6, 1);
  },
} as const;

/** A screen of carved wood, as in the palace. */
export function lattice(p: Pen, x: number, y: number, width: number, height: number): void {
  shade(p, box(x, y, width, height), "1");
  const bars: (readonly [number, number, number, number])[] = [];
  for (let i = -height; i < width; i += 22) {
    bars.push([
      x + Math.max(0, i),
      y + Math.max(0, -i),
      x + Math.min(width, i + height),
      y + Math.min(height, width - i),
    ]);
    bars.push([
      x + Math.max(0, i),
      y + Math.min(height, height + i),
      x + Math.min(width, i + height),
      y + Math.max(0, i + height - width),
    ]);
  }
  strokes(p, bars, 1);
}

/** A thing alone in a dark niche with a cartouche below: how Attachments are shown. */
export function still(side: Side, draw: Draw, frame: Partial<Frame> = {}): Plate {
  return (p) => {
    shade(p, box(-4, -4, 328, 248), "4");
    if (side === "malta") roundNiche(p);
    else pointedNiche(p);
    cut(p, "M30,240 L40,214 L280,214 L290,240 Z", "2");
    line(p, "M36,222 L284,222", 1);
    draw(p);
    return { x: 160, y: 34, width: 188, ...frame };
  };
}

function roundNiche(p: Pen): void {
  cut(p, "M48,240 L48,96 C52,10 268,10 272,96 L272,240 Z", "1");
  cut(p, "M60,240 L60,98 C64,24 256,24 260,98 L260,240 Z", "0", 1);
  shade(p, "M60,240 L60,98 C62,60 90,38 126,32 C96,56 90,120 92,240 Z", "1");
  for (const x of [26, 294]) scrollwork(p, x, x > 160);
}

/** A niche of the palace: a pointed arch between tiles. */
function pointedNiche(p: Pen): void {
  for (const x of [10, 280]) for (let y = 14; y < 214; y += 34) tile(p, x, y);
  cut(p, "M46,240 L46,108 C46,60 104,44 160,8 C216,44 274,60 274,108 L274,240 Z", "2");
  cut(p, "M58,240 L58,112 C58,70 112,54 160,24 C208,54 262,70 262,112 L262,240 Z", "0", 1);
  shade(p, "M58,240 L58,112 C58,80 90,64 124,46 C98,80 92,140 92,240 Z", "1");
}

function tile(p: Pen, x: number, y: number): void {
  cut(p, box(x, y, 30, 30), "1", 1);
  cut(
    p,
    `M${x + 15},${y + 3} C${x + 24},${y + 10} ${x + 24},${y + 20} ${x + 15},${y + 27} C${x + 6},${y + 20} ${x + 6},${y + 10} ${x + 15},${y + 3} Z`,
    "4",
    1,
  );
  line(p, `M${x + 3},${y + 15} L${x + 27},${y + 15}`, 1);
}

function scrollwork(p: Pen, x: number, flip: boolean): void {
  p.at(x, 120, 1, flip, () => {
    p.line(
      "M0,-84 C-16,-70 -10,-48 4,-52 C12,-56 8,-68 0,-64 M0,-40 C16,-24 12,0 0,4 C-10,4 -10,-8 -2,-8 M0,24 C-16,40 -10,62 4,58 C12,54 8,42 0,46 M0,-52 L0,84",
      "#efe2c4",
      1.8,
    );
  });
}
