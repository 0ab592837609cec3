/* Where the game stands, in the words of its scene. */

import type { Scene } from "./choosing";

/** The scene's status in one line: a sentence, or the phase of a status in parts, of which its board shows the rest. */
export function statusOf(scene: Scene): string {
  const status = scene["status"];
  if (typeof status === "string") return status;
  if (typeof status !== "object" || status === null) return "";
  return "phase" in status && typeof status.phase === "string" ? status.phase : "";
}

/** The phases of a round, and which of them it is. */
export interface Track {
  round: number;
  phases: string[];
  at: number;
}

/** The track of a game whose rounds have phases; the first of them is what comes before the first round. */
export function trackOf(scenery: Scene | null, scene: Scene): Track | null {
  const [phases, round, at] = [scenery?.["phases"], scene["round"], scene["phase"]];
  if (!Array.isArray(phases) || typeof round !== "number" || typeof at !== "number") return null;
  const named = phases.map(String);
  return at === 0 ? { round: 0, phases: named.slice(0, 1), at: 0 } : { round, phases: named.slice(1), at: at - 1 };
}
