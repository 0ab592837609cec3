/* How far somebody has come in the lessons, as this browser remembers it. */

import { api, ApiError } from "../lib/api";
import type { Lesson } from "../lib/wire";

export interface Learned {
  /** The game in which the lesson was begun last. */
  id: string;
  part: number;
  /** Whether it was ever finished. */
  done: boolean;
}

export const FIRST_LESSON = "first-battle";
const KEY = "senlac-lessons";

/** What is remembered of every lesson that was begun. */
export function learned(): Record<string, Learned> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Learned>) : {};
  } catch {
    return {};
  }
}

/** Whether a lesson says that all has been taught. */
export function isOver(lesson: Lesson): boolean {
  return lesson.do === "";
}

/** Remember how far a lesson has come. */
export function note(lesson: Lesson, id: string): void {
  const all = learned();
  const done = isOver(lesson) || all[lesson.name]?.done === true;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [lesson.name]: { id, part: lesson.part, done } }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The game of a lesson: the one that was begun and not finished, or a new one. */
export async function learn(name: string, again = false): Promise<string> {
  const kept = learned()[name];
  if (kept && !kept.done && !again && (await isThere(kept.id))) return kept.id;
  return (await api.lesson(name)).id;
}

async function isThere(id: string): Promise<boolean> {
  try {
    await api.look(id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === "unknown-game") return false;
    throw error;
  }
}

/** The pieces of a sentence: what stands between stars stands out. */
export function pieces(text: string): { text: string; strong: boolean }[] {
  return text
    .split("*")
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
