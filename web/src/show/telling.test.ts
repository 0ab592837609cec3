import { expect, it } from "vitest";
import { arranged, standing } from "./telling";
import type { Line } from "../lib/wire";

const line = (...roles: string[]): Line => ({ entry: 1, kind: "told", parts: [], roles });

it("sets acts apart from what comes of them", () => {
  expect(standing(line("act", "turn"))).toBe("round");
  expect(standing(line("act", "activation"))).toBe("part");
  expect(standing(line("act", "battle"))).toBe("act");
  expect(standing(line("damage", "blow"))).toBe("then");
  expect(standing(line())).toBe("act");
});

it("reads what was paid below what it was paid for", () => {
  const by = (seat: number, ...roles: string[]): Line => ({ ...line(...roles), seat });
  const log = [by(0, "act", "turn"), by(1, "tire"), by(1, "discard"), by(1, "act", "reveal"), by(0, "discard")];
  expect(arranged(log).map(({ at }) => at)).toEqual([0, 3, 1, 2, 4]);
  const two = [by(0, "discard"), by(1, "tire"), by(1, "act", "reveal"), by(0, "discard"), by(0, "draw")];
  expect(arranged(two).map(({ at }) => at)).toEqual([0, 2, 1, 3, 4]);
});
