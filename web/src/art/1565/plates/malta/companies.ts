/** Islanders, slaves and hired companies on the walls. Copies of one Unit differ. */
import type { Pen } from "../../../pen";
import type { Arm } from "../../people/person";
import { box, cut, line } from "../../strokes";
import { rider } from "../../parts/beasts";
import {
  arquebus,
  basket,
  buckler,
  cauldron,
  crossbow,
  dagger,
  drum,
  halberd,
  held,
  lance,
  pike,
  sword,
} from "../../parts/kit";
import { flame, hills, rain, rock, rubble, sea, sky, smoke, soil } from "../../parts/nature";
import { chain, galley } from "../../parts/ships";
import { banner } from "../../parts/signs";
import { church, house } from "../../parts/buildings";
import { breach, palisade, parapet, wall } from "../../parts/works";
import { figure, ranks, shadow, type Plate, type Stand } from "../kinds";

const UP: Arm = [26, -98, 30, -116];

const AIM_FAR: Arm = [26, -100, 36, -112];

const AIM_NEAR: Arm = [-18, -90, 6, -100];

export const COMPANIES: Record<string, Plate> = {
  "maltese-militia": (p, { copy }) => {
    sky(p, 8, 150, [[80, 40, 50, 15]]);
    church(p, 250, 160, 1);
    for (const [x, y] of [
      [30, 160],
      [62, 158],
      [186, 160],
      [304, 164],
    ] as const)
      house(p, x, y, 1.2);
    soil(p, 162);
    const order: readonly Stand[] = [
      [52, 220, 0.96],
      [248, 222, 1],
      [112, 230, 1.12],
      [184, 234, 1.2],
    ];
    ranks(p, order, (i) => {
      const k = (i + copy) % 4;
      return {
        dress: "tunic",
        tone: (["1", "3", "2", "0"] as const)[k] ?? "2",
        hat: (["straw", "coif", "bandana", "none"] as const)[k] ?? "straw",
        hatTone: "3",
        view: k % 2 ? "three" : "profile",
        beard: (["short", "full", "stubble", "none"] as const)[k] ?? "short",
        legs: k % 2 ? "stand" : "step",
        far: k === 1 ? [26, -104, 34, -124] : [24, -90, 28, -104],
        mid: (q) => {
          if (k === 0) held(q, [28, -96], 0.05, pike, 0.8);
          if (k === 2) held(q, [28, -96], 0.1, halberd, 0.9);
          if (k === 3) held(q, [28, -100], 0.3, sword, 0.9);
        },
        hold: (q) => {
          if (k === 1) rock(q, 36, -132, 0.9);
        },
      };
    });
    return { x: 176, y: 48, width: 140 };
  },
  "galley-slaves": (p, { copy }) => {
    sky(p, 8, 150, [[230, 40, 46, 15]]);
    wall(p, [184, 96, -8], [330, 96, 0], 100, "1", false);
    rubble(p, 230, 196, 8, 1.1);
    soil(p, 186);
    smoke(p, 290, 66, 0.5, 5, 0.4);
    ranks(
      p,
      [
        [66, 228, 1.14],
        [142, 232, 1.2],
        [212, 228, 1.08],
      ],
      (i) => ({
        dress: "bare",
        tone: i % 2 ? "2" : "1",
        dark: (i + copy) % 3 === 1,
        hat: (["tuft", "bald", "bandana"] as const)[(i + copy) % 3] ?? "tuft",
        view: "profile",
        beard: "stubble",
        moustache: i === 0,
        legs: i === 1 ? "step" : "brace",
        lean: 0.12,
        far: [20, -124, 14, -148],
        near: [-24, -122, -12, -150],
        hold: (q) => rock(q, 2, -160, 2, "1"),
      }),
    );
    chain(p, [62, 222], [138, 226], 8, 4, 0);
    chain(p, [144, 228], [206, 222], 8, 4, 0);
    return { x: 140, y: 28, width: 140 };
  },
  "women-of-birgu": (p) => {
    sky(p, 8, 140, [[58, 40, 44, 15]]);
    wall(p, [150, 84, -10], [236, 84, 0], 92, "1");
    p.at(290, 178, 0.8, 0, () => breach(p, "2", 110));
    soil(p, 168);
    smoke(p, 286, 60, 0.5, 5, 0.6);
    flame(p, 268, 224, 0.7);
    p.at(268, 212, 0.8, 0, () => cauldron(p));
    ranks(
      p,
      [
        [50, 220, 1],
        [206, 222, 1.02],
      ],
      (i) => ({
        dress: "gown",
        tone: i ? "2" : "4",
        hat: "veil",
        hatTone: i ? "1" : "0",
        woman: true,
        view: "profile",
        far: i ? [24, -88, 34, -82] : [22, -128, 16, -152],
        near: i ? [-16, -84, 14, -78] : [-24, -128, -14, -154],
        hold: (q) => p.at(i ? 30 : 1, i ? -80 : -154, 1, 0, () => (i ? rock(q, 0, 0, 1.4) : basket(q))),
      }),
    );
    figure(p, [128, 234, 1.1], {
      dress: "gown",
      tone: "3",
      hat: "veil",
      hatTone: "0",
      woman: true,
      view: "three",
      far: [26, -128, 18, -156],
      near: [-26, -128, -14, -156],
      hold: (q) => q.at(2, -156, 1, 0, () => basket(q)),
    });
    return { x: 128, y: 24, width: 150 };
  },
  crossbowmen: (p, { copy }) => {
    sky(p, 8, 150, [[140, 40, 50, 15]]);
    hills(p, 152, 20);
    soil(p, 154);
    rain(p, 190);
    ranks(
      p,
      [
        [50, 226, 1.06],
        [134, 230, 1.14],
        [222, 234, 1.2],
      ],
      (i) => ({
        dress: i === (1 + copy) % 3 ? "jack" : "doublet",
        tone: i ? "2" : "3",
        hat: i % 2 ? "cabasset" : "morion",
        view: "profile",
        beard: i ? "short" : "pointed",
        legs: "brace",
        far: AIM_FAR,
        near: AIM_NEAR,
        hold: (q) => held(q, [4, -106], -0.16, crossbow),
      }),
    );
    merlons(p);
    return { x: 158, y: 48, width: 140 };
  },
  "maltese-swimmers": (p) => {
    sky(p, 8, 90, [[80, 34, 46, 13]]);
    p.at(268, 96, 0.4, 1, () => galley(p, "ottoman", 1));
    sea(p, 88, 240);
    palisade(p, 20, 150, 15, 20, 46);
    sea(p, 146, 240);
    const stands: readonly Stand[] = [
      [76, 252, 1.3],
      [252, 258, 1.34, true],
      [160, 274, 1.6],
    ];
    ranks(p, stands, (i) => ({
      dress: "bare",
      half: true,
      hat: i === 1 ? "bald" : "none",
      hatTone: "5",
      view: i === 2 ? "three" : "profile",
      beard: i ? "short" : "stubble",
      mood: "stern",
      lean: 0.08,
      far: [36, -108, 54, -118],
      near: [-26, -94, -42, -88],
      front: (q) => held(q, [-2, -121], 1.57, dagger, 0.9),
    }));
    sea(p, 196, 240);
    return { x: 160, y: 52, width: 140 };
  },
  "arquebusiers-of-the-order": (p, { copy }) => {
    sky(p, 8, 150, [[110, 38, 48, 15]]);
    sea(p, 136, 180);
    p.at(292, 150, 0.32, 1, () => galley(p, "ottoman"));
    smoke(p, 272, 96, 0.7, 6, 0.6);
    ranks(
      p,
      [
        [46, 224, 1.06],
        [128, 230, 1.16],
        [214, 236, 1.24],
      ],
      (i) => ({
        dress: (i + copy) % 2 ? "jack" : "doublet",
        tone: (["2", "1", "3"] as const)[i] ?? "2",
        hat: "morion",
        view: "profile",
        moustache: i !== 1,
        beard: i === 1 ? "full" : "none",
        legs: "brace",
        far: AIM_FAR,
        near: AIM_NEAR,
        hold: (q) => held(q, [2, -102], -0.28, arquebus, 0.9),
        chest: (q) => {
          line(q, "M-15,-108 L14,-72", 2.2);
          for (let k = 0; k < 4; k++) cut(q, box(-9 + k * 6, -103 + k * 8, 4, 9), "0", 0.9);
        },
      }),
    );
    merlons(p);
    return { x: 190, y: 46, width: 142 };
  },
  "mdina-light-horse": (p, { copy }) => {
    sky(p, 8, 140, [[80, 40, 52, 16]]);
    wall(p, [190, 122, 0], [330, 116, 0], 40, "1");
    church(p, 262, 122, 0.7);
    hills(p, 160, 18, "2");
    soil(p, 156);
    p.at(70, 196, 0.74, 0, () =>
      rider(
        p,
        {
          dress: "tunic",
          tone: "1",
          hat: "coif",
          hatTone: "3",
          view: "profile",
          beard: "short",
          far: UP,
          mid: (q) => held(q, [30, -106], 0.3, pike, 0.8),
        },
        "gallop",
        copy % 2 ? "2" : "0",
      ),
    );
    shadow(p, 166, 230, 96);
    p.at(158, 230, 1.16, 0, () =>
      rider(
        p,
        {
          dress: "jack",
          hat: copy % 2 ? "cabasset" : "morion",
          view: "profile",
          moustache: true,
          beard: "short",
          far: [24, -84, 30, -80],
          near: [-14, -84, 8, -80],
          mid: (q) => held(q, [10, -80], -0.08, lance),
          front: (q) => held(q, [-10, -84], 0, (r) => buckler(r, 17)),
        },
        "gallop",
        copy % 2 ? "0" : "2",
        "4",
      ),
    );
    return { x: 178, y: 56, width: 150 };
  },
  "italian-companies": (p, { copy }) => {
    sky(p, 8, 170, [[240, 38, 50, 15]]);
    hills(p, 176, 16);
    soil(p, 178);
    line(p, "M66,224 L58,20", 3.4);
    p.at(59, 24, 1, 0, () => banner(p, "malta"));
    for (let i = 0; i < 7; i++) line(p, `M${176 + i * 20},190 L${180 + i * 20},${70 + (i % 3) * 10}`, 2);
    ranks(
      p,
      [
        [74, 226, 1.1],
        [232, 226, 1.1],
      ],
      (i) => ({
        dress: "jack",
        hat: i ? "cabasset" : "beret",
        hatTone: "4",
        view: i ? "profile" : "three",
        beard: i ? "full" : "pointed",
        legs: "step",
        far: [24, -90, 30, -96],
        mid: (q) => {
          if (i) held(q, [30, -96], 0.25, sword);
        },
        front: (q) => {
          if (i) held(q, [-8, -76], 0, (r) => buckler(r, 19));
        },
      }),
    );
    figure(p, [152, 234, 1.22], {
      dress: "doublet",
      tone: copy % 2 ? "2" : "3",
      hat: "morion",
      view: "three",
      moustache: true,
      legs: "step",
      far: [24, -92, 18, -84],
      near: [-22, -88, -6, -84],
      front: (q) => {
        q.at(6, -46, 1, 0, () => drum(q));
        line(q, "M-6,-84 L2,-78 M18,-84 L10,-78", 2.4);
      },
    });
    return { x: 156, y: 40, width: 142 };
  },
  "spanish-tercio": (p, { copy }) => {
    sky(p, 8, 180, [[80, 40, 50, 15]]);
    for (let i = 0; i < 22; i++) line(p, `M${8 + i * 15},200 L${14 + i * 15},${22 + ((i * 7 + copy * 5) % 5) * 7}`, 2);
    cut(
      p,
      Array.from({ length: 22 }, (_, i) => {
        const x = 14 + i * 15;
        const y = 22 + ((i * 7 + copy * 5) % 5) * 7;
        return `M${x - 3},${y} L${x + 1},${y - 15} L${x + 3},${y} Z`;
      }).join(" "),
      "0",
      0.9,
    );
    soil(p, 190);
    ranks(
      p,
      [
        [28, 214, 0.8],
        [84, 214, 0.8],
        [140, 214, 0.8],
        [196, 214, 0.8],
        [252, 214, 0.8],
        [304, 214, 0.8],
      ],
      (i) => ({ dress: "jack", hat: i % 2 ? "morion" : "cabasset", view: "profile", moustache: true }),
    );
    ranks(
      p,
      [
        [56, 232, 1.1],
        [152, 236, 1.2],
        [250, 232, 1.1],
      ],
      (i) => ({
        dress: i === 1 ? "doublet" : "jack",
        tone: "4",
        hat: i === 1 && copy % 2 ? "beret" : "morion",
        hatTone: "4",
        view: i === 1 ? "three" : "profile",
        beard: i === 1 ? "pointed" : "short",
        legs: "step",
        far: [24, -92, 26, -104],
        near: [-20, -90, 14, -84],
        mid: (q) => held(q, [26, -96], 0.03, i === 1 ? halberd : pike),
      }),
    );
    return { x: 156, y: 44, width: 140 };
  },
};

/** The teeth of a wall in front of those who shoot from it. */
export function merlons(p: Pen): void {
  parapet(p, 210, "0");
  for (let i = 0; i < 5; i++) {
    cut(p, box(i * 76 - 34, 182, 44, 28), i % 2 ? "1" : "2");
    line(p, `M${i * 76 - 34},188 L${i * 76 + 10},188`, 0.9);
  }
}
