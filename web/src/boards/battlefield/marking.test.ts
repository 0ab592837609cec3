import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/wire";
import { dropped, ghosts, imagined, leading, towards } from "./marking";
import type { Battle } from "./scene";

function choice(verb: string, ...refs: string[]): Choice {
  return { do: [verb, ...refs].join(" "), verb, refs, label: verb };
}

const TURN = [
  choice("pass"),
  choice("play", "card:1", "wedge:0"),
  choice("play", "card:1", "wedge:1"),
  choice("reserve", "card:2"),
  choice("act", "card:3"),
  choice("sacrifice", "card:3"),
  choice("sacrifice", "card:4"),
];

describe("what to touch next", () => {
  it("is what a sentence names first, and what is rare is faint", () => {
    expect([...leading(TURN, [])]).toEqual([
      ["card:1", "plain"],
      ["card:2", "plain"],
      ["card:3", "plain"],
      ["card:4", "faint"],
    ]);
  });

  it("is the place, once the card is picked", () => {
    const rest = TURN.filter((it) => it.refs.includes("card:1"));
    expect([...leading(rest, ["card:1"]).keys()]).toEqual(["wedge:0", "wedge:1"]);
  });
});

describe("dropping", () => {
  it("means what names both", () => {
    expect(dropped(TURN, "card:1", "wedge:1")).toEqual([TURN[2]]);
  });

  it("means nothing where the place is wrong", () => {
    expect(dropped(TURN, "card:1", "wedge:2")).toEqual([]);
  });

  it("needs no place where there is none, and never sacrifices", () => {
    expect(dropped(TURN, "card:2", "wedge:2")).toEqual([TURN[3]]);
    expect(dropped(TURN, "card:4", "wedge:2")).toEqual([]);
  });
});

describe("what a choice would change", () => {
  function battle(might: number): Battle {
    const rank = { might: { value: might, terms: [] }, zeal: { value: 0, terms: [] } };
    const wedges = [0, 1].map((i) => ({ ref: `wedge:${i}`, above: rank, below: rank }));
    return { wedges } as unknown as Battle;
  }

  it("is asked for few choices only", () => {
    expect(imagined(TURN, [], "card:1")).toHaveLength(2);
    expect(imagined(TURN, ["card:1"], "card:1")).toEqual([]);
    expect(imagined(TURN, [], null)).toEqual([]);
  });

  it("is shown at the wedge that each of several choices names", () => {
    const found = ghosts([TURN[1], TURN[2]] as Choice[], [battle(3), battle(5)]);
    expect([...found].map(([ref, ghost]) => [ref, ghost.below.might])).toEqual([
      ["wedge:0", 3],
      ["wedge:1", 5],
    ]);
  });

  it("is shown everywhere for one choice, and nowhere if it cannot be foreseen", () => {
    expect(ghosts([TURN[4]] as Choice[], [battle(2)]).size).toBe(2);
    expect(ghosts([TURN[4]] as Choice[], [null]).size).toBe(0);
  });
});

describe("arrow keys", () => {
  const places = [
    { x: 100, y: 0 },
    { x: 60, y: 90 },
    { x: -50, y: 0 },
  ];

  it("go to what lies straight ahead", () => {
    expect(towards({ x: 0, y: 0 }, places, 1, 0)).toBe(0);
    expect(towards({ x: 0, y: 0 }, places, 0, 1)).toBe(1);
    expect(towards({ x: 0, y: 0 }, places, -1, 0)).toBe(2);
    expect(towards({ x: 0, y: 0 }, places, 0, -1)).toBe(-1);
  });
});
