// The year of three invasions, from the star to the grey apple tree.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import {
  appleTree,
  axe,
  banner,
  bareTree,
  barrel,
  bridge,
  comet,
  fallen,
  flame,
  gate,
  ground,
  gull,
  hall,
  hill,
  horn,
  house,
  huscarl,
  man,
  moon,
  night,
  purse,
  raven,
  rocks,
  roundShield,
  ship,
  smoke,
  spear,
  spearman,
  star,
  sun,
  swordsman,
  tent,
  torch,
  townWall,
  tree,
  waves,
  wheel,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

/** Summer on the cliffs: beacon, tents, an empty sea. */
export function watchOnTheCoast(p: Pen): Shot {
  waves(p, 124, 76);
  p.shape("M-6,104 C60,98 130,104 168,116 C196,132 196,176 220,222 L-6,222 Z", "linen").shape(
    "M-6,104 C60,98 130,104 168,116 C178,122 184,130 188,140 C120,122 60,116 -6,120 Z",
    "sage",
  );
  p.line("M20,140 L40,210 M70,136 L84,216 M120,140 L136,216 M158,150 L176,214", "grey", 2.6);
  p.at(66, 108, 0.62, 0, () => spearman(p, { light: true, stance: "stand" }));
  p.at(136, 112, 0.66, 0, () =>
    man(p, { body: "terracotta", cut: "long", near: "8,-80 12,-86 14,-102", far: "point" }),
  );
  p.at(102, 108, 0.9, 0, () => {
    p.line("M-12,0 L-4,-28 M12,0 L4,-28", null, 4, { dash: 0 });
    flame(p, 0, -26, 1.2);
  });
  tent(p, 26, 104, 0.6, "blue");
  gull(p, 246, 60, 1.2);
  gull(p, 288, 84);
  gull(p, 218, 92, 0.8);
  return { x: 104, y: 30, width: 132 };
}

/** A column on the road south, by night. */
export function roadSouth(p: Pen): Shot {
  night(p, 22, 130, "teal");
  moon(p, 62, 58, 16);
  for (const [x, y] of [
    [128, 44],
    [190, 70],
    [248, 42],
    [296, 66],
  ] as const)
    star(p, x, y, 6);
  hill(p, 250, 156, 230, 54, "olive");
  tree(p, 24, 154, 0.6, "blue");
  p.shape("M-6,222 C30,190 110,170 326,138 L326,156 C220,176 150,194 120,222 Z", "buff")
    .shape("M-6,150 L326,150 L326,138 C110,170 30,190 -6,222 Z", "olive")
    .shape("M120,222 C150,194 220,176 326,156 L326,222 Z", "sage");
  for (let i = 0; i < 5; i++)
    p.at(74 + i * 50, 214 - i * 14, 1.04 - i * 0.13, 0, () =>
      i === 0
        ? huscarl(p, {
            stance: "step",
            shield: false,
            near: "fore",
            far: "fore",
            mid: () => axe(p, 12, -52, -18, -126),
          })
        : spearman(p, { stance: "step", moustache: true, light: i % 2 === 0 }),
    );
  return { x: 96, y: 76, width: 138 };
}

/** The star over the king's hall: people point, the king sinks back. */
export function starOverTheHall(p: Pen): Shot {
  ground(p, G);
  hall(p, 262, G + 3, 0.94, { wall: "ochre" });
  p.at(262, G + 2, 0.86, 0, () => {
    bench(p);
    p.at(0, -16, 1, 1, () =>
      man(p, {
        robe: true,
        body: "terracotta",
        hat: "crown",
        cut: "long",
        moustache: true,
        near: "raise",
        far: "fore",
      }),
    );
  });
  comet(p, 194, 70, 1.3);
  for (let i = 0; i < 3; i++)
    p.at(34 + i * 54, G + 4, 0.98, 0, () =>
      man(p, {
        body: nth(["terracotta", "sage", "blue"], i),
        cut: "long",
        hair: nth(["rust", "ochre", "teal"], i),
        stance: "step",
        moustache: true,
        near: "-4,-80 10,-92 24,-112",
        far: "8,-80 20,-96 32,-110",
        ...(i === 1 ? { cloak: "ochre" } : {}),
      }),
    );
  return { x: 160, y: 30, width: 166, words: ["STELLA", 278, 40] };
}

function bench(p: Pen): void {
  p.shape("M-26,0 L-26,-44 L26,-44 L26,0 Z", "sage", 90).shape("M-34,-44 L-34,-54 L34,-54 L34,-44 Z", "gold");
}

/** An exiled brother burns the coast. */
export function raiders(p: Pen): Shot {
  waves(p, 146, 60);
  ship(p, 74, 182, 0.84, { crew: 4, sail: ["rust", "ochre"], hull: "teal", band: "terracotta" });
  p.shape("M150,222 C166,184 220,170 326,166 L326,222 Z", "sage").line("M176,210 C200,186 250,180 326,178", "ochre", 3);
  house(p, 280, 178, 1, "buff", "rust");
  flame(p, 268, 114, 1.3);
  flame(p, 294, 116, 1);
  smoke(p, 302, 92, 0.7);
  p.at(206, 208, 1.14, 0, () =>
    man(p, {
      body: "mail",
      hat: "helm",
      hcol: "ochre",
      beard: "rust",
      stance: "run",
      near: "raise",
      far: "fore",
      cloak: "terracotta",
      front: () => torch(p, 14, -98, 36, -134),
    }),
  );
  return { x: 222, y: 54, width: 150 };
}

/** Fighting in the marsh beside the river. */
export function fulford(p: Pen): Shot {
  townWall(p, 200, 326, 96, 44, "buff");
  p.shape("M-6,112 L326,96 L326,222 L-6,222 Z", "sage").shape(
    "M-6,170 C60,150 120,176 180,164 C230,154 280,176 326,166 L326,194 C280,202 230,184 180,194 C120,204 60,180 -6,198 Z",
    "blue",
  );
  p.line("M-6,182 C60,162 120,190 180,178 C230,168 280,188 326,180", "linen", 2.6);
  banner(p, 250, 176, 112, { s: 0.8, colour: "linen", emblem: "raven", ink: "teal" });
  p.at(238, 200, 1.12, 1, () => huscarl(p, { moustache: false, beard: "ochre", hcol: "terracotta", scol: "rust" }));
  p.at(290, 192, 1, 1, () => spearman(p, { beard: "rust" }));
  p.at(96, 204, 1.2, 0, () => swordsman(p, { moustache: true, hcol: "gold", cloak: "blue", scol: "ochre", device: 2 }));
  p.at(36, 198, 1.04, 0, () => spearman(p, { moustache: true, scol: "teal" }));
  fallen(p, 168, 212, 0.86, { body: "terracotta", cut: "long" });
  return { x: 124, y: 56, width: 150 };
}

/** One Norwegian on the bridge against all. */
export function stamfordBridge(p: Pen): Shot {
  waves(p, 166, 54);
  p.shape("M-6,150 C30,146 52,152 64,166 C70,186 66,206 72,222 L-6,222 Z", "sage").shape(
    "M326,150 C290,146 268,152 256,166 C250,186 254,206 248,222 L326,222 Z",
    "sage",
  );
  bridge(p, 160, 214, 1.22);
  p.at(186, 160, 1.28, 1, () =>
    man(p, {
      body: "mail",
      hat: "helm",
      hcol: "terracotta",
      beard: "ochre",
      stance: "brace",
      near: "swing",
      far: "swing",
      mid: () => axe(p, 6, -82, 38, -140),
    }),
  );
  p.at(96, 168, 1.04, 0, () => spearman(p, { moustache: true, scol: "blue" }));
  p.at(44, 158, 1, 0, () => huscarl(p, { hcol: "gold" }));
  p.at(228, 208, 0.7, 0, () => barrel(p, 0, 0, 1));
  p.at(160, 216, 0.84, 0, () =>
    man(p, { body: "ochre", cut: "long", near: "high", far: "raise", hold: () => spear(p, 6, -90, 22, -158) }),
  );
  waves(p, 204, 18);
  return { x: 172, y: 28, width: 158 };
}

/** The host runs day and night from York to London. */
export function forcedMarch(p: Pen): Shot {
  p.shape("M-6,22 L160,22 L160,170 L-6,170 Z", "teal", 0, { ink: "none" });
  moon(p, 52, 58, 15);
  star(p, 104, 46, 6);
  star(p, 124, 82, 5);
  sun(p, 250, 74, 20);
  hill(p, 60, 178, 240, 46, "olive");
  hill(p, 262, 178, 240, 40, "sage");
  ground(p, G, "ochre", "terracotta");
  for (let i = 0; i < 3; i++)
    p.at(48 + i * 78, G + 4 + (i % 2) * 5, 1.14, 0, () =>
      man(p, {
        body: nth(["mail", "sage", "mail"], i),
        hat: i === 1 ? "none" : "helm",
        cut: "long",
        moustache: true,
        hcol: nth(["blue", "ochre", "gold"], i),
        stance: "run",
        near: "fore",
        far: "fore",
        mid: () => spear(p, -30, -40, 50, -128),
        front: () => roundShield(p, -12, -62, 0.86, nth(["terracotta", "blue", "teal"], i), "ochre"),
      }),
    );
  p.at(288, G + 4, 1, 0, () =>
    p
      .shape("M-12,0 L-10,-40 C-8,-50 8,-50 10,-40 L12,0 Z", "grey")
      .line("M-6,-32 L6,-32 M-6,-24 L6,-24", null, 2, { dash: 0 }),
  );
  return { x: 130, y: 52, width: 152 };
}

/** Men gather at the grey apple tree. */
export function hoaryAppleTree(p: Pen): Shot {
  hill(p, 160, G + 4, 360, 40, "sage");
  ground(p, G);
  appleTree(p, 164, G - 22, 1.2);
  for (const [x, flip] of [
    [44, 0],
    [90, 0],
    [240, 1],
    [286, 1],
  ] as const)
    p.at(x, G + 6, 1.02, flip, () =>
      x === 90
        ? huscarl(p, { stance: "stand", hcol: "gold" })
        : spearman(p, { moustache: true, light: x === 286, stance: "stand" }),
    );
  return { x: 164, y: 24, width: 168 };
}

/** A messenger tells a king what he does not want to hear. */
export function badNews(p: Pen, cast: Cast): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 222, G + 4, 1.2, { wall: "gold", roof: "blue" });
  p.at(222, G + 2, 1.06, 0, () => {
    bench(p);
    p.at(0, -16, 1.04, 1, () =>
      man(p, {
        robe: true,
        body: "terracotta",
        trim: "gold",
        hat: cast.saxon ? "crown" : "circlet",
        cut: cast.saxon ? "long" : "short",
        moustache: cast.saxon,
        near: "chin",
        far: "fore",
      }),
    );
  });
  p.at(96, G + 5, 1.28, 0, () =>
    man(p, { body: "sage", cut: "long", hair: "ochre", stance: "step", near: "point", far: "raise", cloak: "rust" }),
  );
  horn(p, 40, G - 6, 0.8);
  return { x: 150, y: 44, width: 150 };
}

/** A siege beneath a gate, for cards that tell of towns. */
export function townGate(p: Pen): Shot {
  townWall(p, -6, 326, G + 4, 86, "buff");
  gate(p, 160, G + 4, 1.34, "grey");
  ground(p, G);
  p.at(160, G + 4, 0.98, 0, () => spearman(p, { stance: "stand" }));
  p.at(58, G + 6, 1.1, 0, () => man(p, { body: "terracotta", near: "point", far: "raise", hair: "rust" }));
  wheel(p, 270, G - 6, 18);
  purse(p, 240, G + 6, 0.9);
  rocks(p, 300, G + 6);
  bareTree(p, 20, G, 0.7);
  raven(p, 260, 50, 1, true);
  return { x: 160, y: 60, width: 150 };
}

/** Ships and a star: cards that tell of omens. */
export function omen(p: Pen): Shot {
  comet(p, 220, 62, 0.9);
  waves(p, 158, 60);
  ship(p, 110, 190, 0.9, { crew: 3 });
  waves(p, 194, 24);
  return { x: 150, y: 34, width: 172 };
}
