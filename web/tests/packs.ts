// The cards and Objectives of the packs, as the server sends them to be drawn.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Subject } from "../src/art/subject";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../src/senlac/games/hebs/packs");

export const PACKS = ["norman", "saxon", "malta", "ottoman"] as const;

type Card = Partial<Subject> & { id: string; type: string; name: Record<string, string> };
type Pack = {
  pack: { box: string; faction: string };
  card: Card[];
  objective: { letter: string; name: Record<string, string> }[];
};

function read(name: string): Pack {
  return parse(readFileSync(join(FOLDER, `${name}.toml`), "utf8")) as unknown as Pack;
}

export function subjectsOf(name: string): Subject[] {
  const { pack, card, objective } = read(name);
  const { box, faction } = pack;
  const cards = card.map(({ id, type, unit = "", traits = [], might = 0 }) => ({
    id,
    box,
    faction,
    type,
    unit,
    traits,
    might,
  }));
  const tasks = objective.map(({ letter }) => ({
    id: `${faction}-${letter}`,
    box,
    faction,
    type: "objective",
    letter,
  }));
  return [...cards, ...tasks];
}

/** The names of all cards of a pack, in all languages. */
export function namesOf(name: string): string[] {
  const { card, objective } = read(name);
  return [...card, ...objective].flatMap((it) => Object.values(it.name));
}
