/* How the log reads: in rounds, one line an act, with what comes of it indented below. Pure. */

import type { Line, Part } from "../lib/wire";
import { is } from "./moments";

/** How a line stands in the log: it begins a round, a part of one, an act; or it is what comes of the act before it. */
export type Standing = "round" | "part" | "act" | "then";

export function standing(line: Line): Standing {
  if (is(line, "turn")) return "round";
  if (is(line, "activation")) return "part";
  return is(line, "act") || !line.roles?.length ? "act" : "then";
}

/** A line with its place in the log. */
export interface Placed {
  line: Line;
  at: number;
}

/** The log as it is read: what was paid for an act is told before it, and read below it. */
export function arranged(lines: readonly Line[]): Placed[] {
  const found: Placed[] = [];
  let paid: Placed[] = [];
  for (const [at, line] of lines.entries()) {
    const cost = is(line, "tire", "discard") && !is(line, "act");
    if (cost && (!paid.length || paid[0]?.line.seat === line.seat)) {
      paid.push({ line, at });
      continue;
    }
    const bought = is(line, "reveal") && paid[0]?.line.seat === line.seat;
    found.push(...(bought ? [{ line, at }, ...paid] : [...paid, { line, at }]));
    paid = [];
    // The first of what another side pays.
    if (cost) paid.push(...found.splice(-1));
  }
  return [...found, ...paid];
}

/** A piece of a sentence that is never broken: a name with what stands close before and after it, or plain text. */
export interface Piece {
  before: string;
  text: string;
  after: string;
  ref: string;
}

/** A sentence in pieces: signs that belong to a name stay with it, so that none stands alone at the end of a line. */
export function pieces(parts: readonly Part[]): Piece[] {
  const found: Piece[] = [];
  for (const { text, ref = "" } of parts) {
    const last = found.at(-1);
    if (ref) {
      const before = last && !last.ref ? (/[\S\u00a0\u202f]+$/.exec(last.text)?.[0] ?? "") : "";
      if (last && before) last.text = last.text.slice(0, -before.length);
      found.push({ before, text, after: "", ref });
    } else if (last?.ref) {
      const after = /^[\S\u00a0\u202f]+/.exec(text)?.[0] ?? "";
      last.after = after;
      if (text.length > after.length) found.push({ before: "", text: text.slice(after.length), after: "", ref: "" });
    } else found.push({ before: "", text, after: "", ref: "" });
  }
  return found.filter((piece) => piece.text || piece.after);
}
