/** Events of the Order. */
import { box, cut, disc, line } from "../../strokes";
import { dog, rider } from "../../parts/beasts";
import { barrel, cannon } from "../../parts/guns";
import { halberd, held, jar, lantern, letter, pick, pike, sack, sword } from "../../parts/kit";
import { flame, mist, night, rays, rock, sea, sky, smoke, soil, sun } from "../../parts/nature";
import { boat, galley } from "../../parts/ships";
import { banner, cross8 } from "../../parts/signs";
import { tent, well } from "../../parts/buildings";
import { bastion, castle, fort, parapet, timbering, wall } from "../../parts/works";
import { GROUND, figure, ranks, type Plate } from "../kinds";

export const EVENTS: Record<string, Plate> = {
  "deserters-warning": (p) => {
    night(p, 170, [52, 44]);
    wall(p, [196, 60, -8], [330, 60, 0], 150, "2");
    figure(p, [258, 96, 0.56, true], {
      dress: "jack",
      half: true,
      hat: "morion",
      view: "profile",
      moustache: true,
      far: [30, -96, 42, -90],
      hold: (q) => held(q, [42, -78], 0, lantern, 1.4),
    });
    wall(p, [196, 72, -8], [330, 72, 0], 138, "2");
    soil(p, 190, "2");
    ranks(
      p,
      [
        [70, 228, 1.1],
        [150, 234, 1.2],
      ],
      (i) => ({
        dress: "vest",
        tone: i ? "3" : "2",
        hat: "turban",
        view: i ? "three" : "profile",
        beard: i ? "short" : "full",
        legs: "step",
        far: i ? [28, -104, 34, -122] : [26, -90, 34, -82],
        near: i ? [-22, -86, 4, -96] : undefined,
        hold: (q) => {
          if (i) q.at(4, -96, 1, 0, () => line(q, "M0,0 L2,-10", 2));
        },
      }),
    );
    return { x: 150, y: 44, width: 160 };
  },
  "stores-of-the-city": (p) => {
    GROUND.hall()(p);
    for (const [x, y] of [
      [216, 206],
      [254, 206],
      [235, 172],
    ] as const)
      barrel(p, x, y, 0.86);
    for (const [x, y] of [
      [86, 206],
      [62, 214],
      [110, 214],
    ] as const)
      p.at(x, y, 1, 0, () => sack(p));
    p.at(290, 228, 1.2, 0, () => jar(p));
    figure(p, [160, 234, 1.22], {
      dress: "doublet",
      tone: "4",
      cross: true,
      hat: "beret",
      hatTone: "4",
      view: "three",
      beard: "full",
      far: [26, -90, 34, -98],
      near: [-22, -86, -8, -78],
      hold: (q) => held(q, [34, -88], 0.1, letter, 0.9),
    });
    p.at(92, 238, 1, 1, () => dog(p));
    figure(p, [250, 236, 0.86, true], {
      dress: "gown",
      tone: "2",
      hat: "veil",
      hatTone: "0",
      woman: true,
      view: "profile",
      far: [24, -88, 36, -84],
      near: [-10, -84, 24, -80],
    });
    return { x: 166, y: 34, width: 160 };
  },
  "i-will-send-men": (p) => {
    GROUND.hall()(p);
    cut(p, "M40,240 L46,196 L130,196 L136,240 Z", "2");
    figure(p, [92, 216, 1.2], {
      dress: "surcoat",
      tone: "4",
      hat: "none",
      beard: "full",
      age: 2,
      view: "profile",
      mood: "stern",
      cloak: "5",
      legs: "stand",
      far: [32, -98, 56, -104],
      near: [-22, -86, -6, -76],
    });
    ranks(
      p,
      [
        [220, 230, 1, true],
        [276, 232, 1.02, true],
        [246, 240, 1.04, true],
      ],
      (i) => ({
        dress: i ? "surcoat" : "armour",
        cross: true,
        hat: i === 1 ? "burgonet" : "none",
        hatTone: "4",
        view: "profile",
        beard: i ? "short" : "pointed",
        mood: "pray",
        legs: i === 2 ? "kneel" : "stand",
        tilt: 0.2,
        near: [-16, -84, 6, -80],
        far: [22, -86, 10, -78],
      }),
    );
    return { x: 122, y: 24, width: 170 };
  },
  "night-boats": (p) => {
    night(p, 124, [248, 44]);
    p.at(70, 130, 0.62, 0, () => fort(p));
    sea(p, 122, 240);
    p.at(256, 158, 0.6, 1, () => boat(p));
    p.at(166, 212, 1.9, 1, () =>
      boat(p, () => {
        ranks(
          p,
          [
            [-38, 4, 0.5],
            [-10, 4, 0.5],
            [18, 4, 0.5],
          ],
          (i) => ({
            dress: i === 2 ? "surcoat" : "jack",
            half: true,
            hat: (["morion", "morion", "burgonet"] as const)[i] ?? "morion",
            view: "profile",
            beard: "short",
            far: [22, -90, 26, -100],
            mid: (q) => held(q, [26, -96], 0.04, i === 2 ? halberd : pike, 0.7),
          }),
        );
        p.at(46, -14, 0.9, 0, () => {
          line(p, "M0,0 L0,-18", 2);
          p.at(0, -18, 0.7, 0, () => lantern(p));
        });
      }),
    );
    sea(p, 216, 240);
    return { x: 160, y: 60, width: 176 };
  },
  "the-ditch-is-your-land": (p) => {
    sky(p, 8, 120, [[60, 36, 46, 14]]);
    p.at(250, 176, 1.2, 0, () => bastion(p));
    cut(p, "M110,244 L140,176 L330,170 L330,244 Z", "5");
    cut(p, "M-4,244 L-4,184 L150,178 L120,244 Z", "1");
    line(p, "M140,178 L118,240 M190,186 L186,240 M240,186 L246,240", 1);
    figure(p, [54, 232, 1.16], {
      dress: "surcoat",
      tone: "4",
      hat: "beret",
      hatTone: "4",
      view: "profile",
      beard: "pointed",
      far: [34, -96, 60, -90],
      near: [-22, -86, -8, -74],
    });
    figure(p, [118, 226, 1.06], {
      dress: "kaftan",
      tone: "2",
      hat: "turban",
      view: "three",
      beard: "full",
      tilt: 0.1,
      far: [24, -92, 16, -104],
      near: [-20, -90, 0, -100],
    });
    return { x: 104, y: 30, width: 180 };
  },
  "wells-of-the-marsa": (p) => {
    sky(p, 8, 150, [[240, 38, 48, 15]]);
    for (const x of [232, 284]) tent(p, x, 168, 0.7);
    soil(p, 164);
    p.at(150, 218, 1.16, 0, () => well(p));
    figure(p, [64, 230, 1.1], {
      dress: "tunic",
      tone: "2",
      hat: "straw",
      view: "profile",
      beard: "short",
      legs: "lunge",
      lean: 0.1,
      far: [32, -98, 50, -92],
      near: [-10, -92, 30, -86],
      hold: (q) => {
        for (const [x, y] of [
          [48, -100],
          [54, -94],
          [44, -90],
        ] as const) {
          line(
            q,
            `M${x},${y} L${x + 8},${y - 14} M${x + 3},${y - 6} L${x + 12},${y - 8} M${x + 3},${y - 6} L${x - 3},${y - 13}`,
            1.4,
          );
        }
      },
    });
    figure(p, [240, 236, 0.9, true], {
      dress: "vest",
      tone: "3",
      hat: "turban",
      view: "profile",
      beard: "short",
      legs: "kneel",
      lean: 0.5,
      far: [14, -90, 18, -76],
      near: [-10, -84, 8, -72],
    });
    return { x: 124, y: 56, width: 172 };
  },
  countermine: (p) => {
    cut(p, box(-4, -4, 328, 248), "4");
    cut(p, "M-4,244 L-4,96 C40,70 110,70 150,92 C168,106 166,150 150,176 C140,200 150,224 150,244 Z", "0");
    cut(p, "M330,244 L330,110 C292,88 230,92 196,116 C186,140 196,168 190,196 C184,220 190,236 190,244 Z", "1");
    timbering(p, 100, 214, [34, 116]);
    timbering(p, 124, 214, [236, 300]);
    cut(p, box(-4, 214, 154, 34), "2", 1);
    cut(p, box(190, 214, 140, 34), "3", 1);
    figure(p, [86, 216, 0.9], {
      dress: "doublet",
      tone: "3",
      hat: "coif",
      hatTone: "5",
      view: "profile",
      beard: "full",
      legs: "lunge",
      lean: 0.2,
      tilt: 0.2,
      near: [-14, -96, 4, -116],
      far: [34, -96, 52, -98],
    });
    line(p, "M154,110 C162,120 162,134 156,144 M162,104 C172,118 172,138 164,150", 1.4);
    figure(p, [252, 216, 0.8, true], {
      dress: "vest",
      tone: "2",
      hat: "turban",
      view: "profile",
      beard: "short",
      legs: "brace",
      far: [24, -110, 38, -120],
      near: [-10, -108, 26, -114],
      mid: (q) => held(q, [36, -114], 0.8, pick),
    });
    for (const [x, y] of [
      [40, 40],
      [120, 30],
      [210, 50],
      [280, 34],
      [166, 200],
    ] as const)
      rock(p, x, y, 0.9, "2");
    return { x: 140, y: 60, width: 184 };
  },
  "heads-from-the-cannon": (p) => {
    sky(p, 8, 160, [[240, 40, 46, 15]]);
    rays(p, 262, 96, 24, 14, 90);
    sea(p, 150, 190);
    parapet(p, 184, "2");
    p.at(120, 226, 1.06, 0, () => cannon(p));
    smoke(p, 254, 136, 0.9, 6, 0.5);
    for (const [x, y] of [
      [240, 74],
      [276, 60],
      [300, 90],
    ] as const) {
      disc(p, x, y, 8, "3", 1.1);
      line(p, `M${x - 12},${y + 8} L${x - 26},${y + 18} M${x - 14},${y} L${x - 28},${y + 8}`, 1);
    }
    figure(p, [34, 238, 0.96], {
      dress: "jack",
      hat: "morion",
      view: "profile",
      beard: "short",
      mood: "stern",
      far: [32, -90, 46, -84],
      hold: (q) => line(q, "M46,-84 L78,-64", 2.4),
    });
    return { x: 176, y: 40, width: 184 };
  },
  "raid-on-the-camp": (p) => {
    sky(p, 8, 150);
    smoke(p, 30, 96, 0.9, 7, 0.8);
    smoke(p, 286, 110, 0.7, 6, 0.5);
    soil(p, 170);
    for (const [x, y, s] of [
      [50, 190, 1],
      [126, 180, 0.8],
      [272, 196, 1.1],
    ] as const) {
      tent(p, x, y, s);
      flame(p, x + 6, y - 8, s * 1.2, "2");
    }
    p.at(196, 232, 1, 1, () =>
      rider(
        p,
        {
          dress: "surcoat",
          hat: "plumed",
          view: "profile",
          beard: "short",
          far: [30, -98, 46, -116],
          mid: (q) => held(q, [46, -116], 0.4, sword),
        },
        "gallop",
        "0",
        "4",
      ),
    );
    figure(p, [48, 238, 0.9, true], {
      dress: "vest",
      tone: "2",
      hat: "turban",
      view: "profile",
      beard: "full",
      mood: "shout",
      legs: "run",
      far: [28, -110, 34, -130],
      near: [-26, -108, -34, -128],
    });
    return { x: 164, y: 40, width: 190 };
  },
  "the-little-relief": (p) => {
    sky(p, 8, 90, [], 0.4);
    p.at(262, 120, 0.9, 0, () => castle(p));
    sea(p, 126, 180);
    mist(p, 92, 60);
    cut(p, "M-4,244 L-4,206 C100,190 220,196 330,186 L330,244 Z", "1");
    ranks(
      p,
      [
        [40, 208, 0.84],
        [96, 212, 0.88],
        [154, 216, 0.92],
        [214, 222, 1],
      ],
      (i) => ({
        dress: i === 3 ? "surcoat" : "jack",
        hat: i === 3 ? "plumed" : i % 2 ? "morion" : "cabasset",
        view: "profile",
        beard: "short",
        legs: "step",
        lean: 0.06,
        far: [24, -90, 28, -98],
        mid: (q) => held(q, [28, -94], 0.12, pike, 0.8),
      }),
    );
    return { x: 196, y: 50, width: 172 };
  },
  "st-elmos-pay": (p) => {
    sky(p, 8, 170);
    p.at(160, 150, 0.9, 0, () => fort(p, "ottoman"));
    smoke(p, 92, 92, 0.8, 6, -0.6);
    smoke(p, 232, 84, 0.8, 6, 0.6);
    soil(p, 186);
    p.at(162, 226, 2.1, 0, () => sword(p), 0);
    cut(p, "M136,232 C144,220 180,220 188,232 Z", "3");
    for (const [x, t] of [
      [70, 0.3],
      [250, -0.3],
    ] as const)
      p.at(
        x,
        226,
        1.3,
        0,
        () => {
          cross8(p, 0, -34, 20, "0");
          line(p, "M0,-14 L0,14", 4);
        },
        t,
      );
    return { x: 160, y: 56, width: 178 };
  },
  "no-retreat": (p) => {
    sky(p, 8, 130, [[60, 40, 48, 15]]);
    sea(p, 128, 240);
    p.at(258, 150, 1.3, 0, () => castle(p));
    cut(p, "M-4,244 L-4,168 L88,164 L100,244 Z", "1");
    cut(p, "M88,166 L132,172 L136,182 L88,178 Z M232,160 L196,178 L200,188 L236,172 Z", "3");
    line(p, "M100,178 L104,206 M120,180 L126,206 M214,178 L210,200", 3);
    line(p, "M140,190 L172,216 M150,210 L168,196", 3.4);
    figure(p, [60, 180, 1.02], {
      dress: "tunic",
      tone: "2",
      hat: "coif",
      hatTone: "4",
      view: "profile",
      beard: "full",
      legs: "lunge",
      lean: 0.1,
      far: [26, -118, 22, -140],
      near: [-6, -112, 14, -134],
      mid: (q) =>
        held(q, [18, -136], 0.7, (r) => {
          line(r, "M0,16 L0,-44", 3.4);
          cut(r, "M0,-40 C14,-40 18,-52 16,-60 C10,-54 4,-52 0,-54 Z", "2", 1.1);
        }),
    });
    return { x: 104, y: 30, width: 176 };
  },
  "the-great-relief": (p) => {
    sun(p, 250, 54, 20);
    sea(p, 120, 180);
    for (const [x, y, s] of [
      [40, 122, 0.3],
      [104, 124, 0.34],
      [176, 124, 0.32],
      [236, 126, 0.34],
      [296, 128, 0.36],
    ] as const)
      p.at(x, y, s, 0, () => galley(p, "malta"));
    sea(p, 130, 180);
    soil(p, 178);
    p.at(60, 192, 0.7, 0, () => boat(p));
    for (let i = 0; i < 12; i++) line(p, `M${110 + i * 18},206 L${116 + i * 18},${128 + (i % 3) * 8}`, 1.8);
    ranks(
      p,
      [
        [120, 222, 0.9],
        [268, 224, 0.92],
        [196, 236, 1.1],
      ],
      (i) => ({
        dress: "jack",
        hat: i === 2 ? "beret" : "morion",
        hatTone: "4",
        view: i === 2 ? "three" : "profile",
        beard: "pointed",
        legs: "step",
        far: [26, -98, 32, -112],
        mid: (q) =>
          i === 2
            ? (() => {
                line(q, "M32,-60 L32,-180", 2.8);
                q.at(32, -180, 0.8, 0, () => banner(q, "malta"));
              })()
            : held(q, [32, -106], 0.1, pike, 0.8),
      }),
    );
    return { x: 206, y: 40, width: 186 };
  },
};
