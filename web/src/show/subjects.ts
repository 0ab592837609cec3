/* Which picture belongs to a thing, where its game has pictures. */

import type { Subject } from "../art/subject";
import { kindOf, type Scene } from "../lib/choosing";

interface Pictured {
  art?: Subject;
}

/** As much of a card game's scenery as is needed here. */
interface Printed {
  cards?: number[];
  faces?: Record<string, Pictured>;
  objectives?: Record<string, Pictured>;
}

/** What a thing's picture is drawn from; null where it has none. */
export function subjectOf(scenery: Scene | null, ref: string): Subject | null {
  const { cards, faces, objectives } = (scenery ?? {}) as Printed;
  if (kindOf(ref) !== "card") return objectives?.[ref]?.art ?? null;
  return faces?.[String(cards?.[Number(ref.slice("card:".length))])]?.art ?? null;
}
