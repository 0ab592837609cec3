import { describe, expect, it, vi } from "vitest";
import type { Choice, Line } from "../../lib/wire";
import { Atlas } from "./atlas";
import { fit, framing, panned, showing, tamed, unit, zoomed } from "./camera";
import { percent, signed } from "./chances";
import { outlines, planOf, softened } from "./field-plan";
import { Gestures } from "./gestures";
import { duel, meaning } from "./meaning";
import { placed } from "./place-names";
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
  return { ref, hex, facing: 3, front: [], aspects: [], marks: [], values: [], words: ref };
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

describe("names of places", () => {
  const wide = 20 * Math.sqrt(3);
  const named = (stacked: string[]) => {
    const hexes = Array.from({ length: 60 }, (_, n) => ({
      ref: `hex:${n}`,
      x: 60 + (n % 10) * wide,
      y: 60 + 30 * Math.floor(n / 10),
    }));
    const places = [{ text: "Hillock", x: hexes[24]?.x ?? 0, y: (hexes[24]?.y ?? 0) + 10, anchor: "mid" }];
    const scene = { stacks: stacked.map((hex) => ({ hex, units: [], leaders: [], standards: [], words: "" })) };
    const scenery = { hexes, places, width: 600, size: 20 };
    return new Atlas(scenery as unknown as Scenery, scene as unknown as Position);
  };

  it("are written at their places", () => {
    const atlas = named([]);
    expect(placed(atlas, 12)).toEqual(atlas.scenery.places);
  });

  it("make way for counters, no farther than they must", () => {
    const atlas = named(["hex:24"]);
    const [[home], [name]] = [atlas.scenery.places, placed(atlas, 12)];
    expect(Math.abs((name?.x ?? 0) - (home?.x ?? 0))).toBeCloseTo(wide);
    expect(name?.y).toBe(home?.y);
  });

  it("are left out where there is no room nearby", () => {
    expect(placed(named(Array.from({ length: 60 }, (_, n) => `hex:${n}`)), 12)).toEqual([]);
  });
});

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

describe("a frame", () => {
  const screen = { width: 948, height: 600 };

  it("has hexes at the size at which counters are read, and what it is about in its middle", () => {
    const seen = framing(
      [
        { x: 100, y: 100 },
        { x: 300, y: 200 },
      ],
      screen,
      55,
      [56, 66],
    );
    expect((55 * screen.width) / seen.width).toBeCloseTo(66);
    expect(seen.x + seen.width / 2).toBeCloseTo(200);
  });

  it("makes them smaller for what is wide, but never too small to be read", () => {
    const wide = framing(
      [
        { x: 0, y: 0 },
        { x: 5_000, y: 0 },
      ],
      screen,
      55,
      [56, 66],
    );
    expect((55 * screen.width) / wide.width).toBeCloseTo(56);
  });
});

describe("chances", () => {
  it("are exact sixths that add up", () => {
    expect([1, 2, 3, 4, 5, 6].map((count) => percent({ count, of: 6 }))).toEqual([
      "16⅔",
      "33⅓",
      "50",
      "66⅔",
      "83⅓",
      "100",
    ]);
  });

  it("are rounded where they are counted in 36", () => {
    expect(percent({ count: 4, of: 36 })).toBe("11");
    expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
  });
});

describe("the ground", () => {
  const size = 32;
  const half = (size * Math.sqrt(3)) / 2;
  const hexes = [0, 1].map((n) => ({
    ref: `hex:${n}`,
    x: half + 2 * half * n,
    y: size,
    level: n + 1,
    terrain: n ? "woods" : "clear",
    ditch: n ? [4] : [1],
    neighbours: ["", n ? "" : "hex:1", "", "", n ? "hex:0" : "", ""],
    points: [0, 1, 2, 3, 4, 5].map((i) => `${i},${i}`).join(" "),
  }));
  const scenery = { size, hexes, road: [] } as unknown as Scenery;

  it("has one outline around hexes that touch, without the sides between them", () => {
    const [line, ...others] = outlines(scenery, () => true);
    expect(others).toHaveLength(0);
    expect(line).toHaveLength(10);
    expect(outlines(scenery, (hex) => hex.terrain === "woods")[0]).toHaveLength(6);
  });

  it("is rounded off within its corners", () => {
    const square: [number, number][] = [
      [0, 0],
      [8, 0],
      [8, 8],
      [0, 8],
    ];
    const soft = softened(square);
    expect(soft).toHaveLength(16);
    expect(soft.every(([x, y]) => x >= 0 && x <= 8 && y >= 0 && y <= 8)).toBe(true);
  });

  it("has hills above the lowest level, and a ditch between two hexes once", () => {
    const plan = planOf(scenery);
    expect(plan.levels.map(({ level }) => level)).toEqual([2]);
    expect(plan.ditch).toHaveLength(1);
  });
});

describe("gestures", () => {
  const ground = { pan: vi.fn(), pinch: vi.fn(), magnify: vi.fn(), capture: vi.fn() };

  it("tell a click from a drag, and two fingers from one", () => {
    const gestures = new Gestures(ground);
    gestures.down(1, { x: 0, y: 0 }, false);
    gestures.move(1, { x: 3, y: 0 });
    expect(gestures.dragged).toBe(false);
    gestures.move(1, { x: 30, y: 0 });
    expect(gestures.dragged).toBe(true);
    expect(ground.pan).toHaveBeenCalledWith(30, 0);
    gestures.down(2, { x: 40, y: 0 }, false);
    gestures.move(2, { x: 50, y: 0 });
    expect(ground.pinch).toHaveBeenCalledWith(2, { x: 40, y: 0 });
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

  it("looks where nothing is", () => {
    expect(meaning(field(), "hex:2", marked("hex:0"), true)).toEqual({ look: "hex:2" });
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
