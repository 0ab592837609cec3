/** The Objectives of both roads, A to G: how the war came to Malta. */
import { box, cut, line, shade, strokes } from "../strokes";
import { goat, mule, ox } from "../parts/beasts";
import { barrel, cannon } from "../parts/guns";
import { basket, bell, chalice, hammer, held, letter, pike, sack, scimitar, sword } from "../parts/kit";
import { flame, hills, rays, sea, sky, smoke, soil, sun } from "../parts/nature";
import { boat, carrack, galley } from "../parts/ships";
import { banner, cross8, flag, tug } from "../parts/signs";
import { church, house, mosque, tent, vault, windmill } from "../parts/buildings";
import { castle, fort, gabion, ladder, wall } from "../parts/works";
import { GROUND, JANISSARY, figure, lattice, ranks, shadow, type Plate } from "./kinds";

export const ROAD: Record<"malta" | "ottoman", Record<string, Plate>> = {
  malta: {
    A: (p) => {
      sky(p, 8, 140, [[60, 44, 46, 15]]);
      sea(p, 136, 240);
      p.at(218, 190, 0.98, 1, () => carrack(p, "ottoman"));
      p.at(86, 206, 0.7, 0, () => galley(p, "malta"));
      smoke(p, 166, 160, 0.6, 5, 0.4);
      sea(p, 212, 240);
      return { x: 190, y: 40, width: 184 };
    },
    B: (p) => {
      GROUND.study()(p);
      cut(p, box(-4, 190, 330, 60), "3");
      for (const [x, t] of [
        [60, -0.2],
        [100, 0.15],
        [250, 0.1],
        [280, -0.2],
      ] as const)
        held(p, [x, 206], t, letter, 1.2);
      figure(p, [162, 330, 1.9], {
        dress: "surcoat",
        half: true,
        hat: "none",
        view: "three",
        beard: "full",
        age: 2,
        near: [-24, -86, 4, -78],
        far: [28, -92, 40, -110],
        hold: (q) => held(q, [40, -106], 0.1, letter, 1),
      });
      cut(p, box(60, 222, 200, 26), "4");
      return { x: 178, y: 36, width: 176 };
    },
    C: (p) => {
      sky(p, 8, 130, [[60, 40, 46, 14]]);
      wall(p, [150, 70, -10], [330, 64, 0], 130, "1", false);
      line(p, "M178,206 L184,60 M246,206 L246,56 M178,120 L300,116 M180,84 L300,80", 3);
      ranks(
        p,
        [
          [206, 118, 0.44],
          [270, 116, 0.44],
          [226, 82, 0.4],
        ],
        (i) => ({
          dress: "tunic",
          tone: i === 1 ? "3" : "1",
          hat: i ? "coif" : "straw",
          hatTone: "3",
          view: "profile",
          legs: "brace",
          far: [26, -100, 32, -112],
          mid: (q) => held(q, [32, -112], 0.5, hammer),
        }),
      );
      soil(p, 196);
      ladder(p, [150, 224], [176, 116], 14);
      ranks(
        p,
        [
          [60, 232, 1.1],
          [112, 236, 1.02],
        ],
        (i) => ({
          dress: i ? "gown" : "tunic",
          tone: "2",
          woman: i === 1,
          hat: i ? "veil" : "straw",
          hatTone: "0",
          view: "profile",
          beard: i ? "none" : "short",
          legs: "step",
          far: [22, -124, 16, -150],
          near: [-24, -124, -12, -152],
          hold: (q) => q.at(2, -154, 1, 0, () => basket(q)),
        }),
      );
      return { x: 150, y: 20, width: 188 };
    },
    D: (p) => {
      sky(p, 8, 120, [[240, 38, 48, 14]]);
      wall(p, [226, 104, 0], [330, 98, 0], 60, "1");
      church(p, 280, 108, 0.5);
      soil(p, 140);
      strokes(
        p,
        Array.from({ length: 26 }, (_, i) => [10 + i * 8, 176, 14 + i * 8, 162] as const),
        1.4,
      );
      house(p, 60, 152, 1.8);
      flame(p, 64, 122, 0.9);
      smoke(p, 70, 80, 0.6, 5, 0.5);
      p.at(226, 218, 0.94, 0, () => ox(p));
      p.at(52, 232, 1, 0, () => goat(p));
      p.at(100, 236, 1, 0, () => goat(p));
      figure(p, [148, 234, 1.06], {
        dress: "tunic",
        tone: "1",
        hat: "straw",
        view: "profile",
        beard: "short",
        legs: "step",
        far: [24, -90, 32, -96],
        mid: (q) => line(q, "M34,-20 L30,-130", 2.6),
        front: (q) => q.at(-10, -92, 0.7, 0, () => sack(q)),
      });
      return { x: 178, y: 60, width: 172 };
    },
    E: (p) => {
      sky(p, 8, 140, [[70, 38, 46, 14]]);
      hills(p, 148, 20);
      for (let i = 0; i < 14; i++) line(p, `M${196 + i * 9},168 L${200 + i * 9},${126 + (i % 3) * 6}`, 1.4);
      soil(p, 162);
      ranks(
        p,
        [
          [208, 222, 1.06, true],
          [274, 226, 1.06, true],
        ],
        (i) => ({
          dress: i ? "dolama" : "mail",
          hat: i ? "bork" : "zirh",
          moustache: true,
          view: "profile",
          legs: "lunge",
          far: [30, -104, 36, -124],
          mid: (q) => held(q, [36, -124], 0.3, scimitar),
        }),
      );
      ranks(
        p,
        [
          [48, 222, 1.06],
          [124, 232, 1.2],
        ],
        (i) => ({
          dress: i ? "surcoat" : "armour",
          cross: true,
          hat: i ? "plumed" : "burgonet",
          view: "profile",
          beard: "short",
          legs: "lunge",
          lean: 0.08,
          far: [32, -104, 48, -112],
          mid: (q) => held(q, [48, -112], 0.9, sword),
        }),
      );
      return { x: 156, y: 30, width: 190 };
    },
    F: (p) => {
      shade(p, box(-4, -4, 328, 248), "1");
      p.at(160, 244, 1, 0, () => vault(p, 220, 226, "3"));
      rays(p, 160, 88, 40, 26, 90);
      cut(p, box(112, 150, 96, 60), "0");
      cut(p, "M106,150 L214,150 L214,158 L106,158 Z", "3", 1);
      cross8(p, 160, 184, 15, "4");
      p.at(160, 148, 1.2, 0, () => chalice(p));
      ranks(
        p,
        [
          [76, 238, 1, false],
          [248, 238, 1, true],
          [122, 244, 1.04, false],
          [204, 244, 1.04, true],
        ],
        (i) => ({
          dress: i % 2 ? "surcoat" : "armour",
          cross: true,
          hat: "none",
          hatTone: i % 2 ? "3" : "4",
          view: "profile",
          beard: i % 2 ? "full" : "short",
          mood: "pray",
          legs: "kneel",
          far: [22, -92, 24, -106],
          near: [4, -90, 20, -104],
        }),
      );
      return { x: 160, y: 50, width: 184 };
    },
    G: (p) => {
      sun(p, 92, 60, 16);
      sea(p, 104, 150);
      for (const [x, y] of [
        [26, 106],
        [64, 102],
        [110, 104],
      ] as const)
        p.at(x, y, 0.24, 1, () => galley(p, "ottoman"));
      sea(p, 112, 150);
      cut(p, "M-4,244 L-4,156 C80,142 240,142 330,152 L330,244 Z", "1");
      wall(p, [-6, 176, 0], [150, 168, 0], 50, "1");
      for (const x of [24, 112]) house(p, x, 172, 1.4);
      church(p, 62, 176, 1.2);
      p.at(232, 250, 1, 0, () => vault(p, 124, 232, "2"));
      p.at(232, 186, 1.5, 0, () => bell(p));
      line(p, "M232,186 C222,200 214,206 208,214", 2);
      figure(p, [188, 246, 0.8], {
        dress: "tunic",
        tone: "3",
        hat: "none",
        hatTone: "3",
        view: "profile",
        beard: "short",
        mood: "shout",
        legs: "brace",
        far: [24, -112, 20, -132],
        near: [-6, -110, 14, -122],
      });
      return { x: 224, y: 30, width: 170 };
    },
  },
  ottoman: {
    A: (p) => {
      lattice(p, 0, 0, 320, 240);
      GROUND.divan("3")(p);
      cut(p, "M70,196 L250,196 L266,244 L54,244 Z", "2");
      ranks(
        p,
        [
          [84, 232, 0.96],
          [238, 232, 0.96, true],
        ],
        (i) => ({
          dress: "fur",
          tone: i ? "3" : "2",
          hat: "vizier",
          view: "profile",
          beard: i ? "full" : "long",
          stout: i === 1,
          near: [-16, -86, 6, -78],
          far: [26, -92, 36, -100],
        }),
      );
      figure(p, [160, 238, 1.1], {
        dress: "fur",
        tone: "5",
        hat: "sultan",
        view: "three",
        beard: "pointed",
        age: 2,
        near: [-24, -86, -6, -76],
        far: [30, -96, 46, -106],
      });
      return { x: 160, y: 22, width: 166 };
    },
    B: (p) => {
      sky(p, 8, 110, [[70, 34, 46, 13]]);
      mosque(p, 250, 116, 0.8);
      sea(p, 112, 150);
      soil(p, 148);
      cut(p, "M20,196 C60,212 200,214 250,196 L270,150 C250,176 210,182 140,182 C80,182 40,176 16,146 Z", "1");
      for (let i = 0; i < 10; i++)
        line(
          p,
          `M${42 + i * 22},${178 + (i % 9 > 2 && i % 9 < 7 ? 4 : 0)} L${46 + i * 21},${204 + (i > 2 && i < 7 ? 4 : 0)}`,
          1.6,
        );
      line(p, "M40,206 L34,232 M100,212 L96,236 M170,212 L176,236 M236,204 L244,232", 4);
      ranks(
        p,
        [
          [70, 184, 0.56],
          [188, 186, 0.56, true],
        ],
        (i) => ({
          dress: "vest",
          tone: i ? "3" : "4",
          hat: "turban",
          view: "profile",
          beard: "short",
          legs: "brace",
          far: [26, -104, 34, -118],
          mid: (q) => held(q, [34, -118], 0.6, hammer),
        }),
      );
      figure(p, [132, 240, 0.92], {
        dress: "bare",
        tone: "2",
        hat: "bandana",
        hatTone: "3",
        view: "profile",
        legs: "step",
        far: [26, -112, 22, -128],
        near: [-22, -112, -10, -128],
        hold: (q) => cut(q, "M-44,-132 L56,-140 L56,-130 L-44,-122 Z", "2"),
      });
      barrel(p, 292, 234, 0.9);
      barrel(p, 258, 236, 0.9);
      return { x: 150, y: 64, width: 174 };
    },
    C: (p) => {
      sky(p, 8, 110, [[250, 36, 44, 13]]);
      mosque(p, 70, 120, 1);
      cut(p, "M-4,122 C60,114 140,116 200,124 L-4,130 Z", "2");
      sea(p, 122, 240);
      for (const [x, y, s] of [
        [200, 138, 0.34],
        [264, 134, 0.3],
        [304, 146, 0.36],
      ] as const)
        p.at(x, y, s, 0, () => galley(p, "ottoman"));
      p.at(142, 208, 0.98, 0, () => galley(p, "ottoman"));
      sea(p, 220, 240);
      return { x: 132, y: 36, width: 196 };
    },
    D: (p) => {
      sky(p, 8, 120, [[70, 36, 46, 13]]);
      hills(p, 128, 44, "2");
      sea(p, 124, 170);
      p.at(258, 160, 0.62, 0, () => carrack(p, "ottoman", true));
      soil(p, 170);
      for (let i = 0; i < 12; i++) line(p, `M${12 + i * 12},196 L${14 + i * 12},${120 + (i % 3) * 8}`, 1.7);
      ranks(
        p,
        [
          [34, 220, 0.9],
          [86, 224, 0.94],
          [140, 228, 0.98],
        ],
        (i) => ({
          dress: i === 1 ? "dolama" : "vest",
          tone: i ? "3" : "2",
          hat: i === 1 ? "bork" : "turban",
          moustache: true,
          view: "profile",
          legs: "step",
          far: [24, -92, 28, -100],
          mid: (q) => held(q, [28, -96], 0.06, pike, 0.8),
        }),
      );
      p.at(226, 232, 0.86, 0, () => mule(p));
      p.at(294, 234, 0.9, 0, () => sack(p));
      return { x: 158, y: 62, width: 176 };
    },
    E: (p) => {
      sky(p, 8, 110, [[160, 36, 60, 14]]);
      sea(p, 100, 176);
      for (const [x, y, s] of [
        [34, 112, 0.26],
        [96, 106, 0.22],
        [160, 108, 0.24],
        [226, 106, 0.22],
        [288, 112, 0.28],
      ] as const)
        p.at(x, y, s, 0, () => galley(p, "ottoman"));
      sea(p, 116, 176);
      p.at(250, 156, 0.8, 1, () =>
        boat(p, () =>
          ranks(
            p,
            [
              [-20, 6, 0.4],
              [14, 6, 0.4],
            ],
            () => ({ ...JANISSARY, half: true }),
          ),
        ),
      );
      soil(p, 172);
      tug(p, 34, 226, 140);
      flag(p, 290, 226, 150, "ottoman", 1.3, true);
      shadow(p, 160, 234, 50);
      figure(p, [154, 234, 1.26], {
        dress: "dolama",
        tone: "3",
        hat: "bork",
        moustache: true,
        view: "three",
        legs: "lunge",
        far: [32, -104, 54, -112],
        near: [-24, -88, -10, -76],
        hold: (q) => line(q, "M-12,-72 L18,-52", 3),
      });
      ranks(p, [[76, 228, 0.94]], () => ({
        dress: "fur",
        tone: "4",
        hat: "vizier",
        view: "profile",
        beard: "long",
        age: 2,
        far: [30, -96, 48, -100],
      }));
      return { x: 156, y: 14, width: 184 };
    },
    F: (p) => {
      sky(p, 8, 110);
      sea(p, 104, 140);
      p.at(206, 120, 0.86, 0, () => fort(p));
      smoke(p, 130, 80, 0.5, 5, -0.4);
      soil(p, 160);
      p.at(60, 214, 0.7, 0, () => cannon(p));
      smoke(p, 152, 156, 0.6, 5, 0.5);
      gabion(p, 18, 206, 0.9);
      ranks(
        p,
        [
          [236, 236, 1.02],
          [294, 238, 1, true],
        ],
        (i) => ({
          dress: "fur",
          tone: i ? "2" : "4",
          hat: i ? "turban" : "vizier",
          view: "profile",
          beard: i ? "full" : "long",
          age: i ? 0 : 2,
          far: i ? [24, -90, 30, -98] : [-2, -112, -30, -124],
        }),
      );
      return { x: 206, y: 26, width: 184 };
    },
    G: (p) => {
      sky(p, 8, 80);
      sea(p, 76, 120);
      p.at(68, 92, 0.44, 0, () => fort(p));
      p.at(258, 96, 0.7, 0, () => castle(p));
      windmill(p, 150, 96, 0.7);
      windmill(p, 176, 94, 0.6);
      smoke(p, 40, 62, 0.5, 5, -0.5);
      smoke(p, 210, 66, 0.5, 5, 0.5);
      soil(p, 116);
      for (const [x, y] of [
        [60, 142],
        [160, 138],
        [262, 142],
      ] as const)
        p.at(x, y, 0.34, 0, () => cannon(p));
      for (const [x, y, s] of [
        [30, 172, 0.6],
        [86, 166, 0.56],
        [236, 166, 0.56],
        [290, 172, 0.6],
      ] as const)
        tent(p, x, y, s);
      for (let i = 0; i < 18; i++) line(p, `M${12 + i * 17.5},214 L${14 + i * 17.5},${150 + (i % 3) * 6}`, 1.5);
      line(p, "M160,240 L156,110", 3.4);
      p.at(157, 112, 0.9, 0, () => banner(p, "ottoman"));
      ranks(
        p,
        [
          [40, 236, 0.8],
          [96, 238, 0.84],
          [226, 238, 0.84],
          [282, 236, 0.8],
        ],
        (i) => ({
          ...JANISSARY,
          tone: i % 2 ? "3" : "2",
          legs: "step",
        }),
      );
      return { x: 160, y: 56, width: 184 };
    },
  },
};
