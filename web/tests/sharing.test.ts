import { describe, expect, it } from "vitest";
import { shared } from "../src/lib/sharing";

const card = (ref: string, damage = 0) => ({ ref, damage, notes: ["a"] });
const wedge = (ref: string, ...cards: ReturnType<typeof card>[]) => ({ ref, cards });
const table = (...cards: ReturnType<typeof card>[]) => ({
  round: 3,
  first: wedge("wedge:0", ...cards),
  second: wedge("wedge:1", card("card:5")),
  foe: null as null | { next: string[] },
});

describe("what two states share", () => {
  it("is all of it where nothing has changed", () => {
    const before = table(card("card:1"));
    expect(shared(before, table(card("card:1")))).toBe(before);
  });

  it("is all but the way to what has changed", () => {
    const before = table(card("card:1"));
    const after = table(card("card:1", 2));
    const found = shared(before, after);
    expect(found).toEqual(after);
    expect(found.second).toBe(before.second);
    expect(found.first.cards[0]?.notes).toBe(before.first.cards[0]?.notes);
    expect(found.first).not.toBe(before.first);
  });

  it("goes by refs where things have moved", () => {
    const before = table(card("card:1"));
    const after = table(card("card:7"), card("card:1"));
    const found = shared(before, after);
    expect(found).toEqual(after);
    expect(found.first.cards[1]).toBe(before.first.cards[0]);
  });

  it("is never more than what came after", () => {
    for (const change of [{ foe: { next: ["x"] } }, { round: 4 }, { first: [] }, { more: undefined }]) {
      const after = { ...table(), ...change };
      expect(shared(table(), after)).toEqual(after);
      expect(shared(after, table())).toEqual(table());
      expect(Object.keys(shared(after, table()))).toEqual(Object.keys(table()));
    }
    expect(shared(undefined, 1)).toBe(1);
    expect(shared([1], { a: 1 })).toEqual({ a: 1 });
    expect(shared({ a: 1 }, [1])).toEqual([1]);
    expect(shared([1, 2], [2])).toEqual([2]);
  });
});
