import { describe, expect, it } from "vitest";
import { distinct, entries, found, fromAddress, NO_FILTER, toAddress, type Filter } from "../src/cards";
import type { CardIndex, CardInfo } from "../src/lib/wire";

const art = { id: "x", box: "1066", faction: "saxon", type: "unit" };

function card(id: string, cost: number | null, type = "unit", traits: string[] = []): CardInfo {
  const values = { might: 1, zeal: 1, health: 1, resources: 0 };
  const words = {
    name: `The ${id}`,
    line: type,
    unit: "",
    traits,
    text: ["Action: Tire an Élite"],
    history: "Crécy’s",
  };
  const face = {
    ...values,
    ...words,
    art,
    type,
    side: 0,
    faction: "saxon",
    cost,
    army: true,
    origin: "",
    reconstructed: true,
  };
  const facts = [{ name: "Cost", value: String(cost), grade: id === "odo" ? "rulebook" : "history", origin: "" }];
  return { id, face, copies: 2, facts, rules: ["H.PLAY.ARMY"] };
}

const task = {
  name: "York",
  art,
  letter: "B",
  side: 0,
  faction: "saxon",
  attribute: "zeal",
  value: 3,
  health: 4,
} as const;
const index: CardIndex = {
  packs: [
    {
      faction: "saxon",
      box: "1066",
      name: "Saxons",
      cards: [card("harold", null, "leader"), card("thegns", 3, "unit", ["Thegn"]), card("odo", 1)],
      objectives: [
        { id: "saxon-b", face: { ...task, text: [], history: "", origin: "" }, facts: [], rules: ["H.OBJ.DAMAGE"] },
      ],
    },
    { faction: "malta", box: "1565", name: "Malta", cards: [card("guns", 2, "tactics")], objectives: [] },
  ],
  words: {},
  types: {},
  least_deck: 50,
};
const all = entries(index, (letter) => `Objective ${letter}`);
const ids = (filter: Partial<Filter>) => found(all, { ...NO_FILTER, ...filter }).map(({ id }) => id);

describe("what is looked for among the cards", () => {
  it("is everything without a filter, in the order of the packs", () => {
    expect(ids({})).toEqual(["harold", "thegns", "odo", "saxon-b", "guns"]);
  });

  it("goes by game, side, type, trait and origin", () => {
    expect(ids({ box: "1565" })).toEqual(["guns"]);
    expect(ids({ side: "saxon", type: "unit" })).toEqual(["thegns", "odo"]);
    expect(ids({ type: "objective" })).toEqual(["saxon-b"]);
    expect(ids({ trait: "Thegn" })).toEqual(["thegns"]);
    expect(ids({ origin: "rulebook" })).toEqual(["odo"]);
  });

  it("goes by cost, which a Leader does not have", () => {
    expect(ids({ from: 0 })).toEqual(["thegns", "odo", "guns"]);
    expect(ids({ from: 2, to: 2 })).toEqual(["guns"]);
  });

  it("has all the words, whatever their accents", () => {
    expect(ids({ words: "elite crecy's THEGNS" })).toEqual(["thegns"]);
    expect(ids({ words: "objective b" })).toEqual(["saxon-b"]);
    expect(ids({ words: "elephant" })).toEqual([]);
  });

  it("is put in order by name or by cost, what has none last", () => {
    expect(ids({ order: "cost" })).toEqual(["odo", "guns", "thegns", "harold", "saxon-b"]);
    expect(ids({ order: "name" })[0]).toBe("guns");
  });
});

describe("the address of what is looked for", () => {
  it("leads back to it", () => {
    const filter: Filter = { ...NO_FILTER, words: "a & b", side: "saxon", from: 0, to: 3, order: "cost" };
    expect(fromAddress(toAddress(filter))).toEqual(filter);
    expect(toAddress(NO_FILTER)).toBe("");
    expect(fromAddress("")).toEqual(NO_FILTER);
  });

  it("leaves out what makes no sense", () => {
    expect(fromAddress("from=x&to=-1&order=size&more=1")).toEqual(NO_FILTER);
  });
});

it("names every value once, in order", () => {
  expect(distinct(["b", "a", "b"], "en")).toEqual(["a", "b"]);
});
