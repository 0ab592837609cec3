/** Pashas, corsairs and masters of the guns, each before his own story. */
import { cut, line } from "../../strokes";
import { basilisk, cannon } from "../../parts/guns";
import { bow, dagger, held, kalkan, mace, oar, plan, scimitar } from "../../parts/kit";
import { flame, rays, sea, sky, smoke, soil } from "../../parts/nature";
import { boat, galley } from "../../parts/ships";
import { tug } from "../../parts/signs";
import { castle, fort, ladder, wall } from "../../parts/works";
import { GROUND, figure, portrait, ranks, type Plate } from "../kinds";

export const CAPTAINS: Record<string, Plate> = {
  "mustafa-pasha": portrait({
    x: 170,
    y: 400,
    scale: 2.2,
    behind: (p) => {
      rays(p, 170, 96, 56, 34, 340);
      GROUND.pavilion(66)(p);
      for (const x of [250, 280, 306]) tug(p, x, 226, 150 + (x % 4) * 8);
    },
    who: {
      dress: "fur",
      tone: "4",
      view: "three",
      beard: "long",
      age: 2,
      hat: "vizier",
      mood: "stern",
      near: [-28, -84, -4, -74],
      far: [30, -86, 38, -104],
      mid: (p) => held(p, [38, -102], 0.2, mace),
      front: (p) => line(p, "M-14,-70 L18,-56", 3),
    },
    frame: { x: 176, y: 28, width: 184 },
  }),
  "hasan-pasha-of-algiers": portrait({
    behind: (p) => {
      GROUND.mills()(p);
      flame(p, 96, 152, 1, "2");
      smoke(p, 92, 96, 0.7, 5, 0.6);
    },
    x: 168,
    who: {
      dress: "vest",
      tone: "4",
      view: "profile",
      beard: "full",
      hair: "5",
      hat: "turban",
      mood: "shout",
      far: [30, -98, 36, -120],
      near: [-26, -86, -10, -74],
      mid: (p) => held(p, [36, -120], 0.1, scimitar),
    },
    frame: { x: 176, y: 10, width: 176 },
  }),
  "piyale-pasha": portrait({
    flip: true,
    x: 196,
    behind: (p) => {
      sky(p, 8, 140, [[70, 40, 50, 15]]);
      for (const [x, y, s] of [
        [40, 140, 0.3],
        [100, 146, 0.36],
        [60, 176, 0.5],
        [290, 150, 0.36],
      ] as const)
        p.at(x, y, s, 0, () => galley(p, "ottoman"));
      sea(p, 180, 240);
    },
    who: {
      dress: "kaftan",
      tone: "2",
      view: "three",
      beard: "full",
      hair: "4",
      hat: "turban",
      far: [34, -94, 56, -108],
      near: [-26, -84, -4, -74],
    },
    frame: { x: 176, y: 12, width: 182 },
  }),
  "turgut-reis": portrait({
    x: 130,
    behind: (p) => {
      sky(p, 8, 150, [[60, 40, 48, 15]]);
      sea(p, 140, 180);
      p.at(274, 148, 0.36, 0, () => fort(p));
      smoke(p, 226, 130, 0.4, 5, 0.6);
      soil(p, 176);
      p.at(252, 230, 0.8, 0, () => cannon(p));
    },
    who: {
      dress: "vest",
      tone: "3",
      view: "three",
      beard: "long",
      age: 2,
      hat: "corsair",
      hatTone: "4",
      mood: "stern",
      near: [-28, -86, -8, -72],
      far: [30, -88, 48, -80],
      hold: (p) => held(p, [-10, -74], -2.5, scimitar, 0.9),
    },
    frame: { x: 138, y: 14, width: 176 },
  }),
  "aga-of-the-janissaries": portrait({
    y: 396,
    behind: (p) => {
      sky(p, 8, 200, [[160, 30, 60, 14]]);
      ranks(
        p,
        [
          [26, 232, 0.9],
          [74, 226, 0.86],
          [246, 226, 0.86],
          [296, 232, 0.9],
        ],
        () => ({ dress: "dolama", hat: "bork", moustache: true, view: "three", tone: "2" }),
      );
    },
    who: {
      dress: "fur",
      tone: "3",
      view: "three",
      moustache: true,
      hat: "turban",
      mood: "stern",
      near: [-34, -84, -36, -100],
      far: [28, -84, 14, -74],
      hold: (p) => held(p, [-36, -100], 0.1, mace),
    },
  }),
  "uluj-ali": portrait({
    behind: (p) => {
      GROUND.sea("ottoman", 60)(p);
      p.at(262, 156, 0.3, 0, () => galley(p, "ottoman"));
    },
    x: 160,
    flip: true,
    who: {
      dress: "vest",
      tone: "4",
      view: "profile",
      beard: "stubble",
      moustache: true,
      hat: "bandana",
      hatTone: "2",
      far: [30, -84, 46, -74],
      near: [-22, -82, 18, -72],
      front: (p) => {
        held(p, [40, -60], 0.9, oar, 0.8);
        line(p, "M6,-134 L10,-122", 1);
      },
    },
  }),
  candelissa: (p) => {
    sky(p, 8, 120, [[230, 36, 50, 15]]);
    cut(p, "M200,124 L210,104 L330,98 L330,128 Z", "1");
    sea(p, 122, 240);
    p.at(64, 150, 0.5, 0, () => boat(p));
    p.at(262, 160, 0.55, 0, () => boat(p));
    p.at(150, 222, 2.1, 0, () =>
      boat(p, () => {
        ranks(
          p,
          [
            [-34, 6, 0.36],
            [-16, 6, 0.36],
            [36, 6, 0.36],
          ],
          (i) => ({ dress: "vest", half: true, hat: "turban", beard: "short", view: "profile", tone: i ? "3" : "4" }),
        );
        figure(p, [10, 14, 0.72], {
          dress: "vest",
          tone: "4",
          half: true,
          hat: "corsair",
          hatTone: "3",
          beard: "forked",
          view: "three",
          mood: "shout",
          far: [28, -98, 32, -122],
          near: [-26, -88, -12, -72],
          mid: (q) => held(q, [32, -122], 0.2, scimitar),
        });
      }),
    );
    sea(p, 226, 240);
    return { x: 176, y: 14, width: 176 };
  },
  "cheder-bey": portrait({
    x: 140,
    behind: (p) => {
      sky(p, 8, 140, [[60, 40, 46, 15]]);
      wall(p, [190, 70, -6], [330, 70, 0], 150, "1");
      ladder(p, [196, 230], [252, 62], 20);
      ladder(p, [262, 230], [300, 62], 18);
      soil(p, 206);
    },
    who: {
      dress: "mail",
      view: "profile",
      beard: "full",
      hair: "5",
      hat: "zirh",
      mood: "shout",
      far: [30, -100, 34, -124],
      near: [-22, -86, 8, -92],
      mid: (p) => held(p, [34, -124], 0.2, scimitar),
    },
    frame: { x: 156, y: 14, width: 180 },
  }),
  "salih-of-mytilene": portrait({
    x: 178,
    flip: true,
    behind: (p) => {
      sky(p, 8, 150, [[240, 40, 50, 15]]);
      p.at(48, 148, 0.8, 0, () => castle(p, "ottoman"));
      p.at(270, 170, 0.5, 0, () => galley(p, "ottoman"));
      sea(p, 168, 240);
    },
    who: {
      dress: "vest",
      tone: "2",
      view: "profile",
      beard: "pointed",
      hat: "turban",
      far: [34, -96, 52, -100],
      near: [-28, -98, 14, -100],
      mid: (p) => held(p, [52, -100], 0, bow, 0.9),
    },
  }),
  "topcu-basi": portrait({
    x: 108,
    behind: (p) => {
      sky(p, 8, 180, [[60, 40, 46, 14]]);
      soil(p, 190);
      p.at(224, 226, 1, 0, () => basilisk(p));
      smoke(p, 300, 60, 0.7, 5, 0.4);
    },
    who: {
      dress: "kaftan",
      tone: "3",
      view: "three",
      beard: "full",
      hair: "4",
      hat: "turban",
      age: 1,
      far: [30, -92, 42, -106],
      near: [-26, -84, -6, -76],
      mid: (p) => {
        line(p, "M46,-60 L38,-150", 3);
        cut(p, "M34,-148 C28,-160 40,-164 36,-172 C46,-166 48,-154 42,-148 Z", "2", 1);
      },
    },
    frame: { x: 140, y: 14, width: 186 },
  }),
  "ali-portuk": portrait({
    x: 126,
    behind: (p) => {
      sky(p, 8, 150, [[70, 38, 50, 15]]);
      p.at(248, 148, 1.15, 0, () => castle(p, "ottoman"));
      sea(p, 156, 240);
      p.at(270, 196, 0.36, 1, () => galley(p, "ottoman"));
    },
    who: {
      dress: "kaftan",
      tone: "1",
      view: "profile",
      beard: "full",
      hair: "0",
      age: 2,
      hat: "turban",
      near: [-26, -84, -2, -76],
      far: [30, -88, 38, -84],
      mid: (p) => line(p, "M40,-20 L36,-140", 4),
    },
    frame: { x: 146, y: 14, width: 180 },
  }),
  "renegade-engineers": (p) => {
    sky(p, 8, 120, [[60, 36, 46, 14]]);
    sea(p, 118, 240);
    p.at(226, 126, 0.62, 0, () => fort(p));
    p.at(146, 216, 2, 0, () =>
      boat(
        p,
        () => {
          figure(p, [-22, 6, 0.66], {
            dress: "tunic",
            tone: "2",
            half: true,
            hat: "straw",
            view: "profile",
            beard: "short",
            far: [32, -88, 50, -98],
            near: [-18, -84, 10, -78],
            mid: (q) => {
              line(q, "M44,-92 L92,-140", 2.4);
              line(q, "M92,-140 L96,-40", 0.9);
            },
          });
          figure(p, [24, 8, 0.66, true], {
            dress: "tunic",
            tone: "3",
            half: true,
            hat: "coif",
            hatTone: "1",
            view: "three",
            beard: "full",
            near: [-22, -84, 2, -74],
            far: [26, -84, 20, -74],
            front: (q) => held(q, [8, -66], 0, plan, 0.8),
          });
        },
        3,
      ),
    );
    sea(p, 222, 240);
    return { x: 152, y: 40, width: 184 };
  },
};

/** Used by the invented: a man of the Sultan's, varied by chance. */
export const ANY_PASHA: Plate = (p, cast) => {
  const grounds = [
    GROUND.pavilion(70),
    GROUND.camp(),
    GROUND.divan("3"),
    GROUND.mosque(70),
    GROUND.sea("ottoman", 60),
  ] as const;
  const ground = grounds[Math.floor(p.dice() * grounds.length)] ?? grounds[0];
  return portrait({
    flip: p.dice() < 0.4,
    x: 160,
    y: 396,
    behind: ground,
    who: {
      dress: p.pick(["fur", "kaftan", "fur"]),
      tone: p.pick(["2", "3", "4", "5"]),
      view: p.pick(["profile", "three"]),
      age: p.pick([0, 1, 2]),
      beard: p.pick(["full", "long", "pointed", "forked"]),
      hat: p.pick(["turban", "vizier"]),
      far: [28, -86, 36, -102],
      near: [-26, -86, -4, -76],
      mid: (q) => held(q, [36, -102], 0.2, p.dice() < 0.5 ? mace : dagger),
    },
  })(p, cast);
};

export const ANY_CORSAIR: Plate = (p, cast) =>
  portrait({
    flip: p.dice() < 0.5,
    x: 160,
    behind: p.dice() < 0.5 ? GROUND.sea("ottoman", 60) : GROUND.mills(),
    who: {
      dress: "vest",
      tone: p.pick(["2", "3", "4"]),
      view: p.pick(["profile", "three"]),
      age: p.pick([0, 1, 2]),
      beard: p.pick(["full", "short", "forked", "stubble"]),
      moustache: true,
      hat: p.pick(["corsair", "turban", "bandana"]),
      hatTone: p.pick(["2", "3", "4"]),
      far: [30, -98, 36, -118],
      near: [-26, -86, -8, -76],
      mid: (q) => held(q, [36, -118], 0.1, scimitar),
      front: (q) => {
        if (p.dice() < 0.5) held(q, [-14, -74], 0, (r) => kalkan(r, 17));
      },
    },
  })(p, cast);
