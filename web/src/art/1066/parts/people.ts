// Men and women, 100 high, feet at 0,0, facing right. What they hold is drawn behind, between or before their arms.
import type { Pen } from "../../pen";
import { type Look, head } from "./heads";

export type Stance = "stand" | "step" | "brace" | "run" | "kneel" | "sit" | "bow";

/** Legs, far one first, and how far the figure sinks. */
const STANCES: Readonly<Record<Stance, readonly [near: string, far: string, sink: number]>> = {
  stand: ["M-5,-38 L-7,-20 L-8,-4 L0,-1", "M6,-38 L8,-20 L8,-4 L17,-1", 0],
  step: ["M-6,-38 L-12,-20 L-21,-5 L-13,-1", "M5,-38 L15,-24 L15,-5 L24,-1", 0],
  brace: ["M-6,-38 L-16,-22 L-24,-4 L-16,0", "M5,-38 L18,-26 L17,-5 L26,0", 0],
  run: ["M-6,-38 L-16,-24 L-34,-22 L-38,-14", "M5,-38 L22,-34 L22,-12 L31,-8", 4],
  kneel: ["M-5,-38 L4,-18 L-20,-17 L-28,-20", "M6,-38 L24,-36 L22,-18 L31,-16", 16],
  sit: ["M-4,-40 L16,-40 L13,-16 L22,-13", "M6,-40 L24,-41 L24,-16 L33,-13", 13],
  bow: ["M-6,-38 L-8,-20 L-9,-4 L-1,-1", "M4,-38 L6,-20 L6,-4 L15,-1", 0],
};

/** An arm is a gesture by name, or the points of shoulder, elbow and hand. */
const NEAR: Readonly<Record<string, string>> = {
  fore: "-4,-80 4,-64 18,-66",
  down: "-4,-80 -9,-65 -6,-50",
  hip: "-4,-80 -15,-68 -6,-58",
  point: "-4,-80 12,-76 32,-84",
  raise: "-4,-80 13,-78 25,-98",
  high: "-4,-82 -12,-98 -10,-120",
  pray: "-4,-80 3,-64 18,-80",
  chin: "-4,-80 8,-66 9,-86",
  back: "-4,-80 -22,-76 -38,-68",
  low: "-4,-80 4,-66 16,-54",
  swing: "-4,-82 -2,-98 10,-102",
  throw: "-4,-82 -16,-92 -22,-108",
  belly: "-4,-80 -8,-64 6,-60",
};
const FAR: Readonly<Record<string, string>> = {
  fore: "8,-80 18,-72 26,-78",
  down: "8,-80 14,-66 16,-52",
  point: "8,-80 24,-78 42,-88",
  raise: "8,-80 20,-94 28,-110",
  high: "8,-82 14,-100 20,-120",
  pray: "8,-80 17,-66 22,-80",
  chin: "8,-80 18,-68 12,-86",
  low: "8,-80 20,-70 32,-62",
  swing: "8,-82 16,-92 18,-106",
  out: "8,-80 26,-78 42,-70",
  shield: "8,-80 14,-70 14,-60",
};

export type Figure = Look & {
  body?: string;
  /** A gown to the feet instead of a tunic. */
  robe?: boolean;
  /** A priest's overgarment. */
  chasuble?: string;
  pallium?: boolean;
  trim?: string;
  cloak?: string | undefined;
  hose?: string;
  sleeve?: string;
  stance?: Stance;
  near?: string;
  far?: string;
  /** Things behind the man, behind his near arm, before his chest, before everything. */
  back?: () => void;
  mid?: () => void;
  hold?: () => void;
  front?: () => void;
};

function arm(p: Pen, points: string, colour: string, width: number): void {
  p.limb(`M${points.replaceAll(" ", " L")}`, colour, width);
  const [x = 0, y = 0] = (points.split(" ").at(-1) ?? "").split(",").map(Number);
  p.disc(x, y, 3.3, "flesh", 0, { w: 1.5 });
}

function tunic(p: Pen, body: string, trim: string | undefined): void {
  p.shape(
    "M-10,-86 C-4,-90 6,-90 12,-86 C14,-74 11,-62 12,-56 L19,-34 C11,-30 5,-36 1,-33 C-5,-36 -10,-30 -17,-35 L-10,-56 C-11,-66 -13,-76 -10,-86 Z",
    body,
    body === "mail" ? 0 : 90,
  );
  p.line("M-10,-55 L12,-55", "rust", 2.6);
  if (body === "mail") p.line("M-16,-36 C-10,-31 -5,-37 1,-34 C5,-37 11,-31 18,-35", "terracotta", 2.2);
  else p.line("M-3,-52 L-6,-36 M5,-52 L8,-36", null, 1.1);
  if (trim && body !== "mail")
    p.line("M-15,-38 C-9,-33 -4,-38 1,-36 C6,-38 11,-33 17,-37 M-6,-87 C-2,-83 5,-83 8,-87", trim, 2.6);
}

function gown(p: Pen, body: string, trim: string | undefined): void {
  p.shape(
    "M-10,-86 C-4,-90 6,-90 12,-86 C15,-70 13,-54 15,-40 C18,-24 19,-12 21,-3 C10,2 -8,2 -18,-3 C-15,-20 -13,-36 -12,-52 C-13,-66 -13,-76 -10,-86 Z",
    body,
    90,
  );
  p.limb("M-8,-2 L0,0", "ink", 3).limb("M8,-2 L17,0", "ink", 3);
  p.line("M-4,-50 C-6,-34 -7,-20 -8,-6 M6,-50 C8,-34 8,-20 9,-6 M1,-44 L1,-10", null, 1.2);
  if (trim) p.line("M-17,-7 C-8,-2 10,-2 20,-7", trim, 3.4).line("M1,-84 L1,-52", trim, 3);
}

function vestment(p: Pen, colour: string, pallium: boolean | undefined): void {
  p.shape(
    "M-12,-84 C-5,-90 7,-90 13,-84 C18,-66 17,-50 12,-40 C8,-32 4,-28 1,-24 C-4,-28 -9,-33 -13,-41 C-17,-52 -17,-68 -12,-84 Z",
    colour,
    90,
  );
  p.line("M-12,-44 C-8,-36 -3,-31 1,-28 C4,-31 9,-36 12,-44", "gold", 2.4);
  p.line("M-7,-87 C-3,-76 5,-76 9,-87", "gold", 2.6);
  if (pallium) {
    p.line("M-8,-86 C-4,-70 6,-70 10,-86 M1,-74 L1,-30", "linen", 4.4, { dash: 0 });
    p.line("M1,-66 L1,-62 M-1,-64 L3,-64 M1,-50 L1,-46 M-1,-48 L3,-48", null, 1.4, { dash: 0 });
  }
}

/** The other leg is worked in another wool, as the old needlewomen did. */
function otherHose(hose: string): string {
  return hose === "teal" ? "blue" : hose === "terracotta" ? "rust" : "terracotta";
}

export function man(p: Pen, o: Figure = {}): void {
  const [nearLeg, farLeg, sink] = STANCES[o.stance ?? "stand"];
  const body = o.body ?? "mail";
  const hose = o.hose ?? p.pick(["terracotta", "teal", "ochre", "sage", "blue"]);
  const sleeve = body === "mail" ? "mail" : (o.sleeve ?? body);
  const near = o.near ?? "fore";
  const far = o.far ?? "fore";
  p.at(0, sink, 1, 0, () => {
    o.back?.();
    if (o.cloak) p.shape("M-8,-86 C-18,-74 -20,-46 -26,-24 C-18,-20 -10,-26 -2,-24 L6,-60 Z", o.cloak, 90);
    if (!o.robe) p.limb(nearLeg, otherHose(hose), 4.6).limb(farLeg, hose, 4.6);
    arm(p, FAR[far] ?? far, sleeve, 6.4);
    o.mid?.();
    if (o.robe) gown(p, body, o.trim);
    else tunic(p, body, o.trim);
    if (o.chasuble) vestment(p, o.chasuble, o.pallium);
    if (o.cloak)
      p.line("M-9,-85 C-4,-80 4,-80 9,-85", o.cloak, 4, { dash: 0 }).disc(9, -83, 2.4, "gold", 0, { w: 1.2 });
    head(p, 1, -96, { mail: body === "mail", ...o });
    o.hold?.();
    arm(p, NEAR[near] ?? near, sleeve, 6.6);
    o.front?.();
  });
}

/** A woman in a gown with hanging sleeves. */
export function woman(p: Pen, o: Figure = {}): void {
  const body = o.body ?? "terracotta";
  const sleeve = o.sleeve ?? body;
  const near = NEAR[o.near ?? "belly"] ?? o.near ?? "";
  const far = FAR[o.far ?? "fore"] ?? o.far ?? "";
  const cuff = (points: string, side: number) => {
    const [x = 0, y = 0] = (points.split(" ")[1] ?? "").split(",").map(Number);
    const [hx = 0, hy = 0] = (points.split(" ")[2] ?? "").split(",").map(Number);
    const [mx, my] = [(x + hx * 2) / 3, (y + hy * 2) / 3];
    p.shape(
      `M${mx - 4},${my - 3} L${mx + 5},${my - 2} C${mx + 6},${my + 10} ${mx + 4 + side},${my + 18} ${mx + side},${my + 24} C${mx - 4},${my + 16} ${mx - 6},${my + 8} ${mx - 4},${my - 3} Z`,
      o.trim ?? "gold",
      90,
      { w: 1.6 },
    );
  };
  o.back?.();
  if (o.cloak) p.shape("M-8,-86 C-20,-70 -22,-36 -28,-8 C-18,-2 -8,-8 2,-6 L8,-60 Z", o.cloak, 90);
  arm(p, far, sleeve, 6);
  cuff(far, 2);
  o.mid?.();
  p.shape(
    "M-9,-86 C-4,-90 6,-90 11,-86 C13,-76 9,-66 8,-58 C12,-42 20,-22 25,-3 C10,3 -10,3 -22,-3 C-17,-22 -10,-42 -7,-58 C-9,-68 -12,-76 -9,-86 Z",
    body,
    90,
  );
  p.line("M-7,-58 C-2,-55 4,-55 8,-58", o.trim ?? "gold", 3);
  p.line("M-2,-54 C-6,-36 -10,-18 -12,-6 M4,-54 C8,-36 12,-18 14,-6 M1,-50 L1,-8", null, 1.2);
  p.line("M-20,-8 C-8,-3 10,-3 23,-8", o.trim ?? "gold", 3.2);
  head(p, 1, -96, { hat: "veil", ...o });
  o.hold?.();
  arm(p, near, sleeve, 6.2);
  cuff(near, -3);
  o.front?.();
}

/** A man who lies on the ground, head to the right. */
export function fallen(p: Pen, x: number, y: number, scale: number, o: Figure = {}, flip: 0 | 1 = 0): void {
  p.at(x, y, scale, flip, () =>
    p.at(-44, -6, 1, 0, () => man(p, { stance: "step", near: "down", far: "down", shut: true, ...o }), 1.52),
  );
}
