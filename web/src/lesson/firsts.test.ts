import { describe, expect, it } from "vitest";
import type { Line, Question } from "../lib/wire";
import { appearing } from "./firsts";
import { besideOf } from "./placing";

function line(kind: string, ...refs: string[]): Line {
  return { entry: 0, kind, parts: refs.map((ref) => ({ text: ref, ref })) };
}

function question(kind: string, window = false): Question {
  const choices = [{ do: "pay Vital", verb: "pay", refs: ["card:7"], label: "" }];
  return { serial: 1, kind, rule: "", text: "", choices, window };
}

const nowhere = { kind: "hexmap" };

describe("what appears", () => {
  it("is what is asked about, then what was told, each once and beside its thing", () => {
    const told = [
      line("hastings-routs", "piece:3"),
      line("hastings-routs", "piece:4"),
      line("hastings-moves", "piece:5"),
    ];
    expect(appearing(question("melee.attack"), told, nowhere)).toEqual([
      { topic: "melee", ref: "card:7" },
      { topic: "rout", ref: "piece:3" },
    ]);
  });

  it("is a Response window, whatever it is about", () => {
    expect(appearing(question("abilities.respond", true), [], nowhere)).toEqual([{ topic: "response", ref: "card:7" }]);
  });

  it("is the last Objective once a side is there", () => {
    const task = { ref: "objective:6", final: true, state: "current" };
    const scene = { kind: "battlefield", above: { objectives: [] }, below: { objectives: [task] } };
    expect(appearing(null, [], scene)).toEqual([{ topic: "final", ref: "objective:6" }]);
    expect(appearing(null, [], nowhere)).toEqual([]);
  });
});

describe("what names a thing", () => {
  const table = { x: 0, y: 0, width: 900, height: 600 };
  const size = { width: 270, height: 100 };

  it("stands at its right, or at its left where there is no room, and never on it", () => {
    expect(besideOf(size, table, { x: 100, y: 200, width: 80, height: 110 })).toEqual({ x: 194, y: 200 });
    expect(besideOf(size, table, { x: 800, y: 200, width: 80, height: 110 })).toEqual({ x: 516, y: 200 });
  });

  it("hides as little as it can", () => {
    const hand = { x: 190, y: 180, width: 200, height: 100 };
    expect(besideOf(size, table, { x: 100, y: 200, width: 80, height: 110 }, [hand])).toEqual({ x: 100, y: 324 });
  });

  it("stands in the corner for what is nowhere to be seen", () => {
    expect(besideOf(size, table, null)).toEqual({ x: 616, y: 14 });
  });
});
