import { describe, expect, it } from "vitest";
import type { Choice, Line } from "../../lib/wire";
import { Atlas } from "./atlas";
import { fit, panned, showing, tamed, unit, zoomed } from "./camera";
import { duel, meaning } from "./meaning";
import { Listener, rolls, steps, summary, tellsOfRout, trailsOf } from "./telling";
import { facingsOf, turned, turning } from "./turning";
import type { Attack, Piece, PieceInfo, Position, Scenery } from "./types";
import { around } from "./walking";

// ------------------------------------------------------------------ a small field: three hexes, three pieces

const FRONTS = [0, 1, 2, 3, 4, 5].map(() => ["front", "flank", "rear", "rear", "flank", "front"]);

function info(ref: string, side: number): PieceInfo {
  return { ref, name: ref, title: ref, side, command: `command:${side}`, type: 0, letter: "", army: false, ma: 3 };
}

function piece(ref: string, hex: string): Piece {
  return { ref, hex, facing: 3, front: [], aspects: [], marks: [], words: ref };
}

function field(attacks: Partial<Attack>[] = []): Atlas {
  const scenery = {
    hexes: [0, 1, 2].map((n) => ({ ref: `hex:${n}`, x: n * 50, y: 30 })),
    pieces: [info("piece:0", 0), info("piece:1", 1), info("piece:2", 1)],
    formations: { ordinary: FRONTS, wall: FRONTS },
  };
  const scene = {
    pieces: [piece("piece:0", "hex:0"), piece("piece:1", "hex:1"), piece("piece:2", "hex:1")],
    stacks: [
      { hex: "hex:0", units: ["piece:0"], leaders: [], standards: [], words: "" },
      { hex: "hex:1", units: ["piece:1", "piece:2"], leaders: [], standards: [], words: "" },
    ],
    attacks,
    moving: null,
  };
  return new Atlas(scenery as Scenery, scene as unknown as Position);
}

function choice(verb: string, ...refs: string[]): Choice {
  return { do: [verb, ...refs].join(" "), verb, refs, label: verb };
}

function line(roles: string, refs: string[] = [], numbers: number[] = []): Line {
  return { entry: 1, kind: "told", parts: refs.map((ref) => ({ text: ref, ref })), numbers, roles: roles.split(" ") };
}

const marked = (...refs: string[]) => new Map(refs.map((ref) => [ref, 1]));

describe("camera", () => {
  const map = { width: 1000, height: 500 };
  const screen = { width: 800, height: 800 };

  it("shows the whole map at first", () => {
    const whole = fit(map, screen);
    expect(whole.width).toBeGreaterThanOrEqual(map.width);
    expect(whole.x + whole.width / 2).toBeCloseTo(map.width / 2);
  });

  it("keeps the point under the pointer where it is", () => {
    const before = fit(map, screen);
    const at = { x: 200, y: 300 };
    const after = zoomed(before, screen, 2, at);
    expect(after.x + at.x * unit(after, screen)).toBeCloseTo(before.x + at.x * unit(before, screen));
    expect(after.width).toBeCloseTo(before.width / 2);
  });

  it("never leaves the map, nor goes farther than the whole of it", () => {
    expect(tamed({ x: 0, y: 0, width: 9_999 }, map, screen)).toEqual(fit(map, screen));
    const far = tamed(panned({ x: 0, y: 0, width: 300 }, screen, -99_999, -99_999), map, screen);
    expect(far.x).toBeLessThanOrEqual(map.width);
    expect(far.y).toBeLessThanOrEqual(map.height);
  });

  it("brings a point into sight", () => {
    const seen = showing({ x: 0, y: 0, width: 200 }, screen, { x: 600, y: 400 });
    expect(600 - seen.x).toBeLessThan(200);
    expect(400 - seen.y).toBeLessThan(200);
  });
});

describe("a click", () => {
  it("only looks while nobody is asked", () => {
    expect(meaning(field(), "hex:2", marked(), false)).toEqual({ look: "hex:2" });
  });

  it("picks what can be picked, or what stands for it", () => {
    expect(meaning(field(), "piece:0", marked("piece:0"), true)).toEqual({ pick: "piece:0" });
    expect(meaning(field(), "piece:0", marked("hex:0"), true)).toEqual({ pick: "hex:0" });
    expect(meaning(field(), "piece:1", marked("command:1"), true)).toEqual({ pick: "command:1" });
    expect(meaning(field(), "hex:0", marked("piece:0"), true)).toEqual({ pick: "piece:0" });
    expect(meaning(field(), "hex:1", marked("command:1"), true)).toEqual({ pick: "command:1" });
  });

  it("looks at a stack of which several can be picked, and at what cannot", () => {
    expect(meaning(field(), "hex:1", marked("piece:1", "piece:2"), true)).toEqual({ look: "hex:1" });
    expect(meaning(field(), "piece:1", marked("piece:0"), true)).toEqual({ look: "piece:1" });
  });

  it("asks why where nothing is", () => {
    expect(meaning(field(), "hex:2", marked("hex:0"), true)).toEqual({ why: "hex:2" });
  });

  it("makes an attack from either end", () => {
    const atlas = field([
      { attacker: "piece:1", defender: "piece:0" },
      { attacker: "piece:2", defender: "piece:0" },
    ]);
    const none = { attacker: "", defender: "" };
    expect(duel(atlas, "piece:1", none)).toEqual({ attacker: "piece:1", defender: "piece:0" });
    expect(duel(atlas, "piece:0", none)).toEqual({ attacker: "", defender: "piece:0" });
    expect(duel(atlas, "piece:0", { attacker: "piece:2", defender: "" })).toEqual({
      attacker: "piece:2",
      defender: "piece:0",
    });
  });
});

describe("facing", () => {
  const moves = [
    choice("move", "piece:0", "hex:1", "facing:0"),
    choice("move", "piece:0", "hex:1", "facing:2"),
    choice("stay", "piece:0"),
  ];

  it("is chosen once the hex is", () => {
    expect(facingsOf(moves, [])).toEqual([]);
    expect(facingsOf(moves.slice(0, 2), ["hex:1"])).toEqual([0, 2]);
    expect(turning(field(), moves.slice(0, 2), ["hex:1"], 2)).toMatchObject({ hex: "hex:1", facing: 2 });
    expect(turning(field(), moves, [], -1)).toBeNull();
  });

  it("is chosen where the unit is if there is no hex to choose", () => {
    const faces = [0, 3].map((facing) => choice("face", "piece:0", `facing:${facing}`));
    expect(turning(field(), faces, [], -1)).toMatchObject({ hex: "hex:0", facing: 3, facings: [0, 3] });
  });

  it("goes round among those that can be taken", () => {
    expect(turned([0, 2, 5], 0, 1)).toBe(2);
    expect(turned([0, 2, 5], 0, -1)).toBe(5);
    expect(turned([], 4, 1)).toBe(4);
  });
});

describe("the log", () => {
  const told = [
    line("roll", ["piece:0", "piece:1"], [4, -1]),
    line("modifier", [], [-1]),
    line("outcome", ["piece:1"], [1, 2]),
    line("roll", ["piece:1"], [1, 0, 1]),
    line("outcome motion rout", ["piece:1"]),
    line("motion", ["piece:1", "hex:1"]),
    line("motion", ["piece:1", "hex:2"]),
  ];

  it("gives the rolls with what was added and what came of them", () => {
    const [attack, morale] = rolls(told);
    expect(attack).toMatchObject({ dice: [4], modifier: -1 });
    expect(attack?.chips).toHaveLength(1);
    expect(attack?.outcomes).toHaveLength(1);
    expect(morale?.outcomes.map(({ roles }) => roles?.at(-1))).toEqual(["rout"]);
    expect(rolls([line("two-dice", [], [3, 5])])[0]).toMatchObject({ dice: [3, 5], modifier: null });
  });

  it("is stepped through when somebody routs", () => {
    expect(tellsOfRout(told)).toBe(true);
    expect(tellsOfRout(told.slice(0, 3))).toBe(false);
    expect(steps(told)).toHaveLength(6);
    expect(summary(told)).toEqual({ routed: 1, lost: 0, pursued: 0 });
    expect(trailsOf(told, told[6] as Line)).toEqual([["hex:1", "hex:2"]]);
  });

  it("is heard in parts, and anew after something was taken back", () => {
    const listener = new Listener();
    expect(listener.hear(0, told, 2)).toHaveLength(2);
    expect(listener.hear(7, [line("turn")])).toHaveLength(1);
    expect(listener.hear(6, [line("turn"), line("turn")])).toHaveLength(0);
    expect(listener.hear(3, [line("outcome")])).toHaveLength(0);
    expect(listener.hear(4, [line("turn")])).toHaveLength(1);
  });
});

describe("walking", () => {
  it("knows the six keys of the number pad, and Shift with arrows", () => {
    const key = (code: string, name: string, shiftKey = false) => ({ code, key: name, shiftKey });
    expect(around(key("Numpad7", "7"), false)).toBe(5);
    expect(around(key("Numpad3", "PageDown"), false)).toBe(2);
    expect(around(key("ArrowUp", "ArrowUp", true), true)).toBe(5);
    expect(around(key("ArrowUp", "ArrowUp", true), false)).toBe(0);
    expect(around(key("ArrowUp", "ArrowUp"), false)).toBe(-1);
  });
});
