/* The queue with clocks that we turn ourselves. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Scene } from "../lib/choosing";
import type { Line } from "../lib/wire";
import { moments, span } from "./moments";
import { PATIENCE, Queue, type Playing, type Position, type Theatre } from "./queue";

function line(roles: string, refs: string[] = [], numbers: number[] = [], seat = 1): Line {
  return {
    entry: 1,
    kind: "told",
    parts: refs.map((ref) => ({ text: ref, ref })),
    numbers,
    roles: roles.split(" "),
    seat,
  };
}

class Hall implements Theatre {
  seen: (string | number)[] = [];
  positions: Position[] = [];
  now: Playing | null = null;
  phases: unknown[] = [];
  way: Position[] = [];
  pace = 1;
  calm = false;
  show(position: Position) {
    this.positions.push(position);
    this.seen.push(position.lines);
  }
  play(now: Playing | null) {
    this.now = now;
    if (now && !now.after) this.seen.push(now.moment.picture);
    else if (now && now.still) this.seen.push(`still ${now.moment.picture}`);
  }
  during(scene: Scene | null) {
    if (scene !== this.phases.at(-1)) this.phases.push(scene);
  }
  film = (from: number) => Promise.resolve(this.way.filter((position) => position.lines > from));
  speed = () => this.pace;
  still = () => this.calm;
}

const LOG = [
  line("act turn", [], [3], -1),
  line("act reveal enter", ["side:1", "card:7", "wedge:2"]),
  line("tire", ["card:8"]),
  line("discard", ["side:1", "card:9"]),
  line("damage", ["card:1"], [2], 0),
  line("act battle", ["wedge:0", "side:0", "side:1"], [7, 3], 0),
  line("damage blow", ["side:0", "wedge:0"], [4], 0),
];

let hall: Hall;
let queue: Queue;

beforeEach(() => {
  vi.useFakeTimers();
  hall = new Hall();
  queue = new Queue(hall);
});
afterEach(() => void vi.useRealTimers());

const all = { log: LOG, from: 0, scene: { at: "end" }, seat: 0 };

it("plays every line in order, none skipped, and ends with the position that was sent", async () => {
  queue.add(all);
  await vi.runAllTimersAsync();
  expect(hall.seen).toEqual(["turn", 1, "reveal", 2, "cost", 4, "damage", 5, "battle", 7, 7]);
  expect(hall.positions.at(-1)).toEqual({ scene: { at: "end" }, lines: 7 });
  expect(queue.busy).toBe(false);
});

it("lets positions on the way lie under the moments that lead to them", async () => {
  hall.way = [
    { scene: { at: 2 }, lines: 2 },
    { scene: { at: 5 }, lines: 5 },
  ];
  queue.add(all);
  await vi.runAllTimersAsync();
  const scenes = hall.positions.map(({ scene }) => scene?.["at"] ?? null);
  expect(scenes).toEqual([null, 2, 2, 5, "end", "end"]);
});

it("tells in whose phase each moment happens: that of the position to which it leads", async () => {
  const [first, second] = [{ at: 4 }, { at: 5 }];
  hall.way = [
    { scene: first, lines: 4 },
    { scene: second, lines: 5 },
  ];
  queue.add(all);
  await vi.advanceTimersByTimeAsync(0);
  // The first moment is told before its position is known.
  expect(hall.phases).toEqual([null, first]);
  await vi.runAllTimersAsync();
  expect(hall.phases).toEqual([null, first, second, all.scene, null]);
});

it("takes as long as its moments, and half as long at speed 2", async () => {
  const whole = moments(LOG, 0, 0).reduce(
    (sum, moment) => sum + span(moment, false).before + span(moment, false).after,
    0,
  );
  queue.add(all);
  await vi.advanceTimersByTimeAsync(whole - 20);
  expect(queue.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(30);
  expect(queue.busy).toBe(false);
  hall.pace = 2;
  queue.add(all);
  await vi.advanceTimersByTimeAsync(whole / 2 + 10);
  expect(queue.busy).toBe(false);
});

it("shows nothing but the end at speed 0", () => {
  hall.pace = 0;
  queue.add(all);
  expect(hall.seen).toEqual([7]);
  expect(queue.busy).toBe(false);
});

it("shows the same steps as still pictures where nothing may move", async () => {
  hall.calm = true;
  queue.add(all);
  await vi.runAllTimersAsync();
  const still = hall.seen.filter((what) => typeof what === "string");
  expect(still).toEqual(["still turn", "still reveal", "still cost", "still damage", "still battle"]);
});

it("is over at once when it is skipped, however much waits", async () => {
  queue.add(all);
  queue.add({ ...all, log: [...LOG, line("act pass")], from: 7, scene: { at: "later" } });
  await vi.advanceTimersByTimeAsync(500);
  queue.skip();
  expect(hall.positions.at(-1)).toEqual({ scene: { at: "later" }, lines: 8 });
  expect(hall.now).toBeNull();
  await vi.runAllTimersAsync();
  expect(hall.positions.at(-1)?.lines).toBe(8);
});

it("plays what comes later after what came before", async () => {
  queue.add({ ...all, log: LOG.slice(0, 2), scene: { at: "first" } });
  queue.add({ ...all, from: 2 });
  await vi.runAllTimersAsync();
  expect(hall.seen).toEqual(["turn", 1, "reveal", 2, 2, "cost", 4, "damage", 5, "battle", 7, 7]);
});

it("hurries when there is more than anybody would watch", async () => {
  const long = Array.from({ length: 40 }, () => line("damage", ["card:1"], [1]));
  queue.add({ ...all, log: long });
  await vi.advanceTimersByTimeAsync(PATIENCE * 2);
  expect(queue.busy).toBe(false);
});

it("forgets everything when the table is hidden", async () => {
  queue.add(all);
  queue.clear();
  hall.seen = [];
  await vi.runAllTimersAsync();
  expect(hall.seen).toEqual([]);
});
