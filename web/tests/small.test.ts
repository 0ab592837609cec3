import { expect, it } from "vitest";
import { numbered, offer } from "../src/lib/prompting";
import { parse } from "../src/lib/router.svelte";
import { statusOf } from "../src/lib/status";
import { turnsOf } from "../src/lib/turns";
import type { Choice } from "../src/lib/wire";

const choice = (action: string, ...refs: string[]): Choice => ({ do: action, verb: action, refs, label: action });

it("finds the view of an address", () => {
  expect(parse("/", "")).toEqual({ view: "lobby" });
  expect(parse("/play/abc", "#join=s%2Fx")).toEqual({ view: "play", id: "abc", join: "s/x" });
  expect(parse("/replay/abc", "#12")).toEqual({ view: "replay", id: "abc", entry: 12 });
  expect(parse("/replay/abc", "")).toEqual({ view: "replay", id: "abc", entry: null });
  expect(parse("/rules/1066", "#H.WIN")).toEqual({ view: "rules", game: "1066", rule: "H.WIN" });
  expect(parse("/play/", "")).toEqual({ view: "lost" });
  expect(parse("/keys/more", "")).toEqual({ view: "lost" });
});

it("sets passing apart and makes buttons of what the board cannot pick", () => {
  const many = Array.from({ length: 8 }, (_, i) => choice("play", `card:${i}`));
  const [done, pass] = [choice("done"), choice("pass")];
  const offered = offer([...many, done, pass], [], []);
  expect(offered.pass).toBe(pass);
  expect(offered.buttons).toEqual([done]);
  expect(numbered(offered, false)).toEqual([done]);
  expect(numbered(offered, true)).toHaveLength(9);
});

it("makes buttons of all choices where they are few", () => {
  const few = [choice("a", "wedge:1"), choice("b", "wedge:2")];
  expect(offer(few, [], []).buttons).toEqual(few);
});

it("offers what is rare last, and never as a button before something is picked", () => {
  const [sacrifice, play] = [choice("sacrifice", "card:1"), choice("play", "card:2")];
  const offered = offer([sacrifice, play], [], []);
  expect(offered.buttons).toEqual([play]);
  expect(offered.all).toEqual([play, sacrifice]);
  expect(numbered(offered, true)).toEqual([play, sacrifice]);
  expect(offer([sacrifice, choice("act", "card:1")], ["card:1"], []).buttons).toHaveLength(2);
});

it("says where the game stands", () => {
  expect(statusOf({ status: "Round 2" })).toBe("Round 2");
  expect(statusOf({ status: { phase: "Melee", turn: 3 } })).toBe("Melee");
  expect(statusOf({})).toBe("");
});

it("knows where turns begin", () => {
  const line = (entry: number, kind: string) => ({ entry, kind, parts: [] });
  expect(turnsOf([line(3, "hebs-round"), line(4, "hebs-draws"), line(9, "hebs-round")], 12)).toEqual([3, 9]);
  expect(turnsOf([], 25)).toEqual([10, 20]);
});
