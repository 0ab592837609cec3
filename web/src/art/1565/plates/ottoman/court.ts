/** The Sultan, his court, and the faithful of the camp, each before his own story. */
import { person } from "../../people/person";
import { box, cut, disc, line, shade } from "../../strokes";
import { chest, halberd, held, horn, jar, letter, rosary, scroll, treasure } from "../../parts/kit";
import { rays, sea, sky, smoke, soil, sun } from "../../parts/nature";
import { carrack, galley } from "../../parts/ships";
import { mosque } from "../../parts/buildings";
import { wall } from "../../parts/works";
import { GROUND, JANISSARY, figure, lattice, portrait, ranks, shadow, type Plate } from "../kinds";

export const COURT: Record<string, Plate> = {
  "suleiman-the-magnificent": portrait({
    x: 158,
    y: 408,
    scale: 2.3,
    behind: (p) => {
      GROUND.divan("4")(p);
      rays(p, 160, 100, 60, 40, 110);
    },
    who: {
      dress: "fur",
      tone: "5",
      view: "profile",
      beard: "pointed",
      hair: "1",
      age: 2,
      hat: "sultan",
      near: [-24, -84, 4, -76],
      far: [28, -84, 22, -74],
    },
    frame: { x: 164, y: 12, width: 176 },
  }),
  "sokollu-mehmed-pasha": portrait({
    y: 404,
    x: 152,
    behind: GROUND.divan("2"),
    who: {
      dress: "fur",
      tone: "4",
      view: "three",
      beard: "long",
      hair: "3",
      hat: "vizier",
      age: 1,
      near: [-26, -84, 0, -76],
      far: [30, -86, 34, -96],
      hold: (p) => held(p, [34, -86], 0.05, scroll, 0.7),
    },
    frame: { x: 162, y: 30, width: 178 },
  }),
  "mihrimah-sultan": portrait({
    y: 388,
    x: 160,
    behind: (p) => {
      lattice(p, 0, 0, 320, 240);
      cut(p, "M196,200 L196,70 C204,34 276,34 284,70 L284,200 Z", "0");
      p.at(240, 200, 0.6, 0, () => mosque(p, 0, 0, 1));
      cut(p, "M36,200 L36,70 C44,34 96,34 104,70 L104,200 Z", "0");
      p.at(70, 160, 0.26, 0, () => carrack(p, "ottoman"));
      line(p, "M36,170 C60,166 80,174 104,168 M36,182 C60,178 80,186 104,180", 1);
    },
    who: {
      dress: "lady",
      tone: "4",
      view: "three",
      woman: true,
      hat: "hotoz",
      hatTone: "3",
      near: [-24, -84, 0, -78],
      far: [26, -84, 20, -90],
      hold: (p) => held(p, [18, -88], 0.15, letter, 0.8),
    },
    frame: { x: 164, y: 26, width: 168 },
  }),
  "imam-of-the-camp": (p) => {
    sun(p, 160, 60, 26);
    soil(p, 176);
    for (const [x, y] of [
      [40, 206],
      [90, 200],
      [232, 200],
      [284, 206],
      [62, 236],
      [262, 236],
    ] as const)
      p.at(x, y, 0.66, x > 160, () =>
        person(p, {
          dress: x % 4 ? "dolama" : "vest",
          hat: x % 4 ? "bork" : "turban",
          legs: "kneel",
          view: "profile",
          mood: "pray",
          moustache: true,
          lean: 0.35,
          far: [22, -88, 30, -96],
          near: [6, -86, 26, -92],
        }),
      );
    figure(p, [160, 230, 1.3], {
      dress: "kaftan",
      tone: "0",
      hat: "turban",
      view: "three",
      beard: "long",
      age: 1,
      mood: "shout",
      far: [30, -108, 36, -132],
      near: [-30, -108, -36, -132],
    });
    return { x: 160, y: 8, width: 170 };
  },
  "kustir-agha": portrait({
    x: 124,
    behind: (p) => {
      GROUND.divan("3")(p);
      cut(p, "M190,180 L190,74 C196,44 254,44 260,74 L260,180 Z", "0");
      p.at(224, 152, 0.34, 0, () => carrack(p, "ottoman"));
      line(p, "M190,156 C214,152 236,160 260,154 M190,166 C214,162 236,170 260,164", 1);
    },
    who: {
      dress: "fur",
      tone: "1",
      view: "three",
      dark: true,
      stout: true,
      hat: "vizier",
      near: [-26, -84, 0, -74],
      far: [28, -84, 12, -72],
    },
    before: (p) => {
      p.at(252, 234, 1, 0, () => chest(p));
      p.at(190, 238, 0.9, 0, () => treasure(p));
    },
    frame: { x: 144, y: 18, width: 184 },
    y: 404,
  }),
  "semiz-ali-pasha": portrait({
    x: 136,
    y: 404,
    behind: (p) => {
      sky(p, 8, 140, [[70, 36, 46, 14]]);
      mosque(p, 60, 150, 0.9);
      p.at(226, 150, 0.3, 0, () => galley(p, "ottoman"));
      p.at(284, 150, 0.3, 0, () => galley(p, "ottoman"));
      sea(p, 148, 200);
      shade(p, box(-4, 190, 330, 60), "2");
    },
    who: {
      dress: "fur",
      tone: "2",
      view: "three",
      stout: true,
      beard: "full",
      hair: "3",
      hat: "vizier",
      mood: "smile",
      near: [-30, -84, -2, -72],
      far: [32, -90, 46, -104],
    },
    frame: { x: 150, y: 24, width: 184 },
  }),
  "bektashi-dervish": portrait({
    y: 398,
    x: 166,
    behind: (p) => {
      sky(p, 8, 190, [[60, 40, 46, 14]]);
      soil(p, 190);
      ranks(
        p,
        [
          [40, 228, 0.9],
          [278, 228, 0.9, true],
        ],
        () => ({ ...JANISSARY, mood: "pray", tone: "2" }),
      );
    },
    who: {
      dress: "habit",
      tone: "1",
      view: "three",
      beard: "long",
      hair: "3",
      hat: "taj",
      near: [-28, -88, -22, -98],
      far: [28, -84, 14, -76],
      hold: (p) => held(p, [-22, -92], -0.08, halberd, 0.9),
      front: (p) => held(p, [14, -76], 0, rosary, 0.9),
    },
  }),
  "mihrimahs-nurse": portrait({
    x: 132,
    behind: (p) => {
      shade(p, box(-4, -4, 328, 248), "3");
      cut(p, box(196, 50, 96, 70), "0");
      line(p, "M220,50 L220,120 M244,50 L244,120 M268,50 L268,120", 3.4);
      p.at(244, 112, 0.16, 0, () => galley(p, "malta"));
      for (let y = 30; y < 240; y += 34) line(p, `M0,${y} L320,${y}`, 1.2);
    },
    who: {
      dress: "gown",
      tone: "4",
      view: "three",
      woman: true,
      age: 2,
      hat: "veil",
      hatTone: "0",
      mood: "calm",
      near: [-20, -82, 4, -74],
      far: [22, -84, 10, -72],
      front: (p) => line(p, "M-2,-80 L14,-78 M-2,-75 L14,-73", 2),
    },
    before: (p) => p.at(272, 236, 1.1, 0, () => jar(p)),
    frame: { x: 140, y: 20, width: 176 },
  }),
  "mustafas-herald": (p) => {
    sky(p, 8, 170, [[70, 40, 46, 15]]);
    wall(p, [196, 76, -10], [330, 76, 0], 130, "1");
    for (const x of [222, 262, 300]) {
      disc(p, x, 66, 6, "1");
      line(p, `M${x - 2},72 L${x - 34},80`, 2);
      smoke(p, x - 38, 80, 0.22, 3, -1);
    }
    soil(p, 196);
    shadow(p, 110, 230, 44);
    figure(p, [106, 230, 1.24], {
      dress: "doublet",
      tone: "2",
      hat: "beret",
      hatTone: "3",
      view: "profile",
      beard: "pointed",
      legs: "step",
      far: [26, -100, 30, -118],
      near: [-20, -92, 12, -116],
      back: (q) => {
        line(q, "M-24,-60 L-24,-176", 2.4);
        cut(q, "M-24,-176 C-44,-180 -56,-168 -74,-174 L-74,-142 C-56,-136 -44,-148 -24,-144 Z", "0");
      },
      front: (q) => held(q, [13, -122], -0.1, horn, 0.8),
    });
    return { x: 128, y: 14, width: 180 };
  },
};
