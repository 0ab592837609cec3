/* Where things are on the screen, by the refs that boards give them. */

import { kindOf } from "../lib/choosing";
import { thingsOf } from "./moments";
import type { Line } from "../lib/wire";

export interface Spot {
  element: Element;
  box: DOMRect;
}

/** What is not part of the board although it may name a thing. */
const ELSEWHERE = "dialog, [popover], .stage, .inspector, .last-card, .log";

/** The largest part of the board that stands for a thing and can be seen; null if there is none. */
export function spotOf(ref: string): Spot | null {
  let best: Spot | null = null;
  for (const element of document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)) {
    if (element.closest(ELSEWHERE)) continue;
    const box = element.getBoundingClientRect();
    if (box.width && box.height && (!best || area(box) > area(best.box))) best = { element, box };
  }
  return best;
}

function area(box: DOMRect): number {
  return box.width * box.height;
}

/** The board as far as it is seen: under a strong zoom it is higher than the window, and the dock lies over it. */
export function boardBox(): DOMRect {
  const board = document.querySelector(".board") ?? document.querySelector("main");
  const { x, y, width, bottom } = board?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const dock = document.querySelector(".shell > footer")?.getBoundingClientRect().y ?? innerHeight;
  const top = Math.max(0, y);
  return new DOMRect(x, top, width, Math.max(0, Math.min(bottom, dock, innerHeight) - top));
}

/** The first of several things that is there. */
export function firstSpot(...refs: string[]): Spot | null {
  for (const ref of refs) {
    const found = ref ? spotOf(ref) : null;
    if (found) return found;
  }
  return null;
}

/** A pile of the side that a line tells of. */
export function pileOf(line: Line, pile: "deck" | "discard" | "hand"): Spot | null {
  const side = line.parts.find((part) => part.ref && kindOf(part.ref) === "side")?.ref?.slice(5) ?? String(line.seat);
  return firstSpot(`pile:${side}:${pile}`, ...(pile === "hand" ? [`hand:${side}`, "hand"] : []));
}

/** What a line is about, and where it ends: its first thing and its last, which may be the same. */
export function ends(line: Line): { first: string; last: string } {
  const things = thingsOf(line);
  return { first: things[0] ?? "", last: things.at(-1) ?? "" };
}

export function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
