// Bishops, abbots, monks and priests of both sides.
import type { Pen } from "../../pen";
import {
  altar,
  arcade,
  banner,
  bench,
  book,
  candle,
  censer,
  church,
  comet,
  crozier,
  flame,
  ground,
  gull,
  hill,
  holyCross,
  house,
  kite,
  man,
  rider,
  scroll,
  ship,
  spear,
  spearman,
  sword,
  tent,
  throne,
  tree,
  waves,
  wings,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

/** An envoy kneels before the pope. */
export function beforeThePope(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 2, 1.3, { wall: "gold", roof: "terracotta" });
  p.at(226, G + 2, 1.14, 0, () => {
    throne(p, "terracotta");
    p.at(0, -14, 1.04, 1, () =>
      man(p, {
        robe: true,
        body: "linen",
        chasuble: "terracotta",
        pallium: true,
        hat: "tiara",
        beard: "grey",
        near: "raise",
        far: "fore",
      }),
    );
  });
  p.at(98, G + 2, 1.22, 0, () =>
    man(p, {
      body: "olive",
      cloak: "blue",
      cut: "tonsure",
      hair: "rust",
      stance: "kneel",
      near: "point",
      far: "fore",
      hold: () => scroll(p, 34, -88, 0.9, 0.2),
    }),
  );
  return { x: 210, y: 30, width: 150, words: ["ROMA", 88, 30, "linen"] };
}

/** A bishop prays with the army. */
export function prayers(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  tent(p, 58, G, 1.3, "blue", "gold");
  altar(p, 112, G + 4, 1.05, "terracotta");
  p.at(158, G + 4, 1.3, 0, () =>
    man(p, { robe: true, body: "linen", chasuble: "sage", hat: "mitre", near: "raise", far: "raise" }),
  );
  for (const [x, c] of [
    [228, "terracotta"],
    [278, "blue"],
  ] as const)
    p.at(x, G + 4, 1.06, 1, () =>
      man(p, {
        body: "mail",
        mail: false,
        hair: c === "blue" ? "ochre" : "rust",
        stance: "kneel",
        near: "pray",
        far: "pray",
        hose: c,
      }),
    );
  return { x: 170, y: 36, width: 140, words: ["ORANT", 240, 44] };
}

/** A scholar teaches at his abbey. */
export function scholar(p: Pen): Shot {
  ground(p, G);
  church(p, 254, G, 1.04, { great: true, roof: "terracotta", tower: "buff" });
  p.at(118, G + 2, 1.16, 0, () => {
    bench(p, "terracotta");
    p.at(-2, -16, 1.06, 0, () =>
      man(p, {
        robe: true,
        body: "teal",
        cut: "tonsure",
        hair: "grey",
        beard: "grey",
        old: true,
        near: "belly",
        far: "raise",
        front: () => book(p, 12, -58, 0.9, -0.1),
      }),
    );
  });
  for (const [x, hair] of [
    [196, "rust"],
    [38, "ochre"],
  ] as const)
    p.at(x, G + 8, 0.92, x > 100 ? 1 : 0, () =>
      man(p, { body: "olive", cut: "tonsure", hair, stance: "kneel", near: "pray", far: "pray" }),
    );
  return { x: 118, y: 44, width: 136 };
}

/** Two churchmen dispute in Rome. */
export function dispute(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  for (const x of [34, 160, 286]) {
    p.shape(`M${x - 10},200 L${x - 8},64 L${x + 8},64 L${x + 10},200 Z`, "buff", 90).shape(
      `M${x - 16},64 L${x - 12},52 L${x + 12},52 L${x + 16},64 Z`,
      "gold",
    );
  }
  p.shape("M-6,52 L-6,34 L326,34 L326,52 Z", "terracotta").line("M-6,43 L326,43", "gold", 3);
  p.at(104, G + 5, 1.32, 0, () =>
    man(p, {
      robe: true,
      body: "terracotta",
      trim: "gold",
      cut: "tonsure",
      hair: "teal",
      near: "raise",
      far: "point",
      cloak: "rust",
    }),
  );
  p.at(222, G + 5, 1.24, 1, () =>
    man(p, {
      robe: true,
      body: "blue",
      chasuble: "linen",
      cut: "bald",
      hair: "grey",
      beard: "grey",
      near: "raise",
      far: "fore",
      hold: () => book(p, 8, -58, 0.8),
    }),
  );
  return { x: 110, y: 54, width: 136 };
}

export function bishopWithClub(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  tree(p, 40, G, 1.1);
  p.at(150, G + 4, 1.06, 0, () =>
    rider(p, {
      col: "terracotta",
      far: "teal",
      mane: "teal",
      pose: "mace",
      body: "buff",
      hat: "helm",
      hcol: "gold",
      shield: false,
      cloak: "teal",
    }),
  );
  p.at(278, G + 4, 1.05, 0, () => spearman(p, { light: true, stance: "run" }));
  return { x: 164, y: 20, width: 172, words: ["ODO EPS", 98, 34] };
}

/** A churchman before his church: bishops, abbots and priests of whom nothing more is told. */
export function cleric(p: Pen, cast: Cast): Shot {
  ground(p, G, "ochre", "terracotta");
  church(p, p.pick([84, 232]), G + 2, 1.06, { roof: p.pick(["blue", "terracotta", "sage"]) });
  p.at(158, G + 4, 1.34, 0, () =>
    man(p, {
      robe: true,
      body: p.pick(["linen", "buff"]),
      chasuble: cast.body ?? p.pick(["terracotta", "blue", "sage"]),
      hat: p.pick(["mitre", "none"]),
      cut: "tonsure",
      hair: p.pick(["rust", "teal", "grey"]),
      far: "fore",
      near: "raise",
      back: () => crozier(p, 26, 2, 112),
      ...cast.look,
    }),
  );
  return { x: 160, y: 46, width: 134 };
}

/** An archbishop with his hands spread. */
export function archbishop(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 4, 1.34, { wall: "sage", roof: "terracotta" });
  p.at(160, G + 4, 1.44, 0, () =>
    man(p, {
      robe: true,
      body: "linen",
      trim: "gold",
      chasuble: "terracotta",
      pallium: true,
      cut: "tonsure",
      hair: "grey",
      old: true,
      near: "-4,-80 -22,-72 -36,-92",
      far: "8,-80 26,-72 38,-92",
      front: () =>
        p
          .shape("M-40,-90 L-32,-90 L-30,-60 L-36,-52 L-42,-60 Z", "gold", 90, { w: 1.6 })
          .line("M-36,-84 L-36,-62", "blue", 2),
    }),
  );
  return { x: 160, y: 40, width: 130, words: ["STIGANT", 236, 26, "linen"] };
}

/** An abbot goes to war with his monks. */
export function fightingMonks(p: Pen): Shot {
  ground(p, G);
  church(p, 270, G, 0.92, { roof: "olive" });
  for (const [x, hair] of [
    [40, "teal"],
    [86, "ochre"],
    [232, "rust"],
  ] as const)
    p.at(x, G + 2, 1.08, 0, () =>
      man(p, {
        robe: true,
        body: "rust",
        cut: "tonsure",
        hair,
        near: "fore",
        far: "shield",
        back: () => spear(p, 18, 0, 20, -138),
      }),
    );
  p.at(158, G + 6, 1.36, 0, () =>
    man(p, {
      robe: true,
      body: "teal",
      trim: "gold",
      hat: "helm",
      hcol: "gold",
      beard: "grey",
      near: "belly",
      far: "8,-80 24,-86 34,-100",
      mid: () => sword(p, 34, -100, 56, -142),
      front: () => kite(p, -8, -52, 0.94, 0.1, "linen", "terracotta", 1),
    }),
  );
  return { x: 166, y: 32, width: 146 };
}

/** A bishop rides north on his mule. */
export function bishopOnMule(p: Pen): Shot {
  hill(p, 240, G + 2, 200, 64, "sage");
  ground(p, G);
  tree(p, 38, G, 1.1, "blue");
  p.at(164, G + 4, 1.12, 0, () => {
    rider(p, {
      col: "buff",
      far: "ochre",
      mane: "rust",
      gait: "walk",
      pose: "rein",
      body: "linen",
      hat: "mitre",
      hcol: "linen",
      beard: "linen",
      shield: false,
      cloak: "sage",
      stole: true,
      hose: "rust",
    });
    crozier(p, 30, -54, 110);
  });
  return { x: 172, y: 26, width: 166, words: ["WVLSTAN", 74, 34] };
}

/** An abbot lies ill, a monk and a candle beside him. */
export function sickbed(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 4, 1.36, { wall: "blue", roof: "rust" });
  p.at(172, G + 2, 1.3, 0, () => {
    p.shape(
      "M-66,0 L-66,-60 L-58,-60 L-58,-34 L64,-34 L64,-48 L72,-48 L72,0 L62,0 L62,-12 L-56,-12 L-56,0 Z",
      "ochre",
      90,
    );
    p.at(
      62,
      -38,
      1,
      0,
      () =>
        man(p, {
          robe: true,
          body: "linen",
          cut: "tonsure",
          hair: "grey",
          beard: "grey",
          old: true,
          shut: true,
          near: "belly",
          far: "down",
        }),
      -1.5,
    );
    p.shape("M-30,-50 C-6,-62 40,-56 64,-46 L64,-22 L-34,-24 Z", "terracotta", 0).line(
      "M-28,-40 C0,-50 40,-46 62,-38",
      "gold",
      3,
    );
    p.shape("M-62,-44 C-54,-58 -40,-58 -36,-48 L-40,-36 L-60,-36 Z", "linen", 45);
  });
  p.at(58, G + 5, 1.22, 0, () =>
    man(p, { robe: true, body: "olive", hat: "hood", hcol: "olive", near: "pray", far: "pray" }),
  );
  candle(p, 288, G, 1.6);
  return { x: 130, y: 74, width: 136 };
}

/** A thegn gives his land to the abbey. */
export function charter(p: Pen): Shot {
  ground(p, G);
  church(p, 250, G + 2, 1.18, { great: true, roof: "blue", tower: "terracotta" });
  p.at(196, G + 5, 1.2, 1, () =>
    man(p, { robe: true, body: "rust", cut: "tonsure", hair: "teal", near: "point", far: "fore" }),
  );
  p.at(96, G + 5, 1.36, 0, () =>
    man(p, {
      body: "ochre",
      trim: "terracotta",
      cut: "long",
      hair: "rust",
      moustache: true,
      cloak: "blue",
      near: "point",
      far: "fore",
      hose: "teal",
      front: () => scroll(p, 38, -92, 1.1, 0.1),
    }),
  );
  spear(p, 46, G + 4, 42, 64);
  return { x: 114, y: 46, width: 140, words: ["CARTA", 80, 32] };
}

/** An abbot watches the sea beside a beacon. */
export function beaconWatch(p: Pen): Shot {
  waves(p, 128, 72);
  ship(p, 270, 128, 0.26, { crew: 0, shields: false });
  p.shape("M-6,112 C60,106 120,110 164,122 C190,134 196,180 214,222 L-6,222 Z", "sage").line(
    "M-6,128 C60,120 124,126 178,144",
    "ochre",
    3,
  );
  p.at(50, 166, 1.2, 0, () => {
    p.line("M-20,0 L-6,-40 M20,0 L6,-40 M-14,-18 L14,-18", null, 4, { dash: 0 }).shape(
      "M-18,-40 L18,-40 L12,-30 L-12,-30 Z",
      "teal",
    );
    flame(p, 0, -40, 1.3);
  });
  p.at(128, 208, 1.36, 0, () =>
    man(p, {
      robe: true,
      body: "linen",
      chasuble: "olive",
      cut: "tonsure",
      hair: "teal",
      beard: "teal",
      near: "belly",
      far: "8,-80 20,-88 18,-106",
      back: () => crozier(p, -22, 4, 112),
    }),
  );
  gull(p, 288, 84);
  gull(p, 208, 80, 0.7);
  return { x: 124, y: 60, width: 134, words: ["MARE", 246, 40] };
}

/** A deacon with book and censer among the spears. */
export function deacon(p: Pen): Shot {
  ground(p, G);
  for (let i = 0; i < 3; i++) p.at(226 + i * 38, G, 1, 1, () => spearman(p, { moustache: true, light: i === 1 }));
  holyCross(p, 44, G, 1.7, "gold");
  p.at(128, G + 5, 1.36, 0, () =>
    man(p, {
      robe: true,
      body: "linen",
      trim: "blue",
      cut: "tonsure",
      hair: "ochre",
      near: "belly",
      far: "raise",
      front: () => {
        book(p, 6, -58, 0.8, -0.1);
        censer(p, 28, -106);
      },
    }),
  );
  return { x: 132, y: 44, width: 136, words: ["DIACONVS", 160, 30] };
}

/** The monk who flew, and the star that he saw twice. */
export function flyingMonk(p: Pen): Shot {
  comet(p, 128, 62, 0.8);
  ground(p, G);
  p.shape("M14,204 L20,116 L70,116 L76,204 Z", "buff", 90)
    .shape("M10,116 L45,76 L80,116 Z", "terracotta", 45)
    .shape("M36,166 L36,144 C38,134 52,134 54,144 L54,166 Z", "teal");
  p.line("M45,76 L45,62 M39,68 L51,68", null, 3, { dash: 0 });
  house(p, 284, G + 2, 0.8);
  p.at(
    202,
    200,
    1.14,
    0,
    () => {
      p.at(0, -8, 0.9, 0, () => wings(p));
      man(p, {
        robe: true,
        body: "rust",
        cut: "tonsure",
        hair: "grey",
        beard: "grey",
        old: true,
        near: "-4,-80 -22,-86 -40,-98",
        far: "8,-80 26,-88 44,-98",
      });
    },
    0.2,
  );
  return { x: 196, y: 54, width: 148, words: ["ELMERVS", 262, 40] };
}

/** The pope's banner is handed to a knight. */
export function bannerFromRome(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  church(p, 60, G + 2, 1.1, { great: true, roof: "gold", tower: "terracotta" });
  banner(p, 186, G, 174, { s: 1.3, colour: "linen", emblem: "cross", ink: "terracotta" });
  p.at(142, G + 5, 1.34, 0, () =>
    man(p, {
      robe: true,
      body: "linen",
      chasuble: "gold",
      pallium: true,
      hat: "tiara",
      beard: "linen",
      near: "raise",
      far: "point",
    }),
  );
  p.at(244, G + 4, 1.16, 1, () =>
    man(p, { body: "mail", mail: false, hair: "teal", stance: "kneel", near: "point", far: "raise", cloak: "blue" }),
  );
  return { x: 176, y: 28, width: 156 };
}
