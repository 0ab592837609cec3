// Things of hall, church, camp and field. Feet at x,y.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import { helmet, spear } from "./arms";
import { flame } from "./nature";

export function wheel(p: Pen, x: number, y: number, r: number, colour = "terracotta"): void {
  p.disc(x, y, r, colour, 90).disc(x, y, r * 0.74, "linen", 0, { w: 1.5 });
  for (let i = 0; i < 8; i++)
    p.line(
      `M${x},${y} L${x + Math.cos((i * Math.PI) / 4) * r * 0.74},${y + Math.sin((i * Math.PI) / 4) * r * 0.74}`,
      null,
      2.4,
      { dash: 0 },
    );
  p.disc(x, y, r * 0.22, "gold", 0, { w: 1.6 });
}

/** A cart laden with wine, helmets and spears; its shaft points left. */
export function armsCart(p: Pen): void {
  for (let i = 0; i < 8; i++)
    spear(p, -58 + i * 15, -34, -66 + i * 17 + (i % 2) * 4, -118 - (i % 3) * 8, i === 3 ? "terracotta" : undefined);
  p.shape("M-78,-36 L-84,-62 L86,-62 L80,-36 Z", "ochre");
  for (let i = -4; i <= 4; i++) p.line(`M${i * 18},-60 L${i * 17.5},-38`, "rust", 2);
  p.shape("M-46,-62 C-52,-72 -52,-88 -46,-98 L8,-98 C14,-88 14,-72 8,-62 Z", "terracotta");
  p.line("M-36,-97 C-40,-86 -40,-74 -36,-63 M-2,-97 C2,-86 2,-74 -2,-63", "gold", 3);
  for (const [x, y, colour] of [
    [34, -66, "sage"],
    [56, -66, "ochre"],
    [45, -82, "blue"],
  ] as const)
    helmet(p, x, y, 1, colour);
  wheel(p, -46, -18, 25);
  wheel(p, 48, -18, 25);
  p.rod("M-80,-44 L-112,-52", "ochre", 2.6);
}

export function barrel(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-14,0 C-19,-14 -19,-28 -14,-40 L14,-40 C19,-28 19,-14 14,0 Z", "terracotta", 90);
    p.line("M-17,-30 C-8,-26 8,-26 17,-30 M-17,-10 C-8,-6 8,-6 17,-10", "gold", 3);
  });
}

export function chest(p: Pen, x: number, y: number, s = 1, open = true): void {
  p.at(x, y, s, 0, () => {
    if (open) {
      p.shape("M-38,-34 C-44,-50 -40,-62 -32,-66 L36,-66 C42,-58 42,-48 38,-34 Z", "rust", 0);
      for (let i = 0; i < 9; i++) p.disc(-28 + i * 7, -36 - (i % 2) * 5, 5, i % 3 ? "gold" : "ochre", 0, { w: 1.3 });
    } else p.shape("M-40,-32 C-40,-50 40,-50 40,-32 Z", "terracotta", 0);
    p.shape("M-40,0 L-40,-34 L40,-34 L40,0 Z", "terracotta", 0).line("M-24,-34 L-24,0 M24,-34 L24,0", "gold", 4);
    p.shape("M-7,-34 L7,-34 L6,-20 L-6,-20 Z", "gold", 0, { w: 1.6 }).disc(0, -26, 2, "#1f2b2b", 0, { ink: "none" });
  });
}

export function coins(p: Pen, x: number, y: number, n = 5, s = 1): void {
  p.at(x, y, s, 0, () => {
    for (let i = 0; i < n; i++)
      p.disc((i % 3) * 11 - 11 + (i > 2 ? 5 : 0), -4 - (i > 2 ? 8 : 0), 5.5, i % 2 ? "ochre" : "gold", 0, {
        w: 1.4,
      }).line(
        `M${(i % 3) * 11 - 13 + (i > 2 ? 5 : 0)},${-4 - (i > 2 ? 8 : 0)} L${(i % 3) * 11 - 9 + (i > 2 ? 5 : 0)},${-4 - (i > 2 ? 8 : 0)}`,
        "rust",
        1.2,
        { dash: 0 },
      );
  });
}

export function purse(p: Pen, x: number, y: number, s = 1, colour = "rust"): void {
  p.at(x, y, s, 0, () =>
    p
      .shape("M-4,-16 C-14,-8 -14,2 0,3 C14,2 14,-8 4,-16 Z", colour, 45)
      .line("M-6,-16 L6,-16", "gold", 3, { dash: 0 })
      .line("M-3,-16 L-6,-23 M3,-16 L6,-23", null, 1.8, { dash: 0 }),
  );
}

/** A reliquary on a draped table. */
export function shrine(p: Pen, x: number, y: number, s: number, cloth = "terracotta"): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-26,0 L-22,-46 L22,-46 L26,0 Z", cloth, 90).line("M-24,-8 C-8,-4 8,-4 25,-8", "gold", 3);
    p.line("M-12,-44 L-14,-4 M0,-44 L0,-4 M12,-44 L14,-4", null, 1.1);
    p.shape("M-27,-46 L-27,-54 L27,-54 L27,-46 Z", "gold");
    p.at(0, -54, 1, 0, () => reliquary(p));
  });
}

/** A small house of gold for the bones of a saint. */
export function reliquary(p: Pen): void {
  p.shape("M-17,0 L-17,-14 L17,-14 L17,0 Z", "ochre", 90).shape("M-20,-14 L-10,-28 L10,-28 L20,-14 Z", "terracotta");
  for (const q of [-9, 0, 9])
    p.shape(`M${q - 3},0 L${q - 3},-7 C${q - 2},-11 ${q + 2},-11 ${q + 3},-7 L${q + 3},0 Z`, "teal", 0, { w: 1.3 });
  p.line("M0,-28 L0,-40 M-5,-35 L5,-35", null, 2.6, { dash: 0 });
}

export function crozier(p: Pen, x: number, y: number, height: number): void {
  const top = y - height;
  p.rod(`M${x},${y} L${x},${top}`, "gold", 2.4);
  p.rod(
    `M${x},${top} C${x - 2},${top - 16} ${x + 18},${top - 18} ${x + 16},${top - 4} C${x + 14},${top + 2} ${x + 8},${top} ${x + 9},${top - 5}`,
    "gold",
    2.2,
  );
}

export function holyCross(p: Pen, x: number, y: number, s: number, colour = "gold"): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-5,0 L-5,-44 L-24,-44 L-24,-56 L-5,-56 L-5,-76 L5,-76 L5,-56 L24,-56 L24,-44 L5,-44 L5,0 Z", colour, 90);
    p.disc(0, -50, 5, "terracotta", 0, { w: 1.5 });
    for (const [a, b] of [
      [-18, -50],
      [18, -50],
      [0, -70],
    ] as const)
      p.disc(a, b, 2.6, "blue", 0, { w: 1.2 });
  });
}

export function book(p: Pen, x: number, y: number, s = 1, turn = 0, colour = "rust"): void {
  p.at(
    x,
    y,
    s,
    0,
    () => {
      p.shape(
        "M-18,2 C-12,-4 -4,-4 0,0 C4,-4 12,-4 18,2 L18,-18 C12,-24 4,-24 0,-19 C-4,-24 -12,-24 -18,-18 Z",
        "linen",
        0,
        { w: 1.6 },
      );
      p.line("M0,0 L0,-19", null, 1.6, { dash: 0 }).line(
        "M-14,-15 L-4,-16 M-14,-10 L-4,-11 M4,-16 L14,-15 M4,-11 L14,-10",
        colour,
        1.5,
      );
      p.line("M-19,3 C-12,-2 -4,-2 0,2 C4,-2 12,-2 19,3", colour, 2.4, { dash: 0 });
    },
    turn,
  );
}

export function scroll(p: Pen, x: number, y: number, s = 1, turn = 0): void {
  p.at(
    x,
    y,
    s,
    0,
    () => {
      p.shape("M-8,-20 L10,-20 C8,-8 12,4 9,18 L-9,18 C-6,4 -10,-8 -8,-20 Z", "linen", 0, { w: 1.6 }).line(
        "M-4,-13 L6,-13 M-5,-6 L5,-6 M-4,1 L6,1 M-4,8 L6,8",
        "rust",
        1.4,
      );
      p.disc(5, 20, 4, "terracotta", 0, { w: 1.4 });
    },
    turn,
  );
}

export function lectern(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-10,0 L-5,-50 L5,-50 L10,0 Z", "ochre", 90).shape("M-20,-44 L-16,-54 L20,-66 L20,-56 Z", "terracotta", 0);
    book(p, 2, -62, 1, -0.3);
  });
}

export function cauldron(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.line("M-36,0 L0,-88 L36,0 M0,-88 L0,-52", null, 3.6, { dash: 0 });
    flame(p, -10, 0, 0.8);
    flame(p, 12, 0, 0.7);
    p.shape("M-26,-46 C-28,-22 -16,-14 0,-14 C16,-14 28,-22 26,-46 Z", "teal", 0).shape(
      "M-29,-46 C-20,-41 20,-41 29,-46 C20,-51 -20,-51 -29,-46 Z",
      "ochre",
      0,
      { w: 1.6 },
    );
    p.line("M-26,-46 C-20,-58 20,-58 26,-46", null, 2, { dash: 0 });
  });
}

/** Birds on a spit over the fire. */
export function spit(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.line("M-34,0 L-34,-40 M-40,-46 L-34,-38 L-28,-46 M34,0 L34,-40 M28,-46 L34,-38 L40,-46", null, 3.6, {
      dash: 0,
    }).rod("M-46,-38 L46,-38", "ochre", 2);
    for (const t of [-18, 0, 18])
      p.shape(
        `M${t - 8},-38 C${t - 8},-48 ${t + 6},-50 ${t + 8},-40 C${t + 6},-32 ${t - 6},-30 ${t - 8},-38 Z`,
        "terracotta",
        45,
        { w: 1.6 },
      );
    flame(p, -14, 0, 0.7);
    flame(p, 10, 0, 0.8);
  });
}

/** A laid table, its middle at x; half as wide as `reach`. */
export function board(p: Pen, x: number, y: number, reach: number, s = 1, cloth = "linen"): void {
  p.at(x, y, s, 0, () => {
    p.line(`M${-reach + 12},0 L${-reach + 20},-34 M${reach - 12},0 L${reach - 20},-34`, null, 5, { dash: 0 });
    p.shape(
      `M${-reach},-34 C${-reach * 0.5},-22 ${reach * 0.5},-22 ${reach},-34 L${reach},-44 L${-reach},-44 Z`,
      cloth,
      0,
    );
    p.line(`M${-reach + 4},-34 C${-reach * 0.5},-26 ${reach * 0.5},-26 ${reach - 4},-34`, "terracotta", 2.4);
    for (let t = -reach + 18; t < reach - 8; t += 30) cup(p, t, -44, 0.8);
    for (let t = -reach + 32; t < reach - 8; t += 30)
      p.shape(`M${t - 9},-44 C${t - 8},-52 ${t + 8},-52 ${t + 9},-44 Z`, "ochre", 0, { w: 1.5 });
  });
}

export function cup(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () =>
    p.shape("M-6,0 L6,0 L2,-4 L2,-8 C8,-11 8,-16 8,-20 L-8,-20 C-8,-16 -8,-11 -2,-8 L-2,-4 Z", "gold", 0, { w: 1.5 }),
  );
}

export function loom(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.rod("M-34,0 L-30,-90 M34,0 L30,-90", "ochre", 3);
    p.shape("M-27,-84 L27,-84 L27,-44 L-27,-44 Z", "terracotta", 0)
      .line("M-27,-74 L27,-74 M-27,-58 L27,-58", "gold", 3.4)
      .line("M-27,-66 L27,-66", "teal", 3.4);
    let warp = "";
    for (let t = -24; t <= 24; t += 8) warp += `M${t},-44 L${t},-8 `;
    p.line(warp, "linen", 2, { dash: 0 }).rod("M-36,-86 L36,-86", "ochre", 3.4);
    for (let t = -24; t <= 24; t += 16) p.disc(t, -6, 4, "grey", 0, { w: 1.3 });
  });
}

/** A distaff with wool, to be held at its foot. */
export function distaff(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () =>
    p
      .line("M0,8 L0,-22", null, 2.6, { dash: 0 })
      .shape("M-7,-18 C-9,-30 -4,-40 0,-46 C5,-40 9,-30 7,-18 Z", "linen", 90),
  );
}

export function torch(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.line(`M${x1},${y1} L${x2},${y2}`, null, 4.4, { dash: 0 });
  p.at(x2, y2, 0.85, 0, () => flame(p, 0, 4, 1));
}

export function spade(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.rod(`M${x1},${y1} L${x2},${y2}`, "ochre", 2);
  p.at(
    x2,
    y2,
    1,
    0,
    () => p.shape("M-4,-7 L14,-8 C22,-6 22,6 14,8 L-4,7 Z", "blue", 90, { w: 1.8 }),
    Math.atan2(y2 - y1, x2 - x1),
  );
}

/** A plough, drawn to the right. */
export function plough(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.rod("M-46,-40 L-8,-4 L20,-22 L78,-34", "ochre", 3);
    p.shape("M-10,-6 L10,-14 L24,8 L2,6 Z", "blue", 45);
    wheel(p, 34, -12, 14);
  });
}

export function scythe(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.rod(`M${x1},${y1} L${x2},${y2}`, "ochre", 2);
  p.at(x2, y2, 1, 0, () => p.shape("M-4,-2 C10,-4 26,4 34,20 C22,10 10,6 -4,5 Z", "blue", 45, { w: 1.6 }));
}

/** A bier with a draped body on it. */
export function bier(p: Pen, x: number, y: number, s = 1, cloth = "blue"): void {
  p.at(x, y, s, 0, () => {
    p.rod("M-72,-20 L72,-20", "ochre", 2.8).line("M-50,-20 L-52,0 M50,-20 L52,0", null, 3.6, { dash: 0 });
    p.shape("M-54,-20 C-54,-32 -44,-36 -30,-36 C-10,-46 20,-44 34,-38 C46,-38 54,-32 56,-20 Z", cloth, 0).line(
      "M-40,-30 C-10,-40 20,-38 46,-30 M-20,-38 L-22,-22 M8,-42 L8,-22 M34,-38 L36,-22",
      "gold",
      2.2,
    );
  });
}

export function harp(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.line("M-6,-6 L8,-28 M0,-4 L14,-28 M6,-2 L19,-27", "ochre", 1.3, { dash: 0 });
    p.rod("M-10,-8 C-12,-22 -4,-34 8,-36 C16,-34 22,-30 24,-26 L6,4 Z", "terracotta", 3);
  });
}

export function bell(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () =>
    p
      .shape("M-14,0 C-10,-8 -10,-22 0,-24 C10,-22 10,-8 14,0 Z", "gold", 90)
      .disc(0, 3, 3, "rust", 0, { w: 1.4 })
      .line("M0,-24 L0,-30", null, 3, { dash: 0 }),
  );
}

/** A censer that swings on its chains from a hand at x,y. */
export function censer(p: Pen, x: number, y: number): void {
  p.line(`M${x},${y} L${x + 14},${y + 30} M${x},${y} L${x + 22},${y + 28}`, null, 1.4, { dash: 0 })
    .disc(x + 20, y + 34, 8, "gold", 0)
    .line(`M${x + 26},${y + 26} C${x + 34},${y + 18} ${x + 26},${y + 10} ${x + 34},${y + 2}`, "blue", 2.4);
}

export function scales(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.line(
      "M0,0 L0,-10 M-26,-8 C-10,-14 10,-14 26,-4 M-26,-8 L-34,14 M-26,-8 L-18,14 M26,-4 L18,20 M26,-4 L34,20",
      null,
      2,
      { dash: 0 },
    );
    for (const [a, b] of [
      [-26, 14],
      [26, 20],
    ] as const)
      p.shape(`M${a - 11},${b} C${a - 8},${b + 10} ${a + 8},${b + 10} ${a + 11},${b} Z`, "gold", 0, { w: 1.6 });
  });
}

export function ladder(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.line(`M${x1},${y1} L${x2},${y2} M${x1 + 14},${y1} L${x2 + 14},${y2}`, null, 3.4, { dash: 0 });
  for (let i = 1; i < 8; i++)
    p.line(
      `M${x1 + ((x2 - x1) * i) / 8},${y1 + ((y2 - y1) * i) / 8} L${x1 + 14 + ((x2 - x1) * i) / 8},${y1 + ((y2 - y1) * i) / 8}`,
      "ochre",
      3,
      { dash: 0 },
    );
}

/** A cairn of stones. */
export function cairn(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    for (const [a, b, i] of [
      [-30, 0, 0],
      [-8, 0, 1],
      [14, 0, 2],
      [34, 0, 3],
      [-18, -13, 2],
      [4, -13, 0],
      [24, -13, 1],
      [-6, -26, 3],
      [14, -26, 2],
      [4, -38, 1],
    ] as const)
      p.at(a, b, 1, 0, () =>
        p.shape("M-13,0 C-15,-8 -8,-15 2,-14 C12,-14 15,-6 12,0 Z", nth(["grey", "buff", "blue", "linen"], i), 45, {
          w: 1.7,
        }),
      );
  });
}

/** A pair of wings of cloth and wicker. */
export function wings(p: Pen): void {
  for (const side of [0, 1] as const)
    p.at(side ? 2 : -2, -80, 1, side, () => {
      p.shape(
        "M0,0 C20,-26 56,-40 86,-30 C78,-20 80,-14 72,-6 C64,-8 62,0 54,4 C48,0 44,8 36,8 C28,4 14,12 0,10 Z",
        "buff",
        45,
      );
      p.line("M2,2 C24,-18 52,-28 80,-27 M20,-8 L36,7 M40,-18 L54,3 M58,-24 L72,-6", "rust", 2);
    });
}

export function crownOf(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () =>
    p
      .shape("M-12,0 L-15,-18 L-6,-9 L0,-22 L6,-9 L15,-18 L12,0 Z", "gold")
      .line("M-11,-4 L11,-4", "rust", 1.8)
      .disc(0, -23, 2, "terracotta", 0, { w: 1.2 }),
  );
}
