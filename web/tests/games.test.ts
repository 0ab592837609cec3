import { expect, it } from "vitest";
import { finished, goingOn, isAwaited, turnOf } from "../src/lib/games";
import type { Player, State, Summary } from "../src/lib/wire";

const here: Player = { seat: 0, side: "West", kind: "human" };
const seated = (kind: Player["kind"]): Player[] => [here, { seat: 1, side: "East", kind }];

function game(id: string, updated: number, more: Partial<Summary> = {}): Summary {
  const rest = { game: "1066", title: "1066", seats: seated("bot"), mine: [0], my_turn: true, over: false, result: "" };
  return { ...rest, id, updated, entries: 0, ...more };
}

const games = [
  game("theirs", 9, { my_turn: false }),
  game("old", 1),
  game("open", 8, { seats: seated("open") }),
  game("done", 7, { over: true }),
  game("new", 2),
];

it("lists first where it is my turn, then what was played last", () => {
  expect(goingOn(games).map(({ id }) => id)).toEqual(["new", "old", "theirs", "open"]);
  expect(finished(games).map(({ id }) => id)).toEqual(["done"]);
});

it("is nobody's turn while a seat is open", () => {
  expect(games.map(turnOf)).toEqual(["theirs", "mine", "open", "mine", "mine"]);
});

it("knows whether somebody elsewhere waits for me", () => {
  const question = { serial: 1, kind: "turn", rule: "", text: "", choices: [] };
  const state = (players: Player[], more: Partial<State> = {}) =>
    ({ question, result: null, players, ...more }) as unknown as State;
  const me: Player = { ...here, here: true };
  const opposite = (more: Partial<Player>): Player[] => [me, { seat: 1, side: "East", kind: "human", ...more }];
  expect(isAwaited(state(opposite({})))).toBe(true);
  expect(isAwaited(state(opposite({ kind: "bot" })))).toBe(true);
  expect(isAwaited(state(opposite({ here: true })))).toBe(false);
  expect(isAwaited(state(opposite({ kind: "rules" })))).toBe(false);
  expect(isAwaited(state(opposite({}), { question: null }))).toBe(false);
  expect(isAwaited(state(opposite({}), { result: { winner: 0, kind: "", rule: "", text: "" } }))).toBe(false);
});
