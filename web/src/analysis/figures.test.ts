import { expect, it } from "vitest";
import type { AnalysedTurn, AnalysisReport } from "../lib/wire";
import { markOf, signed, stairs, weightOf, whole, worst } from "./figures";

const turn = (change: Partial<AnalysedTurn>): AnalysedTurn => ({
  entry: 0,
  last: 0,
  seat: 0,
  before: 0.5,
  after: 0.5,
  luck: 0,
  cost: 0,
  options: 3,
  text: "Pass",
  better: "",
  refs: [],
  ...change,
});

const report: AnalysisReport = {
  start: 0.514,
  luck: [-0.084, -0.136],
  cost: [0.472, 0.218],
  remainder: -0.04,
  result: 0,
  noise: 0.014,
  doubt: [0.01, 0.02],
  remainder_noise: 0.026,
  seen: [],
  accuracy: [0.83, 0.89],
  turns: [],
  moments: [],
};

it.each([0, 1])("adds up in whole points, seen from seat %i", (seat) => {
  const steps = stairs(report, seat);
  const [start, ...rest] = steps.map((step) => step.points);
  const end = rest.pop();
  expect(start).toBe([51, 49][seat]);
  expect(end).toBe([0, 100][seat]);
  expect(rest.reduce((sum, each) => sum + each, start ?? 0)).toBe(end);
  // No part is off by a point or more, but for what the start was rounded by.
  expect(Math.abs((rest[2] ?? 0) + 100 * (report.cost[seat] ?? 0))).toBeLessThan(1);
  for (const [i, step] of steps.slice(1, -1).entries()) expect(step.from).toBe(steps[i]?.to);
});

it("rounds up what loses most", () => {
  expect(whole([0.014, 0.016, -0.01], 2)).toEqual([1, 2, -1]);
  expect(whole([], 0)).toEqual([]);
});

it("says what a turn is remembered for, and what that was worth to whom", () => {
  expect(markOf(turn({ luck: -0.1, cost: 0.05 }))).toBe("luck");
  expect(markOf(turn({ luck: -0.01, cost: 0.05 }))).toBe("slip");
  expect(markOf(turn({ after: 0.2, cost: 0.05 }))).toBe("swing");
  expect(markOf(turn({ after: 0.2, cost: 0.05, seat: 1 }))).toBe("good");
  expect(markOf(turn({ after: 0.2, cost: 0.05, seat: 1, options: 1 }))).toBe("swing");
  expect(markOf(turn({ options: 0, cost: 0.5, after: 0 }))).toBe("gave-up");
  expect([0, 1].map((seat) => weightOf(turn({ luck: -0.1 }), seat))).toEqual([-10, 10]);
  expect([0, 1].map((seat) => weightOf(turn({ cost: 0.07, seat: 1 }), seat))).toEqual([7, -7]);
  expect([0, 1].map((seat) => weightOf(turn({ after: 0.2 }), seat))).toEqual([-30, 30]);
  expect(worst([turn({ cost: 0.1 }), turn({ cost: 0.2, entry: 4 }), turn({ cost: 0.3, seat: 1 })], 0)?.entry).toBe(4);
  expect(worst([turn({ cost: 0.001 })], 0)).toBeUndefined();
  expect([-3, 0, 4].map(signed)).toEqual(["−3", "±0", "+4"]);
});
