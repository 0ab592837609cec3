/** What they wear: the body of a person from neck to belt or hem, with the limbs' widths that go with it. */
import type { Pen } from "../../pen";
import { cross8 } from "../parts/signs";
import { cut, disc, line, shade, strokes, type Point, type Tone } from "../strokes";

export type Dress =
  | "armour"
  | "surcoat"
  | "doublet"
  | "jack"
  | "tunic"
  | "bare"
  | "vest"
  | "dolama"
  | "mail"
  | "kaftan"
  | "fur"
  | "habit"
  | "gown"
  | "lady";
export type Worn = { tone?: Tone; cross?: boolean; dark?: boolean; stout?: boolean; half?: boolean };

export type Cloth = {
  body: (p: Pen, o: Worn) => void;
  collar?: (p: Pen, o: Worn) => void;
  greave?: (p: Pen, knee: Point, ankle: Point) => void;
  cuff?: (p: Pen, shoulder: Point, elbow: Point, hand: Point) => void;
  /** How wide they are at shoulder, elbow and hand; at thigh, knee and ankle. */
  arm: readonly [number, number, number];
  leg: readonly [number, number, number];
  hose: Tone;
  shoe: Tone;
  sleeve?: Tone;
  long?: boolean;
  barefoot?: boolean;
  bareArms?: boolean;
};

const TORSO =
  "M-18,-105 C-13,-111 -7,-112 -4,-114 L6,-114 C9,-112 14,-111 17.500,-105 C19,-94 15,-82 15,-68 C8,-64 -8,-64 -15,-68 C-15,-82 -19,-94 -18,-105 Z";
const SIDE =
  "M-18,-105 C-14,-110 -11,-111 -8,-112 C-12,-98 -9,-82 -9,-66 C-12,-66.500 -14,-67 -15,-68 C-15,-82 -19,-94 -18,-105 Z";
const SMOCK =
  "M-18,-105 C-10,-113 10,-113 17.500,-105 C19,-92 14,-82 15,-70 L22,-40 C10,-35 -8,-36 -21,-40 L-15,-70 C-15,-82 -19,-94 -18,-105 Z";
const LONG =
  "M-18,-105 C-10,-113 10,-113 17.500,-105 C19,-92 15,-82 16,-72 C20,-48 25,-24 28,-6 C14,0 -10,0 -27,-6 C-23,-26 -18,-50 -16,-72 C-15,-82 -19,-94 -18,-105 Z";
const LONGSIDE =
  "M-18,-105 C-14,-110 -11,-111 -8,-112 C-12,-96 -9,-82 -10,-72 C-12,-48 -14,-22 -15,-3 C-20,-4 -24,-5 -27,-6 C-23,-26 -18,-50 -16,-72 C-15,-82 -19,-94 -18,-105 Z";
const darker = (tone: Tone): Tone => (tone === "0" ? "1" : tone === "1" ? "3" : tone === "2" ? "4" : "5");

function pauldron(p: Pen, [x, y]: Point): void {
  cut(
    p,
    `M${x - 9},${y + 4} C${x - 10},${y - 8} ${x + 10},${y - 8} ${x + 9},${y + 4} C${x + 5},${y + 9} ${x - 5},${y + 9} ${x - 9},${y + 4} Z`,
    "1",
    1.1,
  );
  line(
    p,
    `M${x - 8},${y + 1} C${x - 4},${y + 4} ${x + 4},${y + 4} ${x + 8},${y + 1} M${x - 7},${y - 2} C${x - 3},${y} ${x + 3},${y} ${x + 7},${y - 2}`,
    0.7,
  );
}

function greave(p: Pen, knee: Point, ankle: Point): void {
  disc(p, knee[0], knee[1], 5.5, "0", 1);
  const x = (knee[0] + ankle[0]) / 2;
  const y = (knee[1] + ankle[1]) / 2;
  line(p, `M${x - 4},${y} L${x + 4},${y} M${x - 4},${y + 8} L${x + 4},${y + 8}`, 0.8);
}

function breeches(p: Pen, tone: Tone): void {
  cut(p, "M-15,-72 C-24,-62 -23,-48 -17,-42 C-9,-39 -3,-41 0,-46 C4,-41 11,-39 18,-42 C24,-50 24,-62 15,-72 Z", tone);
  line(
    p,
    "M-12,-68 C-16,-58 -16,-50 -13,-43 M-6,-67 C-7,-58 -7,-50 -6,-42 M4,-67 C5,-58 6,-50 6,-42 M11,-68 C15,-58 15,-50 13,-42",
    0.9,
  );
}

function baggy(p: Pen, tone: Tone): void {
  cut(p, "M-15,-72 C-27,-60 -26,-40 -17,-33 C-9,-34 -3,-42 0,-50 C4,-42 10,-34 18,-33 C27,-40 27,-60 15,-72 Z", tone);
  line(
    p,
    "M-10,-66 C-16,-54 -16,-44 -13,-36 M-4,-66 C-6,-56 -6,-50 -8,-42 M5,-66 C7,-56 8,-48 10,-40 M11,-66 C17,-54 17,-44 14,-36",
    0.9,
  );
}

function sash(p: Pen, tone: Tone = "0"): void {
  cut(p, "M-16,-80 C-6,-76 6,-76 15.500,-80 L16,-66 C6,-61 -6,-61 -16.500,-66 Z", tone, 1);
  line(p, "M-16,-75 C-6,-71 6,-71 16,-75 M-16,-70 C-6,-66 6,-66 16,-70", 0.8);
}

function buttons(p: Pen, from: number, to: number, x = 5): void {
  for (let y = from; y < to; y += 7) disc(p, x, y, 1.3, "0", 0.8);
}

/** Braid across the breast, from left to right, one above the other. */
function clasps(p: Pen, heights: readonly number[], left: number, right: number, width = 1): void {
  strokes(
    p,
    heights.map((y) => [left, y, right, y] as const),
    width,
  );
}

function longBody(p: Pen, tone: Tone): void {
  cut(p, LONG, tone);
  shade(p, LONGSIDE, darker(tone));
  line(p, "M-4,-62 C-6,-40 -7,-22 -8,-4 M12,-62 C15,-40 18,-22 19,-5 M5,-60 L7,-3", 0.9);
}

/** Arms and legs in plate. */
const HARNESS = {
  arm: [11, 9, 8],
  leg: [12, 9, 8],
  hose: "1",
  shoe: "2",
  sleeve: "1",
  greave,
  cuff: (p, shoulder, elbow) => {
    pauldron(p, shoulder);
    disc(p, elbow[0], elbow[1], 5, "0", 1);
  },
} satisfies Partial<Cloth>;

export const DRESS: Record<Dress, Cloth> = {
  armour: {
    ...HARNESS,
    body: (p) => {
      cut(p, TORSO, "0");
      shade(p, SIDE, "3");
      shade(p, "M8,-112 C13,-110 16,-108 17.500,-105 C19,-94 15,-82 15,-68 L11,-66 C12,-84 13,-98 8,-112 Z", "1");
      line(p, "M5,-112 C8,-98 7,-82 4,-66 M-14,-104 C-4,-98 8,-98 15,-104", 0.9);
      cut(p, "M-15,-70 L-21,-46 C-14,-42 -4,-42 -1,-45 C6,-42 14,-42 21,-46 L15,-70 C8,-66 -8,-66 -15,-70 Z", "2");
      line(
        p,
        "M-17,-64 C-6,-59 6,-59 17,-64 M-18,-58 C-6,-53 6,-53 18,-58 M-19,-52 C-6,-47 6,-47 20,-52 M0,-62 L-1,-45",
        0.9,
      );
    },
    collar: (p, o) => {
      gorget(p);
      if (o.cross) cross8(p, 3, -90, 8, "4");
    },
  },
  surcoat: {
    ...HARNESS,
    body: (p, o) => {
      const tone = o.tone ?? "4";
      cut(
        p,
        "M-18,-105 C-13,-111 -7,-112 -4,-114 L6,-114 C9,-112 14,-111 17.500,-105 C19,-94 15,-82 16,-70 L23,-42 C14,-37 4,-42 0,-38 C-6,-42 -14,-37 -23,-42 L-16,-70 C-15,-82 -19,-94 -18,-105 Z",
        tone,
      );
      shade(
        p,
        "M-18,-105 C-14,-110 -11,-111 -8,-112 C-12,-96 -9,-82 -10,-70 L-13,-41 C-16,-40 -20,-40 -23,-42 L-16,-70 C-15,-82 -19,-94 -18,-105 Z",
        darker(tone),
      );
      cross8(p, 3, -90, 15, "0");
      line(p, "M-16,-69 C-6,-65 6,-65 16,-69", 2.4);
    },
    collar: gorget,
  },
  doublet: {
    arm: [11, 9, 6.5],
    leg: [11, 8, 6],
    hose: "0",
    shoe: "4",
    body: (p, o) => {
      const tone = o.tone ?? "3";
      breeches(p, o.tone === "4" ? "2" : "4");
      cut(p, TORSO, tone);
      shade(p, SIDE, darker(tone));
      cut(p, "M-15,-70 L-18,-62 C-6,-57 6,-57 18,-62 L15,-70 C8,-66 -8,-66 -15,-70 Z", tone, 1);
      buttons(p, -108, -70);
      if (o.cross) cross8(p, 3, -92, 9, "0");
    },
    collar: ruff,
  },
  jack: {
    arm: [11, 9, 6.5],
    leg: [11, 8, 6],
    hose: "2",
    shoe: "4",
    sleeve: "2",
    body: (p) => {
      breeches(p, "3");
      cut(p, TORSO, "0");
      shade(p, SIDE, "2");
      shade(p, "M9,-111 C13,-110 16,-108 17.500,-105 C19,-94 15,-82 15,-68 L12,-66 C12,-84 13,-98 9,-111 Z", "1");
      line(p, "M5,-112 C8,-98 7,-82 4,-66 M-16,-74 C-6,-70 6,-70 16,-74", 1);
      cut(p, "M-15,-70 L-19,-60 C-6,-55 6,-55 19,-60 L15,-70 C8,-66 -8,-66 -15,-70 Z", "1", 1);
    },
    collar: ruff,
  },
  tunic: {
    arm: [11, 10, 7],
    leg: [10, 8, 6],
    hose: "0",
    shoe: "3",
    body: (p, o) => {
      const tone = o.tone ?? "2";
      cut(p, SMOCK, tone);
      shade(
        p,
        "M-18,-105 C-14,-110 -11,-111 -8,-112 C-12,-96 -9,-82 -9,-70 L-12,-38 C-16,-38 -19,-39 -21,-40 L-15,-70 C-15,-82 -19,-94 -18,-105 Z",
        darker(tone),
      );
      line(p, "M-15,-70 C-6,-66 6,-66 15,-70", 2.4);
      line(p, "M-4,-64 L-6,-38 M5,-64 L8,-37 M12,-64 L16,-39 M3,-112 L5,-100", 0.9);
    },
  },
  bare: {
    arm: [10, 8.5, 6.5],
    leg: [10, 8, 6],
    hose: "0",
    shoe: "0",
    barefoot: true,
    bareArms: true,
    body: (p, o) => {
      cut(p, TORSO, o.dark ? "2" : "0");
      shade(p, SIDE, o.dark ? "4" : "1");
      line(
        p,
        "M-12,-96 C-6,-92 -2,-92 2,-95 C6,-92 12,-92 15,-97 M3,-95 C4,-86 4,-80 3,-74 M-8,-86 L-2,-84 M8,-84 L13,-86 M-8,-80 L-2,-78 M8,-78 L12,-80",
        0.8,
      );
      disc(p, 3, -72, 0.9, "5", 0.7);
      cut(
        p,
        "M-15,-70 C-21,-58 -20,-44 -17,-38 C-10,-36 -4,-38 0,-46 C4,-38 11,-36 18,-38 C21,-46 20,-58 15,-70 C6,-65 -6,-65 -15,-70 Z",
        o.tone ?? "1",
      );
      line(p, "M-11,-64 L-13,-40 M-4,-64 L-6,-44 M5,-64 L7,-44 M11,-64 L14,-40", 0.8);
    },
  },
  vest: {
    arm: [12, 11, 8],
    leg: [9, 8, 6],
    hose: "0",
    shoe: "4",
    sleeve: "0",
    body: (p, o) => {
      baggy(p, o.tone === "1" ? "3" : "1");
      cut(p, TORSO, "0");
      shade(p, SIDE, "1");
      const tone = o.tone ?? "4";
      cut(
        p,
        "M-18,-105 C-13,-111 -9,-112 -5,-113 C-3,-100 -3,-86 -5,-70 L-15,-68 C-15,-82 -19,-94 -18,-105 Z",
        tone,
        1.1,
      );
      cut(
        p,
        "M17.500,-105 C14,-111 11,-112 8,-113 C11,-100 12,-86 11,-69 L15,-68 C15,-82 19,-94 17.500,-105 Z",
        tone,
        1.1,
      );
      line(p, "M-6,-106 C-5,-96 -5,-88 -7,-78", 0.8);
      sash(p, "2");
    },
  },
  dolama: {
    arm: [12, 11, 8],
    leg: [11, 11, 8],
    hose: "0",
    shoe: "4",
    body: (p, o) => {
      const tone = o.tone ?? "2";
      baggy(p, "0");
      cut(p, "M-16,-72 C-20,-56 -26,-44 -32,-36 C-26,-30 -16,-34 -8,-42 C-2,-50 2,-58 4,-68 Z", tone);
      cut(p, "M16,-72 C19,-56 24,-44 30,-38 C24,-32 14,-36 9,-44 C5,-52 4,-60 4,-68 Z", tone);
      cut(p, TORSO, tone);
      shade(p, SIDE, darker(tone));
      line(p, "M5,-112 L5,-68", 1);
      clasps(p, [-108, -101, -94, -87], -2, 12, 1.1);
      sash(p, "4");
    },
  },
  mail: {
    arm: [11, 10, 7],
    leg: [10, 9, 7],
    hose: "2",
    shoe: "4",
    sleeve: "m",
    body: (p) => {
      cut(p, SMOCK, "m");
      cut(p, "M-9,-104 L14,-104 L13,-82 L-8,-82 Z", "1", 1);
      line(p, "M-9,-97 L14,-97 M-8,-90 L13,-90", 0.8);
      sash(p, "3");
    },
  },
  kaftan: {
    arm: [12, 11, 8],
    leg: [10, 9, 7],
    hose: "1",
    shoe: "4",
    long: true,
    body: (p, o) => {
      longBody(p, o.tone ?? "1");
      line(p, "M5,-112 L5,-76", 1);
      clasps(p, [-107, -99, -91, -83], -1, 11);
      sash(p, o.tone === "3" ? "0" : "3");
    },
  },
  fur: {
    arm: [14, 14, 10],
    leg: [10, 9, 7],
    hose: "1",
    shoe: "4",
    long: true,
    body: (p, o) => {
      const tone = o.tone ?? "3";
      const wide = o.stout ? 1.22 : 1;
      p.at(0, 0, 1, 0, () => {
        cut(p, LONG, "1");
        clasps(p, [-104, -97, -90, -83], -1, 11);
        line(p, "M5,-112 L6,-4", 0.9);
        sash(p, "0");
        cut(
          p,
          `M-18,-106 C-12,-112 -9,-112 -7,-113 C-7,-90 -7,-40 -12,-2 C-20,-2 ${-28 * wide},-4 ${-32 * wide},-6 C${-26 * wide},-40 -22,-80 -18,-106 Z`,
          tone,
        );
        cut(
          p,
          `M17.500,-106 C14,-111 12,-112 10,-113 C14,-90 14,-40 18,-3 C24,-3 ${29 * wide},-5 ${32 * wide},-7 C${27 * wide},-40 21,-80 17.500,-106 Z`,
          tone,
        );
        fur(p, "M-7,-113 C-7,-90 -7,-40 -12,-2", -1);
        fur(p, "M10,-113 C14,-90 14,-40 18,-3", 1);
      });
    },
    collar: (p) =>
      cut(
        p,
        "M-13,-110 C-9,-117 -3,-116 2,-112 C6,-116 10,-116 14,-110 C9,-105 5,-105 2,-107 C-2,-105 -8,-104 -13,-110 Z",
        "2",
        1,
      ),
  },
  habit: {
    arm: [13, 13, 10],
    leg: [10, 9, 7],
    hose: "1",
    shoe: "2",
    long: true,
    body: (p, o) => {
      longBody(p, o.tone ?? "2");
      line(p, "M-16,-72 C-6,-68 6,-68 16,-72", 2.6);
      line(p, "M6,-70 C8,-58 6,-46 8,-34 M9,-70 C11,-58 10,-50 12,-40", 1.3);
      disc(p, 8, -32, 1.9, "0", 0.8);
    },
    collar: (p, o) => {
      const tone = o.tone ?? "2";
      cut(p, "M-19,-104 C-17,-115 -8,-117 1,-111 C9,-116 18,-113 20,-104 C12,-98 -10,-97 -19,-104 Z", tone, 1.1);
      line(p, "M-14,-106 C-6,-102 8,-102 15,-106", 0.8);
    },
  },
  gown: {
    arm: [11, 9.5, 6.5],
    leg: [9, 8, 6],
    hose: "0",
    shoe: "3",
    long: true,
    body: (p, o) => {
      const tone = o.tone ?? "3";
      cut(
        p,
        "M-15,-104 C-8,-111 9,-111 15,-104 C16,-92 11,-82 11,-72 C20,-50 27,-26 31,-5 C14,1 -12,1 -29,-5 C-25,-26 -20,-50 -12,-72 C-12,-82 -16,-92 -15,-104 Z",
        tone,
      );
      shade(
        p,
        "M-15,-104 C-11,-108 -9,-109 -7,-109 C-9,-94 -7,-82 -8,-72 C-13,-48 -16,-24 -17,-3 C-22,-4 -26,-5 -29,-5 C-25,-26 -20,-50 -12,-72 C-12,-82 -16,-92 -15,-104 Z",
        darker(tone),
      );
      line(p, "M-12,-72 C-4,-69 4,-69 11,-72", 1.6);
      cut(
        p,
        "M-6,-71 C-9,-50 -11,-30 -12,-14 C-4,-10 10,-10 18,-14 C15,-32 12,-52 9,-71 C4,-69 -2,-69 -6,-71 Z",
        "0",
        1,
      );
      line(p, "M-2,-66 C-4,-46 -4,-28 -5,-14 M4,-66 C7,-46 9,-28 10,-14", 0.7);
    },
  },
  lady: {
    arm: [12, 11, 7],
    leg: [9, 8, 6],
    hose: "0",
    shoe: "3",
    long: true,
    body: (p, o) => {
      const tone = o.tone ?? "3";
      longBody(p, "0");
      buttons(p, -98, -64, 4);
      cut(
        p,
        "M-17,-104 C-12,-109 -8,-111 -6,-112 C-5,-96 -6,-84 -8,-72 C-12,-46 -16,-22 -18,-3 C-23,-4 -27,-5 -30,-6 C-24,-40 -20,-76 -17,-104 Z",
        tone,
      );
      cut(
        p,
        "M17,-104 C13,-109 11,-111 9,-112 C10,-96 12,-84 14,-72 C18,-46 21,-22 22,-4 C26,-5 29,-6 31,-7 C26,-40 20,-76 17,-104 Z",
        tone,
      );
      strokes(
        p,
        [
          [-14, -90, -9, -90],
          [-14, -70, -9, -70],
          [14, -88, 16, -88],
          [-16, -50, -11, -50],
        ],
        1,
      );
      line(p, "M-10,-76 C-3,-71 7,-71 14,-76", 2.6);
      line(p, "M-6,-108 C-2,-100 6,-100 10,-108 M-5,-104 C0,-95 6,-95 10,-104", 0.9);
    },
  },
};

function gorget(p: Pen): void {
  cut(p, "M-10,-118 C-6,-112 6,-112 11,-117 L13,-110 C6,-104 -6,-104 -12,-110 Z", "2", 1);
  line(p, "M-11,-114 C-5,-108 6,-108 12,-113", 0.8);
}

function ruff(p: Pen): void {
  cut(
    p,
    "M-10,-115 C-6,-119 8,-119 12,-114 C13,-110 10,-108 6,-108 C0,-106 -6,-107 -9,-109 C-12,-111 -12,-113 -10,-115 Z",
    "0",
    1,
  );
  line(p, "M-8,-114 L-7,-109 M-4,-113 L-4,-108 M0,-113 L0,-107.500 M4,-113 L5,-108 M8,-114 L9,-109", 0.7);
}

/** The tufts of a lining of fur. */
function fur(p: Pen, path: string, side: 1 | -1): void {
  line(p, path, 3.6);
  const tufts = Array.from(
    { length: 9 },
    (_, i) => [side * (8 + i * 0.7), -106 + i * 12, side * (3 + i * 0.7), -101 + i * 12] as const,
  );
  strokes(p, tufts, 0.8);
}
