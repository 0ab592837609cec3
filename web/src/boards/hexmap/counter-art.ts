/* What counters are drawn from: paths about a middle of 0,0. A counter is 44 by 44, a Leader 30 across. */

import type { Kind } from "./types";

/** A stroke or an area; without a colour it is the ink of all outlines. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
}

const INK = "#1a1509";
const CREAM = "#f5ecd6";
const SHAFT = "#e2bf6d";

/** A shaft of wood: its thread on its outline. */
function shaft(d: string, width = 2.2): Stroke[] {
  return [
    { d, stroke: INK, width: 2 * width },
    { d, stroke: SHAFT, width },
  ];
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** Spear and round shield, broad axe, kite and spear, horse’s head. */
export const GLYPHS: Record<Exclude<Kind["glyph"], "">, Stroke[]> = {
  spear: [
    ...shaft("M-12 9L9-9"),
    { d: "M7-11L14-12L11.5-5.5Z", fill: CREAM, stroke: INK, width: 1 },
    { d: circle(1, 2, 7.6), fill: "#b4522f", stroke: INK, width: 1.3 },
    { d: circle(1, 2, 5.2), stroke: "#f0dca8", width: 1.1, dash: "2 1.4" },
    { d: circle(1, 2, 2), fill: CREAM, stroke: INK, width: 0.8 },
  ],
  axe: [
    ...shaft("M-8 12L4-12"),
    { d: "M1-12L6-13C10-13 14-11 15-12C17-5 15 2 11 6C10 2 6-2-1-5Z", fill: CREAM, stroke: INK, width: 1.3 },
    { d: "M13-9C14-4 13 0 11 3", stroke: "#5a8a86", width: 1.3 },
  ],
  sword: [
    ...shaft("M11-14V12", 1.9),
    { d: "M11-18L14-12H8Z", fill: CREAM, stroke: INK, width: 1 },
    {
      d: "M-2-11C4-12.5 8-9 7-3C6 4 2 9-2 13C-6 9-10 4-11-3C-12-9-8-12.5-2-11Z",
      fill: CREAM,
      stroke: INK,
      width: 1.3,
    },
    { d: "M-2-9V9M-8.5-3H4.5", stroke: "#23494c", width: 2.6 },
  ],
  horse: [
    {
      d: "M-10 13C-11 3-8-4-2-8L-3-14L3-10C9-8 13-2 16 5C16.5 8 14 10 11 9C8 7 6 6 2 6.5C0 8 1 11 3 13Z",
      fill: CREAM,
      stroke: INK,
      width: 1.3,
    },
    { d: "M-2-8C-7-4-9 3-8 12", stroke: "#b4522f", width: 2.4, dash: "3 1.5" },
    { d: circle(6, -2, 1.3), fill: INK },
    { d: "M9 6L14 2M2 6C5 0 8-1 12 3", stroke: "#23494c", width: 1.4 },
  ],
};

/** The marks of Commands by their place in the army: Left, Center, Right. */
export const MARKS = ["M0-4L4.6 3.6H-4.6Z", circle(0, 0, 4.2), "M-3.9-3.9H3.9V3.9H-3.9Z"] as const;

/** The outline of a counter: rounded cloth of the Saxons, square of the Normans. */
export function cloth(side: number): string {
  const round = side ? 2.5 : 11;
  const far = 22 - round;
  return `M-22 ${-far}Q-22-22 ${-far}-22H${far}Q22-22 22 ${-far}V${far}Q22 22 ${far} 22H${-far}Q-22 22-22 ${far}Z`;
}

/** The bar of the Command along its upper edge. */
export function bar(side: number): string {
  return side ? "M-21-11V-21H21V-11Z" : "M-21-11Q-21-21-11-21H11Q21-21 21-11Z";
}

export const KITE = "M0-7.5C4.5-8.5 7-6 6.5-2C6 2.5 3 6 0 9C-3 6-6 2.5-6.5-2C-7-6-4.5-8.5 0-7.5Z";
/** The kites of a Shield Wall along the front below a counter: where, how large, which wool. */
export const WALL: readonly { x: number; y: number; size: number; fill: string }[] = [
  { x: -20, y: 24.5, size: 1, fill: "#cc9a3e" },
  { x: 20, y: 24.5, size: 1, fill: "#cc9a3e" },
  { x: -10, y: 25.5, size: 1, fill: "#5a8a86" },
  { x: 10, y: 25.5, size: 1, fill: "#5a8a86" },
  { x: 0, y: 26.5, size: 1.08, fill: "#b4522f" },
];

/** Arrows that stick in a counter, one for a hit: where and how they lie. */
export const ARROWS: readonly string[] = [
  "translate(6 -2) rotate(-52)",
  "translate(-6 3) rotate(-122)",
  "translate(12 8) rotate(-24)",
];
export const FEATHERS = "M24 0l-5-3.6M20.5 0l-5-3.6M24 0l-5 3.6M20.5 0l-5 3.6";

export const CROWN = "M-9-12L-11.5-22L-4.5-17L0-24.5L4.5-17L11.5-22L9-12Z";

/** The Standards: their cloths, and what is on them. */
export const STANDARDS: readonly { cloth: string; fill: string; device: string; on: string }[] = [
  {
    cloth: "M2-47C12-50 22-43 32-47L31-40L44-42L33-34L44-28L30-27C20-24 12-29 2-26Z",
    fill: "#b4522f",
    device: "M6-30C9-40 15-42 19-38C22-35 25-42 29-41L27-38L30-36C26-35 26-31 21-30C16-29 15-33 12-32C10-30 8-27 6-28Z",
    on: "#f1d07a",
  },
  {
    cloth: "M2-47C12-50 22-43 32-47L31-41L42-40L34-35L42-29L31-27C20-24 12-29 2-26Z",
    fill: "#f5ecd6",
    device: "M14-46H19V-39H27V-34H19V-27H14V-34H6V-39H14Z",
    on: "#8f3a24",
  },
];
