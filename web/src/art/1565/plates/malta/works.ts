/** Tactics and Attachments of the Order: works seen whole, and things alone in a niche. */
import { person } from "../../people/person";
import { box, cut, disc, line, shade, strokes } from "../../strokes";
import { cannon, fireHoop, grenade } from "../../parts/guns";
import { icon, sword } from "../../parts/kit";
import { flame, night, rays, sea, sky, smoke, soil } from "../../parts/nature";
import { chain, galley } from "../../parts/ships";
import { banner, cross8, flag } from "../../parts/signs";
import { house, vault } from "../../parts/buildings";
import { castle, palisade, wall } from "../../parts/works";
import { figure, still, type Plate } from "../kinds";

export const WORKS: Record<string, Plate> = {
  "the-great-chain": (p) => {
    sky(p, 8, 90, [[160, 36, 60, 15]]);
    p.at(262, 104, 0.86, 0, () => castle(p));
    wall(p, [-6, 76, 0], [74, 76, 6], 30, "1");
    house(p, 30, 76, 1.2);
    house(p, 56, 76, 1, "3");
    sea(p, 102, 240);
    p.at(160, 140, 0.42, 0, () => galley(p, "malta"));
    chain(p, [-10, 148], [330, 148], 30, 15, 4);
    return { x: 160, y: 66, width: 174 };
  },
  "sacra-infermeria": (p) => {
    shade(p, box(-4, -4, 328, 248), "1");
    p.at(160, 250, 1, 0, () => vault(p, 250, 246, "3"));
    for (const x of [66, 134, 202, 270]) {
      cut(p, `M${x - 24},150 L${x - 24},84 C${x - 20},70 ${x + 20},70 ${x + 24},84 L${x + 24},150 Z`, "0", 1);
      cross8(p, x, 62, 8, "4");
    }
    for (const x of [66, 252]) {
      cut(p, `M${x - 44},214 L${x - 44},168 L${x - 36},168 L${x - 36},190 L${x + 46},190 L${x + 46},214 Z`, "3");
      cut(p, `M${x - 36},190 C${x - 20},174 ${x + 30},178 ${x + 46},188 L${x + 46},202 L${x - 36},202 Z`, "0", 1);
      disc(p, x - 26, 178, 9, "0", 1.1);
      line(p, `M${x - 34},174 L${x - 18},174`, 2);
    }
    figure(p, [162, 236, 1.14], {
      dress: "kaftan",
      tone: "4",
      hat: "beret",
      hatTone: "4",
      view: "three",
      beard: "full",
      far: [28, -88, 40, -80],
      near: [-22, -86, -6, -80],
      chest: (q) => cross8(q, 4, -94, 9, "0"),
      hold: (q) => {
        cut(q, "M30,-84 C32,-74 48,-74 50,-84 Z", "0", 1.1);
      },
    });
    return { x: 160, y: 60, width: 172 };
  },
  "fire-hoops": (p) => {
    night(p, 150);
    wall(p, [-6, 70, 0], [120, 70, 10], 130, "2");
    cut(p, "M120,200 L330,240 L-4,244 L-4,190 Z", "2");
    fireHoop(p, 214, 146, 46);
    fireHoop(p, 122, 196, 26);
    figure(p, [60, 122, 0.62], {
      dress: "tunic",
      tone: "1",
      half: true,
      hat: "coif",
      hatTone: "0",
      view: "profile",
      beard: "short",
      mood: "shout",
      far: [30, -110, 44, -122],
      near: [-20, -104, 24, -120],
    });
    wall(p, [-6, 78, 0], [120, 78, 10], 120, "2");
    grenade(p, 280, 212, 9);
    figure(p, [262, 250, 0.7, true], {
      dress: "vest",
      tone: "3",
      hat: "turban",
      view: "profile",
      mood: "shout",
      beard: "short",
      legs: "run",
      far: [28, -110, 34, -130],
      near: [-26, -108, -34, -128],
    });
    return { x: 196, y: 66, width: 156 };
  },
  "landward-walls": (p) => {
    sky(p, 8, 80, [[70, 34, 46, 12]]);
    for (const [x, y] of [
      [40, 86],
      [70, 80],
      [108, 86],
      [150, 80],
      [190, 86],
      [232, 80],
      [270, 86],
      [300, 82],
    ] as const)
      house(p, x, y, 1);
    soil(p, 150);
    cut(p, "M-4,92 L50,92 L70,78 L120,108 L104,140 L64,128 L-4,128 Z", "1");
    cut(p, "M330,92 L270,92 L250,78 L200,108 L216,140 L256,128 L330,128 Z", "1");
    cut(p, "M120,100 L200,100 L200,128 L120,128 Z", "0");
    cut(p, "M-4,128 L64,128 L104,140 L120,108 L120,132 L106,166 L62,152 L-4,152 Z", "3");
    cut(p, "M330,128 L256,128 L216,140 L200,108 L200,132 L214,166 L258,152 L330,152 Z", "4");
    cut(p, "M120,128 L200,128 L200,152 L120,152 Z", "2");
    line(p, "M-4,100 L52,100 L72,88 L110,110 L100,130 M330,100 L268,100 L248,88 L210,110 L220,130", 1);
    flag(p, 160, 100, 54, "malta", 1.1);
    cut(p, "M-4,170 C80,180 240,180 330,170 L330,186 C240,196 80,196 -4,186 Z", "5");
    for (const x of [70, 250]) p.at(x, 112, 0.2, 0, () => cannon(p));
    cut(p, "M130,214 L160,196 L190,214 L160,232 Z", "1");
    return { x: 160, y: 40, width: 176 };
  },
  "standard-of-the-order": still("malta", (p) => {
    line(p, "M92,214 L92,40", 5);
    disc(p, 92, 36, 5, "1");
    p.at(95, 52, 1.75, 0, () => banner(p, "malta"));
  }),
  "plate-harness": still(
    "malta",
    (p) => {
      p.at(160, 326, 1.9, 0, () => {
        cut(p, "M-5,-62 L5,-62 L6,-150 L-6,-150 Z", "4");
        person(p, {
          dress: "armour",
          half: true,
          hat: "plumed",
          hatTone: "3",
          view: "profile",
          near: [-26, -84, -20, -66],
          far: [28, -84, 26, -66],
        });
        cut(p, "M-3,-139 L17,-136 L14,-120 L4,-113 L-6,-118 Z", "3", 1.2);
        line(p, "M0,-131 L15,-130 M0,-126 L13,-125", 1.6);
      });
    },
    { y: 14 },
  ),
  "toledo-blade": still("malta", (p) => {
    p.at(160, 176, 2.2, 0, () => sword(p), 0.5);
    p.at(160, 192, 1, 0, () => cut(p, "M-60,14 C-40,0 40,0 60,14 C40,22 -40,22 -60,14 Z", "3"));
    line(p, "M106,196 C130,188 190,188 214,196", 1);
  }),
  "stake-palisade": still("malta", (p) => {
    palisade(p, 84, 196, 8, 22, 100);
    for (let i = 0; i < 5; i++)
      line(
        p,
        `M66,${190 + i * 6} C100,${184 + i * 6} 130,${196 + i * 6} 160,${190 + i * 6} C190,${184 + i * 6} 220,${196 + i * 6} 254,${190 + i * 6}`,
        1.2,
      );
  }),
  "our-lady-of-philermos": still("malta", (p) => {
    rays(p, 160, 116, 48, 66, 100);
    p.at(160, 206, 1.62, 0, () => icon(p));
    for (const x of [82, 238]) {
      cut(p, box(x - 4, 150, 8, 58), "0", 1.1);
      flame(p, x, 150, 0.36, "2");
      cut(p, box(x - 10, 206, 20, 8), "3", 1);
    }
  }),
  "cavalier-of-st-elmo": still("malta", (p) => {
    p.at(160, 206, 0.72, 0, () => {
      cut(p, "M-104,10 L-84,-120 L60,-130 L66,10 Z", "1");
      cut(p, "M66,10 L60,-130 L108,-112 L122,6 Z", "3");
      line(p, "M-86,-108 L61,-118 L109,-100", 2.2);
      for (const x of [-66, -18, 30]) {
        cut(p, `M${x - 12},-62 L${x - 11},-82 C${x - 8},-92 ${x + 10},-92 ${x + 12},-82 L${x + 12},-62 Z`, "5");
        cut(p, box(x - 4, -76, 46, 11), "0", 1.1);
      }
      flag(p, -20, -124, 60, "malta", 1.4);
      strokes(
        p,
        [
          [-90, -40, -70, -41],
          [-50, -24, -28, -25],
          [0, -34, 22, -35],
          [-80, -8, -56, -9],
          [80, -60, 96, -56],
          [86, -24, 104, -20],
        ],
        1,
      );
    });
    smoke(p, 226, 150, 0.5, 4, 0.3);
  }),
};
