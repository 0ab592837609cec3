/* What is named the first time that it appears at a table, for those who skip the lessons. Pure. */

import type { Battle } from "../boards/battlefield/scene";
import type { Scene } from "../lib/choosing";
import type { Line, Question } from "../lib/wire";
import { thingsOf } from "../show/moments";

/** Something that appears: its sentence is `first-TOPIC`, and stands beside a thing. */
export interface First {
  topic: string;
  ref: string;
}

/** What a line of the log shows, by the kind of its event. */
const TOLD: Readonly<Record<string, string>> = {
  "hebs-tires": "tired",
  "hebs-might-battle": "battle",
  "hebs-objective-destroyed": "objective",
  "hebs-claims": "claimed",
  "hastings-activates": "command",
  "hastings-pushback": "pushback",
  "hastings-wall-holds": "wall",
  "hastings-routs": "rout",
  "hastings-pursues": "pursuit",
  "hastings-loses": "losses",
  "hastings-regroup": "regroup",
};

/** What a question is about, by its kind. */
const ASKED: Readonly<Record<string, string>> = {
  "paying.pay": "paying",
  "initiative.first": "initiative",
  "movement.move": "facing",
  "melee.attack": "melee",
  "falserout.feign": "feign",
};

/** All that appears with a question, with lines that were told, and on the table; each topic once. */
export function appearing(question: Question | null, lines: readonly Line[], scene: Scene): First[] {
  const found: First[] = [];
  const add = (topic: string | undefined, ref: string | undefined) => {
    if (topic && !found.some((first) => first.topic === topic)) found.push({ topic, ref: ref ?? "" });
  };
  const about = question?.choices.flatMap((choice) => choice.refs)[0];
  if (question?.window) add("response", about);
  add(ASKED[question?.kind ?? ""], about);
  for (const line of lines) add(TOLD[line.kind], thingsOf(line)[0]);
  const last = finalOf(scene);
  if (last) add("final", last);
  return found;
}

/** The last Objective, if a side has come to it. */
function finalOf(scene: Scene): string {
  if (scene["kind"] !== "battlefield") return "";
  const { above, below } = scene as Battle;
  return [...below.objectives, ...above.objectives].find((task) => task.final && task.state === "current")?.ref ?? "";
}

const KEY = "senlac-firsts";

/** The topics that were named in this browser. */
export function met(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** This topic was named. */
export function meet(topic: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...met(), topic])]));
  } catch {
    // A browser that keeps nothing names things again.
  }
}
