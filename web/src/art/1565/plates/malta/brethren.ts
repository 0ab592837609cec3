/** The knights of the langues and what else serves with the cross: serving brothers, galleys, batteries. */
import type { Pen } from "../../../pen";
import type { Arm, Person } from "../../people/person";
import { box, cut, line } from "../../strokes";
import { cannon } from "../../parts/guns";
import { halberd, held, pike, shield, sword } from "../../parts/kit";
import { sea, sky, smoke, soil } from "../../parts/nature";
import { chain, galley } from "../../parts/ships";
import { banner, flag } from "../../parts/signs";
import { church, house } from "../../parts/buildings";
import { bastion, gabion, parapet, wall } from "../../parts/works";
import { GROUND, figure, ranks, shadow, type Plate, type Stand } from "../kinds";

const UP: Arm = [26, -98, 30, -116];

/** Knights in a line, each a little different. */
function brethren(p: Pen, stands: readonly Stand[], more: (i: number) => Partial<Person> = () => ({})): void {
  for (const [x, y, scale] of stands) shadow(p, x, y, 28 * scale);
  ranks(p, stands, (i) => ({
    dress: i % 2 ? "armour" : "surcoat",
    cross: true,
    tone: i % 3 ? "4" : "3",
    hat: (["plumed", "burgonet", "cabasset"] as const)[i % 3] ?? "plumed",
    hatTone: i % 2 ? "1" : "0",
    view: i % 2 ? "three" : "profile",
    beard: (["short", "pointed", "full", "stubble"] as const)[i % 4] ?? "short",
    legs: "brace",
    far: UP,
    mid: (q) => held(q, [30, -116], 0.2, sword),
    ...more(i),
  }));
}

export const BRETHREN: Record<string, Plate> = {
  "serving-brothers": (p, { copy }) => {
    GROUND.hall()(p);
    brethren(
      p,
      [
        [72, 228, 1.1],
        [240, 228, 1.1, true],
        [156, 232, 1.24],
      ],
      (i) => ({
        dress: "jack",
        hat: (["cabasset", "coif", "none"] as const)[(i + copy) % 3] ?? "coif",
        hatTone: "3",
        legs: "stand",
        view: i === 2 ? "three" : "profile",
        far: [24, -90, 28, -100],
        mid: (q) => held(q, [28, -94], 0.04, halberd),
        chest: (q) => {
          cut(q, "M-6,-106 L14,-106 L13,-70 L-5,-70 Z", "4", 1);
          cut(
            q,
            "M2,-104 L6,-104 L6,-94 L12,-94 L12,-90 L6,-90 L6,-74 L2,-74 L2,-90 L-4,-90 L-4,-94 L2,-94 Z",
            "0",
            0.8,
          );
        },
      }),
    );
    return { x: 158, y: 34, width: 140 };
  },
  "galleys-of-the-religion": (p) => {
    sky(p, 8, 130, [
      [70, 46, 54, 20],
      [262, 60, 40, 14],
    ]);
    p.at(276, 130, 0.34, 0, () => galley(p, "malta"));
    sea(p, 128, 240);
    p.at(146, 200, 1.06, 0, () => galley(p, "malta"));
    sea(p, 214, 240);
    chain(p, [-10, 232], [330, 226], 6, 7, 2);
    return { x: 160, y: 30, width: 196 };
  },
  "knights-of-aragon": (p) => {
    GROUND.breach(160)(p);
    brethren(
      p,
      [
        [88, 228, 1.1],
        [232, 228, 1.1, true],
        [160, 236, 1.24],
      ],
      (i) => ({
        near: [-22, -88, -6, -80],
        front: (q) => held(q, [-2, -70], 0, shield, 1.1),
        mid: i === 2 ? (q) => held(q, [30, -110], 0.1, pike, 0.7) : (q) => held(q, [30, -116], 0.2, sword),
      }),
    );
    return { x: 160, y: 36, width: 140 };
  },
  "knights-of-auvergne": (p) => {
    sky(p, 8, 160, [[60, 40, 46, 15]]);
    soil(p, 170);
    gabion(p, 296, 200, 1);
    brethren(
      p,
      [
        [56, 216, 1],
        [148, 224, 1.16],
        [232, 234, 1.3],
      ],
      (i) => ({
        legs: i === 1 ? "run" : "lunge",
        lean: 0.16,
        mood: "shout",
        view: i === 2 ? "three" : "profile",
        far: [32, -100, 48, -108],
        near: [-26, -92, -12, -78],
        mid: (q) => held(q, [48, -108], 0.95, i === 1 ? halberd : sword),
        front: (q) => {
          if (i === 2) held(q, [-12, -76], 0, shield);
        },
      }),
    );
    return { x: 224, y: 30, width: 144 };
  },
  "knights-of-castile": (p) => {
    sky(p, 8, 160, [[250, 36, 46, 14]]);
    p.at(90, 190, 1.5, 0, () => bastion(p));
    soil(p, 186);
    flag(p, 40, 62, 50, "malta", 1);
    brethren(
      p,
      [
        [112, 230, 1.1],
        [266, 230, 1.1],
        [190, 236, 1.26],
      ],
      (i) => ({
        legs: "stand",
        mid: () => undefined,
        dress: "surcoat",
        tone: i % 2 ? "5" : "4",
        near: [-20, -86, 0, -82],
        far: [22, -88, 8, -78],
        hold: (q) => held(q, [31, -84], 0.05, i === 2 ? sword : halberd),
      }),
    );
    return { x: 190, y: 34, width: 140 };
  },
  "batteries-of-st-angelo": (p) => {
    sky(p, 8, 120, [[60, 36, 46, 14]]);
    wall(p, [-6, 60, 0], [214, 60, 6], 70, "1");
    flag(p, 60, 60, 44, "malta");
    sea(p, 126, 176);
    for (const x of [52, 116, 178]) {
      cut(p, `M${x - 13},110 L${x - 13},92 C${x - 11},80 ${x + 11},80 ${x + 13},92 L${x + 13},110 Z`, "5");
      cut(p, box(x - 4, 96, 34, 9), "1", 1.1);
      smoke(p, x + 36, 100, 0.4, 4, 1);
    }
    parapet(p, 178, "2");
    p.at(148, 222, 0.98, 0, () => cannon(p));
    smoke(p, 274, 146, 0.9, 6, 0.6);
    figure(p, [34, 236, 0.94], {
      dress: "doublet",
      tone: "2",
      hat: "coif",
      hatTone: "4",
      view: "profile",
      beard: "short",
      legs: "lunge",
      far: [32, -88, 46, -78],
      hold: (q) => line(q, "M20,-70 L74,-86", 3),
    });
    return { x: 172, y: 56, width: 184 };
  },
  "knights-of-provence": (p) => {
    sky(p, 8, 150, [[250, 44, 50, 16]]);
    church(p, 56, 156, 1.3);
    for (const [x, y] of [
      [228, 158],
      [262, 160],
      [298, 158],
    ] as const)
      house(p, x, y, 1.3);
    soil(p, 160);
    line(p, "M168,226 L164,14", 3.6);
    p.at(165, 16, 1.1, 0, () => banner(p, "malta"));
    brethren(
      p,
      [
        [56, 220, 0.98],
        [262, 220, 0.98, true],
        [108, 228, 1.1],
        [216, 228, 1.1, true],
        [162, 236, 1.22],
      ],
      (i) => ({
        legs: "stand",
        dress: "surcoat",
        cloak: i === 4 ? "5" : "4",
        view: i === 4 ? "three" : "profile",
        age: i === 4 ? 1 : 0,
        far: [22, -90, 18, -84],
        near: [-18, -86, 4, -80],
        mid: () => undefined,
        hold: (q) => {
          if (i < 4) held(q, [6, -66], 3.14, sword, 0.9);
        },
      }),
    );
    return { x: 162, y: 40, width: 140 };
  },
};
