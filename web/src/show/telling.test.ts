import { expect, it } from "vitest";
import { arranged, pieces, standing } from "./telling";
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

it("leaves no sign alone: what stands close to a name stays with it", () => {
  const parts = [
    { text: "The " },
    { text: "Saxons", ref: "side:1" },
    { text: " play “" },
    { text: "Harold", ref: "card:1" },
    { text: "” (" },
    { text: "Wedge 2", ref: "wedge:1" },
    { text: ")." },
  ];
  const glued = pieces(parts).map(({ before, text, after, ref }) => (ref ? [before + text + after] : text));
  expect(glued).toEqual(["The ", ["Saxons"], " play ", ["“Harold”"], " ", ["(Wedge 2)."]]);
});

it("keeps French quotes with a name, across the space that does not break", () => {
  const parts = [{ text: "Épuisée : «\u00a0" }, { text: "Solaks", ref: "card:1" }, { text: "\u00a0»." }];
  expect(pieces(parts).map(({ before, text, after }) => before + text + after)).toEqual([
    "Épuisée : ",
    "«\u00a0Solaks\u00a0».",
  ]);
});

it("loses nothing", () => {
  const parts = [{ text: "A" }, { text: "B", ref: "b:1" }, { text: "C", ref: "c:1" }, { text: "d e" }];
  const whole = pieces(parts).map(({ before, text, after }) => before + text + after);
  expect(whole.join("")).toBe("ABCd e");
});
