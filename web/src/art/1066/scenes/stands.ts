// What the English did in the battle.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import {
  arrow,
  axe,
  banner,
  fallen,
  grass,
  ground,
  helmet,
  holyCross,
  horse,
  huscarl,
  javelin,
  kite,
  man,
  rider,
  roundShield,
  scroll,
  slope,
  stoneClub,
  sun,
  swordsman,
  wallOfShields,
} from "../parts";
import { GROUND as G, type Shot } from "../scene";

export function cryOfTheCross(p: Pen): Shot {
  ground(p, G);
  for (let i = 0; i < 12; i++)
    p.at(160, 96, 1, 0, () => p.line("M0,-62 L0,-86", i % 2 ? "gold" : "ochre", 3), (i * Math.PI) / 6);
  holyCross(p, 160, G - 8, 1.9, "gold");
  for (const [x, c] of [
    [46, "mail"],
    [98, "terracotta"],
    [228, "blue"],
    [280, "mail"],
  ] as const)
    p.at(x, G + 6, 1.1, x > 160 ? 1 : 0, () =>
      man(p, {
        body: c,
        hat: c === "mail" ? "helm" : "none",
        cut: "long",
        moustache: true,
        stance: x === 98 || x === 228 ? "kneel" : "stand",
        near: "raise",
        far: "high",
      }),
    );
  return { x: 160, y: 30, width: 160 };
}

/** So tight that the dead have no room to fall. */
export function closeRanks(p: Pen): Shot {
  ground(p, G);
  wallOfShields(p, 24, G - 22, 9, 0.94, 0, 34);
  wallOfShields(p, 26, G + 4, 7, 1.14, 0, 42);
  return { x: 160, y: 46, width: 156 };
}

/** One man still stands at sunset, his shield full of arrows. */
export function stillStanding(p: Pen): Shot {
  sun(p, 258, 120, 30, "terracotta");
  slope(p, G - 4, 46);
  fallen(p, 70, G + 6, 0.9, { hat: "helm", moustache: true });
  p.at(168, G - 12, 1.42, 0, () =>
    huscarl(p, {
      stance: "brace",
      hcol: "gold",
      near: "belly",
      far: "swing",
      mid: () => axe(p, 14, -90, 36, -148),
      front: () => {
        roundShield(p, 8, -56, 1.3, "teal", "ochre");
        for (const [x, y, a] of [
          [34, -84, 2.6],
          [40, -58, 2.95],
          [28, -36, 3.5],
        ] as const)
          arrow(p, x, y, a, 20);
      },
    }),
  );
  return { x: 176, y: 26, width: 152 };
}

/** Axes, and stones lashed to sticks, through the air. */
export function hurled(p: Pen): Shot {
  slope(p, G, 46, 1);
  for (let i = 0; i < 2; i++)
    p.at(50 + i * 74, G - 34 + i * 16, 1.2, 0, () =>
      man(p, {
        body: nth(["blue", "ochre"], i),
        cut: "wild",
        hair: nth(["rust", "teal"], i),
        beard: nth(["rust", "teal"], i),
        stance: "brace",
        near: "throw",
        far: "point",
        hold: () => (i ? axe(p, -18, -100, -34, -140) : stoneClub(p, -18, -100, -34, -138)),
      }),
    );
  axe(p, 190, 46, 222, 62, "teal");
  axe(p, 232, 116, 262, 102);
  stoneClub(p, 214, 84, 246, 82);
  stoneClub(p, 262, 40, 288, 58);
  for (const [x, y] of [
    [286, 92],
    [272, 132],
    [196, 118],
  ] as const)
    p.disc(x, y, 6, "grey", 45);
  kite(p, 296, 168, 1, -0.5, "terracotta", "ochre", 1);
  return { x: 128, y: 36, width: 166 };
}

/** A hand from heaven over king and envoy. */
export function handOfGod(p: Pen): Shot {
  p.shape("M112,22 C104,36 122,46 136,40 C148,52 172,52 184,40 C200,46 216,36 208,22 Z", "blue", 0);
  p.shape(
    "M146,40 L146,66 C146,78 152,84 152,96 L158,96 L159,78 L161,100 L167,100 L167,78 L170,94 L175,93 L174,66 L174,40 Z",
    "flesh",
  ).line("M146,46 C154,50 166,50 174,46", "gold", 4);
  for (const a of [-0.7, -0.35, 0, 0.35, 0.7]) p.at(160, 66, 1, 0, () => p.line("M0,44 L0,70", "gold", 2.8), a);
  ground(p, G, "ochre", "terracotta");
  p.at(84, G + 5, 1.3, 0, () =>
    man(p, {
      body: "mail",
      mail: false,
      hat: "crown",
      cut: "long",
      moustache: true,
      cloak: "teal",
      near: "high",
      far: "raise",
      hose: "terracotta",
    }),
  );
  p.at(244, G + 5, 1.2, 1, () =>
    man(p, {
      robe: true,
      body: "rust",
      cut: "tonsure",
      hair: "ochre",
      near: "point",
      far: "fore",
      front: () => scroll(p, 34, -90, 0.8),
    }),
  );
  return { x: 128, y: 30, width: 160 };
}

/** Riders plunge into the evil ditch. */
export function malfosse(p: Pen): Shot {
  p.shape("M-6,140 C40,134 80,138 108,150 C124,170 120,200 140,222 L-6,222 Z", "sage").shape(
    "M326,136 C280,132 244,140 226,154 C214,176 222,200 204,222 L326,222 Z",
    "olive",
  );
  p.line("M-6,154 C40,148 80,152 100,164 M326,150 C290,146 254,152 236,166", "ochre", 3);
  p.shape("M140,222 C122,200 124,174 112,158 L222,158 C214,180 220,200 204,222 Z", "teal", 90);
  p.at(
    160,
    170,
    0.9,
    0,
    () => rider(p, { col: "terracotta", far: "gold", mane: "gold", pose: "bare", scol: "blue" }),
    0.95,
  );
  p.at(64, 150, 0.86, 0, () => rider(p, { col: "ochre", far: "blue", mane: "rust", pose: "over" }), 0.16);
  p.at(282, 146, 0.9, 1, () =>
    man(p, {
      body: "ochre",
      cut: "long",
      moustache: true,
      stance: "brace",
      near: "throw",
      far: "point",
      hold: () => javelin(p, -50, -104, 10, -112),
    }),
  );
  for (const x of [128, 196]) grass(p, x, 216, "sage");
  return { x: 160, y: 52, width: 160 };
}

/** A saddle is empty, and a rumour runs. */
export function emptySaddle(p: Pen): Shot {
  ground(p, G);
  p.at(106, G + 5, 1.16, 0, () => {
    horse(p, { col: "teal", far: "ochre", mane: "gold" });
    p.shape(
      "M-22,-70 C-24,-80 -20,-86 -16,-86 C-14,-76 -8,-72 2,-72 C10,-72 14,-78 15,-86 C20,-84 22,-76 20,-70 L12,-60 L-12,-60 Z",
      "terracotta",
    ).line("M0,-60 L4,-34 M-2,-34 L10,-34", null, 2.6, { dash: 0 });
  });
  helmet(p, 58, G + 8, 1.3, "gold", 1.1);
  kite(p, 34, G + 2, 1, 1.2, "blue", "ochre", 1);
  for (const [x, flip, c] of [
    [256, 1, "mail"],
    [294, 1, "sage"],
  ] as const)
    p.at(x, G + 5, 1.16, flip, () =>
      man(p, { body: c, hat: c === "mail" ? "helm" : "none", near: "chin", far: "raise" }),
    );
  return { x: 148, y: 38, width: 166, words: ["MORTVVS EST", 122, 32] };
}

export function routOfTheBretons(p: Pen): Shot {
  slope(p, G, 70);
  wallOfShields(p, 262, G - 68, 2, 0.86, 1, 34);
  p.at(
    186,
    G - 34,
    0.92,
    1,
    () =>
      rider(p, {
        col: "gold",
        far: "terracotta",
        mane: "teal",
        pose: "rein",
        body: "blue",
        hat: "cap",
        hcol: "terracotta",
      }),
    -0.24,
  );
  p.at(98, G + 2, 1.1, 1, () =>
    man(p, { body: "sage", cut: "curls", hair: "teal", stance: "run", near: "high", far: "raise" }),
  );
  p.at(44, G + 8, 1.06, 1, () =>
    man(p, { body: "terracotta", hat: "cap", hcol: "ochre", stance: "run", near: "back", far: "high" }),
  );
  roundShield(p, 134, G + 8, 1, "blue", "gold");
  javelin(p, 240, 48, 206, 64);
  javelin(p, 200, 40, 164, 54);
  return { x: 124, y: 50, width: 156 };
}

export function lastStand(p: Pen): Shot {
  slope(p, G, 24, 0);
  slope(p, G + 4, 20, 1, "olive");
  banner(p, 130, G - 14, 160, { s: 1.05, colour: "terracotta", emblem: "dragon" });
  banner(p, 216, G - 14, 146, { s: 0.9, colour: "gold", emblem: "man", ink: "terracotta" });
  for (const [i, x] of [72, 128, 182, 236].entries())
    p.at(x, G - 4 + (i % 2) * 6, 1.02, x < 150 ? 1 : 0, () =>
      huscarl(p, { hcol: nth(["gold", "ochre", "blue", "sage"], i), stance: i % 2 ? "brace" : "step" }),
    );
  fallen(p, 50, G + 14, 0.86, { hat: "helm", moustache: true }, 1);
  fallen(p, 276, G + 14, 0.86, { body: "blue", cut: "long" });
  arrow(p, 28, 58, 0.5, 30);
  arrow(p, 292, 66, 2.6, 30);
  return { x: 160, y: 30, width: 160 };
}

/** Shields that overlap, stuck full of arrows, seen close. */
export function lockedShields(p: Pen): Shot {
  for (let i = 0; i < 5; i++)
    p.at(16 + i * 74, 190, 1.24, 0, () =>
      man(p, {
        hat: "helm",
        moustache: i % 2 ? true : "ochre",
        hcol: nth(["gold", "blue", "sage", "ochre"], i),
        near: "fore",
      }),
    );
  for (let i = 0; i < 5; i++)
    kite(
      p,
      16 + i * 74,
      162,
      2.1,
      0,
      nth(["terracotta", "teal", "ochre", "blue", "sage"], i),
      nth(["gold", "ochre", "teal"], i),
      i,
    );
  for (const [x, y, a] of [
    [136, 88, 2.3],
    [82, 136, 2.8],
    [216, 124, 2.5],
    [282, 152, 2.9],
    [306, 96, 2.4],
    [172, 168, 2.7],
  ] as const)
    arrow(p, x, y, a, 26);
  return { x: 164, y: 48, width: 150 };
}

/** Horses are led away; the English trust to their feet. */
export function horsesLedAway(p: Pen): Shot {
  ground(p, G);
  p.at(256, G - 8, 0.92, 0, () => horse(p, { col: "ochre", far: "terracotta", mane: "teal", gait: "walk" }));
  p.at(214, G - 2, 0.94, 0, () =>
    man(p, { body: "sage", cut: "curls", hair: "ochre", stance: "step", near: "fore", far: "point" }),
  );
  p.at(116, G + 6, 1.3, 1, () =>
    swordsman(p, { moustache: true, hcol: "gold", scol: "terracotta", srim: "gold", device: 2, cloak: "blue" }),
  );
  p.at(44, G + 4, 1.18, 1, () => huscarl(p, { hcol: "blue" }));
  return { x: 104, y: 36, width: 156 };
}
