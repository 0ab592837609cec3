// Horses, feet at 0,0, facing right, and men on them.
import type { Pen } from "../../pen";
import { axe, club, javelin, kite, spear, sword } from "./arms";
import { type Look, head } from "./heads";

export type HorseLook = { col?: string; far?: string; mane?: string; gait?: "gallop" | "walk"; dapple?: boolean };

const FAR_LEGS = {
  walk: [
    "M-46,-50 C-50,-38 -44,-30 -46,-20 C-46,-12 -44,-6 -42,0 L-30,0 L-34,-6 C-37,-14 -36,-22 -34,-28 C-30,-36 -26,-40 -24,-46 Z",
    "M30,-50 C36,-40 48,-36 52,-28 C52,-22 48,-18 46,-12 L50,-5 L40,-4 L39,-12 C41,-19 42,-22 38,-25 C30,-30 22,-36 18,-46 Z",
  ],
  gallop: [
    "M-46,-52 C-62,-46 -74,-40 -82,-28 C-86,-20 -92,-14 -98,-9 L-92,-1 L-87,-3 C-84,-12 -78,-18 -73,-24 C-64,-30 -50,-36 -38,-44 Z",
    "M34,-54 C46,-48 60,-50 74,-50 C82,-46 84,-38 88,-30 L95,-26 L87,-20 L81,-26 C78,-34 76,-38 71,-40 C58,-38 42,-36 26,-42 Z",
  ],
} as const;
const NEAR_LEGS = {
  walk: [
    "M-60,-60 C-66,-46 -60,-38 -66,-28 C-69,-21 -62,-12 -62,-5 L-64,0 L-50,0 L-53,-7 C-56,-14 -58,-20 -54,-27 C-46,-34 -38,-40 -34,-48 Z",
    "M48,-58 C50,-44 44,-36 44,-26 C43,-16 43,-9 45,-5 L52,0 L37,0 L36,-6 C34,-16 34,-24 31,-32 C26,-38 22,-42 20,-48 Z",
  ],
  gallop: [
    "M-58,-60 C-66,-48 -58,-40 -60,-30 C-60,-22 -66,-14 -72,-8 L-70,-1 L-60,0 C-56,-8 -50,-16 -47,-26 C-42,-34 -36,-40 -32,-48 Z",
    "M46,-60 C54,-50 66,-44 74,-34 C74,-26 66,-20 62,-14 L64,-6 L54,-6 L52,-14 C56,-22 60,-27 58,-30 C48,-36 34,-38 22,-46 Z",
  ],
} as const;

export function horse(p: Pen, o: HorseLook = {}): void {
  const coat = o.col ?? p.pick(["terracotta", "ochre", "teal", "blue", "sage", "rust"]);
  const far = o.far ?? (coat === "ochre" ? "terracotta" : p.pick(["ochre", "buff", coat === "sage" ? "blue" : "sage"]));
  const mane = o.mane ?? (coat === "teal" ? "terracotta" : coat === "gold" ? "rust" : p.pick(["teal", "gold"]));
  const gait = o.gait ?? "gallop";
  for (const leg of FAR_LEGS[gait]) p.shape(leg, far, 90);
  p.shape(
    "M-53,-69 C-66,-76 -78,-66 -80,-50 C-82,-40 -80,-34 -84,-26 C-72,-32 -70,-42 -70,-50 C-69,-58 -64,-62 -56,-61 Z",
    mane,
    90,
  );
  for (const leg of NEAR_LEGS[gait]) p.shape(leg, coat, 90);
  p.shape(
    "M-53,-70 C-42,-79 -24,-71 -6,-69 C8,-68 17,-74 25,-86 C32,-99 42,-110 55,-113 L57,-122 L63,-113 C71,-110 78,-99 86,-88 C88,-83 84,-77 79,-78 " +
      "C73,-79 71,-84 66,-87 C60,-88 58,-82 57,-76 C56,-66 54,-58 47,-50 C40,-43 28,-42 16,-43 C0,-44 -14,-38 -28,-43 C-36,-43 -44,-41 -50,-45 C-62,-52 -64,-64 -53,-70 Z",
    coat,
  );
  p.shape(
    "M55,-115 C42,-111 31,-99 24,-87 C20,-80 14,-75 9,-73 C18,-70 27,-76 32,-84 C38,-95 46,-102 57,-107 Z",
    mane,
    -45,
    { w: 1.6 },
  );
  if (o.dapple)
    for (const [x, y] of [
      [-44, -60],
      [-34, -52],
      [-24, -62],
      [38, -64],
      [46, -74],
      [30, -54],
      [46, -90],
    ] as const)
      p.disc(x, y, 2.6, "#ece0c4", 0, { ink: "none" });
  p.disc(68, -101, 1.9, "#ece0c4", 0, { w: 1.3 });
  p.line("M62,-90 C66,-94 72,-98 76,-101 M70,-85 L80,-93", "linen", 1.8, { dash: 0 });
  p.line("M54,-62 C44,-58 28,-60 14,-66", "gold", 2.6).line("M-14,-69 C-30,-66 -44,-62 -58,-58", "gold", 2.4);
  p.line("M79,-80 C62,-76 40,-78 26,-84", null, 1.8, { dash: 0 });
  if (p.size !== "plate") p.line("M-46,-62 C-42,-52 -36,-48 -30,-48", null, 1.2);
}

export type RiderPose =
  "couch" | "over" | "up" | "mace" | "sword" | "point" | "bow" | "axe" | "rein" | "javelin" | "bare";

export type RiderLook = HorseLook &
  Look & {
    body?: string;
    pose?: RiderPose;
    pen?: string;
    cloak?: string;
    saddle?: string;
    hose?: string;
    shield?: false;
    scol?: string;
    srim?: string;
    device?: number;
    stole?: boolean;
  };

const BEHIND: Partial<Record<RiderPose, (p: Pen, o: RiderLook) => void>> = {
  over: (p, o) => spear(p, -34, -124, 96, -128, o.pen),
  couch: (p, o) => spear(p, -54, -84, 108, -106, o.pen),
};

const IN_HAND: Readonly<Record<RiderPose, (p: Pen, sleeve: string, o: RiderLook) => void>> = {
  couch: (p, sleeve) => p.limb("M8,-106 L16,-92 L28,-95", sleeve, 6.2),
  over: (p, sleeve) => p.limb("M8,-106 L20,-112 L22,-126", sleeve, 6.2).disc(22, -127, 3.4, "flesh", 0, { w: 1.5 }),
  up(p, sleeve, o) {
    spear(p, 22, -60, 38, -176, o.pen);
    p.limb("M8,-106 L16,-92 L28,-98", sleeve, 6.2).disc(29, -99, 3.4, "flesh", 0, { w: 1.5 });
  },
  mace(p, sleeve) {
    p.limb("M10,-108 L24,-116 L30,-132", sleeve, 6.2);
    club(p, 24, -118, 46, -170);
    p.disc(30, -132, 3.6, "flesh", 0, { w: 1.5 });
  },
  sword(p, sleeve) {
    sword(p, 30, -128, 62, -172);
    p.limb("M10,-108 L22,-114 L30,-128", sleeve, 6.2).disc(30, -128, 3.6, "flesh", 0, { w: 1.5 });
  },
  point: (p, sleeve) =>
    p
      .limb("M8,-106 L24,-106 L44,-114", sleeve, 6.2)
      .disc(45, -114, 3.4, "flesh", 0, { w: 1.5 })
      .line("M47,-115 L54,-118", "flesh", 3, { dash: 0 }),
  bow(p, sleeve) {
    p.rod("M38,-140 C56,-126 56,-86 38,-72", "terracotta", 2.1);
    p.line("M38,-140 L10,-106 L38,-72", null, 1.1, { dash: 0 }).line("M10,-106 L56,-106", null, 2, { dash: 0 });
    p.shape("M54,-109 L64,-106 L54,-103 Z", "buff", 0, { w: 1.5 });
    p.limb("M10,-108 L28,-106 L48,-106", sleeve, 5.6).limb("M0,-106 L-12,-104 L8,-106", sleeve, 6);
    p.disc(49, -106, 3.2, "flesh", 0, { w: 1.5 }).disc(9, -106, 3.2, "flesh", 0, { w: 1.5 });
  },
  axe(p, sleeve) {
    axe(p, 22, -112, 50, -172);
    p.limb("M10,-108 L22,-114 L30,-128", sleeve, 6.2).disc(30, -128, 3.6, "flesh", 0, { w: 1.5 });
  },
  rein: (p, sleeve) => p.limb("M8,-106 L14,-90 L28,-86", sleeve, 6.2).disc(29, -86, 3.4, "flesh", 0, { w: 1.5 }),
  javelin(p, sleeve) {
    javelin(p, -26, -148, 34, -142);
    javelin(p, -20, -60, 22, -100);
    p.limb("M4,-108 L-4,-124 L4,-144", sleeve, 6.2).disc(4, -145, 3.4, "flesh", 0, { w: 1.5 });
  },
  // The helmet is pushed back so that the face is seen.
  bare: (p, sleeve) => p.limb("M8,-106 L20,-116 L16,-136", sleeve, 6.2).disc(15, -137, 3.4, "flesh", 0, { w: 1.5 }),
};

export function rider(p: Pen, o: RiderLook = {}): void {
  horse(p, o);
  const body = o.body ?? "mail";
  const pose = o.pose ?? p.pick(["couch", "over", "up"]);
  const hose = o.hose ?? (o.col === "teal" ? "terracotta" : p.pick(["teal", "ochre"]));
  p.shape(
    "M-22,-70 C-24,-78 -20,-84 -16,-84 C-14,-76 -8,-72 2,-72 C10,-72 14,-76 15,-84 C20,-82 22,-76 20,-70 L12,-60 L-12,-60 Z",
    o.saddle ?? "ochre",
  );
  p.limb("M4,-64 L10,-44 L9,-26 L20,-23", hose, 5.4).line("M4,-62 L8,-22 L20,-19", null, 1.6, { dash: 0 });
  BEHIND[pose]?.(p, o);
  if (o.cloak) p.shape("M-6,-112 C-20,-108 -32,-94 -46,-88 C-40,-80 -24,-78 -10,-80 Z", o.cloak);
  p.shape(
    "M-11,-70 C-13,-86 -12,-102 -7,-110 C0,-114 9,-113 13,-109 C16,-98 15,-84 14,-72 L18,-52 C10,-48 0,-49 -8,-52 Z",
    body,
    body === "mail" ? 0 : 90,
  );
  p.line("M-12,-74 L14,-74", "rust", 2.4).line("M-7,-53 C0,-50 10,-49 17,-53", "terracotta", 2);
  if (o.stole) p.line("M-3,-111 C-2,-96 6,-96 9,-111 M2,-99 L3,-60", "gold", 3);
  head(p, 3, -121, { hat: "helm", mail: body === "mail", hcol: p.pick(["ochre", "blue", "sage", "gold"]), ...o });
  if (o.shield !== false) kite(p, -8, -86, 0.92, 0.35, o.scol, o.srim, o.device);
  IN_HAND[pose](p, body, o);
}
