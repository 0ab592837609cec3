/** The soldiers, the clerics and the islanders of the Order's side, each before his own story. */
import { person } from "../../people/person";
import { box, cut, line } from "../../strokes";
import { house } from "../../parts/buildings";
import { breach, gabion, ladder, parapet, wall } from "../../parts/works";
import { rider } from "../../parts/beasts";
import { arquebus, book, dividers, held, letter, plan, quill, sword, torch } from "../../parts/kit";
import { flame, night, rays, rubble, sea, sky, smoke, soil } from "../../parts/nature";
import { galley } from "../../parts/ships";
import { banner, crucifix, flag } from "../../parts/signs";
import { GROUND, figure, portrait, ranks, shadow, type Plate } from "../kinds";

export const CAPTAINS: Record<string, Plate> = {
  "melchior-de-robles": portrait({
    behind: (p) => {
      night(p, 170, [264, 46]);
      soil(p, 176, "3");
      for (let i = 0; i < 16; i++) line(p, `M${16 + i * 20},190 L${12 + i * 20},${96 + (i % 3) * 12}`, 2);
      ranks(
        p,
        [
          [40, 236, 0.62],
          [92, 232, 0.6],
          [226, 232, 0.6],
          [280, 236, 0.62],
        ],
        () => ({ dress: "jack", hat: "morion", view: "profile" }),
      );
    },
    who: {
      dress: "armour",
      view: "three",
      beard: "pointed",
      hat: "morion",
      mood: "stern",
      cloak: "4",
      near: [-30, -86, -16, -96],
      far: [26, -88, 10, -76],
      hold: (p) => held(p, [-30, -76], -0.5, arquebus, 0.9),
    },
  }),
  "captain-medrano": (p) => {
    sky(p, 8, 180, [[60, 44, 46, 16]]);
    p.at(150, 226, 1.3, 0, () => breach(p, "2", 84));
    soil(p, 214);
    line(p, "M214,224 L196,14", 4);
    p.at(197, 18, 1.15, 0, () => banner(p, "ottoman"));
    shadow(p, 150, 226, 50);
    figure(p, [148, 226, 1.28], {
      dress: "jack",
      hat: "morion",
      view: "profile",
      beard: "pointed",
      mood: "shout",
      legs: "lunge",
      lean: 0.12,
      sleeve: "3",
      far: [30, -112, 42, -128],
      near: [-2, -96, 30, -98],
    });
    return { x: 176, y: 14, width: 172 };
  },
  "roberto-d-eboli": (p) => {
    rays(p, 200, 52, 48, 24, 320);
    parapet(p, 186, "1");
    for (const [x, flip] of [
      [44, false],
      [280, true],
    ] as const)
      p.at(x, 226, 0.95, flip, () =>
        person(p, {
          dress: flip ? "habit" : "jack",
          hat: flip ? "cowl" : "none",
          view: "profile",
          mood: "pray",
          legs: "kneel",
          far: [20, -92, 24, -106],
          near: [4, -90, 20, -104],
        }),
      );
    figure(p, [158, 232, 1.12], {
      dress: "habit",
      tone: "2",
      hat: "tonsure",
      view: "profile",
      beard: "long",
      far: [26, -108, 32, -130],
      near: [-26, -88, -30, -72],
      mid: (q) => held(q, [32, -126], 0.06, crucifix, 0.9),
      hold: (q) => held(q, [-30, -72], 2.7, sword, 0.8),
    });
    return { x: 172, y: 6, width: 164 };
  },
  "juan-de-miranda": portrait({
    flip: true,
    x: 178,
    behind: (p) => {
      GROUND.smoke()(p);
      flag(p, 268, 214, 150, "malta", 1.4, true);
    },
    who: {
      dress: "doublet",
      tone: "2",
      view: "profile",
      beard: "pointed",
      hat: "cabasset",
      mood: "shout",
      far: [34, -98, 56, -104],
      near: [-26, -88, -8, -76],
      mid: (p) => held(p, [56, -104], 1.25, sword),
      chest: (p) => line(p, "M-16,-108 L14,-72", 3),
    },
  }),
  "francisco-balbi": (p) => {
    GROUND.fort(268)(p);
    gabion(p, 54, 220, 1.1);
    gabion(p, 96, 228, 1.1);
    shadow(p, 150, 230, 60);
    figure(p, [136, 230, 1.42], {
      dress: "jack",
      hat: "none",
      hatTone: "3",
      view: "profile",
      beard: "stubble",
      legs: "sit",
      lean: 0.1,
      far: [30, -86, 42, -78],
      near: [-6, -84, 28, -76],
      front: (q) => {
        held(q, [36, -70], -0.15, book, 0.6);
        held(q, [30, -80], 0.2, quill, 0.7);
      },
    });
    p.at(236, 236, 1.3, 0, () => arquebus(p), -1.35);
    p.at(270, 226, 0.9, 0, () => {
      cut(p, "M-22,0 C-12,-6 -12,-20 0,-24 C12,-20 12,-6 22,0 C8,5 -8,5 -22,0 Z", "2");
    });
    return { x: 152, y: 18, width: 178 };
  },
  "evangelista-menga": portrait({
    x: 120,
    behind: (p) => {
      sky(p, 8, 150, [[60, 44, 46, 16]]);
      wall(p, [176, 96, 0], [260, 96, 0], 130, "1", false);
      rubble(p, 286, 190, 9, 1.2);
      ladder(p, [300, 200], [250, 90]);
      figure(p, [226, 98, 0.5], {
        dress: "tunic",
        hat: "straw",
        view: "profile",
        legs: "brace",
        far: [22, -90, 30, -70],
      });
      soil(p, 196);
    },
    who: {
      dress: "doublet",
      tone: "2",
      view: "three",
      beard: "full",
      hair: "3",
      hat: "coif",
      hatTone: "5",
      age: 1,
      near: [-24, -84, 6, -72],
      far: [32, -88, 42, -72],
      front: (p) => {
        held(p, [24, -64], -0.08, plan, 0.8);
        held(p, [42, -70], 0.4, dividers, 0.8);
      },
    },
    frame: { x: 144, y: 22, width: 184 },
  }),
  "philip-lascaris": (p) => {
    sky(p, 8, 110, [[230, 40, 50, 15]]);
    GROUND.mills()(p);
    sea(p, 150, 240);
    figure(p, [140, 292, 1.7], {
      dress: "bare",
      half: true,
      hat: "none",
      hatTone: "4",
      view: "profile",
      beard: "full",
      mood: "shout",
      lean: 0.25,
      far: [38, -104, 64, -112],
      near: [-2, -98, 34, -88],
    });
    p.at(62, 214, 1.2, 0, () => {
      cut(p, "M-22,0 C-28,-16 -10,-28 4,-26 C20,-24 24,-8 18,0 C6,6 -10,6 -22,0 Z", "0");
      line(p, "M-22,-4 C-8,-2 6,-6 20,-12 M-18,-14 C-6,-12 6,-16 14,-22", 0.9);
    });
    sea(p, 190, 240);
    return { x: 170, y: 42, width: 172 };
  },
  "toni-bajada": (p) => {
    night(p, 120, [254, 46]);
    p.at(70, 130, 0.36, 0, () => galley(p, "ottoman", 0));
    p.at(184, 122, 0.28, 1, () => galley(p, "ottoman", 0));
    sea(p, 118, 240);
    figure(p, [148, 306, 1.7], {
      dress: "bare",
      half: true,
      hat: "none",
      hatTone: "5",
      view: "three",
      beard: "stubble",
      far: [32, -112, 40, -134],
      near: [-30, -92, -46, -82],
      hold: (q) => held(q, [42, -142], 0.2, letter, 0.8),
    });
    sea(p, 188, 240);
    return { x: 166, y: 24, width: 172 };
  },
  "oliver-starkey": portrait({
    x: 130,
    behind: GROUND.study(),
    who: {
      dress: "doublet",
      tone: "5",
      cross: true,
      view: "profile",
      beard: "short",
      hat: "coif",
      hatTone: "4",
      far: [36, -86, 52, -72],
      near: [-20, -82, 14, -70],
      hold: (p) => held(p, [54, -72], 0.3, quill, 0.9),
    },
    before: (p) => {
      cut(p, box(96, 218, 228, 30), "3");
      p.at(226, 226, 1.6, 0, () => book(p));
      cut(p, "M288,218 L284,204 L300,204 L296,218 Z", "5", 1);
    },
    frame: { x: 160, y: 24, width: 190 },
  }),
  "francesco-lanfreducci": portrait({
    x: 112,
    behind: (p) => {
      night(p, 244, [40, 44]);
      parapet(p, 206, "3");
      cut(p, "M206,206 L214,168 L276,168 L284,206 Z", "3");
      flame(p, 246, 172, 2.6, "2");
      smoke(p, 250, 52, 0.7, 5, 0.7);
    },
    who: {
      dress: "armour",
      cross: true,
      view: "profile",
      hat: "none",
      hatTone: "4",
      beard: "stubble",
      far: [32, -94, 52, -90],
      near: [-24, -86, 0, -78],
      mid: (p) => held(p, [52, -90], 0.7, torch, 0.9),
    },
    frame: { x: 150, y: 24, width: 190 },
  }),
  "pedro-mesquita": portrait({
    x: 124,
    behind: (p) => {
      sky(p, 8, 150, [[60, 40, 46, 15]]);
      wall(p, [150, 118, 0], [330, 118, 0], 110, "1");
      ranks(
        p,
        [
          [176, 170, 0.5],
          [210, 170, 0.5],
          [244, 170, 0.5],
          [278, 170, 0.5],
          [308, 170, 0.5],
        ],
        (i) => ({ dress: "jack", half: true, hat: i % 2 ? "morion" : "cabasset", view: "profile", woman: i % 3 === 0 }),
      );
      wall(p, [150, 124, 0], [330, 124, 0], 110, "1");
      house(p, 70, 176, 2.2);
      soil(p, 190);
    },
    who: {
      dress: "doublet",
      tone: "4",
      cross: true,
      view: "three",
      beard: "pointed",
      hat: "beret",
      hatTone: "4",
      age: 1,
      mood: "smile",
      near: [-26, -84, -4, -74],
      far: [34, -92, 54, -108],
    },
    frame: { x: 150, y: 14, width: 182 },
  }),
  "chevalier-de-lugny": (p) => {
    GROUND.camp()(p);
    flame(p, 278, 184, 1.1);
    flame(p, 240, 172, 0.7);
    smoke(p, 270, 120, 0.7, 5, 0.5);
    shadow(p, 140, 226, 90);
    p.at(130, 226, 1.12, 0, () =>
      rider(
        p,
        {
          dress: "armour",
          cross: true,
          hat: "burgonet",
          view: "profile",
          beard: "short",
          hose: "1",
          far: [30, -98, 46, -116],
          near: [-6, -88, 20, -84],
          mid: (q) => held(q, [46, -116], 0.5, torch),
        },
        "gallop",
        "4",
        "1",
      ),
    );
    return { x: 150, y: 20, width: 186 };
  },
};
