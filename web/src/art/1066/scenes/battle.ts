// Scenes of fighting men in line: horse, foot, bow.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import { archer, arrow, ground, huscarl, rider, spearman, tree, wallOfShields } from "../parts";
import { type Cast, GROUND, type Shot } from "../scene";

const PENNONS = ["terracotta", "blue", "ochre", "teal"] as const;

export function knights(p: Pen, cast: Cast): Shot {
  const n = cast.count ?? Math.min(3, Math.max(1, cast.might - 2));
  ground(p, GROUND);
  const first = Math.floor(p.dice() * 5);
  const coat = (i: number) => nth(["teal", "ochre", "terracotta", "blue", "rust"], first + i);
  if (n > 2) p.at(62, GROUND - 8, 0.82, 0, () => rider(p, { col: coat(2), pose: "up", pen: p.pick(PENNONS) }));
  if (n > 1)
    p.at(n > 2 ? 132 : 86, GROUND - 4, 1, 0, () => rider(p, { col: coat(1), pose: "over", pen: p.pick(PENNONS) }));
  p.at(n > 1 ? 204 : 150, GROUND + 5, n > 1 ? 1.12 : 1.2, 0, () =>
    rider(p, { col: coat(0), pose: "couch", pen: p.pick(PENNONS) }),
  );
  return { x: n === 1 ? 164 : 214, y: 30, width: 184, words: ["EQVITES", n === 1 ? 252 : 138, n === 1 ? 44 : 31] };
}

export function huscarls(p: Pen): Shot {
  ground(p, GROUND);
  for (let i = 0; i < 3; i++)
    p.at(62 + i * 84, GROUND + 4 + (i % 2) * 4, 1.24, 0, () => huscarl(p, { stance: i % 2 ? "step" : "brace" }));
  return { x: 158, y: 24, width: 180 };
}

export function foot(p: Pen, cast: Cast): Shot {
  ground(p, GROUND);
  const flag = p.pick(PENNONS);
  for (let i = 0; i < 4; i++)
    p.at(48 + i * 70, GROUND + 3 + (i % 2) * 3, 1.14, 0, () =>
      spearman(p, { light: cast.might < 2 && i % 2 === 0, pen: i === 3 ? flag : undefined }),
    );
  return { x: 188, y: 52, width: 160 };
}

export function archers(p: Pen): Shot {
  ground(p, GROUND);
  tree(p, 292, GROUND + 4, 0.95);
  for (let i = 0; i < 3; i++)
    p.at(54 + i * 78, GROUND + 3 + (i % 2) * 4, 1.2, 0, () =>
      archer(p, { mail: i === 1, hair: p.pick(["rust", "ochre", "teal"]) }),
    );
  for (let i = 0; i < 5; i++) arrow(p, 130 + i * 34, 52 + (i % 2) * 14 + i * 3, 0.06 + i * 0.05, 34);
  return { x: 136, y: 52, width: 160, words: ["SAGITTARII", 100, 30] };
}

export function shieldwall(p: Pen): Shot {
  ground(p, GROUND);
  wallOfShields(p, 34, GROUND, 7);
  arrow(p, 232, GROUND - 96, 2.6, 34);
  arrow(p, 152, GROUND - 120, 2.4, 34);
  return { x: 168, y: 58, width: 150 };
}
