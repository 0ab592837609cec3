// What the Normans did in the battle.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import {
  archer,
  arrow,
  axe,
  banner,
  fallen,
  ground,
  helmet,
  hill,
  huscarl,
  kite,
  ladder,
  lantern,
  man,
  night,
  rider,
  roundShield,
  slope,
  spear,
  spearman,
  sun,
  sword,
  swordsman,
  townWall,
  wallOfShields,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

/** Gaps open in the English line. */
export function brokenWall(p: Pen): Shot {
  ground(p, G);
  wallOfShields(p, 214, G, 3, 1.1, 1);
  fallen(p, 146, G + 10, 1, { body: "mail", hat: "helm", moustache: true });
  kite(p, 196, G - 6, 1, 1.4, "terracotta", "ochre", 2);
  p.at(96, G + 4, 1.14, 0, () =>
    rider(p, { col: "ochre", far: "teal", mane: "terracotta", pose: "sword", scol: "blue", device: 0 }),
  );
  p.line("M188,110 L200,98 M190,120 L206,118 M186,132 L202,140", "terracotta", 3, { dash: 0 });
  return { x: 128, y: 26, width: 176 };
}

/** Riders turn their backs; nobody knows whether in earnest. */
export function turnedBacks(p: Pen): Shot {
  slope(p, G, 44, 0);
  p.at(
    250,
    G - 30,
    0.84,
    1,
    () => rider(p, { col: "gold", far: "terracotta", mane: "rust", pose: "rein", scol: "blue" }),
    -0.12,
  );
  p.at(
    98,
    G + 4,
    1.1,
    1,
    () =>
      rider(p, { col: "teal", far: "ochre", mane: "terracotta", pose: "bare", hat: "helm", scol: "ochre", device: 4 }),
    -0.1,
  );
  p.at(304, G - 42, 0.8, 1, () => huscarl(p, {}));
  helmet(p, 196, G - 4, 0.9, "sage", 0.6);
  return { x: 100, y: 36, width: 170, words: ["FVGA", 196, 40] };
}

/** The duke lifts his helmet: I live. */
export function helmetRaised(p: Pen): Shot {
  ground(p, G);
  for (const x of [38, 284]) p.at(x, G - 4, 0.94, x > 100 ? 1 : 0, () => spearman(p, { light: x > 100 }));
  p.at(148, G + 5, 1.1, 0, () => {
    rider(p, {
      col: "teal",
      far: "ochre",
      mane: "gold",
      pose: "bare",
      hat: "none",
      cut: "short",
      hair: "teal",
      mail: false,
      cloak: "terracotta",
      scol: "blue",
      srim: "ochre",
      device: 1,
      gait: "walk",
    });
    helmet(p, 18, -148, 1, "gold", 0.3);
  });
  return { x: 158, y: 22, width: 160, words: ["VIVO", 246, 40] };
}

/** They turn, and wheel on those who chase them. */
export function lure(p: Pen): Shot {
  slope(p, G, 60, 0);
  p.at(266, G - 46, 0.84, 1, () =>
    man(p, {
      body: "ochre",
      cut: "long",
      moustache: true,
      stance: "run",
      near: "throw",
      far: "point",
      hold: () => axe(p, -22, -104, -34, -140),
    }),
  );
  p.at(212, G - 28, 0.92, 1, () =>
    man(p, {
      body: "terracotta",
      cut: "long",
      moustache: true,
      stance: "run",
      near: "raise",
      far: "fore",
      hold: () => sword(p, 18, -106, 46, -126),
    }),
  );
  p.at(106, G + 5, 1.12, 0, () =>
    rider(p, { col: "rust", far: "gold", mane: "gold", pose: "couch", pen: "blue", scol: "sage", device: 3 }),
  );
  p.at(38, G + 10, 0.9, 1, () => rider(p, { col: "blue", far: "ochre", mane: "teal", pose: "sword" }));
  return { x: 132, y: 34, width: 170 };
}

export function pursuit(p: Pen): Shot {
  night(p, 22, 60, "teal");
  night(p, 60, 92, "rust");
  night(p, 92, 190, "terracotta");
  sun(p, 236, 104, 20, "gold");
  hill(p, 160, G + 2, 420, 84, "olive");
  ground(p, G, "olive", "ochre");
  p.at(98, G + 4, 1.08, 0, () =>
    rider(p, { col: "ochre", far: "terracotta", mane: "teal", pose: "sword", scol: "terracotta" }),
  );
  for (const [x, c] of [
    [216, "blue"],
    [270, "sage"],
  ] as const)
    p.at(x, G + 4, 1.02, 0, () =>
      man(p, { body: c, cut: "long", moustache: true, stance: "run", near: "throw", far: "high" }),
    );
  return { x: 126, y: 30, width: 170 };
}

export function rainOfArrows(p: Pen): Shot {
  ground(p, G);
  for (let i = 0; i < 3; i++)
    kite(
      p,
      212 + i * 42,
      G - 70,
      1.3,
      -1.1 - 0.1 * i,
      nth(["terracotta", "blue", "ochre"], i),
      nth(["ochre", "gold", "teal"], i),
      i,
    );
  for (let i = 0; i < 3; i++)
    p.at(214 + i * 42, G + 4, 1.04, 1, () =>
      man(p, { hat: "helm", moustache: true, stance: "brace", near: "raise", far: "raise" }),
    );
  for (let i = 0; i < 3; i++)
    kite(
      p,
      206 + i * 42,
      G - 96,
      1.16,
      1.3,
      nth(["terracotta", "blue", "ochre"], i),
      nth(["ochre", "gold", "teal"], i),
      i,
    );
  p.at(40, G + 4, 1.06, 0, () => archer(p, { body: "sage" }), -0.3);
  for (let i = 0; i < 13; i++)
    arrow(
      p,
      84 + (i % 5) * 46 + p.range(-8, 8),
      30 + Math.floor(i / 5) * 24 + p.range(-4, 4),
      0.5 + (i % 5) * 0.12,
      30,
    );
  return { x: 214, y: 26, width: 176 };
}

export function chargeUphill(p: Pen): Shot {
  slope(p, G, 84);
  wallOfShields(p, 250, G - 78, 3, 0.7, 1, 26);
  p.at(66, G - 2, 0.9, 0, () => rider(p, { col: "terracotta", pose: "up", pen: "gold" }), -0.16);
  p.at(
    162,
    G - 22,
    1.04,
    0,
    () => rider(p, { col: "teal", far: "ochre", mane: "gold", pose: "over", scol: "ochre" }),
    -0.34,
  );
  return { x: 160, y: 26, width: 168 };
}

export function arrowInTheEye(p: Pen): Shot {
  ground(p, G);
  p.at(134, G + 5, 1.34, 1, () =>
    man(p, {
      body: "mail",
      hat: "helm",
      hcol: "gold",
      moustache: true,
      near: "-4,-82 10,-84 18,-97",
      far: "8,-82 18,-72 26,-62",
      hold: () =>
        p
          .line("M7,-97 L32,-110", null, 2.8, { dash: 0 })
          .line("M32,-110 L31,-118 M32,-110 L40,-108 M27,-107 L26,-115 M27,-107 L35,-105", "terracotta", 2.4, {
            dash: 0,
          }),
      mid: () => kite(p, 30, -46, 1.02, -0.1, "terracotta", "ochre", 2),
    }),
  );
  kite(p, 34, G - 4, 1.1, 1.35, "blue", "ochre", 1);
  arrow(p, 14, G - 62, 1.2, 34);
  p.at(262, G + 5, 1.06, 1, () =>
    rider(p, {
      col: "teal",
      far: "ochre",
      mane: "terracotta",
      pose: "sword",
      scol: "ochre",
      srim: "terracotta",
      device: 1,
    }),
  );
  axe(p, 62, G + 8, 108, G + 4);
  arrow(p, 196, 70, 2.8, 36);
  arrow(p, 190, 106, 2.9, 30);
  banner(p, 20, G, 112, { s: 0.82, colour: "terracotta", emblem: "dragon" });
  return { x: 138, y: 42, width: 144, words: ["HAROLD REX", 62, 31] };
}

/** Bowmen in front, mailed foot behind, knights in the rear. */
export function threeLines(p: Pen): Shot {
  for (const y of [86, 140]) p.line(`M-4,${y} L324,${y}`, "ochre", 2.4);
  for (let i = 0; i < 3; i++) p.at(64 + i * 100, 84, 0.44, 0, () => rider(p, { pose: "up" }));
  for (let i = 0; i < 6; i++) p.at(36 + i * 52, 138, 0.4, 0, () => spearman(p, { stance: "stand" }));
  ground(p, G);
  for (let i = 0; i < 5; i++)
    p.at(40 + i * 58, G + 6, 0.54, 0, () => archer(p, { body: nth(["terracotta", "sage", "blue", "ochre"], i) }));
  return { x: 160, y: 24, width: 186 };
}

/** The two armies meet; which side is in front hangs on who tells it. */
export function hastings(p: Pen, cast: Cast): Shot {
  p.at(cast.saxon ? 320 : 0, 0, 1, cast.saxon, () => {
    slope(p, G, 50);
    wallOfShields(p, 212, G - 40, 3, 0.98, 1, 36);
    banner(p, 300, G - 40, 124, { s: 0.8, colour: "terracotta", emblem: "dragon" });
    p.at(66, G + 2, 0.92, 0, () => rider(p, { col: "ochre", pose: "up", pen: "blue" }));
    p.at(136, G + 4, 1, 0, () => rider(p, { col: "teal", far: "terracotta", mane: "gold", pose: "over" }), -0.12);
    arrow(p, 60, 44, 0.3, 34);
    arrow(p, 116, 40, 0.36, 34);
  });
  return { x: cast.saxon ? 92 : 130, y: 34, width: 160 };
}

/** A ladder against a wall. */
export function assault(p: Pen): Shot {
  townWall(p, 176, 326, G + 4, 106, "buff");
  ground(p, G);
  ladder(p, 128, G + 6, 176, 84);
  p.at(146, G - 34, 1.02, 0, () => swordsman(p, { stance: "brace", scol: "terracotta" }));
  p.at(64, G + 5, 1.2, 0, () => archer(p, { mail: true }));
  p.at(250, 92, 0.9, 1, () => spearman(p, { moustache: true }));
  roundShield(p, 104, G + 4, 0.9);
  lantern(p, 300, 150, 0.6);
  spear(p, 214, 40, 190, 66);
  return { x: 150, y: 46, width: 156 };
}
