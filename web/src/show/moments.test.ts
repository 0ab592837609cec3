import { expect, it } from "vitest";
import type { Line } from "../lib/wire";
import { moments } from "./moments";

function line(roles: string, refs: string[] = [], seat = 1): Line {
  return { entry: 1, kind: "told", parts: refs.map((ref) => ({ text: ref, ref })), roles: roles.split(" "), seat };
}

const pictures = (log: Line[], seat = 0) => moments(log, 0, seat).map(({ picture }) => picture);

it("shows a card large that another plays, and lets the viewer's own only travel", () => {
  const played = line("act reveal enter", ["side:1", "card:4", "wedge:0"]);
  expect(pictures([played], 0)).toEqual(["reveal"]);
  expect(pictures([played], 1)).toEqual(["enter"]);
  expect(pictures([played], -1)).toEqual(["reveal"]);
});

it("takes a card that is revealed and then placed as one, and another card as another", () => {
  const revealed = line("act reveal", ["card:4"]);
  expect(pictures([revealed, line("enter", ["card:4", "wedge:0"])])).toEqual(["reveal"]);
  expect(pictures([revealed, line("enter", ["card:5", "wedge:0"])])).toEqual(["reveal", "enter"]);
});

it("gathers what is drawn or paid by one side", () => {
  expect(pictures([line("draw"), line("draw"), line("draw", [], 0)])).toEqual(["draw", "draw"]);
  expect(pictures([line("tire"), line("discard"), line("tire", [], 0)])).toEqual(["cost", "cost"]);
});

it("keeps a roll with its modifiers and what comes of it, but lets a rout be seen for itself", () => {
  const log = [line("act roll"), line("modifier"), line("outcome"), line("outcome motion rout")];
  expect(moments(log, 0, 0).map(({ lines }) => lines.length)).toEqual([3, 1]);
});

it("knows where damage comes from: the thing that the act before it was about", () => {
  const log = [line("act reveal", ["side:1", "card:4"]), line("damage", ["card:9"]), line("damage", ["card:8"])];
  expect(moments(log, 1, 0).map(({ source }) => source)).toEqual(["card:4", "card:4"]);
});

it("counts every line once", () => {
  const log = ["act turn", "draw", "draw", "act reveal", "enter", "x", "act battle", "damage blow"].map((roles) =>
    line(roles),
  );
  const found = moments(log, 0, 0);
  expect(found.flatMap(({ lines }) => lines)).toEqual(log);
  expect(found.at(-1)?.end).toBe(log.length);
});
