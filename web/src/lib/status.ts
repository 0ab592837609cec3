/* Where the game stands, in the words of its scene. */

/** The scene's status in one line: a sentence, or the phase of a status in parts, of which its board shows the rest. */
export function statusOf(scene: { [k: string]: unknown }): string {
  const status = scene["status"];
  if (typeof status === "string") return status;
  if (typeof status !== "object" || status === null) return "";
  return "phase" in status && typeof status.phase === "string" ? status.phase : "";
}
