// Bodies of men in the Norman army, each with the picture of what made it known.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import {
  arrow,
  axe,
  banner,
  cloud,
  crossbowman,
  dog,
  grass,
  ground,
  hull,
  javelin,
  kite,
  man,
  prow,
  rider,
  roundShield,
  ship,
  slope,
  spear,
  spearman,
  stump,
  swordsman,
  tree,
  waves,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

export function oarsmen(p: Pen): Shot {
  p.at(12, 12, 0.92, 0, () => {
    p.rod("M52,40 L52,150", "ochre", 3.4)
      .line("M18,46 L86,46", null, 5, { dash: 0 })
      .line("M52,40 L-6,120 M52,40 L300,98", null, 1.4, { dash: 0 });
    for (let i = 0; i < 5; i++)
      p.at(84 + i * 44, 196, 1.12, 1, () =>
        man(p, {
          body: nth(["terracotta", "ochre", "sage", "blue", "terracotta"], i),
          hair: nth(["rust", "teal", "ochre", "rust", "olive"], i),
          cut: nth(["short", "curls", "bald", "wild", "short"], i),
          ...(i === 2 ? { beard: "ochre" } : {}),
          near: "-4,-80 10,-70 26,-72",
          far: "8,-80 18,-72 30,-68",
        }),
      );
    p.shape(
      "M-20,104 C-6,132 10,146 40,150 L270,150 C296,146 306,118 308,74 C326,92 326,150 300,182 C286,196 260,202 236,202 L60,202 C20,198 -8,176 -20,150 Z",
      "terracotta",
    );
    p.shape(
      "M-20,132 C0,158 20,164 44,166 L266,166 C292,162 304,140 310,112 C314,140 306,164 288,178 L40,182 C10,176 -10,164 -20,150 Z",
      "teal",
      0,
      { w: 1.7 },
    );
    p.shape(
      "M-12,160 C14,180 34,184 52,184 L262,184 C280,180 292,176 300,166 C296,184 280,196 240,200 L64,200 C26,196 2,184 -12,160 Z",
      "ochre",
      0,
      { w: 1.7 },
    );
    prow(p, 306, 76, 1.2, "sage");
    for (let i = 0; i < 5; i++) {
      const x = 60 + i * 44;
      p.rod(`M${x - 8},116 L${x + 34},220`, "buff", 3).disc(x + 12, 168, 5, "ink", 0, { w: 1.4 });
    }
  });
  waves(p, 200, 20);
  return { x: 172, y: 58, width: 150, words: ["REMIGANT", 186, 34] };
}

export function carpenters(p: Pen): Shot {
  ground(p, G);
  tree(p, 30, G, 1.28, "sage");
  p.at(74, G + 4, 1.12, 1, () =>
    man(p, {
      body: "ochre",
      hair: "teal",
      stance: "brace",
      near: "-4,-80 8,-92 22,-96",
      far: "8,-80 20,-88 28,-90",
      mid: () => axe(p, 10, -98, 44, -84),
    }),
  );
  for (const x of [150, 200, 256, 292])
    p.shape(`M${x - 5},${G + 6} L${x - 3},${G - 52} L${x + 3},${G - 52} L${x + 5},${G + 6} Z`, "buff", 90, { w: 1.7 });
  p.at(214, G - 34, 1, 0, () => {
    p.at(-34, -22, 0.94, 0, () =>
      man(p, {
        body: "terracotta",
        hat: "coif",
        near: "-4,-80 8,-70 20,-58",
        far: "8,-80 18,-66 24,-52",
        hold: () => axe(p, 12, -72, 32, -36),
      }),
    );
    p.at(50, -22, 0.94, 1, () =>
      man(p, {
        body: "blue",
        cut: "bald",
        hair: "rust",
        beard: "rust",
        near: "-4,-80 8,-90 20,-100",
        far: "8,-80 20,-88 26,-96",
        mid: () => axe(p, 14, -88, 36, -128),
      }),
    );
    hull(p, "ochre", "buff", "ochre");
    for (const x of [-52, -26, 0, 26, 52]) p.line(`M${x},-16 L${x * 0.94},6`, "rust", 2.2);
    p.shape("M90,-68 C86,-80 90,-92 100,-94 C106,-92 104,-84 98,-84 C94,-82 96,-74 95,-66 Z", "buff", 90);
    p.shape("M-90,-64 C-86,-78 -90,-90 -100,-90 C-106,-88 -104,-80 -98,-80 C-94,-78 -96,-70 -95,-62 Z", "buff", 90);
  });
  stump(p, 118, G + 10, 0.9);
  return { x: 214, y: 32, width: 158, words: ["NAVES", 120, 40] };
}

/** The Bretons give way across the marsh. */
export function givingWay(p: Pen): Shot {
  slope(p, G - 8, 60);
  for (const y of [G + 2, G + 10])
    p.line(`M-4,${y} C40,${y - 5} 80,${y + 5} 130,${y} C170,${y - 4} 200,${y + 4} 240,${y}`, "blue", 3);
  for (const [x, y] of [
    [30, G + 4],
    [108, G + 12],
    [166, G + 6],
  ] as const)
    grass(p, x, y, "olive");
  const cloth = ["ochre", "blue", "terracotta"] as const;
  for (let i = 0; i < 3; i++)
    p.at(70 + i * 84, G - i * 14, 1.14, 1, () =>
      man(p, {
        body: cloth[i] ?? "ochre",
        hat: i === 1 ? "cap" : "none",
        hcol: "sage",
        cut: "curls",
        hair: nth(["teal", "rust", "ochre"], i),
        stance: "run",
        near: "back",
        far: "fore",
        hold: () => javelin(p, -46, -60, -10, -74),
        front: () => roundShield(p, 20, -66, 0.8, nth(["terracotta", "ochre", "teal"], i), "gold"),
      }),
    );
  for (let i = 0; i < 3; i++) arrow(p, 210 + i * 38, 54 + i * 8, 2.7, 30);
  return { x: 148, y: 52, width: 150, words: ["BRITONES", 88, 34] };
}

/** Men on foot climb into a hail of spears. */
export function upTheSlope(p: Pen): Shot {
  slope(p, G, 64);
  for (let i = 0; i < 3; i++)
    p.at(
      48 + i * 82,
      G + 2 - i * i * 11,
      1.12,
      0,
      () =>
        man(p, {
          body: nth(["sage", "ochre", "blue"], i),
          hat: "helm",
          hcol: nth(["ochre", "blue", "sage"], i),
          stance: "step",
          near: "fore",
          far: "raise",
          mid: () => spear(p, -26, -64, 58, -104, i === 2 ? "terracotta" : undefined),
          front: () =>
            kite(p, 8, -54, 0.96, 0.2, nth(["terracotta", "blue", "ochre"], i), nth(["ochre", "gold", "teal"], i), i),
        }),
      -0.08,
    );
  javelin(p, 308, 56, 276, 78);
  javelin(p, 160, 34, 124, 52);
  axe(p, 102, 34, 78, 52);
  p.disc(292, 104, 6, "grey", 45);
  return { x: 150, y: 48, width: 150 };
}

export function crossbows(p: Pen): Shot {
  ground(p, G);
  for (let i = 0; i < 3; i++)
    p.at(48 + i * 86, G + 4 + (i % 2) * 4, 1.22, 0, () =>
      crossbowman(p, {
        body: nth(["terracotta", "sage", "blue"], i),
        hcol: nth(["blue", "ochre", "gold"], i),
        stance: i === 1 ? "kneel" : "brace",
      }),
    );
  for (let i = 0; i < 4; i++) arrow(p, 236 + (i % 2) * 22, 44 + i * 22, 0.04 + i * 0.04, 26);
  return { x: 142, y: 46, width: 158, words: ["BALISTAE", 110, 32] };
}

export function bowOnHorseback(p: Pen): Shot {
  ground(p, G);
  tree(p, 30, G, 1, "olive");
  p.at(146, G + 5, 1.18, 0, () =>
    rider(p, {
      col: "sage",
      far: "terracotta",
      mane: "gold",
      pose: "bow",
      body: "terracotta",
      hat: "none",
      cut: "short",
      hair: "teal",
      shield: false,
      hose: "ochre",
    }),
  );
  p.at(146, G + 5, 1.18, 0, () =>
    p
      .shape("M-18,-96 L-8,-92 L-16,-66 L-26,-70 Z", "rust")
      .line("M-16,-96 L-14,-106 M-12,-95 L-8,-104", null, 2, { dash: 0 }),
  );
  for (let i = 0; i < 2; i++) arrow(p, 244 + i * 22, 60 + i * 26, 0.1, 34);
  p.at(300, G + 2, 0.9, 0, () => man(p, { body: "ochre", cut: "long", stance: "run", near: "throw", far: "high" }));
  return { x: 158, y: 26, width: 172 };
}

/** Swift riders throw their javelins and wheel. */
export function wheelingHorse(p: Pen): Shot {
  ground(p, G);
  p.at(252, G - 10, 0.86, 1, () =>
    rider(p, {
      col: "ochre",
      far: "blue",
      mane: "rust",
      pose: "javelin",
      body: "sage",
      hat: "cap",
      hcol: "terracotta",
      cut: "curls",
      scol: "blue",
    }),
  );
  p.at(112, G + 5, 1.12, 0, () =>
    rider(p, {
      col: "terracotta",
      far: "gold",
      mane: "teal",
      pose: "javelin",
      body: "mail",
      hcol: "blue",
      scol: "gold",
      srim: "terracotta",
      device: 5,
    }),
  );
  javelin(p, 200, 46, 246, 52);
  javelin(p, 226, 76, 266, 86);
  return { x: 124, y: 26, width: 168, words: ["BRITONES", 58, 34] };
}

/** Foot in coats of mail, rank behind rank. */
export function mailedRanks(p: Pen): Shot {
  ground(p, G);
  for (let i = 0; i < 4; i++)
    p.at(64 + i * 66, G - 14, 0.96, 0, () =>
      spearman(p, { stance: "stand", scol: nth(["sage", "buff", "blue", "ochre"], i) }),
    );
  for (let i = 0; i < 3; i++)
    p.at(58 + i * 88, G + 8, 1.22, 0, () =>
      swordsman(p, {
        hcol: nth(["blue", "gold", "sage"], i),
        scol: nth(["terracotta", "teal", "ochre"], i),
        device: i + 1,
      }),
    );
  return { x: 150, y: 44, width: 164 };
}

/** Knights of many lands: a wing under strange banners. */
export function allies(p: Pen): Shot {
  ground(p, G);
  banner(p, 40, G - 20, 140, { s: 0.9, colour: "gold", emblem: "raven", ink: "teal" });
  p.at(100, G - 8, 0.92, 0, () =>
    rider(p, {
      col: "blue",
      far: "terracotta",
      mane: "gold",
      pose: "sword",
      scol: "gold",
      srim: "teal",
      device: 2,
      hcol: "gold",
    }),
  );
  p.at(214, G + 5, 1.1, 0, () =>
    rider(p, {
      col: "rust",
      far: "ochre",
      mane: "teal",
      pose: "over",
      scol: "buff",
      srim: "terracotta",
      device: 4,
      hcol: "terracotta",
      cloak: "blue",
      moustache: "ochre",
    }),
  );
  return { x: 220, y: 34, width: 176, words: ["FRANCI", 178, 30] };
}

/** A rank of riders at the walk, lances up. */
export function lancesUp(p: Pen): Shot {
  ground(p, G);
  for (let i = 3; i >= 0; i--)
    p.at(72 + i * 56, G + 6 - i * 5, 1.02, 0, () =>
      rider(p, {
        col: nth(["teal", "terracotta", "gold", "blue"], i),
        far: nth(["ochre", "sage", "rust", "buff"], i),
        mane: nth(["gold", "teal", "rust", "teal"], i),
        gait: "walk",
        pose: "up",
        pen: nth(["terracotta", "blue", "gold", "terracotta"], i),
        scol: nth(["ochre", "blue", "terracotta", "sage"], i),
        device: i,
      }),
    );
  return { x: 124, y: 22, width: 176 };
}

/** The duke in the middle of his household. */
export function aroundTheDuke(p: Pen): Shot {
  ground(p, G);
  p.at(264, G - 10, 0.9, 0, () => rider(p, { col: "ochre", pose: "couch", pen: "blue" }));
  p.at(52, G - 8, 0.86, 0, () => rider(p, { col: "terracotta", pose: "up", pen: "ochre" }));
  banner(p, 112, G - 30, 144, { s: 0.9, colour: "linen", emblem: "cross" });
  p.at(152, G + 6, 1.16, 0, () =>
    rider(p, {
      col: "teal",
      far: "gold",
      mane: "gold",
      pose: "mace",
      cloak: "terracotta",
      scol: "blue",
      srim: "gold",
      device: 1,
      hcol: "gold",
    }),
  );
  return { x: 158, y: 22, width: 178 };
}

/** The head of a host of which nothing is known but that it marches. */
export function column(p: Pen, cast: Cast): Shot {
  cloud(p, 250, 48, 0.8);
  ground(p, G);
  const n = cast.count ?? 5;
  for (let i = 0; i < n; i++)
    p.at(36 + i * (250 / (n - 1)), G + (i % 2) * 8, 1.04 + (i % 2) * 0.08, 0, () =>
      spearman(p, { stance: "step", light: i % 2 === 0, moustache: cast.saxon }),
    );
  dog(p, 292, G + 10, 0.7);
  return { x: 170, y: 54, width: 150 };
}

/** A troop at sea. */
export function transports(p: Pen): Shot {
  ship(p, 84, 172, 0.86);
  ship(p, 238, 178, 0.98);
  waves(p, 168, 52);
  return { x: 230, y: 40, width: 170 };
}
