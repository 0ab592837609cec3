/** The Grand Master and his knights, each before his own story. */
import { person } from "../../people/person";
import { cut, line } from "../../strokes";
import { gabion, parapet, wall } from "../../parts/works";
import { rider } from "../../parts/beasts";
import { culverin } from "../../parts/guns";
import { chair, halberd, held, mace, plan, shield, sword } from "../../parts/kit";
import { rays, sea, sky, smoke, soil } from "../../parts/nature";
import { boat, capsized, galley, wreck } from "../../parts/ships";
import { banner, cross8, flag } from "../../parts/signs";
import { GROUND, JANISSARY, figure, portrait, shadow, type Plate } from "../kinds";

export const KNIGHTS: Record<string, Plate> = {
  "jean-parisot-de-valette": portrait({
    x: 168,
    scale: 2.3,
    y: 392,
    behind: (p) => {
      rays(p, 168, 80, 60, 30, 340);
      p.at(36, 232, 1, 0, () => line(p, "M0,0 L0,-218", 4));
      p.at(38, 22, 1.3, 0, () => banner(p, "malta"));
      parapet(p, 200, "1");
    },
    who: {
      dress: "surcoat",
      tone: "4",
      view: "three",
      beard: "full",
      age: 2,
      hat: "none",
      cloak: "5",
      mood: "stern",
      far: [28, -84, 32, -104],
      near: [-26, -84, -6, -74],
      mid: (p) => held(p, [32, -104], 0.16, sword),
    },
    frame: { x: 172, y: 20, width: 176 },
  }),
  "pietro-del-monte": portrait({
    flip: true,
    x: 172,
    behind: (p) => {
      GROUND.mills()(p);
      p.at(70, 214, 0.5, 0, () => galley(p, "malta"));
    },
    who: {
      dress: "doublet",
      tone: "4",
      cross: true,
      view: "three",
      beard: "full",
      hair: "2",
      age: 1,
      hat: "beret",
      cloak: "3",
      near: [-26, -86, 2, -80],
      far: [28, -90, 34, -108],
      mid: (p) => held(p, [34, -108], 0.35, mace, 0.9),
    },
  }),
  "mathurin-romegas": portrait({
    x: 176,
    behind: (p) => {
      GROUND.sea("malta", 40)(p);
      p.at(88, 196, 0.9, 0, () => capsized(p));
      sea(p, 196, 240);
    },
    who: {
      dress: "armour",
      cross: true,
      view: "profile",
      beard: "forked",
      hat: "bandana",
      hatTone: "4",
      mood: "stern",
      far: [28, -92, 30, -112],
      near: [-26, -88, -14, -72],
      mid: (p) => held(p, [30, -112], 0.3, sword),
    },
  }),
  "jean-de-la-cassiere": portrait({
    flip: true,
    y: 386,
    scale: 2.1,
    behind: (p) => {
      GROUND.rampart()(p);
      flag(p, 268, 170, 120, "malta", 1.3);
    },
    who: {
      dress: "surcoat",
      tone: "3",
      view: "profile",
      beard: "full",
      hat: "plumed",
      hatTone: "0",
      near: [-28, -86, -8, -74],
      far: [28, -92, 30, -84],
      mid: (p) => held(p, [30, -84], 0.06, halberd, 1.1),
      front: (p) => held(p, [-14, -72], 0, shield, 1.15),
    },
  }),
  "pierre-le-mas": portrait({
    behind: GROUND.breach(170),
    x: 146,
    who: {
      dress: "armour",
      cross: true,
      view: "three",
      beard: "short",
      hat: "burgonet",
      mood: "shout",
      lean: 0.08,
      near: [-30, -96, -34, -118],
      far: [30, -92, 40, -80],
      hold: (p) => held(p, [-34, -118], -0.35, sword),
    },
    frame: { x: 140, y: 10, width: 180 },
  }),
  "constantino-castriota": portrait({
    x: 112,
    behind: GROUND.fort(240),
    who: {
      dress: "armour",
      cross: true,
      view: "profile",
      beard: "short",
      hat: "beret",
      hatTone: "3",
      far: [34, -96, 56, -104],
      near: [-24, -84, 10, -78],
      front: (p) => held(p, [22, -74], -0.1, plan, 0.7),
    },
    frame: { x: 136, y: 20, width: 180 },
  }),
  "guillaume-copier": (p) => {
    sky(p, 8, 170, [[60, 44, 48, 17]]);
    wall(p, [-6, 120, 0], [84, 120, 8], 66, "1");
    flag(p, 44, 118, 44, "malta");
    soil(p, 184);
    shadow(p, 166, 222, 70);
    p.at(152, 222, 1.32, 0, () =>
      rider(
        p,
        {
          dress: "surcoat",
          hat: "plumed",
          view: "profile",
          beard: "full",
          hose: "1",
          cloak: "4",
          far: [28, -98, 42, -118],
          near: [-10, -88, 18, -82],
          mid: (q) => held(q, [42, -118], 0.5, mace),
        },
        "rear",
        "0",
        "3",
        "2",
      ),
    );
    return { x: 168, y: 4, width: 176 };
  },
  "henri-de-valette": (p) => {
    sky(p, 8, 170, [[240, 44, 50, 17]]);
    smoke(p, 30, 110, 0.9, 5, 0.6);
    soil(p, 178);
    for (const x of [208, 246, 286]) gabion(p, x, 200, 1);
    shadow(p, 140, 230, 60);
    figure(p, [136, 230, 1.42], {
      dress: "surcoat",
      tone: "4",
      hat: "none",
      hatTone: "3",
      view: "three",
      mood: "shout",
      legs: "lunge",
      lean: 0.1,
      far: [32, -104, 50, -114],
      near: [-30, -90, -16, -72],
      mid: (q) => held(q, [50, -114], 1.1, sword),
      front: (q) => held(q, [-16, -74], 0, shield),
    });
    return { x: 150, y: 4, width: 180 };
  },
  "francisco-de-guiral": (p) => {
    sky(p, 8, 110, [[220, 40, 50, 15]]);
    sea(p, 108, 200);
    p.at(250, 128, 0.5, 1, () => boat(p));
    p.at(180, 120, 0.4, 1, () => boat(p));
    p.at(236, 158, 0.7, 0, () => wreck(p));
    cut(p, "M-4,244 L-4,170 C60,164 130,176 200,172 L210,244 Z", "2");
    p.at(118, 214, 0.86, 0, () => culverin(p));
    smoke(p, 252, 168, 0.6, 6, 0.4);
    figure(p, [64, 232, 1.2], {
      dress: "armour",
      cross: true,
      hat: "cabasset",
      view: "profile",
      beard: "pointed",
      legs: "brace",
      far: [32, -92, 52, -84],
      near: [-24, -86, 0, -76],
      hold: (q) => {
        line(q, "M52,-84 L70,-66", 2.4);
        line(q, "M60,-74 L50,-70", 2);
      },
    });
    return { x: 104, y: 40, width: 180 };
  },
  "luigi-broglia": portrait({
    x: 128,
    behind: (p) => {
      GROUND.fort(252)(p);
      smoke(p, 190, 120, 0.6, 5, 0.7);
      smoke(p, 300, 110, 0.5, 5, -0.4);
    },
    who: {
      dress: "armour",
      view: "three",
      beard: "long",
      age: 2,
      hat: "coif",
      hatTone: "3",
      cloak: "4",
      near: [-26, -84, 2, -72],
      far: [26, -84, 8, -70],
      hold: (p) => held(p, [6, -58], 3.14, sword),
      chest: (p) => cross8(p, 4, -92, 9, "4"),
    },
  }),
  "juan-de-guaras": (p) => {
    GROUND.breach(166)(p);
    shadow(p, 156, 228, 54);
    p.at(140, 228, 1.36, 0, () => chair(p));
    figure(p, [140, 226, 1.36], {
      dress: "surcoat",
      hat: "none",
      hatTone: "4",
      view: "three",
      beard: "pointed",
      legs: "sit",
      mood: "stern",
      far: [30, -94, 42, -110],
      near: [-22, -86, 6, -76],
      mid: (q) => {
        held(q, [42, -110], 0.5, sword);
      },
      front: (q) => {
        cut(q, "M-11,-141 L12,-143 L12,-137 L-11,-134 Z", "0", 1);
      },
    });
    return { x: 158, y: 20, width: 176 };
  },
  "adrien-de-la-riviere": portrait({
    behind: (p) => {
      GROUND.camp()(p);
      for (const [x, flip] of [
        [46, false],
        [272, true],
      ] as const)
        p.at(x, 244, 1.2, flip, () =>
          person(p, {
            ...JANISSARY,
            tone: x < 100 ? "2" : "3",
            far: [20, -88, 24, -100],
            near: [-14, -88, 8, -80],
            mid: (q) => line(q, "M24,0 L24,-176", 2.8),
          }),
        );
    },
    who: {
      dress: "tunic",
      tone: "0",
      view: "three",
      beard: "short",
      hat: "none",
      mood: "calm",
      near: [-20, -84, 4, -76],
      far: [20, -84, 8, -76],
      front: (p) => {
        line(p, "M0,-82 L12,-80 M0,-78 L12,-76 M0,-74 L12,-72", 2.2);
        cross8(p, 4, -94, 8, "4");
      },
    },
  }),
  "francisco-de-zanoguera": portrait({
    x: 184,
    behind: (p) => {
      GROUND.mills()(p);
      p.at(60, 226, 0.5, 0, () => boat(p));
      p.at(140, 232, 0.5, 0, () => boat(p));
    },
    who: {
      dress: "armour",
      view: "profile",
      hat: "plumed",
      hatTone: "2",
      beard: "pointed",
      cross: true,
      near: [-28, -96, -4, -98],
      far: [32, -92, 46, -84],
      front: (p) => held(p, [-2, -92], 0.1, shield, 1.3),
      mid: (p) => held(p, [46, -84], 0.9, sword),
    },
    flip: true,
    frame: { x: 168, y: 12, width: 180 },
  }),
};

/** Used by the invented: a knight of no name, varied by chance. */
export const ANY_KNIGHT: Plate = (p, cast) => {
  const grounds = [
    GROUND.rampart(),
    GROUND.fort(250),
    GROUND.sea(),
    GROUND.breach(170),
    GROUND.mills(),
    GROUND.angelo(60),
  ] as const;
  const ground = grounds[Math.floor(p.dice() * grounds.length)] ?? grounds[0];
  return portrait({
    flip: p.dice() < 0.4,
    x: 160,
    behind: ground,
    who: {
      dress: p.pick(["armour", "surcoat", "surcoat"]),
      cross: true,
      view: p.pick(["profile", "three"]),
      beard: p.pick(["short", "pointed", "full", "forked", "stubble"]),
      hat: p.pick(["plumed", "burgonet", "beret", "none", "morion"]),
      tone: p.pick(["3", "4", "5"]),
      cloak: p.pick(["3", "4", "5"]),
      age: p.pick([0, 1, 2]),
      far: [28, -92, 32, -110],
      near: [-26, -86, -6, -74],
      mid: (q) => held(q, [32, -110], 0.25, sword),
      front: (q) => {
        if (p.dice() < 0.5) held(q, [-12, -74], 0, shield);
      },
    },
  })(p, cast);
};
