import { expect, it } from "vitest";
import type { Line } from "../lib/wire";
import { deciding, lastTurn, tally } from "./deciding";

function line(entry: number, roles: string, seat = 0, amount = 0, text = ""): Line {
  return { entry, kind: "told", parts: [{ text }], numbers: amount ? [amount] : [], roles: roles.split(" "), seat };
}

const LOG = [
  line(1, "act turn", -1, 1, "Round 1."),
  line(2, "damage", 0, 1),
  line(3, "damage blow", 0, 4),
  line(4, "act turn", -1, 2, "Round 2."),
  line(5, "taken", 1),
  line(6, "damage", 1, 5),
  line(7, "claim", 0),
  line(8, "gone loss fall", 1),
];

it("finds what decided a game, in the order in which it came, with its round", () => {
  expect(deciding(LOG).map(({ line, when }) => [line.entry, when])).toEqual([
    [3, "Round 1"],
    [5, "Round 2"],
    [6, "Round 2"],
    [7, "Round 2"],
    [8, "Round 2"],
  ]);
  expect(deciding(LOG, 2).map(({ line }) => line.entry)).toEqual([7, 8]);
  expect(deciding([])).toEqual([]);
});

it("counts what each side has done", () => {
  expect(tally(LOG, 2)).toEqual([
    { what: "taken", counts: [0, 1] },
    { what: "claim", counts: [1, 0] },
    { what: "blow", counts: [4, 0] },
    { what: "loss", counts: [0, 1] },
    { what: "fall", counts: [0, 1] },
  ]);
});

it("knows the last round", () => {
  expect(lastTurn(LOG)).toBe("Round 2");
  expect(lastTurn([])).toBe("");
});
