import { beforeEach, describe, expect, it } from "vitest";
import { lookOf } from "../src/lib/looks";
import { families } from "../src/lib/ways";
import { fitting, pairing, recall, remember } from "../src/lib/wishes";
import type { GameInfo, OptionInfo } from "../src/lib/wire";

function option(name: string, more: Partial<OptionInfo> = {}): OptionInfo {
  return {
    name,
    kind: "bool",
    default: false,
    title: name,
    help: "",
    choices: [],
    choice_titles: [],
    low: null,
    high: null,
    ...more,
  };
}

function game(name: string, more: Partial<GameInfo> = {}): GameInfo {
  return {
    name,
    title: name,
    blurb: `${name}!`,
    of: "",
    accompanies: false,
    seats: ["West", "East"],
    options: [],
    ...more,
  };
}

const SIDES = { kind: "choice", choices: ["norman", "saxon"], choice_titles: ["Normans", "Saxons"] } as const;
const battle = game("1066", {
  sides: ["faction", "opponent"],
  options: [
    option("faction", {
      ...SIDES,
      choices: [...SIDES.choices],
      choice_titles: [...SIDES.choice_titles],
      default: "norman",
    }),
    option("opponent", {
      ...SIDES,
      choices: [...SIDES.choices],
      choice_titles: [...SIDES.choice_titles],
      default: "saxon",
    }),
    option("late_range"),
    option("rounds", { kind: "int", default: 8 }),
  ],
});
const solo = game("1066-solo", { of: "1066", automatic: [1], scored: true });
const foe = game("1066-foe", { of: "1066", automatic: [1], accompanies: true });

describe("ways to play", () => {
  it("gathers all ways of a game, the most wanted first", () => {
    const [cards, map] = families([battle, foe, solo, game("hastings")]);
    expect(cards?.offers.map(({ way, info }) => `${way} ${info.name}`)).toEqual([
      "bot 1066",
      "solo 1066-solo",
      "link 1066",
      "open 1066",
      "here 1066",
      "day 1066-solo",
      "table 1066-foe",
    ]);
    expect(map?.offers.map(({ way }) => way)).toEqual(["bot", "link", "open", "here"]);
  });

  it("shows a way by itself if the game that it belongs to is not there", () => {
    expect(families([solo]).map((family) => [family.name, family.offers.length])).toEqual([["1066-solo", 2]]);
  });

  it("gives all ways of a game one picture", () => {
    expect(lookOf("1565-foe")).toEqual(lookOf("1565"));
    expect(lookOf("1565-solo").picture).not.toBe(lookOf("1066").picture);
    expect(lookOf("chess").picture).toBe("frieze");
  });
});

describe("what was wished for", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered for each game", () => {
    expect(recall("1066").level).toBe("soldier");
    remember("1066", { ...recall("1066"), level: "marshal", chosen: { late_range: true } });
    expect(recall("1066")).toMatchObject({ level: "marshal", chosen: { late_range: true }, clocked: false });
    expect(recall("1565").level).toBe("soldier");
  });

  it("does without what was kept if that makes no sense", () => {
    localStorage.setItem("senlac-wishes", "[");
    expect(recall("1066").seat).toBe("0");
  });

  it("leaves out what a game does not know or allow", () => {
    const chosen = { late_range: true, faction: "dane", opponent: "norman", rounds: 2.5, packs: "x" };
    expect(fitting(battle, chosen)).toEqual({ late_range: true, opponent: "norman" });
  });

  it("says who faces whom", () => {
    const wishes = recall("1066");
    expect(pairing(battle, wishes)).toEqual({ mine: "Normans", theirs: "Saxons" });
    expect(pairing(battle, { ...wishes, lot: true }).mine).toBe("");
    expect(pairing(game("hastings"), { ...wishes, seat: "1" })).toEqual({ mine: "East", theirs: "" });
    expect(pairing(game("hastings"), { ...wishes, seat: "any" }).mine).toBe("");
  });
});
