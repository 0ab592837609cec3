// Life around the armies: cooks and harpers, weavers, armourers, hawking. Cards of which nothing is told find a place here.
import type { Pen } from "../../pen";
import {
  arcade,
  board,
  cauldron,
  distaff,
  dog,
  falcon,
  ground,
  harp,
  hauberk,
  helmet,
  loom,
  man,
  rider,
  tent,
  tree,
  woman,
} from "../parts";
import { type Cast, GROUND as G, type Shot } from "../scene";

export function feast(p: Pen): Shot {
  ground(p, G);
  tent(p, 268, G - 2, 1.24, "blue", "gold");
  cauldron(p, 66, G + 4, 1.24);
  p.at(66, G + 2, 1.06, 0, () =>
    p.at(46, 0, 1, 1, () => man(p, { body: "ochre", hat: "coif", near: "fore", far: "fore" })),
  );
  p.at(178, G - 2, 1.1, 0, () =>
    man(p, {
      body: "terracotta",
      cut: "curls",
      hair: "teal",
      near: "fore",
      far: "fore",
      hold: () => harp(p, 16, -56, 1),
    }),
  );
  p.at(244, G - 2, 1.06, 1, () =>
    man(p, { body: "sage", cut: "bald", hair: "grey", beard: "grey", near: "fore", far: "raise" }),
  );
  board(p, 214, G + 12, 74, 0.9);
  return { x: 190, y: 56, width: 148 };
}

export function weavers(p: Pen, cast: Cast): Shot {
  ground(p, G, "ochre", "terracotta");
  arcade(p, 160, G + 4, 1.34, { wall: p.pick(["sage", "gold"]), roof: p.pick(["terracotta", "blue"]) });
  loom(p, 226, G + 4, 1.34);
  p.at(160, G + 5, 1.24, 0, () =>
    woman(p, { body: cast.body ?? "blue", trim: "gold", hcol: "linen", near: "point", far: "point", ...cast.look }),
  );
  p.at(70, G + 5, 1.14, 0, () =>
    woman(p, {
      body: "terracotta",
      trim: "ochre",
      hcol: "ochre",
      near: "fore",
      far: "raise",
      front: () => distaff(p, 20, -62, 0.9),
    }),
  );
  return { x: 168, y: 52, width: 140 };
}

/** A coat of mail on its way to the ships. */
export function armourers(p: Pen, cast: Cast): Shot {
  ground(p, G);
  tree(p, 290, G, 1);
  p.at(96, G + 4, 1.24, 0, () =>
    man(p, {
      body: cast.body ?? "terracotta",
      hair: "teal",
      stance: "step",
      near: "-4,-80 8,-74 20,-84",
      far: "fore",
      ...cast.look,
    }),
  );
  p.at(226, G + 6, 1.24, 0, () =>
    man(p, {
      body: "blue",
      cut: "curls",
      hair: "ochre",
      stance: "step",
      near: "-4,-80 -16,-74 -18,-86",
      far: "fore",
      hold: () => helmet(p, 28, -72, 0.9, "sage"),
    }),
  );
  hauberk(p, 160, G - 66, 1.3);
  return { x: 150, y: 52, width: 150 };
}

export function hawking(p: Pen, cast: Cast): Shot {
  tree(p, 290, G, 1.1);
  ground(p, G);
  dog(p, 268, G + 10, 0.9, "rust");
  p.at(138, G + 5, 1.12, 0, () => {
    rider(p, {
      gait: "walk",
      pose: "point",
      body: cast.body ?? p.pick(["terracotta", "blue", "sage"]),
      hat: "cap",
      hcol: "ochre",
      shield: false,
      cloak: cast.cloak ?? "ochre",
      ...cast.horse,
      ...cast.look,
    });
    falcon(p, 48, -126, 1.1);
  });
  return { x: 150, y: 28, width: 168 };
}
