/** Tactics and Attachments of the Sultan: works seen whole, and things alone in a niche. */
import { cut, disc, line, oval, shade, strokes } from "../../strokes";
import { camel, mule } from "../../parts/beasts";
import { barrel, cannon, mortar } from "../../parts/guns";
import { grapple, held, kalkan, musket, rope, shovel } from "../../parts/kit";
import { hills, palm, rays, rock, sea, sky, soil } from "../../parts/nature";
import { galley } from "../../parts/ships";
import { banner, crescent, flag, tug } from "../../parts/signs";
import { pavilion, tent } from "../../parts/buildings";
import { fort, gabion, siegeTower, trench } from "../../parts/works";
import { JANISSARY, figure, ranks, still, type Plate } from "../kinds";

export const WORKS: Record<string, Plate> = {
  "marsa-camp": (p) => {
    sky(p, 8, 96, [[70, 34, 46, 13]]);
    hills(p, 104, 26);
    soil(p, 100);
    for (const [x, y, s] of [
      [30, 116, 0.5],
      [76, 112, 0.46],
      [124, 116, 0.5],
      [210, 114, 0.48],
      [258, 112, 0.46],
      [304, 118, 0.5],
      [24, 148, 0.66],
      [84, 142, 0.64],
      [246, 144, 0.66],
      [302, 152, 0.7],
    ] as const)
      tent(p, x, y, s);
    pavilion(p, 164, 172, 0.9);
    tug(p, 108, 176, 60);
    tug(p, 222, 176, 60);
    cut(
      p,
      "M-4,216 C60,200 120,224 190,210 C250,200 290,214 330,206 L330,226 C280,232 240,222 190,230 C120,240 60,222 -4,234 Z",
      "0",
    );
    line(p, "M10,222 C60,212 110,232 170,222 M200,220 C240,212 280,222 320,216", 1);
    p.at(66, 208, 0.6, 0, () => camel(p));
    p.at(270, 206, 0.6, 1, () => camel(p, false));
    palm(p, 26, 200, 0.8);
    return { x: 164, y: 44, width: 164 };
  },
  "gabions-and-trenches": (p) => {
    sky(p, 8, 70, [[250, 30, 40, 11]]);
    p.at(160, 72, 0.42, 0, () => fort(p));
    soil(p, 84);
    trench(p, 40, 232, 2.1);
    p.at(300, 232, 2.1, 1, () => trench(p, 0, 0, 1));
    for (const [x, y, s] of [
      [70, 150, 0.5],
      [104, 146, 0.5],
      [138, 142, 0.5],
      [182, 142, 0.5],
      [216, 146, 0.5],
      [250, 150, 0.5],
      [60, 230, 0.9],
      [100, 234, 0.95],
      [220, 234, 0.95],
      [264, 230, 0.9],
    ] as const)
      gabion(p, x, y, s);
    figure(p, [160, 236, 0.72], {
      dress: "vest",
      tone: "3",
      hat: "turban",
      view: "profile",
      beard: "short",
      legs: "lunge",
      lean: 0.3,
      far: [30, -84, 40, -70],
      near: [-10, -82, 24, -66],
      hold: (q) => held(q, [34, -70], -0.7, shovel),
    });
    return { x: 160, y: 66, width: 174 };
  },
  "raised-ravelin": (p) => {
    sky(p, 8, 110, [[240, 34, 46, 13]]);
    p.at(254, 150, 0.66, 0, () => fort(p));
    soil(p, 166);
    cut(p, "M-4,200 L20,96 L130,86 L176,196 Z", "2");
    shade(p, "M100,89 L130,86 L176,196 L130,198 Z", "4");
    line(p, "M10,130 L142,118 M4,160 L156,150", 1.2);
    for (const x of [30, 62, 94, 122]) gabion(p, x, 96 - x * 0.06, 0.56);
    ranks(
      p,
      [
        [50, 92, 0.5],
        [84, 90, 0.5],
        [116, 88, 0.5],
      ],
      (i) => ({
        ...JANISSARY,
        half: true,
        tone: i % 2 ? "3" : "2",
        far: [26, -100, 38, -106],
        near: [-18, -92, 6, -100],
        hold: (q) => held(q, [2, -102], 0.15, musket, 0.8),
      }),
    );
    for (const x of [24, 58, 92, 124]) gabion(p, x, 106 - x * 0.06, 0.6);
    ranks(
      p,
      [
        [40, 236, 0.8],
        [120, 238, 0.8],
      ],
      () => ({
        dress: "bare",
        hat: "bandana",
        hatTone: "3",
        view: "profile",
        legs: "step",
        far: [22, -124, 16, -150],
        near: [-24, -124, -12, -152],
        hold: (q) => q.at(2, -152, 1, 0, () => rock(q, 0, -8, 1.6)),
      }),
    );
    return { x: 112, y: 20, width: 176 };
  },
  "siege-train": (p) => {
    sky(p, 8, 110, [[70, 36, 46, 14]]);
    sea(p, 104, 130);
    p.at(270, 112, 0.3, 0, () => galley(p, "ottoman", 0));
    soil(p, 126);
    for (const [x, y, s] of [
      [250, 152, 0.4],
      [150, 156, 0.42],
      [50, 160, 0.44],
    ] as const)
      p.at(x, y, s, 0, () => cannon(p));
    p.at(70, 226, 0.8, 0, () => mule(p));
    p.at(206, 224, 0.86, 0, () => cannon(p));
    p.at(288, 222, 0.6, 1, () => mortar(p));
    barrel(p, 26, 232, 0.66);
    line(p, "M110,196 L140,208", 2.4);
    return { x: 200, y: 90, width: 150 };
  },
  kalkan: still("ottoman", (p) => {
    p.at(160, 122, 1, 0, () => kalkan(p, 74));
    for (let i = 0; i < 8; i++) {
      const t = (i * Math.PI) / 4;
      crescent(p, 160 + Math.cos(t) * 46, 122 + Math.sin(t) * 46, 5, "4", false);
    }
  }),
  "promise-of-paradise": still("ottoman", (p) => {
    rays(p, 160, 92, 60, 34, 110);
    p.at(160, 212, 1.25, 0, () => {
      cut(p, "M-70,8 L-62,-10 L62,-10 L70,8 Z", "2");
      for (const x of [-44, 44]) {
        cut(p, `M${x - 7},-10 C${x - 10},-60 ${x - 6},-110 ${x},-136 C${x + 6},-110 ${x + 10},-60 ${x + 7},-10 Z`, "4");
      }
      cut(p, "M-22,-10 L-22,-78 C-16,-96 16,-96 22,-78 L22,-10 Z", "0");
      cut(p, "M-14,-10 L-14,-72 C-10,-84 10,-84 14,-72 L14,-10 Z", "1", 1);
      for (const [x, y] of [
        [-26, -20],
        [26, -20],
        [-60, -12],
        [60, -12],
      ] as const) {
        disc(p, x, y, 6, "0", 1);
        disc(p, x, y, 2, "5", 0.7);
      }
    });
    crescent(p, 158, 72, 16, "0");
  }),
  "ropes-and-grapples": still("ottoman", (p) => {
    p.at(118, 204, 1.6, 0, () => rope(p));
    p.at(186, 152, 2, 0, () => grapple(p), 0.2);
    line(p, "M176,158 C178,190 150,196 146,206", 4);
    p.at(150, 200, 1, 0, () => line(p, "M-10,2 C-4,-2 4,2 12,-2", 1.4));
  }),
  "the-sultans-standard": still("ottoman", (p) => {
    line(p, "M92,214 L92,40", 5);
    crescent(p, 92, 30, 9, "1", false);
    p.at(95, 50, 1.6, 0, () => banner(p, "ottoman"));
    tug(p, 250, 214, 110);
  }),
  "bridge-of-spars": still("ottoman", (p) => {
    cut(p, "M60,214 L60,140 L110,132 L118,214 Z", "3");
    cut(p, "M260,214 L260,96 L210,104 L204,214 Z", "2");
    cut(p, "M118,214 L204,214 L204,190 L118,196 Z", "5");
    for (let i = 0; i < 4; i++)
      cut(p, `M76,${138 + i * 6} L244,${98 + i * 6} L246,${104 + i * 6} L78,${144 + i * 6} Z`, i % 2 ? "2" : "0", 1.1);
    strokes(
      p,
      Array.from({ length: 12 }, (_, i) => [86 + i * 13, 134 - i * 3, 90 + i * 13, 158 - i * 3] as const),
      2,
    );
    for (const x of [104, 140, 178, 214]) cut(p, oval(x, 136 - (x - 104) * 0.24, 18, 8), "1", 1);
  }),
  "siege-tower": still(
    "ottoman",
    (p) => {
      p.at(152, 214, 1.1, 0, () => siegeTower(p));
      flag(p, 152, 42, 20, "ottoman", 0.6);
    },
    { y: 20, width: 200 },
  ),
};
