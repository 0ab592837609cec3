/* What a click on the map means. Pure: what may be done is known from the marks alone. */

import type { Atlas } from "./atlas";

export type Meaning =
  /** Pick this thing. */
  | { pick: string }
  /** Only look at it. */
  | { look: string };

/** A click on a piece or a hex, when these can be picked and a question is open or not. */
export function meaning(atlas: Atlas, ref: string, marks: ReadonlyMap<string, number>, asked: boolean): Meaning {
  if (!asked) return { look: ref };
  if (marks.has(ref)) return { pick: ref };
  return ref.startsWith("piece:") ? ofPiece(atlas, ref, marks) : ofHex(atlas, ref, marks);
}

/** A piece stands for its hex or for its Command where these can be picked. */
function ofPiece(atlas: Atlas, ref: string, marks: ReadonlyMap<string, number>): Meaning {
  const stand = [atlas.hexOf(ref), atlas.info(ref)?.command ?? ""].find((other) => marks.has(other));
  return stand ? { pick: stand } : { look: ref };
}

/** A hex stands for the only thing in it that can be picked. */
function ofHex(atlas: Atlas, ref: string, marks: ReadonlyMap<string, number>): Meaning {
  const there = atlas.piecesIn(ref);
  const open = there.filter((piece) => marks.has(piece));
  const [first] = open;
  if (first && open.length === 1) return { pick: first };
  if (first) return { look: ref };
  const commands = new Set(
    there.map((piece) => atlas.info(piece)?.command ?? "").filter((command) => marks.has(command)),
  );
  const [command] = commands;
  if (command && commands.size === 1) return { pick: command };
  return { look: ref };
}

/** An attack in the making. */
export interface Duel {
  attacker: string;
  defender: string;
}

/** What a click on a piece makes of an attack: it names the attacker or the defender, as it can be. */
export function duel(atlas: Atlas, ref: string, before: Duel): Duel {
  const attacks = atlas.scene.attacks;
  if (attacks.some((attack) => attack.attacker === ref)) {
    const targets = attacks.filter((attack) => attack.attacker === ref).map((attack) => attack.defender);
    const kept = targets.includes(before.defender) ? before.defender : "";
    return { attacker: ref, defender: kept || (targets.length === 1 ? (targets[0] ?? "") : "") };
  }
  const against = attacks.filter((attack) => attack.defender === ref).map((attack) => attack.attacker);
  if (!against.length) return before;
  const kept = against.includes(before.attacker) ? before.attacker : "";
  return { attacker: kept || (against.length === 1 ? (against[0] ?? "") : ""), defender: ref };
}
