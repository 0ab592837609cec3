/** Guns and ships of the Sultan. Copies of one Unit differ. */
import { cut, disc, line, shade, strokes, type Tone } from "../../strokes";
import { ox } from "../../parts/beasts";
import { basilisk, cannon, culverin, shot } from "../../parts/guns";
import { bow, held, pike, scimitar } from "../../parts/kit";
import { hills, night, sea, sky, smoke, soil } from "../../parts/nature";
import { boat, carrack, galley } from "../../parts/ships";
import { fort, gabion } from "../../parts/works";
import { figure, ranks, type Plate } from "../kinds";

const crowd = (i: number): Tone => (["2", "4", "1", "3"] as const)[i % 4] ?? "2";

export const FLEET: Record<string, Plate> = {
  "galliots-with-archers": (p, { copy }) => {
    night(p, 112, copy % 2 ? [60, 44] : [262, 44]);
    p.at(copy % 2 ? 254 : 66, 118, 0.34, 0, () => fort(p));
    sea(p, 110, 240);
    p.at(156, 200, 2.2, copy % 2 ? 1 : 0, () =>
      boat(
        p,
        () =>
          ranks(
            p,
            [
              [-40, 2, 0.5],
              [-8, 2, 0.5],
              [26, 2, 0.5],
            ],
            (i) => ({
              dress: "vest",
              half: true,
              tone: crowd(i),
              hat: i === 1 ? "turban" : "corsair",
              hatTone: "3",
              view: "profile",
              beard: i ? "short" : "full",
              far: [34, -98, 52, -102],
              near: [-28, -100, 16, -102],
              mid: (q) => held(q, [52, -102], 0, bow, 0.9),
            }),
          ),
        6,
      ),
    );
    sea(p, 206, 240);
    return { x: 158, y: 62, width: 150 };
  },
  mahonas: (p) => {
    sky(p, 8, 150, [
      [60, 50, 46, 16],
      [270, 44, 40, 14],
    ]);
    p.at(50, 150, 0.3, 0, () => galley(p, "ottoman"));
    sea(p, 148, 240);
    p.at(166, 206, 1.2, 0, () => carrack(p, "ottoman", true));
    sea(p, 212, 240);
    return { x: 166, y: 24, width: 200 };
  },
  "culverins-of-sciberras": (p) => {
    sky(p, 8, 120, [[80, 38, 50, 15]]);
    sea(p, 116, 150);
    p.at(266, 126, 0.4, 0, () => fort(p));
    soil(p, 140);
    p.at(92, 184, 0.72, 0, () => culverin(p));
    smoke(p, 208, 132, 0.7, 5, 0.7);
    for (const x of [22, 58]) gabion(p, x, 200, 0.9);
    p.at(140, 226, 0.92, 0, () => culverin(p));
    figure(p, [40, 236, 0.9], {
      dress: "kaftan",
      tone: "2",
      hat: "turban",
      view: "profile",
      beard: "full",
      far: [30, -92, 46, -86],
      hold: (q) => line(q, "M46,-86 L76,-66", 2.4),
    });
    shot(p, 256, 224, 9);
    return { x: 162, y: 60, width: 180 };
  },
  "corsairs-of-tripoli": (p) => {
    sky(p, 8, 140, [[240, 40, 46, 14]]);
    p.at(270, 136, 0.4, 1, () => galley(p, "ottoman"));
    sea(p, 134, 190);
    cut(p, "M40,-6 L46,-6 L52,200 L38,200 Z", "3");
    cut(p, "M-6,-6 C40,30 110,26 168,-6 Z", "1");
    line(p, "M46,40 L4,190 M46,40 L92,190 M14,150 L80,150 M24,110 L68,110", 1.2);
    cut(p, "M-6,192 C100,180 220,182 330,190 L330,246 L-6,246 Z", "2");
    line(p, "M-6,204 C100,194 220,196 330,202 M-6,220 C100,210 220,212 330,218", 1.2);
    ranks(
      p,
      [
        [78, 226, 1.06],
        [240, 228, 1.06, true],
        [160, 236, 1.26],
      ],
      (i) => ({
        dress: "vest",
        tone: crowd(i),
        hat: (["bandana", "turban", "corsair"] as const)[i] ?? "turban",
        hatTone: "3",
        view: i === 2 ? "three" : "profile",
        beard: (["stubble", "short", "full"] as const)[i] ?? "full",
        moustache: true,
        legs: i === 2 ? "brace" : "stand",
        far: [28, -98, 34, -116],
        near: [-24, -86, -8, -74],
        mid: (q) => held(q, [34, -116], 0.2, i === 0 ? pike : scimitar, i === 0 ? 0.7 : 1),
      }),
    );
    return { x: 164, y: 34, width: 142 };
  },
  "galleys-of-the-armada": (p, { copy }) => {
    sky(p, 8, 120, [
      [60, 40, 50, 16],
      [256, 50, 46, 15],
    ]);
    for (const [x, y, s] of [
      [30, 122, 0.22],
      [86, 120, 0.2],
      [150, 122, 0.22],
      [214, 120, 0.2],
      [284, 124, 0.24],
      [58, 140, 0.32],
      [262, 144, 0.34],
    ] as const)
      p.at(x, y, s, copy % 2 ? 1 : 0, () => galley(p, "ottoman"));
    sea(p, 134, 240);
    p.at(copy % 2 ? 168 : 150, 204, 1, copy % 2 ? 1 : 0, () => galley(p, "ottoman"));
    return { x: 160, y: 40, width: 190 };
  },
  "eighty-pounders": (p, { copy }) => {
    const back = copy % 2 === 1;
    sky(p, 8, 130, [[80, 38, 50, 15]]);
    hills(p, 150, 40, "2");
    soil(p, 152);
    const x = (at: number) => (back ? 320 - at : at);
    p.at(x(96), 218, 0.86, back, () => cannon(p));
    strokes(
      p,
      [
        [x(150), 196, x(204), 190],
        [x(150), 204, x(204), 200],
      ],
      2.4,
    );
    p.at(x(226), 208, 0.78, back, () => ox(p));
    p.at(x(256), 232, 0.9, back, () => ox(p));
    ranks(p, [[x(24), 238, 0.94, back]], () => ({
      dress: "vest",
      tone: "3",
      hat: "turban",
      view: "profile",
      beard: "full",
      legs: "lunge",
      lean: 0.2,
      far: [32, -92, 48, -86],
      near: [4, -88, 38, -80],
    }));
    return { x: x(110), y: 76, width: 164 };
  },
  "turguts-battery": (p) => {
    sky(p, 8, 110, [[240, 36, 50, 14]]);
    sea(p, 108, 170);
    p.at(64, 120, 0.42, 0, () => fort(p));
    p.at(190, 142, 0.4, 0, () => boat(p));
    cut(p, "M-4,244 L-4,196 C60,180 130,178 330,150 L330,244 Z", "1");
    for (const [x, y] of [
      [120, 212],
      [200, 200],
      [276, 188],
    ] as const) {
      p.at(x, y, 0.52, 1, () => cannon(p));
      smoke(p, x - 66, y - 40, 0.4, 4, -0.8);
    }
    figure(p, [292, 236, 0.92, true], {
      dress: "vest",
      tone: "3",
      hat: "corsair",
      hatTone: "4",
      beard: "long",
      age: 2,
      view: "three",
      far: [34, -100, 56, -112],
    });
    return { x: 230, y: 56, width: 180 };
  },
  "the-great-basilisk": (p) => {
    sky(p, 8, 140, [[70, 38, 50, 15]]);
    soil(p, 150);
    for (const x of [20, 56]) gabion(p, x, 190, 1);
    p.at(152, 216, 1.22, 0, () => basilisk(p));
    figure(p, [34, 238, 0.8], {
      dress: "bare",
      tone: "1",
      hat: "turban",
      view: "profile",
      beard: "short",
      legs: "lunge",
      lean: 0.2,
      far: [32, -92, 50, -84],
      near: [4, -88, 38, -78],
    });
    disc(p, 296, 222, 15, "1", 1.2);
    shade(p, "M282,226 C286,238 306,238 311,226 C304,232 290,232 282,226 Z", "3");
    return { x: 190, y: 40, width: 196 };
  },
};
