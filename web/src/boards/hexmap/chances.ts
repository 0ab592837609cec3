/* Chances as they are written: sixths exactly, so that they add up. */

import type { Chance } from "./types";

const THIRDS = ["", "⅓", "⅔"];

/** A chance in per cent, without the sign: `66⅔` for four in six; of 36 it is rounded. */
export function percent({ count, of }: Chance): string {
  const thirds = (300 * count) / of;
  if (!Number.isInteger(thirds)) return String(Math.round(thirds / 3));
  return `${Math.floor(thirds / 3)}${THIRDS[thirds % 3]}`;
}

/** With its sign: `+1`, `−2`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
