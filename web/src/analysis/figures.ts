/* What an analysis says, seen from one side, in points of a hundred. Pure. */

import type { AnalysedTurn, AnalysisReport, Line } from "../lib/wire";
import { is, wordsOf } from "../show/moments";

/** A chance of the first seat as one of another. */
export const chanceOf = (chance: number, seat: number) => (seat === 0 ? chance : 1 - chance);

/** What a change of the first seat's chance is worth to a seat. */
export const worthTo = (change: number, seat: number) => (seat === 0 ? change : -change);

export const points = (share: number) => Math.round(100 * share);

/** Points with their sign, and a real minus. */
export function signed(number: number): string {
  if (number === 0) return "±0";
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** Whole numbers near some shares, which add up to a whole number: those that lose most by it are rounded up. */
export function whole(shares: readonly number[], total: number): number[] {
  const exact = shares.map((share) => 100 * share);
  const found = exact.map(Math.floor);
  const missing = total - found.reduce((sum, each) => sum + each, 0);
  const order = exact.map((_, i) => i).sort((a, b) => rest(exact[b] ?? 0) - rest(exact[a] ?? 0));
  // What is added up may be off by more than one each only if the shares do not add up themselves.
  for (let i = 0; i < Math.abs(missing) && order.length; i++) {
    const at = order[i % order.length] ?? 0;
    found[at] = (found[at] ?? 0) + Math.sign(missing);
  }
  return found;
}

const rest = (number: number) => number - Math.floor(number);

export const STEPS = ["luck-mine", "luck-theirs", "cost-mine", "cost-theirs", "rest"] as const;
export type StepName = "start" | (typeof STEPS)[number] | "end";

/** A step of the staircase, from where it goes to where. */
export interface Step {
  name: StepName;
  points: number;
  from: number;
  to: number;
}

/** From the chance at the start to the result in whole points, which add up. */
export function stairs(report: AnalysisReport, seat: number): Step[] {
  const other = 1 - seat;
  const start = points(chanceOf(report.start, seat));
  const end = points(chanceOf(report.result, seat));
  const parts = [
    worthTo(report.luck[seat] ?? 0, seat),
    worthTo(report.luck[other] ?? 0, seat),
    -(report.cost[seat] ?? 0),
    report.cost[other] ?? 0,
    worthTo(report.remainder, seat),
  ];
  let at = start;
  const steps = whole(parts, end - start).map((change, i): Step => {
    const from = at;
    at += change;
    return { name: STEPS[i] ?? "rest", points: change, from, to: at };
  });
  return [
    { name: "start", points: start, from: 0, to: start },
    ...steps,
    { name: "end", points: end, from: 0, to: end },
  ];
}

/** What a turn is remembered for. */
export type Mark = "good" | "slip" | "luck" | "swing" | "gave-up";

export function markOf(turn: AnalysedTurn): Mark {
  if (turn.options === 0) return "gave-up";
  const luck = Math.abs(turn.luck);
  const change = worthTo(turn.after - turn.before, turn.seat);
  if (Math.max(luck, turn.cost) < Math.abs(change) / 2) return change > 0 && turn.options > 1 ? "good" : "swing";
  return turn.cost > luck ? "slip" : "luck";
}

/** What a turn gave a seat or took from it by what it is remembered for, in points. */
export function weightOf(turn: AnalysedTurn, seat: number): number {
  const mark = markOf(turn);
  if (mark === "luck") return points(worthTo(turn.luck, seat));
  if (mark === "swing" || mark === "good") return points(worthTo(turn.after - turn.before, seat));
  return points(turn.seat === seat ? -turn.cost : turn.cost);
}

/** The most expensive choice of a seat, if any cost a point. */
export function worst(turns: readonly AnalysedTurn[], seat: number): AnalysedTurn | undefined {
  const mine = turns.filter((turn) => turn.seat === seat && points(turn.cost) > 0);
  return mine.sort((a, b) => b.cost - a.cost)[0];
}

/** The rounds of a game: the entry from which each counts, and what it is called. */
export interface Round {
  entry: number;
  name: string;
}

export function roundsOf(log: readonly Line[]): Round[] {
  const begun = log.filter((line) => is(line, "turn"));
  return begun.map((line) => ({ entry: line.entry, name: wordsOf(line).replace(/\.$/, "") }));
}

/** The round of an entry in words; empty before the first. */
export function roundAt(rounds: readonly Round[], entry: number): string {
  return rounds.findLast((round) => round.entry <= entry)?.name ?? "";
}
