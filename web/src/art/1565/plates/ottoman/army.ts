/** Foot and horse of the Sultan. Copies of one Unit differ. */
import type { Arm, Person } from "../../people/person";
import { box, cut, disc, line, type Tone } from "../../strokes";
import { rider } from "../../parts/beasts";
import { barrel } from "../../parts/guns";
import {
  basket,
  bow,
  drum,
  held,
  horn,
  kalkan,
  kettledrum,
  lantern,
  musket,
  pick,
  pike,
  scimitar,
  shovel,
} from "../../parts/kit";
import { hills, rock, sea, sky, smoke, soil } from "../../parts/nature";
import { galley } from "../../parts/ships";
import { flag, tug } from "../../parts/signs";
import { tent } from "../../parts/buildings";
import { fort, gabion, timbering, wall } from "../../parts/works";
import { figure, ranks, shadow, type Plate, type Stand } from "../kinds";

const AIM_FAR: Arm = [26, -100, 38, -110];

const AIM_NEAR: Arm = [-18, -92, 6, -102];

const janissary = (i: number, more: Partial<Person> = {}): Person => ({
  dress: "dolama",
  tone: (["2", "3", "1", "2"] as const)[i % 4] ?? "2",
  hat: "bork",
  moustache: true,
  view: i % 2 ? "three" : "profile",
  legs: i % 2 ? "stand" : "step",
  far: [26, -94, 30, -104],
  near: [-22, -86, 0, -78],
  ...more,
});

const crowd = (i: number): Tone => (["2", "4", "1", "3"] as const)[i % 4] ?? "2";

export const ARMY: Record<string, Plate> = {
  "levies-and-renegades": (p, { copy }) => {
    sky(p, 8, 160, [[230, 40, 50, 15]]);
    hills(p, 166, 18);
    soil(p, 168);
    const stands: readonly Stand[] = [
      [40, 216, 0.92],
      [268, 218, 0.96],
      [96, 226, 1.06],
      [212, 230, 1.1],
      [154, 236, 1.2],
    ];
    ranks(p, stands, (i) => {
      const k = (i + copy) % 5;
      return {
        dress: k % 2 ? "tunic" : "vest",
        tone: crowd(k),
        hat: (["turban", "coif", "bandana", "straw", "turban"] as const)[k] ?? "turban",
        hatTone: crowd(k + 1),
        view: k % 2 ? "profile" : "three",
        beard: (["full", "short", "stubble", "forked", "none"] as const)[k] ?? "full",
        moustache: true,
        legs: k % 2 ? "step" : "stand",
        far: [26, -94, 30, -106],
        mid: (q) => held(q, [30, -100], 0.06 * k, k % 2 ? pike : scimitar, k % 2 ? 0.8 : 0.9),
      };
    });
    return { x: 156, y: 44, width: 142 };
  },
  pioneers: (p, { copy }) => {
    sky(p, 8, 140, [[70, 38, 48, 14]]);
    p.at(270, 146, 0.36, 0, () => fort(p));
    soil(p, 152, "2");
    for (const x of [190, 230, 270, 308]) gabion(p, x, 196 + (x % 3) * 2, 1);
    ranks(
      p,
      [
        [48, 222, 1.04],
        [128, 232, 1.18],
        [216, 234, 1.1],
      ],
      (i) => ({
        dress: i === 2 ? "bare" : "vest",
        tone: crowd(i + copy),
        hat: i === 2 ? "bandana" : "turban",
        hatTone: "3",
        view: "profile",
        beard: i ? "short" : "full",
        legs: i === 2 ? "lunge" : "step",
        lean: i === 2 ? 0.3 : 0.06,
        far: i === 2 ? [30, -84, 40, -70] : [22, -124, 16, -150],
        near: i === 2 ? [-10, -82, 24, -66] : [-24, -124, -12, -152],
        hold: (q) => (i === 2 ? held(q, [34, -70], -0.7, shovel) : q.at(2, -154, 1, 0, () => basket(q))),
      }),
    );
    return { x: 126, y: 24, width: 150 };
  },
  azabs: (p, { copy }) => {
    sky(p, 8, 120, [[240, 36, 50, 14]]);
    sea(p, 116, 190);
    p.at(236, 150, 0.7, 1, () => galley(p, "ottoman", 1));
    soil(p, 188);
    ranks(
      p,
      [
        [56, 222, 1.04],
        [214, 226, 1.04],
        [132, 234, 1.24],
      ],
      (i) => ({
        dress: "vest",
        tone: crowd(i + copy + 1),
        hat: i === 2 ? "coif" : "turban",
        hatTone: "4",
        view: i === 2 ? "three" : "profile",
        moustache: true,
        beard: i === 1 ? "short" : "none",
        legs: i === 1 ? "run" : "lunge",
        far: [28, -98, 36, -114],
        mid: (q) => held(q, [36, -114], 0.35, i === 0 ? pike : scimitar, i === 0 ? 0.7 : 1),
        front: (q) => {
          if (i === 2) held(q, [-14, -76], 0, (r) => kalkan(r, 18));
        },
      }),
    );
    return { x: 140, y: 36, width: 142 };
  },
  iayalars: (p, { copy }) => {
    sky(p, 8, 150, [[70, 40, 46, 15]]);
    wall(p, [226, 78, -12], [330, 72, 0], 100, "1");
    smoke(p, 250, 66, 0.5, 5, 0.7);
    soil(p, 170);
    ranks(
      p,
      [
        [38, 210, 0.9],
        [104, 220, 1.04],
        [210, 226, 1.06],
        [150, 234, 1.24],
      ],
      (i) => ({
        dress: (i + copy) % 2 ? "bare" : "tunic",
        tone: crowd(i + 1),
        hat: (["turban", "tuft", "taj", "turban"] as const)[(i + copy) % 4] ?? "turban",
        view: i === 3 ? "three" : "profile",
        beard: (["full", "forked", "short", "forked"] as const)[i] ?? "full",
        mood: "shout",
        legs: "run",
        lean: 0.14,
        far: [30, -106, 38, -128],
        near: [-24, -98, -32, -116],
        mid: (q) => held(q, [38, -128], 0.2, scimitar),
      }),
    );
    return { x: 152, y: 32, width: 142 };
  },
  delis: (p) => {
    sky(p, 8, 150, [[70, 36, 46, 14]]);
    hills(p, 160, 22);
    soil(p, 162);
    shadow(p, 160, 230, 96);
    p.at(152, 230, 1.2, 0, () =>
      rider(
        p,
        {
          dress: "dolama",
          tone: "3",
          hat: "deli",
          view: "three",
          beard: "forked",
          mood: "shout",
          hose: "2",
          back: (q) => {
            cut(q, "M-8,-104 C-34,-116 -52,-146 -54,-178 C-34,-160 -14,-136 2,-108 Z", "1");
            line(
              q,
              "M-6,-106 C-26,-124 -42,-148 -50,-170 M-20,-118 L-32,-122 M-30,-132 L-42,-138 M-38,-146 L-48,-154",
              0.9,
            );
          },
          far: [30, -98, 44, -108],
          near: [-12, -88, 14, -82],
          mid: (q) => held(q, [44, -100], 1.2, pike, 0.8),
        },
        "gallop",
        "4",
        "1",
        "0",
      ),
    );
    return { x: 172, y: 10, width: 196 };
  },
  "egyptian-sappers": (p) => {
    cut(p, box(-4, -4, 328, 248), "4");
    cut(p, "M-4,66 C60,52 120,70 200,58 C256,54 292,76 300,120 C304,170 296,210 300,244 L-4,244 Z", "0");
    cut(p, box(-4, 214, 306, 34), "2", 1);
    timbering(p, 76, 214, [40, 132, 222]);
    for (const [x, y] of [
      [20, 30],
      [70, 22],
      [140, 36],
      [210, 22],
      [286, 40],
      [306, 150],
    ] as const)
      rock(p, x, y, 0.8, "2");
    figure(p, [86, 216, 0.94], {
      dress: "vest",
      tone: "2",
      dark: true,
      hat: "turban",
      view: "three",
      beard: "short",
      near: [-20, -86, 2, -78],
      far: [26, -94, 32, -104],
      hold: (q) => held(q, [32, -92], 0, lantern),
    });
    figure(p, [186, 218, 1.06], {
      dress: "bare",
      tone: "1",
      dark: true,
      hat: "bandana",
      hatTone: "0",
      view: "profile",
      legs: "lunge",
      lean: 0.1,
      far: [30, -110, 46, -118],
      near: [2, -106, 34, -112],
      mid: (q) => held(q, [44, -114], 0.9, pick),
    });
    p.at(266, 216, 0.8, 0, () => {
      rock(p, 0, 0, 1.2);
      rock(p, 20, 2, 1);
      rock(p, -16, 4, 0.9);
    });
    barrel(p, 24, 214, 0.8);
    return { x: 170, y: 56, width: 176 };
  },
  "janissary-marksmen": (p, { copy }) => {
    sky(p, 8, 150, [[80, 40, 50, 15]]);
    p.at(272, 140, 0.34, 0, () => fort(p));
    soil(p, 150);
    smoke(p, 280, 96, 0.5, 5, 0.5);
    ranks(
      p,
      [
        [40, 214, 1],
        [212, 240, 1.16],
        [118, 232, 1.16],
      ],
      (i) =>
        janissary(i + copy, {
          view: "profile",
          legs: i === 2 ? "kneel" : "brace",
          far: AIM_FAR,
          near: AIM_NEAR,
          hold: (q) => held(q, [2, -104], -0.14, musket, 0.86),
        }),
    );
    for (const x of [190, 150, 60]) gabion(p, x + 20, 240, 0.9);
    return { x: 124, y: 44, width: 150 };
  },
  "mehter-band": (p) => {
    sky(p, 8, 170, [[160, 36, 60, 15]]);
    soil(p, 180);
    tug(p, 30, 220, 150);
    flag(p, 300, 214, 150, "ottoman", 1.2, true);
    ranks(
      p,
      [
        [66, 222, 1],
        [256, 224, 1.02],
        [116, 232, 1.1],
        [206, 236, 1.14],
      ],
      (i) => ({
        dress: "kaftan",
        tone: (["3", "2", "1", "4"] as const)[i] ?? "2",
        hat: i % 2 ? "turban" : "bork",
        view: i === 3 ? "three" : "profile",
        moustache: true,
        beard: i === 1 ? "full" : "none",
        far: i === 0 || i === 1 ? [26, -110, 28, -118] : [24, -96, 30, -108],
        near: i === 0 || i === 1 ? [-16, -96, 16, -112] : [-22, -92, -10, -106],
        front: (q) => {
          if (i < 2) held(q, [12, -122], -0.25, horn, 0.8);
          else if (i === 2) {
            q.at(8, -52, 1, 0, () => drum(q));
            line(q, "M30,-108 L18,-88 M-10,-106 L0,-88", 2.6);
          } else {
            q.at(8, -52, 1, 0, () => kettledrum(q));
            line(q, "M30,-108 L18,-80 M-10,-106 L-2,-80", 2.6);
            disc(q, 18, -80, 3, "3");
            disc(q, -2, -80, 3, "3");
          }
        },
      }),
    );
    return { x: 196, y: 46, width: 142 };
  },
  sipahis: (p, { copy }) => {
    sky(p, 8, 150, [[240, 40, 50, 15]]);
    for (const x of [30, 84, 290]) tent(p, x, 168, 0.7);
    soil(p, 166);
    p.at(68, 202, 0.74, 0, () =>
      rider(
        p,
        {
          dress: "mail",
          hat: "zirh",
          view: "profile",
          beard: "short",
          far: [26, -98, 30, -108],
          mid: (q) => held(q, [30, -106], 0.2, pike, 0.8),
        },
        "walk",
        copy % 2 ? "1" : "4",
      ),
    );
    shadow(p, 182, 232, 84);
    p.at(178, 232, 1.18, 0, () =>
      rider(
        p,
        {
          dress: "mail",
          hat: copy % 2 ? "turban" : "zirh",
          view: "profile",
          beard: "full",
          far: [34, -98, 52, -102],
          near: [-28, -100, 16, -102],
          mid: (q) => held(q, [52, -102], -0.1, bow, 0.9),
        },
        "walk",
        copy % 2 ? "2" : "0",
        "4",
        "3",
      ),
    );
    return { x: 196, y: 50, width: 146 };
  },
  solaks: (p) => {
    sky(p, 8, 170, [[70, 36, 46, 14]]);
    soil(p, 180);
    ranks(
      p,
      [
        [50, 222, 0.96],
        [230, 226, 0.98],
        [136, 236, 1.16],
      ],
      (i) => ({
        dress: "dolama",
        tone: crowd(i + 1),
        hat: "solak",
        view: "profile",
        moustache: true,
        beard: i === 1 ? "short" : "none",
        legs: "brace",
        far: [34, -100, 52, -104],
        near: [-28, -102, 16, -104],
        mid: (q) => held(q, [52, -104], -0.1, bow),
      }),
    );
    return { x: 146, y: 20, width: 146 };
  },
  janissaries: (p, { copy }) => {
    sky(p, 8, 160, [[240, 40, 50, 15]]);
    tent(p, 26, 170, 0.7);
    tent(p, 296, 172, 0.8);
    soil(p, 168);
    flag(p, copy % 2 ? 44 : 288, 220, 150, "ottoman", 1.2, copy % 2 === 0);
    const stands: readonly Stand[] = [
      [70, 222, 1.02],
      [238, 224, 1.04],
      [154, 236, 1.24],
    ];
    for (const [x, y, s] of stands) shadow(p, x, y, 30 * s);
    ranks(p, stands, (i) =>
      janissary(i + copy, {
        beard: i === 1 && copy === 2 ? "full" : "none",
        far: [28, -94, 24, -104],
        hold: (q) => held(q, [-22, -66], -0.78, musket, 0.86),
        front: (q) => {
          q.at(4, -62, 1, 0, () => cut(q, "M-22,4 C-10,4 0,14 18,34 C4,26 -10,18 -24,10 Z", "3", 1));
        },
      }),
    );
    return { x: 156, y: 18, width: 146 };
  },
};
