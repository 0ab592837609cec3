/* Over the hexes with the keyboard: the six keys of the number pad around 5, or Shift with the arrows. */

import type { Hex, Scenery } from "./types";

const PAD: Record<string, number> = { Numpad9: 0, Numpad6: 1, Numpad3: 2, Numpad1: 3, Numpad4: 4, Numpad7: 5 };

/** Whether a hex lies in a row that is shifted to the east. */
export function east(hex: Hex, scenery: Scenery): boolean {
  const half = (scenery.size * Math.sqrt(3)) / 2;
  return Math.round(hex.x / half) % 2 === 0;
}

/** The direction (NE, E, SE, SW, W, NW) that a key stands for, or -1. Up and down go straight, in a zigzag. */
export function around(event: { code: string; key: string; shiftKey: boolean }, shifted: boolean): number {
  const pad = PAD[event.code];
  if (pad !== undefined) return pad;
  if (!event.shiftKey) return -1;
  if (event.key === "ArrowRight") return 1;
  if (event.key === "ArrowLeft") return 4;
  if (event.key === "ArrowUp") return shifted ? 5 : 0;
  if (event.key === "ArrowDown") return shifted ? 3 : 2;
  return -1;
}
