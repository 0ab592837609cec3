import { expect, it, vi } from "vitest";
import { LiveTable } from "../src/lib/table.svelte";
import type { Question } from "../src/lib/wire";

const question: Question = {
  serial: 4,
  kind: "turn",
  rule: "H.TURN",
  text: "What now?",
  choices: [
    { do: "play a 1", verb: "play", refs: ["card:1", "wedge:1"], label: "A to 1" },
    { do: "play a 2", verb: "play", refs: ["card:1", "wedge:2"], label: "A to 2" },
  ],
};

function made() {
  const port = {
    act: vi.fn(),
    undo: vi.fn(),
    why: vi.fn(),
    inspect: vi.fn(),
    preview: vi.fn(() => Promise.resolve({ kind: "x" })),
  };
  const table = new LiveTable(port);
  table.ask(question);
  return { port, table };
}

it("sends one answer with the number of its question, and no second one meanwhile", () => {
  const { port, table } = made();
  table.pick("card:1");
  expect(table.picked).toEqual(["card:1"]);
  table.pick("wedge:2");
  table.pick("wedge:1");
  expect(port.act.mock.calls).toEqual([[4, ["play a 2"]]]);
});

it("keeps what is picked while the question stays, and lets go with a new one", () => {
  const { table } = made();
  table.pick("card:1");
  table.ask({ ...question });
  expect(table.picked).toEqual(["card:1"]);
  table.ask({ ...question, serial: 5 });
  expect(table.picked).toEqual([]);
});

it("asks why about what cannot be picked, and inspects where nothing is asked", () => {
  const { port, table } = made();
  table.pick("card:7");
  expect(port.why).toHaveBeenCalledWith("card:7");
  table.ask(null);
  table.pick("card:7");
  expect(port.inspect).toHaveBeenCalledWith("card:7");
});

it("does what is rare only when it is confirmed", () => {
  const { port, table } = made();
  const rare = { do: "sacrifice a", verb: "sacrifice", refs: ["card:3"], label: "Sacrifice A" };
  table.ask({ ...question, serial: 5, choices: [...question.choices, rare] });
  table.pick("card:3");
  expect(table.asking).toEqual(rare);
  expect(port.act).not.toHaveBeenCalled();
  table.forbear();
  expect(table.asking).toBeNull();
});

it("foresees each action once", async () => {
  const { port, table } = made();
  await table.preview("play a 1");
  expect(await table.preview("play a 1")).toEqual({ kind: "x" });
  expect(port.preview).toHaveBeenCalledTimes(1);
});

it("reads a thing without doing anything, even where one choice is left", () => {
  const { port, table } = made();
  const act = { do: "act b", verb: "act", refs: ["card:2"], label: "B" };
  const rare = { do: "sacrifice a", verb: "sacrifice", refs: ["card:3"], label: "Sacrifice A" };
  table.ask({ ...question, serial: 5, choices: [...question.choices, act, rare] });
  for (const [ref, picked] of [
    ["card:2", ["card:2"]],
    ["card:3", ["card:2"]],
    ["card:9", ["card:2"]],
    ["card:1", ["card:1"]],
  ] as const) {
    table.open(ref);
    expect(table.opened).toBe(ref);
    expect(table.picked).toEqual(picked);
  }
  expect(port.inspect).toHaveBeenCalledTimes(4);
  expect(port.act).not.toHaveBeenCalled();
  expect(port.why).not.toHaveBeenCalled();
});

it("closes what was read once something is done, and forgets what the pointer was on with the next question", () => {
  const { table } = made();
  table.open("card:1");
  table.hover = "wedge:2";
  table.pick("wedge:2");
  expect(table.opened).toBeNull();
  table.ask({ ...question, serial: 5 });
  expect(table.hover).toBeNull();
});

it("takes one of several discards back, and makes the others again", () => {
  const { port, table } = made();
  const discards = (serial: number, ...cards: number[]) => ({
    ...question,
    serial,
    choices: cards.map((card) => ({ do: `discard ${card}`, verb: "discard", refs: [`card:${card}`], label: "" })),
  });
  table.ask(discards(7, 3, 4));
  table.retract("card:1", ["card:1", "card:2"]);
  table.ask(discards(8, 2, 3, 4));
  expect(port.undo).toHaveBeenCalledTimes(2);
  table.ask(discards(9, 1, 2, 3, 4));
  expect(port.act.mock.calls).toEqual([[9, ["discard 2"]]]);
});
