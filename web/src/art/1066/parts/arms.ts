// Arms and what is carried into battle. Weapons run from the first point (the hand's end) to the second (the head).
import { nth } from "../../chance";
import type { Pen } from "../../pen";

const dots = [
  [0, -22],
  [-8, -14],
  [8, -14],
  [0, -8],
  [-5, 0],
  [5, 0],
  [0, 10],
] as const;

/** What is stitched on a shield. */
const DEVICES: readonly [(p: Pen, colour: string) => void, ...((p: Pen, colour: string) => void)[]] = [
  (p, c) => p.line("M0,-24 C4,-18 -4,-12 0,-6 C4,0 -4,8 0,16 M-11,-12 C-6,-16 -4,-8 0,-10 C4,-8 6,-16 11,-12", c, 2),
  (p, c) => p.line("M0,-27 L0,20 M-13,-12 L13,-12", c, 2.2),
  (p, c) => {
    p.line("M-8,-18 C-2,-26 8,-20 4,-12 C0,-6 -8,-4 -2,4 C2,8 4,4 2,2", c, 2.2);
    p.line("M4,-12 L10,-16 M-4,-6 L-9,-8", c, 1.8);
  },
  (p, c) => {
    for (const [x, y] of dots) p.disc(x, y, 1.8, c === "linen" ? "#ece0c4" : "#7d3422", 0, { ink: "none" });
  },
  (p, c) => p.line("M-12,-22 L8,8 M12,-22 L-8,8", c, 2.2),
  (p, c) => p.line("M-13,-20 C-6,-14 6,-14 13,-20 M-12,-8 C-6,-2 6,-2 12,-8 M-8,4 C-4,9 4,9 8,4", c, 2.2),
];
const DARK = new Set(["teal", "blue", "terracotta", "rust", "sage", "olive"]);

export function kite(
  p: Pen,
  x: number,
  y: number,
  s = 1,
  turn = 0,
  colour?: string,
  rim?: string,
  device?: number,
): void {
  const field = colour ?? p.pick(["terracotta", "ochre", "blue", "sage", "teal", "buff"]);
  const edge = rim ?? nth(["ochre", "terracotta", "teal"], field === "ochre" ? 1 : Math.floor(p.dice() * 3));
  const drawing = nth(DEVICES, device ?? Math.floor(p.dice() * DEVICES.length));
  p.at(
    x,
    y,
    s,
    0,
    () => {
      p.shape(
        "M0,-33 C11,-36 19,-29 17,-17 C15,0 7,17 0,31 C-7,17 -15,0 -17,-17 C-19,-29 -11,-36 0,-33 Z",
        edge === field ? "buff" : edge,
        90,
      );
      p.shape("M0,-28 C8,-30 14,-25 13,-16 C11,-1 5,12 0,22 C-5,12 -11,-1 -13,-16 C-14,-25 -8,-30 0,-28 Z", field, 0, {
        w: 1.4,
      });
      p.at(0, 0, 0.86, 0, () => drawing(p, DARK.has(field) ? "linen" : "rust"));
      p.disc(0, -12, 3.4, "gold", 0, { w: 1.5 });
    },
    turn,
  );
}

export function roundShield(p: Pen, x: number, y: number, s = 1, colour = "terracotta", rim = "ochre"): void {
  p.at(x, y, s, 0, () => {
    p.disc(0, 0, 18, rim, 90).disc(0, 0, 13.5, colour, 0, { w: 1.4 });
    p.line("M0,-13 C5,-6 5,-4 0,0 C-5,4 -5,6 0,13 M-13,0 C-6,-5 -4,-5 0,0 C4,5 6,5 13,0", "linen", 2);
    p.disc(0, 0, 4, "gold", 0, { w: 1.6 });
  });
}

/** The angle from one point to another. */
const towards = (x1: number, y1: number, x2: number, y2: number) => Math.atan2(y2 - y1, x2 - x1);

export function spear(p: Pen, x1: number, y1: number, x2: number, y2: number, pennon?: string): void {
  p.line(`M${x1},${y1} L${x2},${y2}`, null, 3.4, { dash: 0 }).line(`M${x1},${y1} L${x2},${y2}`, "ochre", 1.6);
  p.at(
    x2,
    y2,
    1,
    0,
    () => {
      if (pennon) {
        p.shape("M-8,0 C-16,4 -22,1 -30,6 L-27,9 L-33,13 L-26,16 L-31,21 C-22,18 -14,22 -8,17 Z", pennon, 0, {
          w: 1.7,
        });
        p.line("M-10,9 L-24,11", "linen", 2);
      }
      p.shape("M-3,-3.4 L12,0 L-3,3.4 Z", "buff", 0, { w: 1.7 });
    },
    towards(x1, y1, x2, y2),
  );
}

/** A short spear to be thrown. */
export function javelin(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.line(`M${x1},${y1} L${x2},${y2}`, null, 2.8, { dash: 0 });
  p.at(x2, y2, 1, 0, () => p.shape("M-4,-3 L8,0 L-4,3 L-1,0 Z", "buff", 0, { w: 1.5 }), towards(x1, y1, x2, y2));
}

export function sword(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  p.at(
    x1,
    y1,
    1,
    0,
    () => {
      p.shape(`M0,-2.4 L${length - 6},-2 L${length},0 L${length - 6},2 L0,2.4 Z`, "linen", 0, { w: 1.7 });
      p.line("M0,-7 L0,7", null, 3.4, { dash: 0 }).line("M-7,0 L0,0", "rust", 3.4, { dash: 0 });
      p.disc(-8, 0, 2.6, "gold", 0, { w: 1.4 });
    },
    towards(x1, y1, x2, y2),
  );
}

export function axe(p: Pen, x1: number, y1: number, x2: number, y2: number, colour = "blue"): void {
  p.rod(`M${x1},${y1} L${x2},${y2}`, "ochre", 2);
  p.at(
    x2,
    y2,
    1,
    0,
    () => p.shape("M-9,-1 L-1,-1 C1,6 3,12 9,17 C2,22 -11,22 -18,17 C-12,12 -10,6 -9,-1 Z", colour, 90, { w: 1.9 }),
    towards(x1, y1, x2, y2),
  );
}

export function club(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.rod(`M${x1},${y1} L${x2},${y2}`, "ochre", 3);
  p.at(
    x2,
    y2,
    1,
    0,
    () =>
      p.shape("M-9,-4 C-4,-12 12,-11 14,0 C12,10 -4,11 -9,4 Z", "rust", 45).line("M-3,-4 L-1,4 M4,-6 L6,5", null, 1.4),
    towards(x1, y1, x2, y2),
  );
}

/** A stone lashed to a stick. */
export function stoneClub(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.rod(`M${x1},${y1} L${x2},${y2}`, "ochre", 2);
  p.disc(x2, y2, 6, "grey", 45).line(
    `M${x2 - 5},${y2 - 4} L${x2 + 5},${y2 + 4} M${x2 + 4},${y2 - 5} L${x2 - 4},${y2 + 5}`,
    "rust",
    1.4,
  );
}

export function arrow(p: Pen, x: number, y: number, turn: number, length = 40): void {
  p.at(
    x,
    y,
    1,
    0,
    () => {
      p.line(`M0,0 L${length},0`, null, 2.2, { dash: 0 });
      p.shape(`M${length - 1},-3.4 L${length + 9},0 L${length - 1},3.4 Z`, "buff", 0, { w: 1.5 });
      p.line("M-1,0 L-7,-4 M-1,0 L-7,4 M4,0 L-2,-4 M4,0 L-2,4", "terracotta", 1.8, { dash: 0 });
    },
    turn,
  );
}

/** A drawn bow with its arrow; the hand that holds it is at 34,-84. */
export function bow(p: Pen): void {
  p.rod("M30,-122 C47,-106 47,-64 30,-48", "terracotta", 2.1);
  p.line("M30,-122 L0,-85 L30,-48", null, 1.1, { dash: 0 }).line("M0,-85 L48,-85", null, 2, { dash: 0 });
  p.shape("M46,-88.5 L56,-85 L46,-81.5 Z", "buff", 0, { w: 1.5 });
}

export function quiver(p: Pen, x: number, y: number): void {
  p.at(x, y, 1, 0, () => {
    p.line("M1,0 L-1,-10 M5,1 L4,-10 M8,2 L9,-9", null, 1.7, { dash: 0 });
    p.shape("M0,0 L10,2 L6,28 L-4,26 Z", "rust", 0, { w: 1.7 });
  });
}

/** A crossbow pointing right, its stock ending at 0,0. */
export function crossbow(p: Pen, x: number, y: number, s = 1, turn = 0): void {
  p.at(
    x,
    y,
    s,
    0,
    () => {
      p.line("M0,0 L44,0", null, 6, { dash: 0 }).line("M0,0 L44,0", "ochre", 3.4);
      p.rod("M28,-26 C44,-16 44,16 28,26", "terracotta", 2.6);
      p.line("M28,-26 L14,0 L28,26", null, 1.3, { dash: 0 }).line("M14,-3 L50,-3", null, 2, { dash: 0 });
      p.shape("M48,-6 L58,-3 L48,0 Z", "buff", 0, { w: 1.4 }).line("M8,2 L14,9", null, 2.4, { dash: 0 });
    },
    turn,
  );
}

export function sling(p: Pen, x: number, y: number): void {
  p.line(
    `M${x},${y} C${x - 20},${y - 8} ${x - 30},${y - 22} ${x - 26},${y - 34} M${x},${y} C${x - 12},${y - 16} ${x - 20},${y - 24} ${x - 20},${y - 32}`,
    "rust",
    2.2,
    { dash: 0 },
  );
  p.disc(x - 24, y - 36, 5, "grey", 45, { w: 1.6 });
}

export function helmet(p: Pen, x: number, y: number, s = 1, colour = "ochre", turn = 0): void {
  p.at(
    x,
    y,
    s,
    0,
    () => {
      p.shape("M-11,4 C-10,-6 -4,-14 1,-21 C5,-14 11,-6 12,4 C5,1 -4,1 -11,4 Z", colour, 90);
      p.line("M9,4 L10.500,12", null, 3, { dash: 0 }).line("M1,-19 L0,2", null, 1.2);
    },
    turn,
  );
}

/** A coat of mail carried on a pole through its sleeves. */
export function hauberk(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.rod("M-44,-30 L44,-30", "ochre", 2.4);
    p.shape(
      "M-30,-36 L-8,-34 C-4,-30 4,-30 8,-34 L30,-36 L30,-22 L14,-22 L18,10 C8,14 4,8 0,10 C-4,8 -8,14 -18,10 L-14,-22 L-30,-22 Z",
      "mail",
    );
    p.line("M-17,8 C-8,12 -4,6 0,8 C4,6 8,12 17,8", "terracotta", 2.4);
  });
}

/** A long curved horn, its mouthpiece at 0,0. */
export function horn(p: Pen, x: number, y: number, s = 1, turn = 0): void {
  p.at(
    x,
    y,
    s,
    0,
    () => {
      p.shape("M0,-2 C20,-1 38,-8 52,-26 L66,-14 C50,6 22,8 0,3 Z", "ochre", 0);
      p.shape("M50,-28 L54,-32 L71,-17 L67,-12 Z", "gold", 45).line("M14,-1 L14,5 M28,-5 L31,4", "rust", 2.4);
    },
    turn,
  );
}

/** A straight trumpet with a bell. */
export function trumpet(p: Pen, x: number, y: number, s = 1, turn = 0): void {
  p.at(
    x,
    y,
    s,
    0,
    () => {
      p.shape("M0,-2.4 L52,-3 C60,-4 68,-9 74,-14 L74,14 C68,9 60,5 52,3 L0,2.4 Z", "gold");
      p.disc(18, 0, 4, "ochre", 0, { w: 1.5 }).disc(40, 0, 4, "ochre", 0, { w: 1.5 });
      p.shape("M74,-14 C79,-10 79,10 74,14 C71,8 71,-8 74,-14 Z", "rust", 0, { w: 1.6 });
    },
    turn,
  );
}

type Emblem = "dragon" | "cross" | "man" | "raven" | "bars" | "moons";

const EMBLEMS: Readonly<Record<Emblem, (p: Pen, colour: string) => void>> = {
  dragon(p, c) {
    p.shape(
      "M6,30 C12,16 22,12 28,18 C34,24 40,12 46,14 L44,18 L48,21 C42,22 42,30 34,32 C26,34 24,24 20,26 C16,30 12,36 8,36 Z",
      c,
      0,
      { w: 1.6 },
    );
    p.line("M28,18 L24,8 L32,14 M14,22 L8,18", c, 2);
  },
  cross: (p, c) =>
    p.shape("M18,8 L28,8 L28,16 L38,16 L38,26 L28,26 L28,36 L18,36 L18,26 L8,26 L8,16 L18,16 Z", c, 90, { w: 1.7 }),
  man(p, c) {
    p.limb("M22,27 L17,33 L16,40", c, 3.4)
      .limb("M30,27 L36,33 L37,40", c, 3.4)
      .limb("M20,17 L12,14 L9,7", c, 3)
      .limb("M32,17 L40,20", c, 3);
    p.shape("M19,15 C23,13 29,13 33,15 L35,29 C30,31 22,31 17,29 Z", c, 90, { w: 1.4 }).line(
      "M18,23 L34,23",
      "rust",
      1.6,
    );
    p.disc(26, 9.5, 4, "flesh", 0, { w: 1.2 }).shape("M21.5,8 C22,3 25,1 26,-1 C27,1 30,3 30.5,8 Z", "rust", 90, {
      w: 1.2,
    });
    p.line("M9,9 L4,-4 M5.500,5 L11,5", null, 1.8, { dash: 0 })
      .disc(42, 21, 5.5, "teal", 0, { w: 1.4 })
      .disc(42, 21, 1.6, "gold", 0, { w: 1 });
  },
  raven(p, c) {
    p.shape("M8,30 C14,22 20,18 28,18 C30,12 36,10 40,13 L48,15 L40,19 C38,26 30,32 20,31 Z", c, 0, { w: 1.5 });
    p.shape("M18,22 C16,12 10,8 4,8 C16,2 28,10 28,19 Z", c, 45, { w: 1.4 });
  },
  bars: (p, c) =>
    p.line("M3,12 C18,8 32,16 48,12 M3,22 C18,18 32,26 52,22 M3,32 C18,28 32,36 48,32", c, 4, { dash: 0 }),
  moons(p, c) {
    p.shape("M26,6 C10,8 10,32 26,36 C18,28 18,14 26,6 Z", c, 0, { w: 1.5 });
    p.disc(36, 21, 5, c, 0, { w: 1.5 });
  },
};

export type BannerLook = { s?: number; colour?: string; emblem?: Emblem; ink?: string };

/** A banner on a pole whose foot is at x,y. */
export function banner(p: Pen, x: number, y: number, height: number, o: BannerLook = {}): void {
  p.rod(`M${x},${y} L${x},${y - height}`, "ochre", 2.4).disc(x, y - height - 3, 3.4, "gold", 0, { w: 1.5 });
  p.at(x + 2, y - height + 4, o.s ?? 1, 0, () => {
    p.shape(
      "M0,0 C16,-4 32,4 50,0 L50,10 L74,6 L56,18 L76,26 L54,32 L70,44 L46,42 C30,40 14,46 0,42 Z",
      o.colour ?? "ochre",
    );
    EMBLEMS[o.emblem ?? "cross"](p, o.ink ?? (o.emblem === "dragon" ? "gold" : "terracotta"));
  });
}

/** The dragon of Wessex as a windsock on a pole: jaws to the left, tail in the wind. */
export function dragonStandard(p: Pen, x: number, y: number, height: number, s = 1, colour = "terracotta"): void {
  p.rod(`M${x},${y} L${x},${y - height}`, "ochre", 2.6);
  p.at(x, y - height, s, 0, () => {
    p.shape("M24,4 L20,20 L30,13 L36,22 L40,4 Z", colour, 90, { w: 1.6 });
    p.shape(
      "M-26,-16 L-14,-20 C-8,-30 6,-28 12,-20 C24,-14 36,-22 50,-16 C64,-10 70,4 82,0 C92,-4 88,-18 78,-16 C84,-28 104,-20 100,-2 C96,16 72,20 56,6 C44,-2 30,8 10,4 C0,4 -4,-2 -8,-4 L-26,2 L-16,-7 Z",
      colour,
    );
    p.shape("M16,-19 C18,-38 36,-46 54,-40 L46,-34 L56,-28 L46,-25 L52,-17 C40,-21 28,-17 16,-19 Z", "gold", 45);
    p.line("M24,-20 L38,-38 M34,-20 L46,-33", null, 1.2).disc(-6, -17, 2.8, "#ece0c4", 0, { w: 1.4 });
    p.line("M-2,-25 L4,-34 M4,-24 L12,-31", null, 2.6, { dash: 0 }).line(
      "M-20,-7 L-36,-8 M-36,-8 L-42,-12 M-36,-8 L-42,-4",
      "rust",
      2,
      { dash: 0 },
    );
    p.line("M8,-8 C22,-10 34,-12 48,-6 C58,0 66,8 80,8", "gold", 2.8);
  });
}
