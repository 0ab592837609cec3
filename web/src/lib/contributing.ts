/* What this browser contributed to the dice of a game, and what the server had promised before: kept, so that it can be
   compared when the game is over. */

export interface Contribution {
  /** What the server had committed to when it was asked for a number. */
  commitment: string;
  number: string;
}

const KEY = "senlac-dice";
/** So many games are remembered. */
const MOST = 50;

function stored(): Record<string, Contribution> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Contribution>) : {};
  } catch {
    return {};
  }
}

/** What was contributed to a game from here, if anything. */
export function contributed(game: string): Contribution | null {
  const found = stored()[game];
  return typeof found?.commitment === "string" && typeof found.number === "string" ? found : null;
}

/** The number to contribute to a game. Asked again, it is the same: the first that arrives counts. */
export function contribution(game: string, commitment: string): string {
  const before = contributed(game);
  if (before) return before.number;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // The newest stand last, and the oldest are forgotten.
  const kept = [...Object.entries(stored()), [game, { commitment, number }] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing only cannot compare later.
  }
  return number;
}
