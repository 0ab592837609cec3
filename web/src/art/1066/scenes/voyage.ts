// From the oath to the landing: what the Normans did before the battle.
import type { Pen } from "../../pen";
import {
  armsCart,
  bench,
  castle,
  comet,
  fish,
  flame,
  ground,
  gull,
  hall,
  hill,
  horse,
  house,
  man,
  moon,
  night,
  palisade,
  raven,
  rider,
  ship,
  shrine,
  smoke,
  spade,
  spearman,
  star,
  sun,
  sword,
  tent,
  torch,
  townWall,
  waves,
  wind,
  woman,
} from "../parts";
import { GROUND as G, type Shot } from "../scene";

export function fairWind(p: Pen): Shot {
  wind(p, 52, 66, 1.3);
  ship(p, 244, 160, 0.62, { crew: 3, shields: false, sail: ["blue", "buff"] });
  waves(p, 154, 24);
  ship(p, 170, 194, 1.06, { sail: ["terracotta", "gold"], top: "cross" });
  waves(p, 194, 24);
  return { x: 110, y: 30, width: 168 };
}

/** The duke falls on landing, and grasps England with both hands. */
export function stumble(p: Pen): Shot {
  ship(p, 40, 160, 0.6, { crew: 3, sail: null });
  waves(p, 156, 40);
  p.shape("M60,222 C90,190 150,182 326,184 L326,222 Z", "ochre").line("M96,208 C140,196 220,192 326,196", "gold", 3);
  p.at(112, G + 6, 1.24, 0, () =>
    p.at(
      -18,
      -10,
      1,
      0,
      () =>
        man(p, {
          body: "mail",
          mail: false,
          cut: "short",
          hair: "teal",
          cloak: "terracotta",
          stance: "run",
          near: "-4,-80 10,-94 4,-112",
          far: "8,-80 22,-94 18,-112",
          hose: "blue",
        }),
      1.12,
    ),
  );
  p.at(284, G + 4, 1.2, 1, () =>
    man(p, {
      body: "mail",
      hat: "helm",
      hcol: "ochre",
      stance: "step",
      near: "point",
      far: "raise",
      hose: "terracotta",
    }),
  );
  fish(p, 32, 190, 0.7);
  return { x: 186, y: 70, width: 148, words: ["TERRAM TENEO", 150, 34] };
}

export function dawnMarch(p: Pen): Shot {
  sun(p, 232, 112, 34);
  hill(p, 236, G + 2, 240, 66, "sage");
  ground(p, G, "olive", "gold");
  p.at(70, G - 2, 0.94, 0, () => rider(p, { gait: "walk", pose: "up", pen: "terracotta", col: "blue" }));
  for (let i = 0; i < 4; i++)
    p.at(136 + i * 44, G + 6 - i * 3, 0.94 - i * 0.05, 0, () => spearman(p, { stance: "step", light: i % 2 === 1 }));
  return { x: 110, y: 46, width: 156 };
}

/** A house burns, a woman leads her child away. */
export function ravaging(p: Pen): Shot {
  ground(p, G);
  hall(p, 216, G + 4, 1.16, { wall: "ochre", roof: "rust" });
  for (const [x, s] of [
    [170, 1.1],
    [204, 1.5],
    [240, 1.3],
    [270, 1],
  ] as const)
    flame(p, x, 78, s);
  p.at(60, G + 4, 1.22, 0, () =>
    man(p, {
      body: "sage",
      hat: "helm",
      hcol: "ochre",
      stance: "step",
      near: "-4,-80 8,-88 24,-96",
      far: "fore",
      front: () => torch(p, 20, -86, 42, -126),
    }),
  );
  p.at(146, G + 6, 1.06, 1, () => woman(p, { body: "blue", trim: "linen", hcol: "linen", near: "chin", far: "low" }));
  p.at(116, G + 8, 0.66, 1, () => man(p, { body: "ochre", cut: "curls", hair: "ochre", near: "raise", far: "fore" }));
  return { x: 118, y: 30, width: 176 };
}

export function oath(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  p.at(58, G + 2, 1.12, 0, () => {
    bench(p, "blue", 36);
    p.at(-2, -16, 1.04, 0, () =>
      man(p, {
        robe: true,
        body: "ochre",
        trim: "terracotta",
        cut: "short",
        hair: "teal",
        cloak: "terracotta",
        far: "point",
        near: "belly",
        hold: () => sword(p, 4, -58, 10, -124),
      }),
    );
  });
  shrine(p, 150, G + 3, 1.1, "terracotta");
  shrine(p, 272, G + 3, 1.1, "sage");
  p.at(212, G + 4, 1.34, 0, () =>
    man(p, {
      body: "sage",
      trim: "gold",
      cut: "long",
      moustache: true,
      cloak: "rust",
      near: "-5,-80 -24,-76 -40,-66",
      far: "9,-80 26,-76 42,-66",
    }),
  );
  return { x: 212, y: 54, width: 150, words: ["SACRAMENTVM", 208, 32] };
}

/** A camp is dug inside Roman walls. */
export function romanWalls(p: Pen): Shot {
  townWall(p, -6, 210, 164, 96, "grey");
  townWall(p, 196, 326, 164, 70, "buff");
  p.line("M0,112 L206,112 M0,140 L206,140", "terracotta", 3.4);
  ground(p, G, "ochre", "olive");
  palisade(p, 254, 184, 8, 1.1);
  for (const [x, flip, c] of [
    [70, 0, "terracotta"],
    [166, 1, "blue"],
  ] as const)
    p.at(x, G + 6, 1.24, flip, () =>
      man(p, {
        body: c,
        hat: "none",
        cut: "short",
        hair: flip ? "ochre" : "rust",
        stance: "brace",
        near: "-4,-80 8,-66 22,-56",
        far: "8,-80 20,-68 30,-46",
        hold: () => spade(p, 6, -84, 42, -24),
      }),
    );
  p.shape("M96,208 C104,190 136,190 146,208 Z", "olive");
  return { x: 112, y: 62, width: 146, words: ["PEVENESAE", 262, 36] };
}

export function fleet(p: Pen): Shot {
  ship(p, 62, 150, 0.58, { crew: 3, shields: false });
  ship(p, 270, 146, 0.5, { crew: 3, shields: false });
  waves(p, 148, 20);
  ship(p, 160, 190, 1.12, { top: "cross" });
  waves(p, 194, 22);
  return { x: 160, y: 20, width: 196 };
}

export function wagon(p: Pen): Shot {
  ground(p, G);
  p.at(190, G - 6, 1.12, 0, () => armsCart(p));
  p.at(58, G + 4, 1.16, 1, () =>
    man(p, {
      body: "sage",
      hair: "teal",
      stance: "brace",
      near: "-4,-80 -14,-66 -26,-60",
      far: "8,-80 2,-62 -16,-56",
      front: () => p.line("M-34,-58 L6,-54 M8,-84 C2,-74 -6,-68 -14,-62", "rust", 3, { dash: 0 }),
    }),
  );
  p.at(298, G + 4, 1.1, 1, () =>
    man(p, {
      body: "blue",
      cut: "bald",
      hair: "rust",
      beard: "rust",
      stance: "step",
      near: "-4,-80 8,-72 20,-66",
      far: "8,-80 18,-72 26,-60",
    }),
  );
  return { x: 192, y: 42, width: 176, words: ["ARMA", 54, 40] };
}

/** Stallions in an open ship. */
export function horsesAboard(p: Pen): Shot {
  waves(p, 160, 20);
  ship(p, 160, 192, 1.42, { cargo: "horses", sail: null, shields: false, hull: "ochre", band: "terracotta" });
  waves(p, 194, 24);
  return { x: 150, y: 52, width: 156, words: ["EQVI IN NAVE", 160, 34] };
}

/** Masts along the beach at Dives, tents behind. */
export function gathering(p: Pen): Shot {
  tent(p, 40, 140, 0.7, "terracotta");
  tent(p, 96, 136, 0.6, "sage");
  tent(p, 290, 138, 0.66, "blue");
  p.shape("M-6,140 C80,132 220,134 326,140 L326,168 L-6,168 Z", "ochre");
  for (const [x, s] of [
    [64, 0.5],
    [150, 0.56],
    [244, 0.52],
  ] as const)
    ship(p, x, 172, s, { crew: 0, sail: null, shields: false });
  for (const x of [64, 150, 244])
    p.rod(`M${x},152 L${x + 2},64`, "ochre", 2.2).line(`M${x - 22},72 L${x + 26},70`, null, 3, { dash: 0 });
  waves(p, 170, 52);
  ship(p, 194, 214, 0.8, { sail: ["terracotta", "gold"] });
  waves(p, 208, 14);
  return { x: 190, y: 60, width: 156 };
}

/** By night, after the lantern on the duke's masthead. */
export function crossing(p: Pen): Shot {
  night(p, 22, 196, "teal");
  for (const [x, y] of [
    [40, 46],
    [92, 70],
    [232, 44],
    [288, 72],
    [262, 112],
    [60, 112],
  ] as const)
    star(p, x, y, 7);
  moon(p, 284, 40, 12);
  ship(p, 58, 156, 0.44, { crew: 0, shields: false, sail: ["blue", "buff"] });
  ship(p, 272, 160, 0.48, { crew: 0, shields: false, sail: ["ochre", "buff"] });
  ship(p, 164, 192, 1.02, { sail: ["terracotta", "gold"], top: "lantern" });
  waves(p, 184, 36);
  return { x: 164, y: 28, width: 170 };
}

/** Horses step ashore over the ship's side. */
export function landing(p: Pen): Shot {
  waves(p, 150, 40);
  ship(p, 62, 186, 0.96, { crew: 3, sail: null, flip: 1 });
  p.shape("M112,222 C132,192 210,182 326,182 L326,222 Z", "ochre").line("M142,208 C190,196 250,192 326,192", "gold", 3);
  p.at(166, 192, 0.98, 0, () => horse(p, { col: "terracotta", far: "gold", mane: "teal" }), 0.14);
  p.at(292, G + 8, 1.1, 1, () =>
    man(p, { body: "blue", hat: "cap", hcol: "ochre", stance: "step", near: "raise", far: "fore" }),
  );
  gull(p, 60, 56);
  gull(p, 262, 50, 0.8);
  return { x: 190, y: 60, width: 150, words: ["AD PEVENESAE", 162, 34] };
}

/** A star over Normandy: the duke looks up from his castle. */
export function starOverTheDuke(p: Pen): Shot {
  comet(p, 214, 66, 1.24, -0.1);
  ground(p, G);
  castle(p, 258, G + 2, 0.6);
  p.at(96, G + 5, 1.3, 0, () =>
    man(p, {
      body: "blue",
      trim: "gold",
      hair: "teal",
      cloak: "terracotta",
      near: "high",
      far: "raise",
      hat: "circlet",
    }),
  );
  p.at(40, G + 5, 1.06, 0, () =>
    man(p, { robe: true, body: "sage", cut: "tonsure", hair: "rust", near: "raise", far: "pray" }),
  );
  return { x: 170, y: 24, width: 172, words: ["STELLA", 276, 44] };
}

/** Smoke over a village: cards that speak of war upon the land. */
export function burntVillage(p: Pen): Shot {
  hill(p, 90, G + 2, 240, 60, "olive");
  ground(p, G);
  for (const [x, s] of [
    [80, 1.1],
    [180, 1.3],
    [268, 1],
  ] as const) {
    house(p, x, G + 2, s, "buff", "rust");
    flame(p, x - 8, G - 60 * s, s);
    smoke(p, x + 16, G - 74 * s, s * 0.8);
  }
  raven(p, 40, 60, 0.9, true);
  return { x: 178, y: 46, width: 156 };
}
