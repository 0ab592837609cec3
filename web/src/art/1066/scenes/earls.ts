// Harold, his brothers and the great men of England.
import type { Pen } from "../../pen";
import {
  axe,
  banner,
  bench,
  chest,
  church,
  coins,
  cup,
  fallen,
  gate,
  ground,
  hall,
  huscarl,
  javelin,
  kite,
  man,
  ship,
  spear,
  spearman,
  sword,
  swordsman,
  throne,
  townWall,
  tree,
  waves,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

/** A crowned king of the Saxons. */
const KING = { robe: true, body: "terracotta", trim: "gold", hat: "crown", cut: "long", moustache: true } as const;

export function kingOnThrone(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 160, G + 4, 1.36, { wall: "buff" });
  p.at(156, G + 2, 1.2, 0, () => {
    bench(p, "sage");
    p.at(-2, -16, 1.06, 0, () =>
      man(p, {
        ...KING,
        cloak: "teal",
        far: "fore",
        near: "-5,-80 -10,-62 -22,-70",
        hold: () => {
          sword(p, -22, -70, -26, -122);
          p.line("M27,-78 L28,-116", null, 5, { dash: 0 })
            .line("M27,-78 L28,-116", "gold", 3)
            .disc(28, -120, 5, "gold");
        },
      }),
    );
  });
  return { x: 158, y: 34, width: 132 };
}

/** The younger brother offers to fight in the king's stead. */
export function brothers(p: Pen): Shot {
  ground(p, G);
  tree(p, 298, G, 1);
  p.at(228, G + 4, 1.14, 0, () => {
    bench(p, "blue");
    p.at(0, -16, 1.02, 1, () =>
      man(p, {
        robe: true,
        body: "ochre",
        trim: "rust",
        hat: "crown",
        cut: "long",
        moustache: true,
        near: "chin",
        far: "fore",
        cloak: "terracotta",
      }),
    );
  });
  p.at(116, G + 5, 1.36, 0, () =>
    man(p, {
      body: "mail",
      hat: "helm",
      hcol: "gold",
      moustache: "ochre",
      cloak: "blue",
      stance: "stand",
      near: "belly",
      far: "raise",
      back: () => spear(p, 30, 0, 32, -146, "terracotta"),
      hose: "terracotta",
    }),
  );
  kite(p, 60, G - 44, 1.2, -0.16, "teal", "gold", 2);
  return { x: 124, y: 32, width: 148, words: ["GYRD", 250, 40] };
}

/** One man with an axe holds a gate. */
export function holdsTheGate(p: Pen): Shot {
  townWall(p, 150, 326, G + 4, 92, "buff");
  gate(p, 226, G + 4, 1.28, "grey");
  ground(p, G, "olive", "ochre");
  fallen(p, 96, G + 8, 1, { hat: "helm", hcol: "sage" });
  fallen(p, 66, G + 2, 0.9, { body: "mail", hat: "none", mail: false }, 1);
  p.at(196, G + 5, 1.42, 1, () =>
    man(p, {
      body: "mail",
      hat: "none",
      mail: false,
      cut: "wild",
      hair: "ochre",
      beard: "ochre",
      stance: "brace",
      near: "swing",
      far: "swing",
      hose: "terracotta",
      mid: () => axe(p, 6, -82, 42, -148),
    }),
  );
  return { x: 184, y: 26, width: 152, words: ["EBORACVM", 74, 36] };
}

/** An earl with axe and shield before the walls of his town. */
export function earlOfTheTown(p: Pen, cast: Cast): Shot {
  townWall(p, -6, 326, 170, 70, cast.hall?.wall ?? "buff");
  if (cast.backdrop === "river") {
    waves(p, 158, 44);
    ship(p, 276, 186, 0.56, { crew: 2, sail: null });
  } else church(p, 272, 108, 0.44, { roof: "blue" });
  ground(p, G);
  const [scol, srim] = cast.shield ?? ["terracotta", "ochre"];
  p.at(134, G + 6, 1.42, 0, () =>
    huscarl(p, { stance: "step", scol, srim, hcol: "gold", cloak: cast.cloak ?? "blue", ...cast.look }),
  );
  return { x: 142, y: 26, width: 150 };
}

/** Raiders' ships are driven from the river mouth. */
export function driveOff(p: Pen): Shot {
  ship(p, 250, 116, 0.5, { crew: 3, sail: ["rust", "buff"], shields: false });
  ship(p, 180, 108, 0.34, { crew: 0, sail: ["teal", "buff"], shields: false });
  waves(p, 110, 70);
  p.shape("M-6,150 C50,146 110,158 150,186 C170,200 180,210 186,222 L-6,222 Z", "sage").line(
    "M-6,164 C50,160 104,170 144,198",
    "ochre",
    3,
  );
  p.at(86, 196, 1.34, 0, () =>
    man(p, {
      body: "blue",
      trim: "gold",
      hat: "circlet",
      cut: "long",
      hair: "rust",
      moustache: true,
      cloak: "terracotta",
      stance: "brace",
      near: "throw",
      far: "point",
      hold: () => spear(p, -60, -104, 28, -114),
      hose: "ochre",
    }),
  );
  for (const x of [206, 262]) javelin(p, x, 60, x + 30, 74);
  p.at(34, 200, 1, 0, () => spearman(p, { light: true }));
  return { x: 96, y: 38, width: 150, words: ["EDWINVS", 236, 34] };
}

/** A chosen earl stands among his men before York. */
export function chosenEarl(p: Pen): Shot {
  townWall(p, 60, 326, 172, 64, "grey");
  ground(p, G);
  for (const [x, c] of [
    [44, "ochre"],
    [276, "sage"],
  ] as const)
    p.at(x, G + 2, 1.04, x > 100 ? 1 : 0, () =>
      man(p, { body: c, cut: "long", moustache: true, near: "raise", far: "high", hair: x > 100 ? "teal" : "rust" }),
    );
  banner(p, 218, G - 6, 148, { s: 1, colour: "ochre", emblem: "bars", ink: "terracotta" });
  p.at(156, G + 5, 1.4, 0, () =>
    man(p, {
      body: "mail",
      hat: "circlet",
      mail: false,
      cut: "long",
      hair: "ochre",
      beard: "ochre",
      cloak: "terracotta",
      stance: "stand",
      near: "-4,-82 -8,-64 -4,-50",
      far: "8,-82 24,-82 44,-98",
      hose: "blue",
      hold: () => sword(p, -4, -50, -22, 2),
    }),
  );
  return { x: 160, y: 44, width: 134, words: ["MORCARVS", 100, 32] };
}

/** A wounded commander is carried along the wall. */
export function litter(p: Pen): Shot {
  townWall(p, -6, 326, 130, 62, "buff");
  ground(p, G, "ochre", "terracotta");
  p.at(50, G + 4, 1.12, 0, () =>
    man(p, { body: "sage", cut: "long", moustache: true, stance: "step", near: "low", far: "low" }),
  );
  p.shape("M96,150 C84,120 92,92 116,84 L132,150 Z", "terracotta", 90).line(
    "M104,146 C96,120 102,100 116,90",
    "gold",
    3,
  );
  p.at(140, 160, 1.08, 0, () =>
    man(p, {
      robe: true,
      body: "mail",
      mail: false,
      hat: "none",
      cut: "long",
      hair: "rust",
      beard: "rust",
      near: "belly",
      far: "point",
      hold: () => p.rod("M-6,-101 C0,-105 7,-105 10,-100", "linen", 3.4),
    }),
  );
  p.shape("M118,128 C150,112 210,116 236,132 L240,152 L112,152 Z", "blue").line(
    "M124,138 C156,122 206,126 234,140",
    "gold",
    3,
  );
  p.shape("M88,150 L88,160 L246,160 L246,150 Z", "ochre").rod("M40,154 L296,154", "ochre", 3.4);
  p.at(276, G + 6, 1.12, 0, () =>
    man(p, { body: "terracotta", cut: "long", moustache: true, stance: "step", near: "down", far: "down" }),
  );
  return { x: 160, y: 42, width: 132, words: ["LVNDONIA", 240, 32] };
}

/** A boy on a throne that is too large for him. */
export function boyKing(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 160, G + 4, 1.46, { wall: "gold", roof: "olive", tower: "terracotta" });
  p.at(160, G + 4, 1.46, 0, () => {
    throne(p, "teal");
    p.at(0, -30, 0.72, 0, () =>
      man(p, {
        robe: true,
        body: "ochre",
        trim: "terracotta",
        hat: "none",
        cut: "curls",
        hair: "gold",
        near: "belly",
        far: "fore",
        cloak: "terracotta",
        front: () => p.disc(28, -88, 8, "gold").line("M28,-96 L28,-106 M23,-101 L33,-101", null, 2.6, { dash: 0 }),
      }),
    );
  });
  p.at(44, G + 5, 1.14, 0, () =>
    man(p, { body: "blue", cut: "long", moustache: true, near: "point", far: "point", cloak: "rust" }),
  );
  p.at(280, G + 5, 1.14, 1, () =>
    man(p, { robe: true, body: "linen", chasuble: "sage", cut: "tonsure", hair: "rust", near: "pray", far: "pray" }),
  );
  return { x: 160, y: 44, width: 126, words: ["EDGARVS", 160, 28, "linen"] };
}

/** A thegn on foot, with what is told of him in the background. */
export function thegn(p: Pen, cast: Cast): Shot {
  if (cast.backdrop === "hall") hall(p, 256, G + 2, 0.9, cast.hall ?? {});
  else if (cast.backdrop === "church") church(p, 256, G + 2, 0.9);
  else tree(p, p.pick([40, 282]), G, 1.2);
  ground(p, G);
  p.at(150, G + 4, 1.4, 0, () =>
    swordsman(p, {
      hcol: "gold",
      moustache: cast.saxon,
      stance: "step",
      cloak: cast.cloak ?? p.pick(["terracotta", "blue", "teal", "ochre"]),
      ...(cast.body ? { body: cast.body } : {}),
      ...cast.look,
    }),
  );
  p.at(262, G + 4, 1.04, 0, () => spearman(p, { light: true }));
  return { x: 160, y: 36, width: 150 };
}

/** Two men speak in a hall, a guard listens. */
export function council(p: Pen, cast: Cast): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 160, G + 4, 1.46, { wall: p.pick(["buff", "sage", "gold"]), roof: p.pick(["terracotta", "blue", "olive"]) });
  const cut = cast.saxon ? "long" : "short";
  const talk = (x: number, flip: 0 | 1, body: string, cloak: string) =>
    p.at(x, G + 4, 1.18, flip, () =>
      man(p, {
        body,
        cloak,
        cut,
        moustache: cast.saxon,
        hair: p.pick(["rust", "ochre", "teal"]),
        near: flip ? "point" : "raise",
        far: "fore",
      }),
    );
  talk(124, 0, p.pick(["terracotta", "ochre"]), p.pick(["blue", "teal"]));
  talk(200, 1, p.pick(["sage", "blue"]), p.pick(["ochre", "rust"]));
  p.at(36, G + 4, 1.06, 0, () => spearman(p));
  return { x: 162, y: 62, width: 140 };
}

export function treasure(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  hall(p, 160, G + 4, 1.5, { wall: "sage", roof: "terracotta", tower: "buff" });
  p.at(164, G + 4, 1.46, 0, () => chest(p, 0, 0, 1));
  coins(p, 96, G + 10, 6, 1.2);
  coins(p, 238, G + 10, 5, 1.2);
  cup(p, 92, G - 14, 1.3);
  p.at(46, G + 5, 1.16, 0, () =>
    man(p, {
      robe: true,
      body: "blue",
      trim: "gold",
      cut: "long",
      hair: "grey",
      beard: "grey",
      near: "point",
      far: "fore",
      front: () => p.line("M34,-84 L48,-84 M44,-84 L44,-78", "gold", 3.4, { dash: 0 }),
    }),
  );
  p.at(284, G + 5, 1.14, 1, () => spearman(p, { moustache: true, scol: "teal" }));
  return { x: 164, y: 70, width: 142 };
}

export function coronation(p: Pen): Shot {
  ground(p, G, "ochre", "terracotta");
  p.shape("M86,200 L86,70 L234,70 L234,200 L218,200 L218,108 C216,84 104,84 102,108 L102,200 Z", "buff", 90).shape(
    "M74,70 L96,36 L224,36 L246,70 Z",
    "terracotta",
  );
  for (let i = 0; i < 3; i++) p.line(`M${82 + i * 7},${60 - i * 10} L${238 - i * 7},${60 - i * 10}`, "rust", 1.5);
  p.at(160, G + 2, 1.16, 0, () => {
    p.shape(
      "M-34,0 L-32,-60 L-40,-64 L-40,-72 L-28,-72 L-26,-44 L26,-44 L28,-72 L40,-72 L40,-64 L32,-60 L34,0 Z",
      "blue",
      90,
    ).shape("M-42,4 L-38,-8 L38,-8 L42,4 Z", "gold");
    p.at(0, -16, 1.05, 0, () =>
      man(p, {
        ...KING,
        cloak: "ochre",
        far: "8,-80 22,-74 26,-88",
        near: "-5,-80 -18,-72 -24,-86",
        hold: () => {
          p.line("M-24,-66 L-26,-122", null, 5, { dash: 0 })
            .line("M-24,-66 L-26,-122", "gold", 2.8)
            .shape("M-26,-122 C-34,-128 -30,-138 -26,-140 C-22,-138 -18,-128 -26,-122 Z", "gold");
          p.disc(26, -93, 7, "gold").line("M26,-100 L26,-110 M21,-105 L31,-105", null, 2.4, { dash: 0 });
        },
      }),
    );
  });
  p.at(278, G + 4, 1.16, 1, () =>
    man(p, {
      robe: true,
      body: "sage",
      chasuble: "ochre",
      pallium: true,
      cut: "tonsure",
      hair: "grey",
      near: "raise",
      far: "raise",
    }),
  );
  p.at(28, G + 4, 1.12, 0, () =>
    man(p, {
      body: "teal",
      cut: "long",
      moustache: true,
      cloak: "ochre",
      near: "-4,-80 8,-70 24,-78",
      far: "raise",
      hold: () => sword(p, 26, -70, 34, -132),
    }),
  );
  p.at(58, G + 6, 1.04, 0, () =>
    man(p, {
      body: "ochre",
      cut: "long",
      hair: "ochre",
      moustache: "ochre",
      stance: "step",
      near: "raise",
      far: "raise",
    }),
  );
  return { x: 160, y: 44, width: 132 };
}
