/* Which picture stands for a piece: the men of its kind, or a Leader. */

import type { Subject } from "../../art";
import type { Atlas } from "./atlas";
import type { Kind, PieceInfo } from "./types";

const KINDS: Record<Exclude<Kind["glyph"], "">, Pick<Subject, "traits" | "unit">> = {
  spear: { unit: "infantry", traits: ["fyrd"] },
  axe: { unit: "infantry", traits: ["housecarl"] },
  sword: { unit: "infantry", traits: [] },
  horse: { unit: "cavalry", traits: ["knight"] },
};

/** What its picture is drawn from; null if its kind has none. */
export function subjectOf(atlas: Atlas, info: PieceInfo): Subject | null {
  const faction = info.side ? "norman" : "saxon";
  if (info.type < 0)
    return { id: `leader-${info.letter}`, box: "1066", faction, type: "leader", might: info.army ? 3 : 1 };
  const kind = atlas.kind(info);
  if (!kind?.glyph) return null;
  return { id: `${kind.glyph}-${faction}`, box: "1066", faction, type: "unit", might: kind.cf, ...KINDS[kind.glyph] };
}
