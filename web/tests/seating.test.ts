import { expect, it } from "vitest";
import { seating } from "../src/lib/seating";
import type { State } from "../src/lib/wire";

function at(seat: number, mine: number[], asked: number[], over = false, hides = true): State {
  const result = over ? { winner: 0, kind: "x", rule: "", text: "" } : null;
  return { seat, mine, asked, result, hides } as unknown as State;
}

it("leaves spectators and single players where they are", () => {
  expect(seating(at(-1, [], [0]), true)).toEqual({ stay: true });
  expect(seating(at(1, [1], [0]), true)).toEqual({ stay: true });
});

it("seats a single player at once", () => {
  expect(seating(at(-1, [1], [0]), true)).toEqual({ sit: 1 });
});

it("lets the curtain fall when the other one at this screen is asked", () => {
  expect(seating(at(-1, [0, 1], [1]), true)).toEqual({ curtain: 1 });
  expect(seating(at(0, [0, 1], [1]), true)).toEqual({ curtain: 1 });
  expect(seating(at(0, [0, 1], [0, 1]), true)).toEqual({ stay: true });
  expect(seating(at(0, [0, 1], []), true)).toEqual({ stay: true });
});

it("changes seats without a curtain in a game that hides nothing", () => {
  expect(seating(at(0, [0, 1], [1], false, false), true)).toEqual({ sit: 1 });
});

it("changes seats without a curtain where none is wanted, and when all is over", () => {
  expect(seating(at(0, [0, 1], [1]), false)).toEqual({ sit: 1 });
  expect(seating(at(-1, [0, 1], [], true), true)).toEqual({ sit: 0 });
  expect(seating(at(1, [0, 1], [], true), true)).toEqual({ stay: true });
});
