/* A facing that is being chosen for a hex. */

import type { Choice } from "../../lib/wire";
import { numberOf, type Atlas } from "./atlas";
import type { Piece } from "./types";

export interface Turning {
  hex: string;
  /** The facing that Enter would take. */
  facing: number;
  /** All that can be taken. */
  facings: number[];
  /** What the unit would then show in each direction. */
  aspects: Piece["aspects"];
}

/** The facings among which these choices differ, once hex and piece are settled. */
export function facingsOf(choices: readonly Choice[], picked: readonly string[]): number[] {
  const open = choices.flatMap((choice) => choice.refs.filter((ref) => !picked.includes(ref)));
  const pieces = new Set(open.filter((ref) => ref.startsWith("piece:")));
  if (pieces.size > 1 || open.some((ref) => ref.startsWith("hex:"))) return [];
  const facings = new Set(open.filter((ref) => ref.startsWith("facing:")).map(numberOf));
  return [...facings].sort((a, b) => a - b);
}

/** The next facing that can be taken, clockwise or against it. */
export function turned(facings: readonly number[], facing: number, step: 1 | -1): number {
  for (let turn = 1; turn <= 6; turn++) {
    const next = (facing + step * turn + 36) % 6;
    if (facings.includes(next)) return next;
  }
  return facing;
}

/** The choice of a facing that is open, with the one that was aimed at, or the cheapest. */
export function turning(
  atlas: Atlas,
  choices: readonly Choice[],
  picked: readonly string[],
  aim: number,
): Turning | null {
  const facings = facingsOf(choices, picked);
  if (facings.length < 2) return null;
  const piece = choices[0]?.refs.find((ref) => ref.startsWith("piece:")) ?? "";
  const hex = picked.find((ref) => ref.startsWith("hex:")) ?? atlas.hexOf(piece);
  const cheapest = atlas.scene.moving?.destinations
    .find((to) => to.hex === hex)
    ?.ways.find((way) => facings.includes(way.facing));
  const usual = cheapest?.facing ?? atlas.piece(piece)?.facing ?? 0;
  const facing = facings.includes(aim) ? aim : facings.includes(usual) ? usual : (facings[0] ?? 0);
  const formation = choices.some((choice) => choice.verb === "form") ? "wall" : "ordinary";
  return { hex, facing, facings, aspects: atlas.scenery.formations[formation][facing] ?? [] };
}
