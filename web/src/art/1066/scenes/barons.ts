// The great men who came with William.
import type { Pen } from "../../pen";
import {
  anchor,
  axe,
  banner,
  bier,
  cairn,
  castle,
  church,
  club,
  fish,
  grass,
  ground,
  gull,
  hall,
  hill,
  holyCross,
  huscarl,
  kite,
  man,
  rider,
  rocks,
  ship,
  spear,
  tent,
  townWall,
  tree,
  waves,
  wheel,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

/** A lord falls with his horse. */
export function fallOfALord(p: Pen): Shot {
  ground(p, G, "olive", "ochre");
  p.at(
    132,
    G - 6,
    1.02,
    0,
    () =>
      rider(p, {
        col: "rust",
        far: "ochre",
        mane: "gold",
        pose: "bare",
        scol: "sage",
        device: 4,
        hcol: "gold",
        cloak: "blue",
      }),
    0.62,
  );
  p.at(272, G + 4, 1.18, 1, () => huscarl(p, { scol: "teal" }));
  grass(p, 40, G + 6, "gold");
  spear(p, 26, 164, 74, 196);
  return { x: 160, y: 52, width: 162, words: ["HIC CECIDIT", 120, 32] };
}

export function standardBearer(p: Pen): Shot {
  ground(p, G);
  p.at(56, G - 6, 0.8, 0, () => rider(p, { col: "ochre", pose: "rein" }));
  banner(p, 196, G - 60, 108, { s: 1.5, colour: "linen", emblem: "cross" });
  p.at(166, G + 5, 1.14, 0, () =>
    rider(p, {
      col: "blue",
      far: "terracotta",
      mane: "teal",
      pose: "rein",
      scol: "ochre",
      device: 2,
      hcol: "terracotta",
    }),
  );
  p.limb("M176,80 L190,86 L197,98", "mail", 7).disc(197, 99, 4, "flesh", 0, { w: 1.5 });
  return { x: 196, y: 24, width: 172, words: ["VEXILLVM", 76, 34] };
}

/** A cairn on the cliff for the fallen king. */
export function burial(p: Pen): Shot {
  waves(p, 150, 50);
  p.shape("M-6,120 C60,112 140,118 200,126 C226,132 230,170 250,222 L-6,222 Z", "sage").line(
    "M-6,134 C70,126 150,132 214,146",
    "ochre",
    3,
  );
  cairn(p, 70, 158, 1.3);
  holyCross(p, 76, 108, 0.5, "ochre");
  bier(p, 176, 204, 0.9, "rust");
  p.at(134, 206, 1.12, 0, () =>
    man(p, {
      body: "mail",
      hat: "none",
      mail: false,
      cut: "curls",
      hair: "ochre",
      cloak: "teal",
      near: "chin",
      far: "down",
      hose: "ochre",
    }),
  );
  p.at(226, 214, 1, 1, () =>
    man(p, { body: "ochre", near: "low", far: "low", stance: "step", moustache: true, cut: "long" }),
  );
  gull(p, 270, 60);
  gull(p, 240, 84, 0.8);
  return { x: 118, y: 72, width: 136, words: ["LITORIS CVSTOS", 168, 34] };
}

/** Both hands free for fighting: sword and club. */
export function bothHands(p: Pen): Shot {
  ground(p, G);
  kite(p, 284, G - 10, 1, 1.2, "blue", "ochre", 2);
  p.at(148, G + 5, 1.2, 0, () => {
    rider(p, {
      col: "ochre",
      far: "terracotta",
      mane: "rust",
      pose: "sword",
      shield: false,
      hcol: "blue",
      hose: "teal",
    });
    club(p, -18, -116, -46, -158);
    p.limb("M-4,-106 L-18,-104 L-22,-120", "mail", 6.4).disc(-22, -121, 3.6, "flesh", 0, { w: 1.5 });
  });
  return { x: 156, y: 22, width: 178 };
}

function backdropOf(p: Pen, cast: Cast): void {
  const kind = cast.backdrop ?? "tree";
  if (kind === "castle") castle(p, 262, G + 2, 0.62);
  else if (kind === "church") church(p, 262, G + 2, 0.82, cast.hall ?? {});
  else if (kind === "hall") hall(p, 262, G + 2, 0.84, cast.hall ?? {});
  else if (kind === "town") townWall(p, 196, 326, G + 4, 60, "buff");
  else if (kind === "ships") {
    ship(p, 264, 156, 0.56, { crew: 0, shields: false });
    waves(p, 150, 50);
  } else if (kind === "tents") {
    tent(p, 250, G, 0.9, "blue", "gold");
    tent(p, 298, G, 1.1, "terracotta", "gold");
  } else if (kind === "hill") hill(p, 250, G + 4, 170, 80, "olive");
  else tree(p, p.pick([34, 286]), G, 1.15);
}

/** A great man on horseback. */
export function lord(p: Pen, cast: Cast): Shot {
  backdropOf(p, cast);
  ground(p, G);
  if (cast.banner) banner(p, 50, G, 150, { s: 0.9, ...cast.banner });
  const [scol, srim, device] = cast.shield ?? [];
  p.at(148, G + 5, 1.14, 0, () =>
    rider(p, {
      pose: cast.pose ?? p.pick(["up", "sword", "over"]),
      pen: p.pick(["terracotta", "blue", "ochre"]),
      cloak: cast.cloak ?? p.pick(["terracotta", "ochre", "sage"]),
      gait: p.pick(["walk", "gallop"]),
      ...(scol ? { scol } : {}),
      ...(srim ? { srim } : {}),
      ...(device === undefined ? {} : { device }),
      ...(cast.body ? { body: cast.body } : {}),
      ...cast.horse,
      ...cast.look,
    }),
  );
  return { x: 158, y: 20, width: 176 };
}

/** A young man rides straight into the English line. */
export function firstCharge(p: Pen): Shot {
  ground(p, G);
  p.at(118, G + 5, 1.14, 0, () =>
    rider(p, {
      col: "gold",
      far: "terracotta",
      mane: "rust",
      pose: "couch",
      pen: "terracotta",
      hat: "none",
      cut: "curls",
      hair: "ochre",
      mail: false,
      scol: "terracotta",
      srim: "gold",
      device: 0,
      cloak: "blue",
    }),
  );
  for (let i = 0; i < 2; i++)
    p.at(272 + i * 34, G + 2, 1.14, 1, () =>
      man(p, {
        hat: "helm",
        moustache: true,
        stance: "brace",
        near: "throw",
        far: "shield",
        hold: () => axe(p, -24, -100, -36, -146),
      }),
    );
  kite(p, 256, G - 58, 1.4, -0.12, "teal", "ochre", 1);
  kite(p, 296, G - 56, 1.4, 0.06, "sage", "terracotta", 3);
  p.line("M238,88 L250,80 M238,96 L252,98 M240,104 L250,112", "terracotta", 2.6, { dash: 0 });
  return { x: 126, y: 28, width: 168, words: ["ROTBERTVS", 84, 32] };
}

/** An old lord declines the banner. */
export function whiteHair(p: Pen): Shot {
  ship(p, 262, 148, 0.46, { crew: 0, shields: false });
  ship(p, 204, 144, 0.36, { crew: 0, shields: false });
  waves(p, 146, 54);
  ground(p, G);
  banner(p, 66, G, 168, { s: 1.1, colour: "terracotta", emblem: "cross", ink: "gold" });
  p.at(46, G + 4, 1.1, 0, () => man(p, { body: "ochre", near: "fore", far: "fore", hair: "rust", stance: "step" }));
  p.at(188, G + 5, 1.36, 1, () =>
    man(p, {
      body: "mail",
      mail: false,
      cut: "long",
      hair: "linen",
      beard: "linen",
      old: true,
      cloak: "blue",
      near: "-4,-80 12,-74 28,-86",
      far: "raise",
      hose: "teal",
      hat: "none",
    }),
  );
  return { x: 182, y: 44, width: 136, words: ["WALTERVS", 244, 36] };
}

/** Ships drawn up on the beach behind their lord. */
export function shipOwner(p: Pen): Shot {
  ship(p, 76, 158, 0.66, { crew: 0, sail: null });
  ship(p, 258, 160, 0.72, { crew: 0, sail: ["blue", "gold"] });
  waves(p, 152, 26);
  p.shape("M-6,182 C80,174 220,176 326,184 L326,222 L-6,222 Z", "ochre").line(
    "M-6,194 C80,186 220,188 326,196",
    "gold",
    3,
  );
  p.at(160, G + 10, 1.42, 0, () =>
    man(p, {
      body: "mail",
      hat: "circlet",
      mail: false,
      cut: "short",
      hair: "ochre",
      cloak: "terracotta",
      near: "hip",
      far: "point",
      hose: "blue",
    }),
  );
  return { x: 160, y: 48, width: 130, words: ["NAVES", 250, 36] };
}

/** A count with long moustaches points where to strike. */
export function countAndBanner(p: Pen): Shot {
  ground(p, G);
  banner(p, 66, G - 40, 132, { s: 1.3, colour: "blue", emblem: "moons", ink: "gold" });
  p.at(172, G + 5, 1.18, 0, () =>
    rider(p, {
      col: "rust",
      far: "ochre",
      mane: "gold",
      pose: "point",
      hcol: "gold",
      moustache: "ochre",
      cloak: "ochre",
      scol: "gold",
      srim: "terracotta",
      device: 3,
    }),
  );
  p.at(66, G - 40, 1, 0, () => p.line("M0,0 L0,60", null, 4, { dash: 0 }));
  return { x: 186, y: 22, width: 172, words: ["EVSTATIVS", 250, 34] };
}

/** Things washed up on the shore: an empty beach with fish and a wheel, for cards of which nothing is known. */
export function shore(p: Pen): Shot {
  waves(p, 140, 44);
  p.shape("M-6,176 C80,166 220,170 326,178 L326,222 L-6,222 Z", "ochre");
  ship(p, 168, 172, 0.94, { crew: 0 });
  fish(p, 60, 162, 0.9);
  rocks(p, 286, 200, 1.1);
  wheel(p, 50, 196, 16);
  anchor(p, 112, 204, 0.9);
  return { x: 168, y: 32, width: 170 };
}
