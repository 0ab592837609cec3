import { expect, it } from "vitest";
import { chapters, found } from "../src/lib/chapters";
import type { RuleInfo } from "../src/lib/wire";

const rule = (id: string, text: string, chapter: string): RuleInfo => ({
  id,
  text,
  source: "",
  ruling: false,
  chapter,
});

const RULES = [
  rule("H.WIN.WEDGES", "Two wedges win.", "Winning"),
  rule("H.WIN.TIE", "Empty decks tie.", "Winning"),
  rule("H.PAY.COST", "Un coût se paie en cartes.", "Paying"),
];

it("puts rules into chapters", () => {
  expect(chapters(RULES).map(({ title, rules }) => [title, rules.length])).toEqual([
    ["Winning", 2],
    ["Paying", 1],
  ]);
});

it("finds rules by words, by id and by chapter, whatever the accents", () => {
  expect(found(RULES, "WIN tie").map(({ id }) => id)).toEqual(["H.WIN.TIE"]);
  expect(found(RULES, "cout").map(({ id }) => id)).toEqual(["H.PAY.COST"]);
  expect(found(RULES, "winning")).toHaveLength(2);
  expect(found(RULES, " ")).toHaveLength(3);
  expect(found(RULES, "siege")).toEqual([]);
});
