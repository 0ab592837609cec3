// Wide pictures of 1066: the ridge behind the cards, the friezes, the fleet and the field of Hastings.
import { nth } from "../chance";
import { PREFIX } from "../hands/hand";
import { stitch, stitchPatterns } from "../hands/stitch";
import { letter } from "../letters";
import { Pen } from "../pen";
import type { PlaceKind } from "../subject";
import {
  archer,
  arrow,
  axe,
  banner,
  bareTree,
  border,
  fallen,
  horse,
  huscarl,
  kite,
  man,
  raven,
  rider,
  roundShield,
  ship,
  spear,
  spearman,
  sun,
  tree,
  trumpet,
  wallMan,
  waves,
  woman,
} from "./parts";

function wrap(p: Pen, width: number, height: number, fit: string, cloth: boolean, raised: boolean): string {
  const sheet = `M0 0H${width}V${height}H0Z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}" aria-hidden="true">` +
    `<defs>${stitchPatterns(p.used)}</defs>` +
    (cloth ? `<path d="${sheet}" fill="url(#${PREFIX}linen-cloth)"/>` : "") +
    `${p.open(raised ? ` filter="url(#${PREFIX}raise)"` : "")}${p.out.join("")}</g></svg>`
  );
}

/** Senlac ridge from above the valley: three spurs for three Wedges, the armies that stand by in between. */
function ridge(width: number, height: number): string {
  const p = new Pen("ridge", stitch);
  p.wobble = 1.2;
  p.width = width;
  // A narrow field shows one spur, as one Wedge is played at a time there.
  const narrow = width < 620;
  const u = width / (narrow ? 340 : 1018);
  const X = (x: number) => x * u;
  const trees = narrow ? 5 : 15;
  for (let i = 0; i < trees; i++)
    tree(
      p,
      (i * 73 + p.range(-10, 10)) * u,
      78 + Math.abs(7 - i) * 4.5,
      0.46 + p.range(0, 0.12),
      nth(["sage", "olive", "blue"], i),
    );
  const hill = (y: number, rise: number, colour: string) =>
    p.shape(
      `M${X(-20)},${y + rise} C${X(140)},${y + rise * 0.5} ${X(260)},${y - rise * 0.4} ${X(400)},${y - rise * 0.8} C${X(480)},${y - rise} ${X(560)},${y - rise} ${X(640)},${y - rise * 0.7} ` +
        `C${X(780)},${y - rise * 0.2} ${X(900)},${y + rise * 0.5} ${X(1040)},${y + rise} L${X(1040)},${height + 20} L${X(-20)},${height + 20} Z`,
      colour,
    );
  hill(84, 26, "sage");
  hill(height * 0.4, 22, "ochre");
  hill(height * 0.52, 20, "gold");
  hill(height * 0.64, 16, "sage");
  hill(height * 0.84, 10, "olive");
  for (const middle of narrow ? [170] : [172, 509, 846]) spur(p, middle, height, X);
  if (width > 900) [20, 341, 678, 1000].forEach((x, i) => bystanders(p, x * u, height, i));
  for (const y of [height - 16, height - 8])
    p.line(
      `M${X(0)},${y} C${X(160)},${y - 8} ${X(240)},${y + 8} ${X(340)},${y} C${X(470)},${y - 8} ${X(560)},${y + 8} ${X(680)},${y} C${X(800)},${y - 8} ${X(900)},${y + 8} ${X(1018)},${y}`,
      "blue",
      3.4,
    );
  return wrap(p, width, height, "none", false, false);
}

function spur(p: Pen, c: number, height: number, X: (x: number) => number): void {
  const h = height;
  p.shape(
    `M${X(c - 132)},${h * 0.16} C${X(c - 60)},${h * 0.1} ${X(c + 60)},${h * 0.1} ${X(c + 132)},${h * 0.16} C${X(c + 150)},${h * 0.4} ${X(c + 150)},${h * 0.7} ${X(c + 120)},${h * 0.98} ` +
      `L${X(c - 120)},${h * 0.98} C${X(c - 150)},${h * 0.7} ${X(c - 150)},${h * 0.4} ${X(c - 132)},${h * 0.16} Z`,
    "buff",
    90,
  );
  p.line(
    `M${X(c - 122)},${h * 0.19} C${X(c - 56)},${h * 0.13} ${X(c + 56)},${h * 0.13} ${X(c + 122)},${h * 0.19} C${X(c + 140)},${h * 0.4} ${X(c + 140)},${h * 0.7} ${X(c + 110)},${h * 0.95}`,
    "terracotta",
    2.4,
  );
  let sage = "";
  let ochre = "";
  for (let i = 0; i < 34; i++) {
    const x = X(c + p.range(-128, 128));
    const y = h * p.range(0.2, 0.93);
    const tuft = `M${x},${y} L${x - 3},${y - 8} M${x},${y} L${x + 1},${y - 10} M${x},${y} L${x + 5},${y - 7} `;
    if (i % 3) sage += tuft;
    else ochre += tuft;
  }
  p.line(sage, "sage", 1.8).line(ochre, "ochre", 1.8);
}

function bystanders(p: Pen, x: number, height: number, i: number): void {
  const saxons = height * 0.43;
  const normans = height * 0.86;
  if (i === 1) banner(p, x - 26, saxons - 8, 98, { s: 0.62, colour: "terracotta", emblem: "dragon" });
  for (let q = 0; q < 2; q++)
    p.at(x - 14 + q * 32, saxons + q * 5, 0.52, 1, () => (q === i % 2 ? huscarl : spearman)(p));
  if (i === 2) banner(p, x - 6, normans - 6, 112, { s: 0.56, colour: "linen" });
  if (i % 2) p.at(x - 4, normans, 0.47, 0, () => rider(p, i === 1 ? { pose: "up", pen: "blue" } : { pose: "couch" }));
  else for (let q = 0; q < 2; q++) p.at(x - 22 + q * 30, normans + q * 4, 0.52, 0, () => (q ? archer : spearman)(p));
}

type Ending = "none" | "victory" | "defeat";

/** What a frieze is drawn with: its pen, its ground, its scale, and where the words end and the picture begins. */
type Cloth = { p: Pen; width: number; g: number; k: number; left: number };

/** A long strip between two borders; the left third is quiet, for words. */
function frieze(width: number, height: number, ending: Ending): string {
  const p = new Pen("frieze", stitch);
  p.width = width;
  const edge = 24;
  const k = Math.min((height - 2 * edge) / 232, width / (ending === "none" ? 440 : 860));
  const cloth = { p, width, g: height - edge - 18, k, left: width - 850 * k };
  border(p, 0, edge - 2, width);
  border(p, height - edge, edge - 2, width);
  if (ending === "none") battle(cloth);
  else if (ending === "victory") victory(cloth);
  else defeat(cloth);
  return wrap(p, width, height, "xMaxYMid slice", true, true);
}

/** Ground that is flat at first and rises at the right. */
function land({ p, width, g, k }: Cloth, high: number, colour: string): void {
  const foot = g + 17;
  const rise = high * k;
  const from = width - 400 * k;
  const top = width - 250 * k;
  p.shape(
    `M-6,${g + 2} C${from * 0.3},${g - 6} ${from * 0.7},${g + 6} ${from},${g} C${from + 70 * k},${g - 4} ${top - 60 * k},${g - rise * 0.9} ${top},${g - rise * 0.96} ` +
      `C${top + 80 * k},${g - rise} ${width - 60 * k},${g - rise} ${width + 6},${g - rise} L${width + 6},${foot} L-6,${foot} Z`,
    colour,
  );
  p.line(
    `M-6,${g + 10} C${from * 0.3},${g + 3} ${from * 0.7},${g + 13} ${from + 10 * k},${g + 8} C${from + 80 * k},${g + 4} ${top - 50 * k},${g - rise * 0.7} ${top + 10 * k},${g - rise * 0.76} ` +
      `C${top + 90 * k},${g - rise * 0.8} ${width - 60 * k},${g - rise * 0.8} ${width + 6},${g - rise * 0.8}`,
    "ochre",
    4,
  );
}

/** Bowmen and knights from the left, the wall of shields on its hill. */
function battle(cloth: Cloth): void {
  const { p, g, k, left } = cloth;
  land(cloth, 60, "sage");
  if (left > -20 * k) {
    tree(p, left + 6, g, 1.2 * k);
    for (let i = 0; i < 2; i++)
      p.at(left + (62 + i * 74) * k, g + 4 + i * 6, 1.22 * k, 0, () => archer(p, { mail: i === 1 }));
  }
  // On a narrow cloth only those are drawn who find room.
  if (left > -210 * k)
    p.at(left + 282 * k, g - 2, 1.16 * k, 0, () =>
      rider(p, { col: "ochre", far: "terracotta", mane: "teal", pose: "over" }),
    );
  p.at(left + 416 * k, g + 8, 1.26 * k, 0, () =>
    rider(p, { col: "teal", far: "ochre", mane: "terracotta", pose: "couch", pen: "terracotta" }),
  );
  wall(cloth);
  for (let i = 0; i < 4; i++) arrow(p, left + (320 + i * 62) * k, 24 + (34 + i * 10) * k, 0.12 + i * 0.08, 38 * k);
  if (left > -100 * k && k > 0.75) letter(p, "HIC PVGNANT·IN·MONTE·SENLAC", left + 360 * k, 34, "ink", 1.4);
}

function wall({ p, width, g, k }: Cloth): void {
  const y = g - 52 * k;
  const step = 46 * k * 1.1;
  const x = width - 240 * k;
  const n = Math.ceil((240 * k) / step) + 1;
  banner(p, width - 96 * k, y, 172 * k, { s: 1.15 * k, colour: "terracotta", emblem: "dragon" });
  for (let i = n - 1; i >= 0; i--)
    p.at(x + i * step, y + 4, 1.2 * k, 1, () => {
      if (i % 3 === 1) axe(p, 2, -70, 22, -140);
      else spear(p, 4, -60, 14 + p.range(-4, 8), -146, i === 3 ? "blue" : undefined);
      wallMan(p);
    });
  for (let i = n - 1; i >= 0; i--)
    kite(
      p,
      x - 4 + i * step,
      y - 54 * k,
      1.44 * k,
      0,
      nth(["terracotta", "blue", "ochre", "teal", "sage"], i),
      nth(["ochre", "terracotta", "teal"], i),
      i,
    );
}

/** The day is won: trumpets, banners, a rider with his sword in the air. It fits either side. */
function victory(cloth: Cloth): void {
  const { p, g, k, left } = cloth;
  const at = (x: number, s: number, flip: 0 | 1, draw: () => void) => p.at(left + x * k, g + 4, s * k, flip, draw);
  sun(p, left + 560 * k, g - 128 * k, 34 * k);
  land(cloth, 26, "sage");
  tree(p, left + 6, g, 1.2 * k);
  for (const [x, hcol] of [
    [66, "blue"],
    [138, "terracotta"],
  ] as const)
    at(x, 1.2, 0, () =>
      man(p, {
        body: x > 100 ? "ochre" : "sage",
        hat: "cap",
        hcol,
        stance: "brace",
        near: "-4,-80 8,-82 26,-94",
        far: "8,-80 24,-84 40,-98",
        hold: () => trumpet(p, 12, -94, 0.9, -0.2),
      }),
    );
  banner(p, left + 252 * k, g, 196 * k, { s: 1.1 * k, colour: "ochre", emblem: "bars", ink: "terracotta" });
  at(262, 1.16, 0, () => man(p, { hat: "helm", hcol: "sage", stance: "step", near: "fore", far: "raise" }));
  at(408, 1.26, 0, () =>
    rider(p, {
      col: "teal",
      far: "ochre",
      mane: "gold",
      pose: "sword",
      cloak: "terracotta",
      hat: "crown",
      mail: false,
      cut: "curls",
      scol: "gold",
      srim: "terracotta",
      gait: "walk",
    }),
  );
  banner(p, left + 640 * k, g - 10, 186 * k, { s: 1.1 * k, colour: "terracotta", emblem: "raven", ink: "gold" });
  for (const [x, body] of [
    [584, "blue"],
    [668, "mail"],
    [738, "terracotta"],
    [806, "sage"],
  ] as const)
    p.at(left + x * k, g - 14 * k, 1.14 * k, 1, () =>
      man(p, {
        body,
        hat: body === "mail" ? "helm" : "none",
        cut: "curls",
        hair: x > 700 ? "ochre" : "rust",
        near: "high",
        far: "high",
      }),
    );
}

/** The day is lost: the fallen, a fallen banner, birds, a horse without its rider. It fits either side. */
function defeat(cloth: Cloth): void {
  const { p, g, k, left } = cloth;
  p.disc(left + 520 * k, g - 60 * k, 44 * k, "terracotta", 45);
  land(cloth, 40, "olive");
  bareTree(p, left + 40 * k, g, 1.5 * k);
  raven(p, left + 40 * k, g - 166 * k, 1.1 * k);
  p.at(left + 246 * k, g + 6, 1.1 * k, 0, () => {
    horse(p, { col: "buff", far: "ochre", mane: "rust", gait: "walk" });
    p.shape(
      "M-22,-70 C-24,-80 -20,-86 -16,-86 C-14,-76 -8,-72 2,-72 C10,-72 14,-78 15,-86 C20,-84 22,-76 20,-70 L12,-60 L-12,-60 Z",
      "rust",
    );
  });
  fallen(p, left + 130 * k, g + 12, 1.05 * k, { body: "mail", hat: "helm" });
  fallen(p, left + 420 * k, g + 12, 1.1 * k, { body: "blue", cut: "long" }, 1);
  kite(p, left + 372 * k, g - 2, 1.1 * k, 1.3, "terracotta", "ochre", 2);
  p.at(left + 500 * k, g - 12, 1.16 * k, 0, () =>
    woman(p, { body: "teal", trim: "rust", hcol: "linen", near: "chin", far: "chin" }),
  );
  p.at(
    left + 570 * k,
    g - 4,
    k,
    0,
    () => banner(p, 0, 0, 150, { s: 0.9, colour: "ochre", emblem: "bars", ink: "rust" }),
    1.1,
  );
  fallen(p, left + 700 * k, g - 16 * k, 1.1 * k, { body: "terracotta", cut: "long" });
  roundShield(p, left + 800 * k, g - 26 * k, 1.2 * k, "teal", "ochre");
  spear(p, left + 770 * k, g - 10 * k, left + 790 * k, g - 120 * k);
  for (const [x, y, s] of [
    [330, 168, 1.2],
    [640, 140, 1],
    [724, 176, 1.3],
  ] as const)
    raven(p, left + x * k, g - y * k, s * k, true, x > 600 ? 1 : 0);
}

/** The fleet on its way, wider than any card. */
function armada(width: number, height: number): string {
  const p = new Pen("armada", stitch);
  p.width = width;
  const s = height / 158;
  ship(p, width * 0.34, height * 0.72, 0.6 * s, { crew: 3, shields: false });
  ship(p, width * 0.67, height * 0.7, 0.52 * s, { crew: 3, shields: false });
  waves(p, height * 0.7, height * 0.12);
  ship(p, width * 0.17, height * 0.86, 0.86 * s);
  ship(p, width * 0.5, height * 0.9, 0.98 * s, { top: "cross" });
  ship(p, width * 0.84, height * 0.86, 0.86 * s);
  waves(p, height * 0.9, height * 0.14);
  return wrap(p, width, height, "xMidYMid slice", true, true);
}

/** Knights below, the wall of shields above: the panel of Hastings. */
function field(width: number, height: number): string {
  const p = new Pen("field", stitch);
  p.width = width;
  const s = height / 200;
  const g = height * 0.9;
  p.shape(
    `M-6,${g} C${width * 0.2},${g - 4} ${width * 0.34},${g - 8} ${width * 0.48},${g - 40 * s} C${width * 0.6},${g - 74 * s} ${width * 0.8},${g - 72 * s} ${width + 6},${g - 74 * s} L${width + 6},${height + 6} L-6,${height + 6} Z`,
    "sage",
  );
  p.line(
    `M-6,${g + 8} C${width * 0.22},${g + 4} ${width * 0.36},${g} ${width * 0.5},${g - 28 * s} C${width * 0.62},${g - 60 * s} ${width * 0.8},${g - 58 * s} ${width + 6},${g - 60 * s}`,
    "ochre",
    4,
  );
  const top = g - 72 * s;
  banner(p, width - 70 * s, top, 106 * s, { s: 0.8 * s, colour: "terracotta", emblem: "dragon" });
  for (let i = 0; i < 5; i++)
    p.at(width * 0.6 + i * width * 0.09, top + 4, 0.78 * s, 1, () => {
      spear(p, 4, -60, 14, -140);
      wallMan(p);
    });
  for (let i = 0; i < 5; i++)
    kite(
      p,
      width * 0.595 + i * width * 0.09,
      top - 34 * s,
      0.98 * s,
      0,
      nth(["terracotta", "ochre", "teal", "blue", "sage"], i),
      nth(["ochre", "teal", "terracotta"], i),
      i,
    );
  p.at(width * 0.14, g + 2, 0.78 * s, 0, () => rider(p, { col: "ochre", pose: "up", pen: "blue" }));
  p.at(width * 0.38, g - 12 * s, 0.86 * s, 0, () => rider(p, { col: "teal", pose: "over" }), -0.22);
  for (let i = 0; i < 3; i++) arrow(p, width * (0.32 + i * 0.1), height * (0.12 + i * 0.05), 0.2 + i * 0.1, 26 * s);
  return wrap(p, width, height, "xMidYMid slice", true, true);
}

export function place1066(kind: PlaceKind, width: number, height: number): string {
  if (kind === "ridge") return ridge(width, height);
  if (kind === "armada") return armada(width, height);
  if (kind === "field") return field(width, height);
  return frieze(width, height, kind === "frieze-victory" ? "victory" : kind === "frieze-defeat" ? "defeat" : "none");
}
