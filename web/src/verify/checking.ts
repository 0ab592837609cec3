/* Checks what a server tells of its dice: against its promise, against what this browser remembers, and draw by draw. */

import type { Contribution } from "../lib/contributing";
import type { DiceRecord, Draw } from "../lib/wire";
import { commitmentOf, LARGEST, Stream } from "./stream";

/** How what this browser remembers compares: it may have seen another promise, or have sent another number. */
export type Memory = "none" | "fits" | "promise" | "number";

/** The first draw that does not fit, and why. */
export type Fault =
  | { why: "missing" | "unknown" | "twice"; number: number }
  | { why: "garbled" | "unused"; number: number; draw: Draw }
  | { why: "given"; number: number; draw: Draw; told: number; drawn: number; most: number };

/** Whether the secret is the one that was promised. */
export async function keepsPromise(record: DiceRecord, game: string): Promise<boolean> {
  if (!/^([0-9a-f]{2})+$/.test(record.secret)) return false;
  return (await commitmentOf(record.secret, game)) === record.commitment;
}

/** Compare with what this browser saw and sent before anything was drawn. */
export function compared(record: DiceRecord, remembered: Contribution | null): Memory {
  if (!remembered) return "none";
  if (remembered.commitment !== record.commitment) return "promise";
  return record.numbers.includes(remembered.number) ? "fits" : "number";
}

/** Draw everything again; null if all of it fits. The secret must be the one that was promised. */
export async function firstFault(
  record: DiceRecord,
  game: string,
  progress: (done: number) => void = () => undefined,
): Promise<Fault | null> {
  const stream = await Stream.of(record.secret, game, record.numbers);
  const draws = record.draws.toSorted((one, other) => one.number - other.number);
  for (const [done, draw] of draws.entries()) {
    const fault = misplaced(draw.number, done + 1, record.count) ?? (await misdrawn(draw, stream));
    if (fault) return fault;
    progress(done + 1);
  }
  return draws.length < record.count ? { why: "missing", number: draws.length + 1 } : null;
}

/** Every number up to the count must be there once. */
function misplaced(number: number, expected: number, count: number): Fault | null {
  if (number === expected && number <= count) return null;
  if (!Number.isInteger(number) || number < 1) return { why: "unknown", number };
  if (number < expected) return { why: "twice", number };
  return expected <= count ? { why: "missing", number: expected } : { why: "unknown", number };
}

/** What the stream gives must be what was told. */
async function misdrawn(draw: Draw, stream: Stream): Promise<Fault | null> {
  const { number, asked, given } = draw;
  // What was taken back past another takeback is only told of.
  if (draw.fits === null && draw.taken_back) return asked.length ? { why: "garbled", number, draw } : null;
  const possible = asked.every((bound) => Number.isInteger(bound) && bound >= 1 && bound <= LARGEST);
  if (!possible || asked.length !== given.length) return { why: "garbled", number, draw };
  const drawn = await stream.draw(number, draw.kind, asked);
  for (const [place, value] of drawn.entries()) {
    const told = given[place] ?? -1;
    if (told !== value) return { why: "given", number, draw, told, drawn: value, most: (asked[place] ?? 1) - 1 };
  }
  return draw.fits ? null : { why: "unused", number, draw };
}
