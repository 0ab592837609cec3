import { expect, it } from "vitest";
import { changed, taking, wishes } from "../src/lib/opening";
import { commonHint, numbered, offTable, offer } from "../src/lib/prompting";
import { parse } from "../src/lib/router.svelte";
import { ordered } from "../src/lib/scores";
import { statusOf, trackOf } from "../src/lib/status";
import { steps } from "../src/lib/steps";
import { ago, until } from "../src/lib/times";
import { turnsOf } from "../src/lib/turns";
import type { Choice, GameInfo, OptionInfo, Score } from "../src/lib/wire";

const choice = (action: string, ...refs: string[]): Choice => ({ do: action, verb: action, refs, label: action });

it("finds the view of an address", () => {
  expect(parse("/", "")).toEqual({ view: "home" });
  expect(parse("/about", "")).toEqual({ view: "about" });
  expect(parse("/play/abc", "#join=s%2Fx")).toEqual({ view: "play", id: "abc", join: "s/x", example: "" });
  expect(parse("/replay/abc", "#12")).toEqual({ view: "replay", id: "abc", entry: 12 });
  expect(parse("/replay/abc", "")).toEqual({ view: "replay", id: "abc", entry: null });
  expect(parse("/rules/1066", "#H.WIN")).toEqual({ view: "rules", game: "1066", rule: "H.WIN" });
  expect(parse("/scores", "")).toEqual({ view: "scores" });
  expect(parse("/players/abc", "")).toEqual({ view: "players", id: "abc", mark: "" });
  expect(parse("/enter", "#ABCDE")).toEqual({ view: "enter", code: "ABCDE" });
  expect(parse("/play/", "")).toEqual({ view: "lost" });
  expect(parse("/keys/more", "")).toEqual({ view: "lost" });
});

it("sets passing apart and makes buttons of what the board cannot pick", () => {
  const many = Array.from({ length: 8 }, (_, i) => choice("play", `card:${i}`));
  const [done, pass] = [choice("done"), choice("pass")];
  const offered = offer([...many, done, pass], []);
  expect(offered.pass).toBe(pass);
  expect(offered.buttons).toEqual([done]);
  expect(numbered(offered, false)).toEqual([done, ...offered.groups]);
  expect(numbered(offered, true)).toHaveLength(9);
});

it("makes buttons of all choices where they are few", () => {
  const few = [choice("a", "wedge:1"), choice("b", "wedge:2")];
  expect(offer(few, []).buttons).toEqual(few);
});

it("offers what is rare last, and never as a button before something is picked", () => {
  const [sacrifice, play] = [choice("sacrifice", "card:1"), choice("play", "card:2")];
  const offered = offer([sacrifice, play], []);
  expect(offered.buttons).toEqual([play]);
  expect(offered.all).toEqual([play, sacrifice]);
  expect(numbered(offered, true)).toEqual([play, sacrifice]);
  expect(offer([sacrifice, choice("act", "card:1")], ["card:1"]).buttons).toHaveLength(2);
});

it("says where the game stands", () => {
  expect(statusOf({ status: "Round 2" })).toBe("Round 2");
  expect(statusOf({ status: { phase: "Melee", turn: 3 } })).toBe("Melee");
  expect(statusOf({})).toBe("");
});

it("knows where turns begin", () => {
  const line = (entry: number, ...roles: string[]) => ({ entry, kind: "told", roles, parts: [] });
  expect(turnsOf([line(3, "turn"), line(4), line(9, "turn")], 12)).toEqual([3, 9]);
  expect(turnsOf([], 25)).toEqual([10, 20]);
});

const side = (name: string, value: string) => ({ name, default: value }) as OptionInfo;
const sides = [side("faction", "norman"), side("opponent", "saxon")] as const;

it("keeps only what differs from the default", () => {
  expect(changed({}, sides[0], "malta")).toEqual({ faction: "malta" });
  expect(changed({ faction: "malta", draft: "draw3" }, sides[0], "norman")).toEqual({ draft: "draw3" });
});

it("gives the side that I leave to whoever had the one that I take", () => {
  expect(taking({}, sides, "saxon")).toEqual({ faction: "saxon", opponent: "norman" });
  expect(taking({}, sides, "malta")).toEqual({ faction: "malta" });
  expect(taking({ faction: "saxon", opponent: "norman" }, sides, "norman")).toEqual({});
});

it("asks for nobody on a seat that the rules play", () => {
  const info = { seats: ["Norman", "Saxon"], automatic: [] } as unknown as GameInfo;
  const other = { kind: "bot", level: "captain" } as const;
  expect(wishes(info, 1, other)).toEqual([other, { kind: "here" }]);
  expect(wishes({ ...info, automatic: [1] }, 0, other)).toEqual([{ kind: "here" }]);
});

it("knows the steps of the rules, and what happens between them", () => {
  const line = (entry: number, rule = "") => ({ entry, kind: "", parts: [], rule });
  const log = [line(3), line(3, "S.DRAW"), line(3), line(3, "S.PLACE"), line(3), line(4), line(4, "S.PASS")];
  expect(steps(log)).toEqual([false, true, true, true, false, false, true]);
});

it("puts scores in order", () => {
  const score = (points: number, ended: number) => ({ score: points, ended }) as Score;
  const all = [score(10, 1), score(30, 2), score(10, 3)];
  expect(ordered(all, "newest").map((it) => it.ended)).toEqual([3, 2, 1]);
  expect(ordered(all, "best").map((it) => it.ended)).toEqual([2, 3, 1]);
});

it("knows whether all choices can be pointed at on the table", () => {
  const scene = { cards: [{ ref: "card:1" }] };
  expect(offTable([choice("play", "card:1", "wedge:2"), choice("done")], scene)).toBe(false);
  expect(offTable([choice("play", "card:1"), choice("reveal", "card:10")], scene)).toBe(true);
});

it("offers many choices by the things that they begin with, and says what those have in common", () => {
  const all = [1, 2, 3, 4].flatMap((card) => [0, 1].map((wedge) => choice("play", `card:${card}`, `wedge:${wedge}`)));
  const { buttons, groups } = offer([...all, choice("act", "card:9")], []);
  expect(buttons).toEqual([]);
  expect(groups.map(({ ref }) => ref)).toEqual(["card:1", "card:2", "card:3", "card:4", "card:9"]);
  const hinted = ["costs 3, row 1", "costs 3, row 2"].map((hint) => ({ ...choice("play"), hint }));
  expect(commonHint(hinted)).toBe("costs 3");
});

it("offers many choices of one thing each as buttons, where that thing is asked for", () => {
  const discards = [1, 2, 3, 4, 5, 6, 7].map((card) => choice("discard", `card:${card}`));
  expect(offer(discards, []).buttons).toHaveLength(7);
});

it("tells the phases of a round, and the one before the first by itself", () => {
  const scenery = { phases: ["Setting up", "Preparation", "Deployment"] };
  expect(trackOf(scenery, { round: 3, phase: 2 })).toEqual({ round: 3, phases: ["Preparation", "Deployment"], at: 1 });
  expect(trackOf(scenery, { round: 0, phase: 0 })).toEqual({ round: 0, phases: ["Setting up"], at: 0 });
  expect(trackOf({}, { round: 1, phase: 1 })).toBeNull();
});

it("tells times as people tell them", () => {
  const now = 1_000_000;
  expect(ago(now - 5, "en", now)).toBe("now");
  expect(ago(now - 7_300, "en", now)).toBe("2 hours ago");
  expect(ago(now - 86_400, "en", now)).toBe("yesterday");
  expect(ago(now - 120, "fr", now)).toBe("il y a 2 minutes");
  expect(until(now + 200_000, "en", now)).toBe("in 2 days");
  expect(until(now + 86_500, "fr", now)).toBe("demain");
  expect(until(now - 500, "en", now)).toBe("now");
});
