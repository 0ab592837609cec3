/** Events of the Sultan. */
import { cut, disc, line, strokes } from "../../strokes";
import { barrel, bomb, cannon, shot } from "../../parts/guns";
import { held, musket, pike, scimitar, scroll } from "../../parts/kit";
import { blast, rays, rock, sea, sky, smoke, soil, sun } from "../../parts/nature";
import { boat, caps, galley } from "../../parts/ships";
import { cross8, flag } from "../../parts/signs";
import { bastion, fort, ladder, timbering, wall } from "../../parts/works";
import { GROUND, JANISSARY, figure, ranks, type Plate } from "../kinds";

export const EVENTS: Record<string, Plate> = {
  "captive-for-questioning": (p) => {
    GROUND.pavilion(250)(p);
    figure(p, [70, 230, 1.12], {
      dress: "fur",
      tone: "4",
      hat: "vizier",
      view: "profile",
      beard: "long",
      age: 2,
      far: [32, -98, 54, -100],
      near: [-22, -86, -4, -76],
    });
    figure(p, [182, 236, 1.1, true], {
      dress: "jack",
      hat: "none",
      hatTone: "4",
      view: "profile",
      beard: "stubble",
      legs: "kneel",
      tilt: 0.2,
      near: [-26, -88, -30, -70],
      far: [-4, -84, -26, -72],
    });
    figure(p, [240, 238, 1.02, true], {
      ...JANISSARY,
      tone: "2",
      far: [30, -92, 44, -86],
      hold: (q) => held(q, [44, -86], -0.4, scimitar, 0.9),
    });
    return { x: 130, y: 34, width: 180 };
  },
  "landing-at-marsaxlokk": (p) => {
    sun(p, 160, 92, 24);
    sea(p, 112, 200);
    for (const [x, y, s] of [
      [40, 128, 0.32],
      [118, 120, 0.24],
      [214, 120, 0.24],
      [284, 130, 0.34],
    ] as const)
      p.at(x, y, s, 0, () => galley(p, "ottoman", 0));
    sea(p, 136, 200);
    soil(p, 194);
    p.at(92, 206, 1.3, 0, () =>
      boat(p, () =>
        ranks(
          p,
          [
            [-30, 4, 0.44],
            [0, 4, 0.44],
            [28, 4, 0.44],
          ],
          (i) => ({
            ...JANISSARY,
            half: true,
            tone: i % 2 ? "3" : "2",
          }),
        ),
      ),
    );
    flag(p, 206, 232, 150, "ottoman", 1.3);
    ranks(
      p,
      [
        [200, 234, 1],
        [266, 230, 0.94],
      ],
      (i) => ({
        ...JANISSARY,
        tone: i ? "2" : "3",
        legs: "step",
        far: [24, -100, 12, -108],
        near: [-22, -86, 0, -78],
      }),
    );
    return { x: 172, y: 54, width: 178 };
  },
  "boats-over-sciberras": (p) => {
    sky(p, 8, 110, [[60, 36, 46, 14]]);
    sea(p, 100, 124);
    p.at(270, 114, 0.36, 0, () => fort(p));
    cut(p, "M-4,244 L-4,210 C80,190 180,150 330,120 L330,244 Z", "1");
    for (const [x, y] of [
      [96, 214],
      [136, 204],
      [180, 192],
      [224, 178],
    ] as const) {
      disc(p, x, y, 8, "2", 1.2);
      disc(p, x, y, 3, "5", 0.8);
    }
    p.at(166, 176, 1.9, 0, () => boat(p, undefined, 0), -0.3);
    line(p, "M276,128 L322,108 M280,138 L322,120", 2);
    ranks(
      p,
      [
        [34, 238, 0.94],
        [84, 242, 0.98],
      ],
      (i) => ({
        dress: "vest",
        tone: i ? "3" : "4",
        hat: "turban",
        view: "profile",
        beard: "short",
        legs: "lunge",
        lean: 0.3,
        far: [30, -104, 46, -108],
        near: [6, -100, 36, -98],
      }),
    );
    return { x: 138, y: 66, width: 174 };
  },
  "the-barrel-bomb": (p) => {
    sky(p, 8, 120);
    wall(p, [-6, 70, 0], [330, 62, 0], 60, "2");
    rays(p, 154, 92, 30, 16, 120);
    cut(p, "M-4,128 L330,122 L330,244 L-4,244 Z", "1");
    p.at(164, 164, 1.35, 0, () => bomb(p), 0.1);
    ranks(
      p,
      [
        [42, 236, 0.96],
        [286, 238, 0.98, true],
      ],
      (i) => ({
        dress: i ? "surcoat" : "jack",
        hat: i ? "burgonet" : "morion",
        view: "profile",
        beard: "short",
        mood: "shout",
        legs: "lunge",
        lean: i ? -0.15 : 0.2,
        far: i ? [26, -108, 34, -128] : [32, -92, 52, -92],
        near: i ? [-20, -104, -10, -124] : [6, -92, 42, -84],
      }),
    );
    return { x: 164, y: 58, width: 174 };
  },
  "the-spanish-piper": (p) => {
    sky(p, 8, 150, [[70, 38, 46, 14]]);
    p.at(270, 150, 0.5, 0, () => fort(p));
    soil(p, 160);
    cut(p, "M196,190 C214,164 292,160 316,190 Z", "2");
    figure(p, [96, 232, 1.3], {
      dress: "doublet",
      tone: "2",
      hat: "beret",
      hatTone: "3",
      view: "profile",
      beard: "stubble",
      legs: "step",
      far: [24, -104, 26, -116],
      near: [-18, -96, 16, -112],
      front: (q) =>
        held(q, [12, -121], 0.3, (r) => {
          cut(r, "M0,-2 L44,-3 L46,3 L0,2 Z", "0", 1);
          strokes(
            r,
            [
              [14, -2, 14, 2],
              [22, -2, 22, 2],
              [30, -2, 30, 2],
            ],
            1.2,
          );
        }),
    });
    figure(p, [236, 236, 1, true], {
      dress: "fur",
      tone: "4",
      hat: "turban",
      view: "profile",
      beard: "full",
      near: [-18, -86, 4, -100],
      far: [24, -86, 12, -76],
    });
    return { x: 126, y: 30, width: 174 };
  },
  "terms-as-at-rhodes": (p) => {
    sky(p, 8, 150, [[250, 36, 46, 14]]);
    wall(p, [186, 56, -8], [330, 56, 0], 150, "1");
    cut(p, "M232,206 L232,140 C236,112 292,112 296,140 L296,206 Z", "5");
    line(p, "M246,120 L246,206 M264,114 L264,206 M282,120 L282,206 M232,150 L296,150 M232,178 L296,178", 2);
    soil(p, 192);
    line(p, "M52,226 L46,40", 3);
    cut(p, "M46,42 C70,34 88,52 116,42 L116,88 C88,98 70,80 48,88 Z", "0");
    figure(p, [116, 232, 1.26], {
      dress: "tunic",
      tone: "1",
      hat: "bald",
      view: "three",
      beard: "long",
      age: 2,
      legs: "stand",
      lean: 0.08,
      far: [28, -90, 38, -98],
      near: [-26, -90, -44, -100],
      hold: (q) => held(q, [38, -92], 0.1, scroll, 0.8),
    });
    return { x: 128, y: 36, width: 176 };
  },
  "pitiless-butchery": (p, { copy }) => {
    sky(p, 8, 90);
    smoke(p, 60, 60, 0.9, 6, 0.8);
    p.at(copy % 2 ? 240 : 82, 100, 0.6, 0, () => fort(p, "ottoman"));
    sea(p, 96, 240);
    for (const [x, y, s, t] of [
      [84, 168, 1.3, -0.5],
      [222, 144, 1.05, 0.4],
      [162, 204, 1.75, -0.15],
      [282, 200, 1.1, 0.7],
    ] as const)
      p.at(
        copy % 2 ? 320 - x : x,
        y,
        s,
        0,
        () => {
          cut(p, "M-5,30 L-5,-8 L-34,-8 L-34,-16 L-5,-16 L-5,-34 L5,-34 L5,-16 L34,-16 L34,-8 L5,-8 L5,30 Z", "3");
          disc(p, 0, -20, 6, "0", 1);
          cut(p, "M-28,-14 L-6,-12 L6,-12 L28,-14 L10,-6 L6,22 L-6,22 L-10,-6 Z", "0", 1);
          cross8(p, 0, 0, 7, "4");
        },
        t,
      );
    for (let i = 0; i < 3; i++)
      line(
        p,
        `M${20 + i * 90},${228 - i * 4} C${50 + i * 90},${220 - i * 4} ${70 + i * 90},${236 - i * 4} ${100 + i * 90},${228 - i * 4}`,
        1.2,
      );
    return { x: copy % 2 ? 160 : 160, y: 78, width: 158 };
  },
  "ten-boats-of-janissaries": (p) => {
    GROUND.mills()(p);
    sea(p, 128, 240);
    for (const [x, y, s] of [
      [50, 140, 0.5],
      [130, 136, 0.46],
      [206, 138, 0.48],
      [284, 142, 0.5],
      [84, 164, 0.7],
      [196, 164, 0.7],
      [292, 172, 0.72],
    ] as const)
      p.at(x, y, s, 0, () => boat(p, () => caps(p, 5), 4));
    p.at(150, 220, 1.7, 0, () =>
      boat(p, () =>
        ranks(
          p,
          [
            [-34, 6, 0.5],
            [-6, 6, 0.5],
            [24, 6, 0.5],
          ],
          (i) => ({
            ...JANISSARY,
            half: true,
            tone: i === 1 ? "3" : "2",
            hold: (q) => held(q, [-4, -84], -1.2, musket, 0.7),
          }),
        ),
      ),
    );
    sea(p, 224, 240);
    return { x: 152, y: 72, width: 166 };
  },
  "seven-thousand-shot": (p) => {
    sky(p, 8, 110);
    p.at(160, 104, 0.62, 0, () => fort(p));
    for (const [x, y, s] of [
      [96, 84, 0.7],
      [228, 80, 0.7],
      [160, 60, 0.5],
    ] as const)
      blast(p, x, y, s * 0.6);
    strokes(
      p,
      [
        [40, 150, 120, 86],
        [60, 158, 140, 80],
        [280, 150, 206, 86],
        [262, 158, 186, 76],
        [160, 170, 158, 90],
      ],
      0.9,
    );
    for (const [x, y] of [
      [78, 120],
      [102, 118],
      [240, 118],
      [224, 122],
      [159, 126],
    ] as const)
      disc(p, x, y, 3.4, "5", 0.9);
    soil(p, 156);
    for (const [x, y, s, f] of [
      [52, 204, 0.56, 0],
      [268, 204, 0.56, 1],
      [150, 230, 0.62, 0],
    ] as const) {
      p.at(x, y, s, f, () => cannon(p));
      smoke(p, x + (f ? -64 : 64) * (s + 0.4), y - 60, 0.5, 5, f ? -0.3 : 0.3);
    }
    shot(p, 252, 230, 7);
    return { x: 160, y: 40, width: 186 };
  },
  "general-assault": (p) => {
    sky(p, 8, 110);
    wall(p, [-6, 74, 0], [330, 66, 0], 128, "1");
    for (const x of [40, 120, 210, 284])
      figure(p, [x, 96, 0.46, true], {
        dress: "jack",
        half: true,
        hat: "morion",
        view: "profile",
        beard: "short",
        far: [30, -100, 40, -84],
        mid: (q) => held(q, [40, -84], 1.9, pike, 0.5),
      });
    wall(p, [-6, 84, 0], [330, 76, 0], 118, "1");
    for (const [a, b] of [
      [50, 84],
      [150, 168],
      [246, 226],
    ] as const)
      ladder(p, [a, 236], [b, 74], 18);
    soil(p, 204);
    for (const [x, y] of [
      [60, 190],
      [74, 136],
      [158, 176],
      [164, 122],
      [240, 186],
      [232, 132],
    ] as const)
      figure(p, [x + 4, y + 26, 0.56], {
        dress: y % 4 ? "vest" : "dolama",
        tone: x % 4 ? "3" : "2",
        hat: x % 4 ? "turban" : "bork",
        view: "profile",
        moustache: true,
        legs: "run",
        lean: 0.05,
        far: [26, -110, 30, -132],
        mid: (q) => {
          if (y < 150) held(q, [30, -132], 0.2, scimitar, 0.8);
        },
      });
    smoke(p, 296, 56, 0.5, 4, 0.4);
    ranks(
      p,
      [
        [110, 244, 0.9],
        [204, 246, 0.92],
        [292, 244, 0.9],
      ],
      (i) => ({
        ...JANISSARY,
        tone: i === 1 ? "3" : "2",
        mood: "shout",
        legs: "lunge",
        far: [30, -104, 36, -124],
        mid: (q) => held(q, [36, -124], 0.2, scimitar, 0.9),
      }),
    );
    return { x: 160, y: 52, width: 180 };
  },
  "mine-under-castile": (p) => {
    sky(p, 8, 110, [[60, 34, 46, 13]]);
    p.at(150, 130, 1.2, 0, () => bastion(p));
    blast(p, 214, 84, 1);
    cut(p, "M-4,132 C80,124 240,136 330,128 L330,244 L-4,244 Z", "4");
    cut(p, "M-4,226 L-4,178 C60,168 160,176 240,170 L250,226 Z", "0");
    timbering(p, 182, 226, [40, 120]);
    for (const [x, y] of [
      [186, 226],
      [220, 226],
      [203, 196],
    ] as const)
      barrel(p, x, y, 0.74);
    figure(p, [82, 228, 0.34], { dress: "vest", hat: "turban", view: "profile" });
    line(p, "M84,216 C120,206 150,226 176,214", 2);
    flag(p, 250, 84, 54, "ottoman");
    for (const [x, y] of [
      [30, 152],
      [90, 148],
      [170, 156],
      [280, 150],
      [290, 200],
    ] as const)
      rock(p, x, y, 0.8, "2");
    return { x: 196, y: 36, width: 184 };
  },
};
