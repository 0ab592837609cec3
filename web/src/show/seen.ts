/* How much of each game this browser has seen, so that it can be told what happened meanwhile. */

const KEY = "senlac-seen";
/** So many games are remembered. */
const MOST = 60;

function stored(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The number of lines of a game's log that were seen; 0 if it was never looked at. */
export function seenOf(game: string): number {
  const found = stored()[game];
  return typeof found === "number" && found > 0 ? found : 0;
}

/** So many lines of a game's log have been seen. */
export function noteSeen(game: string, lines: number): void {
  const others = Object.entries(stored()).filter(([id]) => id !== game);
  // The newest stand last, and the oldest are forgotten.
  const kept = [...others, [game, lines] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing only cannot tell what happened meanwhile.
  }
}
