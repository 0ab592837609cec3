// William, Matilda and the people of his household.
import type { Pen } from "../../pen";
import {
  arcade,
  axe,
  banner,
  bench,
  board,
  cloud,
  crownOf,
  ground,
  gull,
  hall,
  helmet,
  hill,
  horse,
  house,
  kite,
  lectern,
  man,
  ox,
  prow,
  rider,
  sheep,
  ship,
  spear,
  spearman,
  spit,
  steeringOar,
  stump,
  sword,
  tent,
  throne,
  tree,
  trumpet,
  waves,
  woman,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

export function dukeOnHorse(p: Pen): Shot {
  ground(p, G);
  tree(p, 36, G, 1.2);
  banner(p, 284, G, 150, { colour: "ochre", s: 0.7 });
  p.at(168, G + 5, 1.16, 0, () =>
    rider(p, {
      col: "teal",
      far: "ochre",
      mane: "terracotta",
      pose: "sword",
      cloak: "terracotta",
      device: 1,
      scol: "blue",
      srim: "ochre",
      hcol: "gold",
    }),
  );
  return { x: 178, y: 22, width: 186, words: ["WILLELM DVX", 98, 32] };
}

/** The archbishop sets the crown on the duke's head. */
export function crowning(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 2, 1.28, { wall: "buff", roof: "blue" });
  p.at(206, G + 2, 1.12, 0, () => {
    throne(p, "sage");
    p.at(0, -16, 1, 1, () =>
      man(p, {
        robe: true,
        body: "terracotta",
        trim: "gold",
        cut: "short",
        hair: "teal",
        cloak: "blue",
        far: "fore",
        near: "belly",
      }),
    );
  });
  p.at(112, G + 4, 1.28, 0, () =>
    man(p, {
      robe: true,
      body: "linen",
      chasuble: "blue",
      pallium: true,
      hat: "mitre",
      beard: "grey",
      near: "-4,-80 14,-88 34,-104",
      far: "8,-80 26,-90 44,-104",
      hold: () => crownOf(p, 50, -104, 1),
    }),
  );
  return { x: 140, y: 26, width: 150, words: ["WILLELM REX", 214, 30, "linen"] };
}

export function trumpets(p: Pen): Shot {
  ground(p, G);
  p.at(46, G, 0.96, 0, () => spearman(p, { light: true, pen: "ochre" }));
  p.at(250, G - 2, 0.96, 0, () =>
    man(p, {
      body: "sage",
      hat: "cap",
      hcol: "blue",
      stance: "step",
      near: "raise",
      far: "raise",
      hold: () => trumpet(p, 12, -97, 0.7, -0.3),
    }),
  );
  p.at(122, G + 6, 1.36, 0, () =>
    man(p, {
      body: "terracotta",
      trim: "gold",
      hat: "cap",
      hcol: "ochre",
      hair: "ochre",
      stance: "brace",
      hose: "blue",
      near: "-4,-80 8,-82 26,-94",
      far: "8,-80 24,-84 40,-98",
      hold: () => {
        trumpet(p, 12, -94, 1.05, -0.16);
        p.shape("M34,-94 L66,-99 L68,-62 L56,-72 L48,-60 L42,-72 L34,-60 Z", "blue", 90).line(
          "M50,-94 L51,-70 M40,-84 L62,-86",
          "gold",
          2.6,
        );
      },
    }),
  );
  return { x: 152, y: 34, width: 150, words: ["TVBA", 250, 34] };
}

/** The landed army gathers food. */
export function foraging(p: Pen): Shot {
  ground(p, G);
  house(p, 268, G, 1.1, "buff", "ochre");
  p.at(104, G + 4, 0.98, 0, () =>
    rider(p, {
      col: "ochre",
      far: "sage",
      mane: "teal",
      gait: "walk",
      pose: "point",
      body: "terracotta",
      hat: "none",
      cut: "short",
      hair: "rust",
      cloak: "blue",
      scol: "sage",
      device: 1,
    }),
  );
  ox(p, 222, G + 10, 0.92, "terracotta", 1);
  sheep(p, 286, G + 12, 0.9, 1);
  p.at(178, G + 8, 0.92, 1, () =>
    man(p, { body: "sage", stance: "step", near: "raise", far: "fore", hold: () => axe(p, 16, -92, 30, -130) }),
  );
  return { x: 116, y: 40, width: 160, words: ["HIC EST WADARD", 176, 32] };
}

/** A scout points out the army beyond the hill. */
export function scout(p: Pen): Shot {
  hill(p, 262, G + 2, 150, 74, "olive");
  for (let i = 0; i < 5; i++)
    spear(p, 232 + i * 16, 146 - (i === 2 ? 8 : 0), 232 + i * 17, 96 - (i % 2) * 8, i === 2 ? "terracotta" : undefined);
  ground(p, G);
  tree(p, 300, G + 4, 0.7);
  p.at(118, G + 5, 1.16, 0, () =>
    rider(p, {
      col: "blue",
      far: "ochre",
      mane: "gold",
      pose: "point",
      gait: "gallop",
      scol: "terracotta",
      device: 3,
      hcol: "sage",
    }),
  );
  return { x: 132, y: 24, width: 166, words: ["VITAL", 56, 32] };
}

/** The minstrel tosses his swords before the lines. */
export function minstrel(p: Pen): Shot {
  ground(p, G);
  for (let i = 0; i < 3; i++)
    p.at(252 + i * 30, G, 0.92, 1, () => spearman(p, { moustache: true, scol: "terracotta" }));
  p.at(108, G + 5, 1.12, 0, () =>
    rider(p, {
      col: "terracotta",
      far: "gold",
      mane: "gold",
      pose: "bare",
      body: "ochre",
      hat: "cap",
      hcol: "blue",
      hair: "ochre",
      shield: false,
      cloak: "blue",
    }),
  );
  sword(p, 128, 46, 150, 30);
  sword(p, 176, 34, 196, 52);
  sword(p, 206, 72, 196, 98);
  return { x: 134, y: 24, width: 160, words: ["TAILLEFER", 60, 34] };
}

/** A soldier turned chaplain writes. */
export function chaplain(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 2, 1.3, { wall: "sage", roof: "olive" });
  p.at(248, 118, 1, 0, () => {
    sword(p, 0, -26, 0, 34);
    helmet(p, 22, 2, 1, "blue");
    kite(p, -22, 6, 0.8, 0.1, "terracotta", "ochre", 1);
  });
  lectern(p, 182, G + 4, 1.3);
  p.at(116, G + 4, 1.28, 0, () =>
    man(p, {
      robe: true,
      body: "rust",
      cut: "tonsure",
      hair: "teal",
      near: "-4,-80 10,-66 34,-78",
      far: "8,-80 26,-68 40,-66",
      hold: () => p.line("M34,-78 L48,-104", "linen", 3.4, { dash: 0 }).line("M34,-76 L38,-70", null, 1.6, { dash: 0 }),
    }),
  );
  return { x: 146, y: 48, width: 140, words: ["SCRIBIT", 160, 28, "linen"] };
}

/** The master of the duke's ship at his oar. */
export function steersman(p: Pen): Shot {
  p.shape("M150,26 L320,22 L320,110 C260,126 200,122 160,100 Z", "terracotta", 90);
  p.shape("M206,24 L262,23 C266,66 262,96 250,119 C232,120 214,117 206,114 Z", "gold", 90, { w: 1.7 });
  p.rod("M292,24 L290,200", "ochre", 4);
  waves(p, 176, 10);
  p.at(112, 172, 1.26, 0, () =>
    man(p, {
      body: "blue",
      trim: "gold",
      hat: "hood",
      hcol: "terracotta",
      beard: "rust",
      stance: "step",
      near: "-4,-80 -16,-66 -26,-58",
      far: "point",
    }),
  );
  p.shape("M24,60 C20,110 40,150 78,160 L330,166 L330,214 L96,214 C40,206 6,150 14,66 Z", "ochre", 0).shape(
    "M20,110 C30,150 52,172 90,180 L330,184 L330,198 L92,198 C48,190 22,156 16,110 Z",
    "teal",
    0,
    { w: 1.7 },
  );
  p.at(18, 68, 1.3, 1, () => prow(p, 0, 0, 1, "sage"));
  for (const x of [130, 186, 242, 298])
    p.disc(x, 172, 13, x % 4 ? "terracotta" : "gold").disc(x, 172, 4, "gold", 0, { w: 1.5 });
  steeringOar(p, 84, 96, 44, 200);
  waves(p, 204, 14);
  gull(p, 60, 44);
  return { x: 110, y: 28, width: 140 };
}

/** The duchess and the ship that she gives. */
export function duchess(p: Pen): Shot {
  ship(p, 226, 176, 0.86, { sail: ["gold", "terracotta"], top: "cross", crew: 0, hull: "terracotta", band: "teal" });
  waves(p, 172, 30);
  p.shape("M-6,176 C60,170 110,176 150,190 C160,196 166,206 168,222 L-6,222 Z", "sage").line(
    "M-6,186 C60,180 110,186 148,202",
    "ochre",
    3,
  );
  p.at(88, G + 2, 1.34, 0, () =>
    woman(p, {
      body: "blue",
      trim: "gold",
      cloak: "terracotta",
      hat: "veil",
      hcol: "linen",
      near: "belly",
      far: "point",
      front: () =>
        p.at(1, -106, 0.9, 0, () =>
          p.shape("M-8,0 L-10,-11 L-4,-6 L1,-14 L6,-6 L12,-11 L11,0 Z", "gold", 0, { w: 1.6 }),
        ),
    }),
  );
  p.at(32, G + 4, 1.04, 0, () => woman(p, { body: "ochre", trim: "rust", hat: "veil", hcol: "sage" }));
  return { x: 100, y: 44, width: 140, words: ["MATHILDIS", 240, 34] };
}

/** The steward presses for war at the duke's table. */
export function steward(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 2, 1.34, { wall: "gold", roof: "terracotta" });
  p.at(46, G, 1, 0, () => man(p, { body: "sage", near: "chin", far: "down", hair: "rust" }));
  p.at(266, G, 1.04, 1, () =>
    man(p, { robe: true, body: "teal", trim: "gold", cut: "short", hair: "ochre", near: "belly", far: "fore" }),
  );
  p.at(140, G - 4, 1.34, 0, () =>
    man(p, {
      body: "terracotta",
      trim: "gold",
      cloak: "blue",
      cut: "short",
      hair: "teal",
      beard: "teal",
      near: "hip",
      far: "high",
    }),
  );
  board(p, 170, G + 10, 100, 0.9);
  return { x: 150, y: 30, width: 140, words: ["DAPIFER", 90, 26, "linen"] };
}

/** A man of the household about his business: invented servants get him. */
export function servant(p: Pen, cast: Cast): Shot {
  ground(p, G);
  tent(p, 66, G, 1.16, p.pick(["blue", "terracotta", "sage"]), "gold");
  spit(p, 246, G + 4, 1);
  stump(p, 292, G + 6);
  p.at(168, G + 5, 1.34, 0, () =>
    man(p, {
      body: cast.body ?? p.pick(["terracotta", "ochre", "blue"]),
      hair: p.pick(["rust", "teal", "ochre"]),
      near: "hip",
      far: "point",
      ...cast.look,
    }),
  );
  cloud(p, 250, 50, 0.8);
  return { x: 168, y: 44, width: 140 };
}

/** Stallions led to the ships: pieces of horse and harness. */
export function groom(p: Pen, cast: Cast): Shot {
  ground(p, G);
  tree(p, 288, G, 1.1, "olive");
  p.at(122, G + 5, 1.24, 0, () => {
    horse(p, { col: "gold", far: "terracotta", mane: "rust", gait: "walk", dapple: true, ...cast.horse });
    p.shape("M-24,-70 C-10,-64 10,-64 20,-70 L24,-50 C8,-44 -12,-44 -26,-50 Z", "blue").line(
      "M-24,-56 C-10,-50 10,-50 22,-56",
      "gold",
      3,
    );
  });
  p.at(246, G + 6, 1.24, 1, () =>
    man(p, {
      body: "terracotta",
      hair: "teal",
      cut: "short",
      stance: "step",
      near: "raise",
      far: "fore",
      hose: "ochre",
    }),
  );
  p.line("M222,92 L230,80", "rust", 3, { dash: 0 });
  return { x: 164, y: 32, width: 176 };
}

/** The duke and his vassals at Rouen. */
export function warCouncil(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 160, G + 4, 1.5, { wall: "buff", roof: "terracotta", tower: "sage" });
  p.at(160, G + 2, 1.2, 0, () => {
    bench(p, "terracotta", 36);
    p.at(0, -16, 1.06, 0, () =>
      man(p, {
        robe: true,
        body: "blue",
        trim: "gold",
        hat: "circlet",
        hair: "teal",
        cloak: "terracotta",
        near: "belly",
        far: "raise",
        hold: () => sword(p, 4, -58, -4, -118),
      }),
    );
  });
  p.at(36, G + 5, 1.1, 0, () => man(p, { body: "ochre", hair: "rust", near: "raise", far: "fore", cloak: "teal" }));
  p.at(88, G + 8, 1.04, 0, () =>
    man(p, { body: "sage", cut: "bald", hair: "grey", beard: "grey", near: "chin", far: "fore" }),
  );
  p.at(284, G + 5, 1.1, 1, () =>
    man(p, { body: "terracotta", hair: "ochre", near: "point", far: "raise", cloak: "olive" }),
  );
  p.at(236, G + 8, 1.04, 1, () =>
    man(p, { robe: true, body: "buff", cut: "tonsure", hair: "rust", near: "pray", far: "fore" }),
  );
  return { x: 160, y: 44, width: 140 };
}
