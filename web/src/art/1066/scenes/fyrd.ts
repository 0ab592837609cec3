// Bodies of men in the English army, each with the picture of what made it known.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import {
  archer,
  arrow,
  axe,
  banner,
  bridge,
  club,
  corn,
  ground,
  hill,
  horse,
  huscarl,
  javelin,
  javelinMan,
  kite,
  man,
  mill,
  ox,
  plough,
  prow,
  purse,
  rider,
  roundShield,
  scythe,
  slinger,
  slope,
  spear,
  spearman,
  stump,
  swordsman,
  townWall,
  tree,
  waves,
} from "../parts";
import { GROUND as G, type Shot } from "../scene";

/** A peasant at his plough; his spear leans on the tree. */
export function ploughman(p: Pen): Shot {
  tree(p, 34, G - 4, 1.1, "sage");
  ground(p, G);
  for (let i = 0; i < 3; i++)
    p.line(`M60,${G + 4 + i * 5} C140,${G + i * 5} 230,${G + 8 + i * 5} 326,${G + 3 + i * 5}`, "rust", 2);
  spear(p, 60, G + 4, 46, 74);
  ox(p, 256, G + 6, 1.1, "terracotta");
  p.at(166, G + 4, 1, 0, () => plough(p, 0, 0, 1));
  p.at(106, G + 6, 1.3, 0, () =>
    man(p, {
      body: "ochre",
      hat: "straw",
      cut: "long",
      beard: "rust",
      stance: "step",
      near: "low",
      far: "low",
      hose: "sage",
    }),
  );
  return { x: 128, y: 46, width: 142, words: ["ARAT", 190, 36] };
}

/** Men of the neighbourhood with what they had at hand. */
export function neighbours(p: Pen): Shot {
  hill(p, 70, G + 2, 150, 52, "olive");
  ground(p, G);
  p.at(46, G + 2, 1.12, 0, () => slinger(p, { body: "sage", hair: "teal", cut: "wild" }));
  p.at(124, G + 6, 1.22, 0, () =>
    man(p, {
      body: "terracotta",
      hat: "straw",
      beard: "ochre",
      stance: "step",
      near: "fore",
      far: "fore",
      back: () => scythe(p, 20, 2, 14, -128),
      hose: "ochre",
    }),
  );
  p.at(204, G + 4, 1.14, 0, () =>
    man(p, {
      body: "blue",
      cut: "bald",
      hair: "rust",
      beard: "rust",
      stance: "brace",
      near: "throw",
      far: "point",
      hold: () => club(p, -22, -104, -34, -142),
    }),
  );
  p.at(278, G + 6, 1.16, 0, () =>
    man(p, {
      body: "ochre",
      cut: "long",
      hair: "ochre",
      stance: "step",
      near: "fore",
      far: "fore",
      back: () =>
        p.rod("M22,2 L18,-128 M10,-128 L26,-128 M10,-128 L10,-142 M18,-128 L18,-144 M26,-128 L26,-142", "ochre", 1.6),
    }),
  );
  return { x: 150, y: 46, width: 156 };
}

/** Five hides of land send one man, and his pay. */
export function fiveHides(p: Pen): Shot {
  for (let i = 0; i < 5; i++)
    p.shape(
      `M${-6 + i * 67},${G - 40} L${61 + i * 67},${G - 40} L${61 + i * 67},${G - 4} L${-6 + i * 67},${G - 4} Z`,
      nth(["sage", "gold", "olive", "ochre", "sage"], i),
      i % 2 ? 90 : 0,
    );
  for (let i = 0; i < 3; i++) corn(p, 92 + i * 14, G - 16, 0.6);
  mill(p, 254, G - 34, 0.62);
  ground(p, G);
  p.at(200, G + 5, 1.16, 1, () =>
    man(p, {
      body: "blue",
      trim: "gold",
      cut: "long",
      hair: "grey",
      beard: "grey",
      cloak: "terracotta",
      near: "point",
      far: "fore",
      front: () => purse(p, 34, -74, 1),
    }),
  );
  p.at(110, G + 5, 1.32, 0, () =>
    spearman(p, {
      body: "ochre",
      moustache: true,
      stance: "stand",
      far: "point",
      scol: "terracotta",
      srim: "ochre",
      device: 1,
      hcol: "sage",
    }),
  );
  return { x: 126, y: 42, width: 146, words: ["V HIDAE", 236, 36] };
}

/** One small bowman beside two tall shields. */
export function loneArcher(p: Pen): Shot {
  ground(p, G);
  for (const [x, c] of [
    [44, "terracotta"],
    [88, "blue"],
  ] as const) {
    p.at(x, G + 2, 1.34, 0, () => spearman(p, { moustache: true, shield: false, near: "fore" }));
    kite(p, x + 8, G - 60, 1.5, 0, c, "ochre", x);
  }
  p.at(206, G + 5, 1.02, 0, () =>
    archer(p, { body: "sage", hat: "none", cut: "long", hair: "ochre", moustache: "ochre", hose: "terracotta" }),
  );
  arrow(p, 278, 84, 0.1, 26);
  stump(p, 152, G + 8, 1);
  return { x: 206, y: 62, width: 130 };
}

export function javelins(p: Pen): Shot {
  slope(p, G, 50, 1);
  for (let i = 0; i < 3; i++)
    p.at(46 + i * 80, G - 44 + i * 20, 1.16, 0, () =>
      javelinMan(p, {
        body: nth(["terracotta", "ochre", "blue"], i),
        cut: "long",
        hair: nth(["ochre", "rust", "teal"], i),
      }),
    );
  for (const [x, y] of [
    [178, 36],
    [222, 58],
    [262, 48],
    [286, 92],
    [252, 98],
  ] as const)
    javelin(p, x, y, x + 34, y + 12);
  return { x: 118, y: 32, width: 160 };
}

/** Landed men get down from their horses to fight. */
export function dismounted(p: Pen): Shot {
  ground(p, G);
  p.at(218, G - 6, 0.96, 0, () => horse(p, { col: "ochre", far: "terracotta", mane: "teal", gait: "walk" }));
  p.at(186, G + 6, 1.26, 0, () =>
    swordsman(p, { moustache: true, hcol: "gold", cloak: "terracotta", scol: "blue", srim: "gold", device: 4 }),
  );
  p.at(92, G + 4, 1.22, 0, () =>
    swordsman(p, {
      moustache: "ochre",
      hcol: "blue",
      stance: "step",
      cloak: "sage",
      scol: "terracotta",
      srim: "ochre",
      device: 2,
    }),
  );
  return { x: 138, y: 40, width: 160, words: ["TAINI", 66, 32] };
}

/** The long axe fells a horse. */
export function fellsAHorse(p: Pen): Shot {
  ground(p, G);
  p.at(
    238,
    G - 4,
    1.06,
    1,
    () => rider(p, { col: "teal", far: "ochre", mane: "terracotta", pose: "over", scol: "ochre" }),
    0.34,
  );
  p.at(96, G + 6, 1.36, 0, () =>
    huscarl(p, {
      shield: false,
      stance: "brace",
      hcol: "ochre",
      moustache: "ochre",
      near: "-4,-82 10,-92 26,-102",
      far: "8,-82 26,-92 38,-98",
      mid: () => axe(p, 14, -104, 76, -90),
    }),
  );
  p.line("M150,80 L162,70 M152,88 L166,88", "terracotta", 2.8, { dash: 0 });
  roundShield(p, 36, G + 2, 1.1, "terracotta", "ochre");
  return { x: 134, y: 34, width: 160 };
}

/** The first blow belongs to them by right: a charge on foot. */
export function firstBlow(p: Pen): Shot {
  ground(p, G);
  banner(p, 40, G - 4, 160, { s: 1.1, colour: "terracotta", emblem: "raven", ink: "linen" });
  for (let i = 0; i < 3; i++)
    p.at(82 + i * 82, G + 2 + (i % 2) * 5, 1.18, 0, () =>
      man(p, {
        body: nth(["mail", "blue", "mail"], i),
        hat: "helm",
        hcol: nth(["sage", "ochre", "gold"], i),
        moustache: true,
        stance: "run",
        near: "-4,-82 -10,-68 8,-66",
        far: "fore",
        mid: () => (i === 1 ? axe(p, 14, -74, 44, -120) : spear(p, -34, -64, 62, -92)),
        front: () => roundShield(p, 10, -58, 0.9, nth(["teal", "terracotta", "blue"], i), "ochre"),
      }),
    );
  return { x: 172, y: 42, width: 160, words: ["CANTIVM", 200, 32] };
}

/** Townsmen around the king's standard. */
export function guardTheStandard(p: Pen): Shot {
  townWall(p, -6, 326, 158, 60, "buff");
  ground(p, G);
  banner(p, 150, G - 6, 168, { s: 1.2, colour: "ochre", emblem: "man", ink: "gold" });
  for (const [i, x] of [44, 104, 206, 268].entries())
    p.at(x, G + 5, 1.12, x > 150 ? 0 : 1, () =>
      spearman(p, {
        light: i % 2 === 0,
        moustache: true,
        stance: "stand",
        scol: nth(["blue", "terracotta", "sage", "ochre"], i),
      }),
    );
  return { x: 160, y: 32, width: 150 };
}

/** Boatmen of the ports fight from their ship. */
export function boatmen(p: Pen): Shot {
  waves(p, 150, 20);
  for (let i = 0; i < 4; i++)
    p.at(64 + i * 62, 176, 1.1, 0, () =>
      i % 2
        ? huscarl(p, { shield: false, body: nth(["ochre", "blue"], i), hcol: "sage" })
        : man(p, {
            body: nth(["terracotta", "sage"], i / 2),
            cut: "wild",
            hair: "teal",
            beard: "teal",
            near: "raise",
            far: "fore",
            hold: () => spear(p, 2, -60, 36, -142),
          }),
    );
  p.shape(
    "M-10,96 C0,140 24,156 60,160 L262,160 C292,156 304,128 308,84 C326,110 322,170 296,196 C280,208 240,212 200,212 L90,212 C40,210 4,190 -10,150 Z",
    "ochre",
  ).shape(
    "M-10,140 C10,168 30,176 60,178 L264,178 C290,174 302,158 308,136 C310,156 300,176 284,186 L50,188 C20,184 0,172 -10,158 Z",
    "terracotta",
    0,
    { w: 1.7 },
  );
  for (let i = 0; i < 5; i++)
    roundShield(
      p,
      70 + i * 48,
      168,
      0.9,
      nth(["terracotta", "teal", "gold", "blue", "rust"], i),
      nth(["gold", "ochre"], i),
    );
  prow(p, 304, 84, 1.4, "teal");
  waves(p, 198, 22);
  return { x: 156, y: 40, width: 158 };
}

/** Riders who will fight on foot. */
export function rideToWar(p: Pen): Shot {
  hill(p, 60, G + 2, 170, 60, "sage");
  ground(p, G);
  tree(p, 294, G - 2, 0.96);
  p.at(88, G - 6, 0.94, 0, () =>
    rider(p, {
      col: "gold",
      far: "rust",
      mane: "rust",
      gait: "walk",
      pose: "up",
      moustache: true,
      scol: "terracotta",
      pen: "teal",
    }),
  );
  p.at(190, G + 5, 1.1, 0, () =>
    rider(p, {
      col: "terracotta",
      far: "ochre",
      mane: "teal",
      gait: "walk",
      pose: "axe",
      moustache: "ochre",
      cloak: "blue",
      hcol: "gold",
      scol: "teal",
      srim: "gold",
      device: 2,
    }),
  );
  return { x: 196, y: 24, width: 168 };
}

/** Bandaged men who held a bridge before. */
export function veterans(p: Pen): Shot {
  bridge(p, 226, 152, 0.86);
  waves(p, 146, 30);
  ground(p, G);
  for (let i = 0; i < 3; i++)
    p.at(54 + i * 88, G + 6 - (i % 2) * 4, 1.24, 0, () =>
      man(p, {
        body: "mail",
        hat: i === 1 ? "none" : "helm",
        mail: i !== 1,
        cut: "long",
        hair: "ochre",
        moustache: "rust",
        hcol: nth(["blue", "ochre", "gold"], i),
        stance: "stand",
        near: i === 1 ? "belly" : "fore",
        far: "shield",
        back: () => (i === 1 ? undefined : axe(p, 16, 0, 20, -126)),
        front: () => {
          if (i === 1)
            p.rod("M-6,-101 C0,-105 7,-105 10,-100", "linen", 3.6).line("M-6,-66 L8,-58", "linen", 5, { dash: 0 });
          else roundShield(p, -4, -52, 0.95, nth(["terracotta", "teal", "rust"], i), "gold");
        },
      }),
    );
  return { x: 142, y: 48, width: 150 };
}
