// Thegns, women and free men of England.
import type { Pen } from "../../pen";
import {
  altar,
  arcade,
  bareTree,
  barrel,
  bell,
  bier,
  board,
  chest,
  church,
  club,
  coins,
  corn,
  cup,
  dog,
  fallen,
  ground,
  hall,
  hill,
  horn,
  house,
  kite,
  lantern,
  man,
  night,
  purse,
  raven,
  rider,
  rocks,
  roundShield,
  scales,
  ship,
  slope,
  smoke,
  spear,
  spearman,
  throne,
  torch,
  tent,
  tree,
  waves,
  woman,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

/** A lady in her hall. */
export function lady(p: Pen, cast: Cast): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 160, G + 4, 1.42, { wall: "sage", roof: "blue", ...cast.hall });
  p.at(160, G + 3, 1.28, 0, () =>
    woman(p, {
      body: cast.body ?? p.pick(["terracotta", "ochre"]),
      trim: "gold",
      hcol: p.pick(["blue", "linen"]),
      far: "fore",
      near: "belly",
      ...cast.look,
    }),
  );
  return { x: 160, y: 54, width: 130 };
}

/** The king's sheriff counts what is due. */
export function sheriff(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 252, G + 2, 0.98, { wall: "gold", roof: "olive" });
  p.at(242, G + 5, 1.1, 1, () =>
    man(p, { body: "sage", cut: "long", hair: "rust", near: "point", far: "fore", hold: () => purse(p, 34, -72, 0.9) }),
  );
  p.at(112, G + 4, 1.34, 0, () =>
    man(p, {
      body: "terracotta",
      trim: "gold",
      cloak: "teal",
      cut: "long",
      hair: "rust",
      moustache: true,
      near: "-4,-80 6,-66 22,-62",
      far: "raise",
      hold: () => scales(p, 29, -104, 0.9),
    }),
  );
  board(p, 158, G + 8, 62, 0.84, "blue");
  coins(p, 146, G - 30, 5, 1);
  return { x: 126, y: 40, width: 140, words: ["VICECOMES", 62, 34] };
}

/** A horn calls men together in the north. */
export function hornCall(p: Pen): Shot {
  hill(p, 80, G + 2, 190, 76, "olive");
  hill(p, 270, G + 2, 170, 54, "sage");
  for (let i = 0; i < 3; i++)
    p.at(226 + i * 34, 164 + i * 12, 0.6 + i * 0.1, 1, () =>
      spearman(p, { light: true, moustache: true, stance: "step" }),
    );
  ground(p, G);
  p.at(118, G + 5, 1.42, 0, () =>
    man(p, {
      body: "blue",
      trim: "ochre",
      cut: "long",
      hair: "teal",
      beard: "teal",
      cloak: "ochre",
      stance: "brace",
      near: "-4,-80 10,-80 22,-92",
      far: "8,-80 24,-82 36,-98",
      hose: "terracotta",
      hold: () => horn(p, 12, -91, 1, -0.1),
    }),
  );
  return { x: 134, y: 38, width: 144 };
}

/** A mother offers her son's weight in gold. */
export function weightInGold(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  tent(p, 276, G, 1.3, "terracotta", "gold");
  p.at(214, G + 4, 1.1, 0, () => chest(p, 0, 0, 1));
  coins(p, 176, G + 10, 5, 1.1);
  p.at(116, G + 4, 1.38, 0, () =>
    woman(p, {
      body: "teal",
      trim: "gold",
      hat: "veil",
      hcol: "linen",
      old: true,
      cloak: "rust",
      near: "belly",
      far: "point",
      hold: () => scales(p, 43, -84, 0.9),
    }),
  );
  return { x: 128, y: 44, width: 138, words: ["GYTHA", 60, 32] };
}

/** A queen between her ladies. */
export function queen(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 4, 1.36, { wall: "terracotta", roof: "sage" });
  for (const [x, c] of [
    [60, "sage"],
    [262, "ochre"],
  ] as const)
    p.at(x, G + 4, 1.06, x > 160 ? 1 : 0, () =>
      woman(p, { body: c, trim: "rust", hcol: c === "sage" ? "linen" : "blue", near: "pray", far: "pray" }),
    );
  p.at(162, G + 2, 1.2, 0, () => {
    throne(p, "gold");
    p.at(0, -14, 1.04, 0, () =>
      woman(p, {
        body: "blue",
        trim: "gold",
        hat: "crown",
        cut: "braid",
        hair: "ochre",
        near: "belly",
        far: "fore",
        cloak: "terracotta",
      }),
    );
  });
  return { x: 162, y: 34, width: 128 };
}

/** A woman seeks one face among the dead. */
export function searching(p: Pen): Shot {
  night(p, 22, 200, "blue");
  p.disc(264, 66, 22, "gold");
  ground(p, G - 20, "olive", "ochre");
  ground(p, G, "olive", "ochre");
  bareTree(p, 292, G - 14, 1);
  fallen(p, 84, G - 6, 1.1, { body: "mail", cut: "long", hat: "none", mail: false, moustache: true });
  fallen(p, 246, G + 12, 1.2, { body: "terracotta", cut: "long", moustache: true });
  kite(p, 40, G - 12, 1, 1.2, "terracotta", "ochre", 2);
  p.at(152, G + 6, 1.36, 0, () =>
    woman(p, {
      body: "terracotta",
      trim: "gold",
      hat: "none",
      cut: "braid",
      hair: "ochre",
      cloak: "linen",
      near: "chin",
      far: "low",
      front: () => lantern(p, 32, -50, 0.8),
    }),
  );
  return { x: 162, y: 44, width: 140, words: ["EDITH", 66, 36, "linen"] };
}

/** A captain looks back as his ship leaves England. */
export function exile(p: Pen): Shot {
  hill(p, 30, 156, 130, 50, "sage");
  house(p, 34, 120, 0.4);
  waves(p, 146, 40);
  ship(p, 188, 192, 1.16, { crew: 0, sail: ["teal", "ochre"], hull: "ochre", band: "terracotta" });
  p.at(128, 168, 0.92, 1, () =>
    man(p, { body: "terracotta", cut: "long", hair: "rust", beard: "rust", cloak: "blue", near: "high", far: "fore" }),
  );
  p.at(188, 192, 1.16, 0, () =>
    p.shape("M-78,-30 C-60,-19 -30,-14 -4,-13 L-4,-2 C-40,-2 -66,-8 -78,-17 Z", "terracotta", 0, { w: 1.6 }),
  );
  waves(p, 194, 24);
  return { x: 150, y: 46, width: 150, words: ["EXVL", 284, 38] };
}

/** A farmer takes leave of his wife and his corn. */
export function farewell(p: Pen): Shot {
  house(p, 62, G, 1.3, "buff", "gold");
  ground(p, G);
  for (let i = 0; i < 7; i++) corn(p, 226 + i * 15, G + 6, 1.1);
  p.at(196, G + 5, 1.3, 1, () =>
    man(p, {
      body: "sage",
      trim: "ochre",
      cut: "long",
      hair: "ochre",
      moustache: "ochre",
      near: "-4,-80 8,-76 26,-76",
      far: "raise",
      hose: "terracotta",
      back: () => spear(p, 26, 2, 30, -142),
    }),
  );
  p.at(128, G + 5, 1.22, 0, () =>
    woman(p, { body: "terracotta", trim: "linen", hcol: "linen", near: "-4,-80 10,-72 30,-74", far: "pray" }),
  );
  return { x: 164, y: 48, width: 138 };
}

/** A free man with his club and his dog. */
export function freeMan(p: Pen): Shot {
  tree(p, 280, G, 1.24, "sage");
  house(p, 56, G, 1, "buff", "ochre");
  ground(p, G);
  dog(p, 220, G + 8, 1.16, "rust");
  p.at(148, G + 5, 1.36, 0, () =>
    man(p, {
      body: "ochre",
      cut: "wild",
      hair: "rust",
      beard: "rust",
      stance: "step",
      near: "-4,-80 -18,-84 -24,-98",
      far: "fore",
      hose: "sage",
      hold: () => club(p, -22, -92, -40, -136),
    }),
  );
  return { x: 150, y: 46, width: 140 };
}

/** Carrion birds over a field where nothing moves. */
export function aftermath(p: Pen): Shot {
  slope(p, G - 6, 40);
  bareTree(p, 60, G - 2, 1.2);
  raven(p, 62, G - 126, 1, false);
  fallen(p, 150, G + 2, 1.1, { body: "mail", hat: "helm" });
  fallen(p, 246, G - 10, 1, { body: "blue", cut: "long" }, 1);
  roundShield(p, 206, G, 1.1);
  rocks(p, 300, G + 6);
  raven(p, 196, 76, 1.3, true);
  raven(p, 258, 104, 0.9, true, 1);
  smoke(p, 292, 130, 0.9);
  torch(p, 110, G, 104, G - 24);
  altar(p, 300, 154, 0.3);
  return { x: 170, y: 60, width: 150 };
}

/** A messenger rides through the shires. */
export function summons(p: Pen): Shot {
  hill(p, 260, G + 2, 160, 56, "sage");
  church(p, 276, 158, 0.5, { roof: "terracotta" });
  ground(p, G);
  for (let i = 0; i < 4; i++) corn(p, 18 + i * 13, G + 6, 0.9);
  p.at(136, G + 5, 1.12, 0, () => {
    rider(p, {
      col: "gold",
      far: "terracotta",
      mane: "rust",
      pose: "rein",
      body: "terracotta",
      hat: "cap",
      hcol: "teal",
      cut: "long",
      shield: false,
      cloak: "blue",
    });
    horn(p, 16, -117, 0.8, -0.5);
  });
  p.at(276, G + 8, 0.96, 1, () => man(p, { body: "ochre", cut: "long", hair: "rust", near: "high", far: "raise" }));
  return { x: 148, y: 24, width: 168, words: ["NVNTIVS", 62, 34] };
}

/** Two scouts at the edge of the Norman camp. */
export function spies(p: Pen): Shot {
  tent(p, 238, G - 4, 1.16, "blue", "gold");
  tent(p, 294, G, 0.9, "terracotta", "gold");
  ground(p, G);
  p.at(206, G + 4, 0.94, 1, () =>
    man(p, {
      body: "sage",
      cut: "tonsure",
      hair: "rust",
      stance: "sit",
      near: "raise",
      far: "fore",
      hold: () => cup(p, 20, -104, 0.8),
    }),
  );
  barrel(p, 250, G + 8, 0.9);
  tree(p, 102, G + 2, 1.42, "olive");
  p.at(62, G + 6, 1.3, 0, () =>
    man(p, { body: "rust", hat: "hood", hcol: "olive", stance: "step", near: "8,-80 12,-84 16,-98", far: "point" }),
  );
  p.at(26, G + 8, 1.06, 0, () =>
    man(p, { body: "olive", hat: "hood", hcol: "rust", stance: "kneel", near: "point", far: "fore" }),
  );
  return { x: 82, y: 40, width: 150, words: ["EXPLORATORES", 240, 32] };
}

/** Mourning in an abbey. */
export function mourning(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  church(p, 256, G + 2, 1.2, { roof: "blue" });
  bell(p, 60, 62, 1);
  bier(p, 150, G + 8, 1.2, "teal");
  p.at(56, G + 5, 1.24, 0, () => woman(p, { body: "rust", hcol: "linen", near: "chin", far: "chin" }));
  p.at(214, G + 4, 1.06, 1, () => man(p, { robe: true, body: "olive", hat: "hood", near: "pray", far: "pray" }));
  return { x: 112, y: 60, width: 146 };
}

/** A woman at home while the army is away. */
export function athome(p: Pen): Shot {
  ground(p, G);
  house(p, 74, G, 1.5, "buff", "ochre");
  for (let i = 0; i < 4; i++) corn(p, 252 + i * 15, G + 6, 1);
  p.at(182, G + 5, 1.26, 0, () =>
    woman(p, { body: "blue", trim: "linen", hcol: "linen", near: "8,-80 12,-86 14,-102", far: "point" }),
  );
  return { x: 168, y: 48, width: 142 };
}
