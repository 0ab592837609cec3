// Chance that is the same on every machine: a hash of words, and dice that begin with it.

export type Dice = () => number;

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** Mulberry32: numbers from 0 up to 1. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a few things, chosen by a number of any size. */
export function nth<T>(things: readonly [T, ...T[]], index: number): T {
  return things[Math.abs(Math.trunc(index)) % things.length] ?? things[0];
}
