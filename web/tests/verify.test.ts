import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { contributed, contribution } from "../src/lib/contributing";
import type { DiceRecord, Draw } from "../src/lib/wire";
import { compared, firstFault, keepsPromise } from "../src/verify/checking";
import { commitmentOf, Stream } from "../src/verify/stream";

interface Vectors {
  game: string;
  record: DiceRecord;
  unusual: Pick<Draw, "number" | "kind" | "asked" | "given">;
}

/* A game that Python played; `python -m tests.session.dice_vectors` writes it anew. */
const file = join(import.meta.dirname, "../../tests/session/dice-vectors.json");
const { game, record, unusual } = JSON.parse(readFileSync(file, "utf-8")) as Vectors;

const copy = () => structuredClone(record);
const refused = async (it: DiceRecord) => !(await keepsPromise(it, game)) || (await firstFault(it, game)) !== null;

/** Numbers that look random and are the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("the stream", () => {
  it("gives what Python's gives, for unusual bounds and kinds too", async () => {
    const stream = await Stream.of(record.secret, game, record.numbers);
    expect(await stream.draw(unusual.number, unusual.kind, unusual.asked)).toEqual(unusual.given);
    for (const draw of record.draws) expect(await stream.draw(draw.number, draw.kind, draw.asked)).toEqual(draw.given);
  });

  it("is committed to as Python does it", async () => {
    expect(await commitmentOf(record.secret, game)).toBe(record.commitment);
  });
});

describe("a game", () => {
  it("fits, whatever the order of its draws, and tells how far it is", async () => {
    const told = { ...record, draws: record.draws.toReversed() };
    const seen: number[] = [];
    expect(await keepsPromise(told, game)).toBe(true);
    expect(await firstFault(told, game, (done) => seen.push(done))).toBeNull();
    expect(seen).toEqual(record.draws.map((_, i) => i + 1));
  });

  it("is checked without what nobody can know any more", async () => {
    const told = copy();
    Object.assign(told.draws.find((draw) => draw.taken_back) ?? {}, { asked: [], given: [], fits: null });
    expect(await firstFault(told, game)).toBeNull();
    Object.assign(told.draws.find((draw) => !draw.taken_back) ?? {}, { asked: [], given: [], fits: null });
    expect(await firstFault(told, game)).toMatchObject({ why: "unused" });
  });

  it("belongs to its id", async () => {
    expect(await keepsPromise(record, "another")).toBe(false);
  });
});

describe("the first fault", () => {
  const changed = (change: (draws: Draw[]) => void) => {
    const told = copy();
    change(told.draws);
    return firstFault(told, game);
  };
  const at = (draws: Draw[], number: number) => draws.find((draw) => draw.number === number) as Draw;

  it("is named with what was told and what was drawn", async () => {
    const fault = await changed((draws) => {
      at(draws, 9).given[0] = 77;
      at(draws, 5).given[0] = 99;
    });
    const { given, asked } = at(record.draws, 5);
    expect(fault).toMatchObject({ why: "given", number: 5, told: 99, drawn: given[0], most: (asked[0] ?? 0) - 1 });
  });

  it.each([
    ["missing", 7, (draws: Draw[]) => void draws.splice(draws.indexOf(at(draws, 7)), 1)],
    ["missing", record.count, (draws: Draw[]) => void draws.splice(draws.indexOf(at(draws, record.count)), 1)],
    ["twice", 7, (draws: Draw[]) => void draws.push(at(draws, 7))],
    ["unknown", record.count + 1, (draws: Draw[]) => void draws.push({ ...at(draws, 7), number: record.count + 1 })],
    ["unknown", 0, (draws: Draw[]) => void draws.push({ ...at(draws, 7), number: 0 })],
    ["garbled", 7, (draws: Draw[]) => void at(draws, 7).asked.push(6)],
    ["garbled", 7, (draws: Draw[]) => void (at(draws, 7).asked[0] = 0)],
    ["garbled", 7, (draws: Draw[]) => void (at(draws, 7).asked[0] = 1e300)],
    ["unused", 7, (draws: Draw[]) => void (at(draws, 7).fits = false)],
  ])("is that a draw is %s", async (why, number, change) => {
    expect(await changed(change)).toMatchObject({ why, number });
  });

  it("is not a bound that leaves the number as it is: only the rules know that one", async () => {
    const fault = await changed((draws) => {
      const die = draws.find((draw) => draw.asked[0] === 6 && (draw.given[0] ?? 0) > 0) as Draw;
      die.asked[0] = 7;
    });
    expect(fault).toBeNull();
  });
});

describe("whoever tampers", () => {
  const flipped = (hex: string, rng: (below: number) => number) => {
    const place = rng(hex.length);
    const digit = (parseInt(hex[place] ?? "0", 16) ^ (1 << rng(4))).toString(16);
    return hex.slice(0, place) + digit + hex.slice(place + 1);
  };
  const ways: Record<string, (told: DiceRecord, draw: Draw, rng: (below: number) => number) => void> = {
    value: (_, draw, rng) => (draw.given[0] = (draw.given[0] ?? 0) + 1 + rng(5)),
    // A bound so much larger changes the number, too.
    bound: (_, draw, rng) => (draw.asked[0] = (draw.asked[0] ?? 1) * 2 ** (20 + rng(9))),
    "lower bound": (_, draw, rng) => (draw.asked[0] = rng(1 + (draw.given[0] ?? 0))),
    kind: (_, draw) => (draw.kind += "x"),
    secret: (told, _, rng) => (told.secret = flipped(told.secret, rng)),
    commitment: (told, _, rng) => (told.commitment = flipped(told.commitment, rng)),
    contribution: (told, _, rng) => {
      const seat = rng(2);
      told.numbers[seat] = flipped(told.numbers[seat] ?? "", rng);
    },
    "number of a draw": (told, draw, rng) => (draw.number = ((draw.number + rng(told.count - 1)) % told.count) + 1),
    "dropped draw": (told, draw) => (told.draws = told.draws.filter((each) => each !== draw)),
    "doubled draw": (told, draw) => told.draws.push({ ...draw }),
    count: (told, _, rng) => (told.count += rng(2) ? 1 + rng(5) : -1 - rng(5)),
  };

  it.each(Object.keys(ways))("with a %s is found out", async (way) => {
    const rng = chance(way.length);
    for (let i = 0; i < 25; i++) {
      const told = copy();
      // Another kind leaves a number as it was once in a while; all of them never.
      const draws = way === "kind" ? told.draws : [told.draws[rng(told.draws.length)] as Draw];
      for (const draw of draws) ways[way]?.(told, draw, rng);
      expect(await refused(told), `${way} ${i}`).toBe(true);
    }
  });
});

describe("what this browser remembers", () => {
  beforeEach(() => localStorage.clear());

  it("is the first promise and number of a game", () => {
    const number = contribution("one", "promise");
    expect(number).toMatch(/^[0-9a-f]{64}$/);
    expect(contribution("one", "another")).toBe(number);
    expect(contribution("two", "promise")).not.toBe(number);
    expect(contributed("one")).toEqual({ commitment: "promise", number });
    expect(contributed("three")).toBeNull();
  });

  it("is that of the last fifty games", () => {
    for (let i = 0; i < 60; i++) contribution(`game ${i}`, "promise");
    expect(contributed("game 9")).toBeNull();
    expect(contributed("game 10")).not.toBeNull();
    expect(Object.keys(JSON.parse(localStorage.getItem("senlac-dice") ?? "{}") as object)).toHaveLength(50);
  });

  it("is nothing if it makes no sense", () => {
    localStorage.setItem("senlac-dice", '{"one": 7, "two": {"number": 3}}');
    expect(contributed("one")).toBeNull();
    expect(contributed("two")).toBeNull();
    localStorage.setItem("senlac-dice", "nonsense");
    expect(contributed("one")).toBeNull();
  });

  it("is compared with what is told", () => {
    const [number = ""] = record.numbers;
    expect(compared(record, null)).toBe("none");
    expect(compared(record, { commitment: record.commitment, number })).toBe("fits");
    expect(compared(record, { commitment: "another", number })).toBe("promise");
    expect(compared(record, { commitment: record.commitment, number: "another" })).toBe("number");
  });
});
