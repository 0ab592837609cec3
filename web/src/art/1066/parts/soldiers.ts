// Men with their arms in hand: what armies are made of.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import { axe, bow, crossbow, javelin, kite, quiver, roundShield, sling, spear, sword } from "./arms";
import { head } from "./heads";
import { type Figure, man } from "./people";

export type Soldier = Figure & {
  light?: boolean;
  pen?: string | undefined;
  scol?: string;
  srim?: string;
  device?: number;
  shield?: false;
};

const HELMS = ["ochre", "blue", "sage"] as const;
const TUNICS = ["ochre", "sage", "terracotta", "blue"] as const;

export function spearman(p: Pen, o: Soldier = {}): void {
  man(p, {
    hat: "helm",
    hcol: p.pick(HELMS),
    body: o.light ? p.pick(TUNICS) : "mail",
    stance: p.pick(["step", "stand"]),
    near: "-4,-80 -6,-64 12,-60",
    far: "shield",
    back: () => spear(p, 10, -4, 17, -146, o.pen),
    front: () => o.shield !== false && kite(p, 6, -52, 1, p.range(-0.12, 0.15), o.scol, o.srim, o.device),
    ...o,
  });
}

export function huscarl(p: Pen, o: Soldier = {}): void {
  man(p, {
    hat: "helm",
    moustache: true,
    hcol: p.pick(HELMS),
    stance: "brace",
    far: "swing",
    near: "swing",
    mid: () => axe(p, 8, -88, 34, -146),
    front: () =>
      o.shield !== false &&
      roundShield(
        p,
        -13,
        -60,
        0.95,
        o.scol ?? p.pick(["terracotta", "teal", "blue"]),
        o.srim ?? p.pick(["ochre", "sage"]),
      ),
    ...o,
  });
}

export function swordsman(p: Pen, o: Soldier = {}): void {
  man(p, {
    hat: "helm",
    hcol: p.pick(HELMS),
    stance: "brace",
    far: "8,-82 22,-84 32,-96",
    near: "-4,-82 -8,-64 6,-58",
    mid: () => sword(p, 32, -96, 58, -134),
    front: () => o.shield !== false && kite(p, -4, -50, 1, 0.1, o.scol, o.srim, o.device),
    ...o,
  });
}

export function archer(p: Pen, o: Soldier = {}): void {
  man(p, {
    hat: o.mail ? "helm" : "none",
    body: o.mail ? "mail" : p.pick(TUNICS),
    stance: "brace",
    far: "8,-80 22,-82 34,-84",
    near: "-3,-80 -18,-80 -2,-85",
    mid: () => bow(p),
    front: () => quiver(p, -14, -62),
    ...o,
  });
}

export function crossbowman(p: Pen, o: Soldier = {}): void {
  man(p, {
    hat: "helm",
    body: p.pick(TUNICS),
    stance: "brace",
    far: "8,-80 22,-78 34,-84",
    near: "-4,-80 -6,-68 12,-80",
    hold: () => crossbow(p, 4, -84, 0.95, -0.06),
    front: () => quiver(p, -16, -60),
    ...o,
  });
}

export function javelinMan(p: Pen, o: Soldier = {}): void {
  man(p, {
    body: p.pick(TUNICS),
    moustache: true,
    stance: "brace",
    near: "throw",
    far: "shield",
    mid: () => javelin(p, 6, -30, 30, -82),
    front: () => {
      javelin(p, -52, -104, 12, -114);
      if (o.shield !== false) roundShield(p, 12, -58, 0.86, p.pick(["terracotta", "teal", "blue"]), "ochre");
    },
    ...o,
  });
}

export function slinger(p: Pen, o: Soldier = {}): void {
  man(p, { body: p.pick(TUNICS), stance: "brace", near: "throw", far: "out", hold: () => sling(p, -22, -108), ...o });
}

/** One man of a shield wall, without his shield; the wall lays shields over all of them. */
export function wallMan(p: Pen, o: Soldier = {}): void {
  p.limb("M-4,-30 L-6,-4 L4,-1", p.pick(["terracotta", "ochre", "blue"]), 4.8).limb(
    "M8,-30 L10,-4 L18,-1",
    p.pick(["terracotta", "ochre", "teal"]),
    4.8,
  );
  head(p, 3, -94, { hat: "helm", mail: true, moustache: true, hcol: p.pick(["ochre", "blue", "sage", "gold"]), ...o });
}

/** Overlapping shields over men: the English line. */
export function wallOfShields(p: Pen, x: number, y: number, n: number, s = 1.18, flip: 0 | 1 = 0, step = 42): void {
  for (let i = 0; i < n; i++)
    p.at(x + i * step, y + 2, s, flip, () => {
      spear(p, 4, -60, 10 + p.range(-5, 6), -150, i % 3 === 1 ? p.pick(["terracotta", "blue"]) : undefined);
      wallMan(p);
    });
  const first = p.seed % 7;
  for (let i = 0; i < n; i++)
    kite(
      p,
      x + (flip ? -4 : 4) + i * step,
      y - 46 * s,
      1.2 * s,
      0,
      nth(["terracotta", "blue", "ochre", "teal", "sage", "terracotta", "buff"], i + first),
      nth(["ochre", "terracotta", "teal"], i + first),
      i + first,
    );
}
