// Attachments: the thing itself, large, on patterned ground or in somebody's hands.
import type { Pen } from "../../pen";
import {
  axe,
  banner,
  castle,
  dragonStandard,
  fish,
  ground,
  gull,
  helmet,
  horse,
  kite,
  man,
  palisade,
  reliquary,
  rider,
  ship,
  slope,
  spade,
  spear,
  sun,
  tree,
  wallOfShields,
  waves,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

/** A field of small crosses, as on a precious cloth. */
function diaper(p: Pen, colour: string): void {
  let path = "";
  for (let y = 38; y < 214; y += 22)
    for (let x = 12 + ((y - 38) % 44 ? 13 : 0); x < 320; x += 26)
      path += `M${x - 4},${y} L${x + 4},${y} M${x},${y - 4} L${x},${y + 4} `;
  p.line(path, colour, 1.6);
}

export function gonfanon(p: Pen): Shot {
  diaper(p, "ochre");
  p.rod("M64,214 L214,34", "ochre", 4);
  p.at(214, 34, 1.9, 0, () => p.shape("M-3,-5 L16,0 L-3,5 Z", "buff"), -0.876);
  p.at(196, 56, 2.3, 0, () => {
    p.shape("M0,0 C12,6 24,0 38,6 L37,14 L52,16 L38,24 L50,34 L34,36 L38,48 C24,42 6,46 -24,30 Z", "terracotta");
    p.shape("M8,12 L14,13 L13,20 L21,21 L20,28 L12,27 L11,35 L4,34 L5,26 L-3,25 L-2,18 L6,19 Z", "gold", 90, {
      w: 1.6,
    });
    p.line("M28,7 C27,20 26,32 24,42", "linen", 4.5);
  });
  return { x: 190, y: 30, width: 168 };
}

/** The duke's ship with the golden child at its stern. */
export function flagship(p: Pen): Shot {
  ship(p, 160, 190, 1.22, { sail: ["terracotta", "gold"], top: "lantern", hull: "gold", band: "terracotta", crew: 3 });
  p.at(52, 116, 0.62, 1, () =>
    man(p, {
      body: "gold",
      cut: "curls",
      hair: "gold",
      near: "raise",
      far: "point",
      hold: () => p.line("M10,-94 L30,-108", "ochre", 5, { dash: 0 }),
    }),
  );
  waves(p, 194, 24);
  gull(p, 60, 50);
  fish(p, 268, 206, 0.7, "blue", 1);
  return { x: 150, y: 28, width: 180, words: ["MORA", 262, 40] };
}

/** A chain with a shrine on the duke's breast. */
export function relicsOnChain(p: Pen): Shot {
  diaper(p, "blue");
  p.at(150, 398, 3, 0, () =>
    man(p, { body: "mail", hat: "helm", hcol: "gold", cloak: "terracotta", near: "belly", far: "down" }),
  );
  p.line("M118,150 C124,190 176,190 188,146", "gold", 5, { dash: 0 });
  p.at(154, 208, 1.24, 0, () => reliquary(p));
  return { x: 154, y: 60, width: 152 };
}

export function spanishHorse(p: Pen, cast: Cast): Shot {
  diaper(p, "gold");
  ground(p, G, "ochre", "terracotta");
  p.at(112, G + 5, 1.24, 0, () => {
    horse(p, { col: "teal", far: "blue", mane: "gold", gait: "walk", ...cast.horse });
    p.shape("M-26,-70 C-10,-62 10,-62 22,-70 L26,-48 C8,-42 -12,-42 -28,-48 Z", "terracotta").line(
      "M-26,-54 C-10,-48 10,-48 24,-54 M-26,-62 C-10,-56 10,-56 23,-62",
      "gold",
      3,
    );
  });
  p.at(250, G + 6, 1.22, 1, () =>
    man(p, {
      body: "sage",
      trim: "gold",
      hat: "cap",
      hcol: "terracotta",
      beard: "teal",
      stance: "step",
      near: "raise",
      far: "fore",
    }),
  );
  return { x: 146, y: 36, width: 170 };
}

export function castleOnTheHill(p: Pen): Shot {
  ground(p, G, "olive", "ochre");
  castle(p, 140, G + 4, 1.06);
  p.at(286, G + 4, 1.02, 1, () =>
    man(p, {
      body: "terracotta",
      hair: "teal",
      stance: "step",
      near: "-4,-80 8,-70 20,-78",
      back: () => spade(p, 14, -24, 30, -130),
    }),
  );
  return { x: 140, y: 18, width: 190, words: ["CASTRA", 54, 50] };
}

export function papalBanner(p: Pen): Shot {
  ground(p, G);
  tree(p, 290, G + 4, 0.96);
  p.at(92, G + 5, 1.26, 0, () =>
    man(p, {
      body: "mail",
      hat: "helm",
      hcol: "gold",
      cloak: "terracotta",
      stance: "step",
      near: "-4,-80 8,-66 22,-72",
      far: "8,-80 18,-86 24,-96",
    }),
  );
  banner(p, 124, G, 160, { s: 1.7, colour: "linen", emblem: "cross", ink: "terracotta" });
  p.line("M130,58 L206,58 M132,106 L200,108", "gold", 4);
  return { x: 156, y: 34, width: 164, words: ["S PETRI", 262, 34] };
}

export function dragonOfWessex(p: Pen): Shot {
  ground(p, G);
  p.at(78, G + 5, 1.26, 0, () =>
    man(p, {
      body: "mail",
      hat: "helm",
      hcol: "sage",
      moustache: true,
      stance: "brace",
      near: "-4,-80 8,-66 22,-72",
      far: "8,-80 18,-86 24,-96",
    }),
  );
  dragonStandard(p, 110, G, 122, 1.76);
  return { x: 150, y: 28, width: 168 };
}

/** The height that the Normans had to climb. */
export function ridgeView(p: Pen): Shot {
  sun(p, 258, 62, 22);
  for (let i = 0; i < 6; i++) tree(p, 30 + i * 54, 122 - Math.abs(2.5 - i) * -6, 0.4, i % 2 ? "olive" : "sage");
  p.shape("M-6,150 C60,120 110,104 160,102 C220,104 270,122 326,150 L326,222 L-6,222 Z", "sage");
  wallOfShields(p, 96, 118, 9, 0.36, 0, 16);
  banner(p, 166, 114, 60, { s: 0.5, colour: "terracotta", emblem: "dragon" });
  p.shape("M-6,176 C60,150 110,138 160,136 C220,138 270,152 326,176 L326,222 L-6,222 Z", "ochre").shape(
    "M-6,198 C60,180 110,170 160,168 C220,170 270,182 326,198 L326,222 L-6,222 Z",
    "olive",
  );
  p.line("M-6,186 C60,160 110,148 160,146 C220,148 270,162 326,186", "terracotta", 3);
  return { x: 160, y: 46, width: 150, words: ["SENLAC", 76, 36] };
}

/** The long axe and the two hands that it needs. */
export function twoHandedAxe(p: Pen): Shot {
  diaper(p, "sage");
  p.at(84, 214, 3.2, 0, () => axe(p, 0, 0, 44, -46, "blue"));
  for (const [path, x, y] of [
    ["M10,150 C40,146 70,160 104,190", 106, 192],
    ["M-6,66 C50,70 110,100 142,146", 144, 150],
  ] as const) {
    p.limb(path, "mail", 26);
    p.disc(x, y, 14, "flesh").line(
      `M${x - 4},${y - 10} L${x + 6},${y - 2} M${x - 9},${y - 4} L${x + 1},${y + 5}`,
      null,
      1.6,
      { dash: 0 },
    );
  }
  return { x: 176, y: 44, width: 170 };
}

export function kiteShield(p: Pen): Shot {
  diaper(p, "terracotta");
  spear(p, 66, 206, 246, 46, "blue");
  kite(p, 160, 116, 2.9, 0, "teal", "gold", 2);
  helmet(p, 266, 196, 1.9, "ochre", 0.2);
  return { x: 160, y: 26, width: 186 };
}

export function fightingMan(p: Pen): Shot {
  diaper(p, "gold");
  banner(p, 62, 216, 176, { s: 3, colour: "terracotta", emblem: "man", ink: "gold" });
  return { x: 138, y: 34, width: 164 };
}

/** A standard and one who carries it, for colours of which the pack does not tell. */
export function colours(p: Pen, cast: Cast): Shot {
  ground(p, G);
  tree(p, 284, G + 4, 1.05);
  p.at(92, G + 5, 1.22, 0, () =>
    man(p, {
      hat: "helm",
      stance: "step",
      moustache: cast.saxon,
      near: "-4,-80 8,-66 22,-72",
      far: "8,-80 18,-86 24,-96",
    }),
  );
  banner(p, 122, G, 158, {
    s: 1.5,
    colour: cast.saxon ? "terracotta" : "linen",
    emblem: cast.saxon ? "dragon" : "cross",
    ...cast.banner,
  });
  return { x: 160, y: 34, width: 172 };
}

/** Arms laid out: helmet, shield, sword and spear. */
export function panoply(p: Pen): Shot {
  diaper(p, "ochre");
  spear(p, 50, 210, 270, 42, p.pick(["terracotta", "blue", "teal"]));
  spear(p, 270, 210, 50, 42);
  kite(p, 160, 128, 2.1, 0);
  helmet(p, 160, 62, 1.6, p.pick(["ochre", "blue", "sage"]));
  return { x: 160, y: 26, width: 176 };
}

/** Stakes and a rider before them: works in the field. */
export function fieldworks(p: Pen): Shot {
  slope(p, G, 30);
  palisade(p, 216, G - 12, 11, 1.2);
  p.at(70, G + 5, 0.96, 0, () => rider(p, { pose: "point" }));
  return { x: 140, y: 50, width: 156 };
}
