import { describe, expect, it } from "vitest";
import { asksForOne, begins, kindOf, labelWithout, marks, matching, menu, step, usesOf } from "../src/lib/choosing";
import type { Choice } from "../src/lib/wire";

function choice(action: string, ...refs: string[]): Choice {
  return { do: action, verb: action.split(" ")[0] ?? "", refs, label: action, hint: "" };
}

const play = [
  choice("play ceorl w1", "card:1", "wedge:0"),
  choice("play ceorl w2", "card:1", "wedge:1"),
  choice("play huscarl w1", "card:2", "wedge:0"),
  choice("reserve ceorl", "card:1"),
  choice("act harold 1", "card:3"),
  choice("act harold 2", "card:3"),
  choice("pass"),
];

describe("what can be picked", () => {
  it("counts the choices that each thing leads to", () => {
    expect(Object.fromEntries(marks(play, []))).toEqual({
      "card:1": 3,
      "card:2": 1,
      "card:3": 2,
      "wedge:0": 2,
      "wedge:1": 1,
    });
  });

  it("narrows with what is picked, which is not marked any more", () => {
    expect(Object.fromEntries(marks(play, ["card:1"]))).toEqual({ "wedge:0": 1, "wedge:1": 1 });
    expect(matching(play, ["wedge:0"]).map((found) => found.do)).toEqual(["play ceorl w1", "play huscarl w1"]);
  });

  it("counts a thing once that a choice names twice", () => {
    expect(marks([choice("swap", "unit:1", "unit:1")], []).get("unit:1")).toBe(1);
  });
});

describe("picking a thing", () => {
  it("does the only choice that is left", () => {
    expect(step(play, [], "card:2")).toEqual({ send: play[2] });
    expect(step(play, ["card:1"], "wedge:1")).toEqual({ send: play[1] });
  });

  it("keeps it where several choices are left", () => {
    expect(step(play, [], "card:1")).toEqual({ picked: ["card:1"] });
  });

  it("lets go of what is picked already", () => {
    expect(step(play, ["card:1"], "card:1")).toEqual({ picked: [] });
  });

  it("takes another thing of its kind instead", () => {
    expect(step(play, ["card:1"], "card:3")).toEqual({ picked: ["card:3"] });
    expect(step(play, ["card:1"], "card:2")).toEqual({ send: play[2] });
  });

  it("asks why where nothing can be done with it", () => {
    expect(step(play, [], "card:9")).toEqual({ why: "card:9" });
    expect(step(play, ["card:3"], "wedge:0")).toEqual({ why: "wedge:0" });
  });
});

describe("the menu", () => {
  it("has all that things cannot tell apart", () => {
    expect(menu(play, ["card:3"]).map((found) => found.do)).toEqual(["act harold 1", "act harold 2"]);
    const alike = [choice("face a", "unit:1", "hex:5"), choice("feint a", "unit:1", "hex:5")];
    expect(menu(alike, ["unit:1"])).toEqual(alike);
  });

  it("has what needs nothing further, beside what does", () => {
    expect(menu(play, ["card:1"]).map((found) => found.do)).toEqual(["reserve ceorl"]);
  });
});

it("knows the kind of a thing", () => {
  expect(kindOf("card:41")).toBe("card");
});

describe("what is asked for", () => {
  it("is one thing where each choice is about one that nobody uses of their own accord", () => {
    expect(asksForOne([choice("pay", "card:1"), choice("pay", "card:2"), choice("enough")])).toBe(true);
    expect(asksForOne([choice("act", "card:1"), choice("pass")])).toBe(false);
    expect(asksForOne([choice("move", "unit:1", "hex:2")])).toBe(false);
    expect(asksForOne([choice("keep"), choice("redraw")])).toBe(false);
  });
});

describe("what can be done with a thing", () => {
  it("is what begins with it, then what it is part of, then what is rare", () => {
    const all = [choice("sacrifice", "card:3"), choice("attach", "card:7", "card:3"), ...play];
    expect(usesOf(all, "card:3").map((found) => found.verb)).toEqual(["act", "act", "attach", "sacrifice"]);
    expect(begins(all, "card:3")).toBe(true);
    expect(begins([choice("sacrifice", "card:4")], "card:4")).toBe(false);
    expect(begins(play, "wedge:0")).toBe(false);
  });

  it("is said without the name of the thing itself", () => {
    const said = (label: string) => labelWithout({ ...choice("play"), label }, ["Gyrth"]);
    expect(said("Play “Gyrth” to Wedge 1")).toBe("Play to Wedge 1");
    expect(said("Sacrifier «\u00a0Gyrth\u00a0»")).toBe("Sacrifier");
    expect(said("Gyrth – Action: Range 2")).toBe("Action: Range 2");
  });
});
