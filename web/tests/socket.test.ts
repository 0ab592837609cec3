import { beforeEach, expect, it, vi } from "vitest";
import { GameSocket, type Pipe } from "../src/lib/socket";
import type { Line, State, Why } from "../src/lib/wire";

class FakePipe implements Pipe {
  onopen: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>);
  close = vi.fn();
  reconnect = vi.fn();
  opens = () => this.onopen?.(undefined as never);
  closes = () => this.onclose?.(undefined as never);
  says = (message: object) => this.onmessage?.({ data: JSON.stringify(message) });
}

const line = (entry: number): Line => ({ entry, kind: "x", parts: [{ text: `line ${entry}` }] });

function state(seq: number, seat: number, from: number, ...log: Line[]): State {
  return {
    type: "state",
    seq,
    game: "fords",
    title: "Fords",
    hides: true,
    seat,
    mine: [0],
    scene: {},
    text: "",
    question: null,
    asked: [],
    players: [],
    log_from: from,
    log,
    entries: 0,
    can_undo: false,
    takeback: null,
    result: null,
    orders: {},
  };
}

const listener = { state: vi.fn(), refused: vi.fn(), connected: vi.fn(), talk: vi.fn() };
let pipe: FakePipe;
let socket: GameSocket;

beforeEach(() => {
  vi.resetAllMocks();
  pipe = new FakePipe();
  socket = new GameSocket("game", pipe, listener, 0, "en");
});

it("says hello first, and after a loss with what was seen last", () => {
  pipe.opens();
  expect(pipe.sent).toEqual([{ type: "hello", seat: 0, lang: "en", since: -1 }]);
  pipe.says(state(7, 0, 0, line(1)));
  pipe.closes();
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  pipe.opens();
  expect(pipe.sent.at(-1)).toEqual({ type: "hello", seat: 0, lang: "en", since: 7 });
});

it("puts the log together; what is void goes", () => {
  pipe.opens();
  pipe.says(state(1, 0, 0, line(1), line(2)));
  pipe.says(state(2, 0, 1, line(3)));
  expect(listener.state.mock.lastCall?.[1]).toEqual([line(1), line(3)]);
});

it("puts together what has changed and what has not", () => {
  pipe.opens();
  pipe.says({ ...state(1, 0, 0, line(1)), scene: { round: 1, title: "x" } });
  const changed = { asked: [1], can_undo: true };
  pipe.says({
    type: "update",
    seq: 2,
    fields: changed,
    scene: { in: { round: { is: 2 } } },
    log_from: 1,
    log: [line(2)],
  });
  const [now, log] = listener.state.mock.lastCall ?? [];
  expect(now).toMatchObject({ seq: 2, seat: 0, mine: [0], ...changed, scene: { round: 2, title: "x" } });
  expect(log).toEqual([line(1), line(2)]);
});

it("asks for all anew where lines are missing", () => {
  pipe.opens();
  pipe.says(state(5, 0, 3, line(4)));
  expect(listener.state).not.toHaveBeenCalled();
  expect(pipe.sent.at(-1)).toMatchObject({ type: "hello", since: -1 });
});

it("shows one seat nothing that was under way to another", () => {
  pipe.opens();
  socket.sit(1, "fr");
  expect(pipe.sent.at(-1)).toEqual({ type: "hello", seat: 1, lang: "fr", since: -1 });
  pipe.says(state(1, 0, 0, line(1)));
  expect(listener.state).not.toHaveBeenCalled();
  pipe.says(state(1, 1, 0, line(2)));
  expect(listener.state.mock.lastCall?.[1]).toEqual([line(2)]);
});

it("tells answers apart by their number", async () => {
  pipe.opens();
  const first = socket.ask<Why>({ type: "why", about: "card:1" });
  const second = socket.ask<Why>({ type: "why", about: "card:2" });
  const reason = { type: "reason", legal: false, rule: "", rule_text: "", remedy: "" };
  pipe.says({ ...reason, id: 2, text: "two" });
  pipe.says({ ...reason, id: 1, text: "one" });
  expect((await first)?.text).toBe("one");
  expect((await second)?.text).toBe("two");
});

it("has no answer where the line is lost, and says nothing into it", async () => {
  pipe.opens();
  const lost = socket.ask<Why>({ type: "why", about: "card:1" });
  pipe.closes();
  expect(await lost).toBeNull();
  expect(await socket.ask<Why>({ type: "why", about: "card:1" })).toBeNull();
  expect(socket.tell({ type: "undo" })).toBe(false);
  expect(pipe.sent.map((message) => message["type"])).toEqual(["hello", "why"]);
});

it("waits no longer for what is refused", async () => {
  pipe.opens();
  const asked = socket.ask<Why>({ type: "why", about: "card:1" });
  pipe.says({ type: "refused", code: "busy", text: "Slowly.", id: 1 });
  expect(await asked).toBeNull();
  expect(listener.refused).toHaveBeenCalledTimes(1);
});

it("passes refusals on", () => {
  pipe.opens();
  const refused = { type: "refused", code: "stale", text: "Too late." };
  pipe.says(refused);
  expect(listener.refused).toHaveBeenCalledWith(refused);
});
