/* What a server says has changed (senlac.server.patches explains it), put into effect. What has not stays the same. */

import type { State, Update } from "./wire";

export type Patch = { is: unknown } | { in: Record<string, Patch> } | { of: Item[] };
type Item = [number, number] | { is: unknown } | { was: number; in: Record<string, Patch> };

/** The value that a patch makes of another. */
export function patched(old: unknown, patch: Patch): unknown {
  if ("is" in patch) return patch.is;
  if ("in" in patch) return within(old as Record<string, unknown>, patch.in);
  const before = old as unknown[];
  return patch.of.flatMap((item) => {
    if (Array.isArray(item)) return before.slice(item[0], item[1]);
    return [patched("was" in item ? before[item.was] : null, item)];
  });
}

function within(old: Record<string, unknown>, changed: Record<string, Patch>): Record<string, unknown> {
  const made = { ...old };
  for (const [key, patch] of Object.entries(changed)) made[key] = patched(old[key], patch);
  return made;
}

/** The state that follows from the last one. */
export function updated(last: State, update: Update): State {
  const { seq, log_from, log } = update;
  const scene = update.scene ? (patched(last.scene, update.scene as Patch) as State["scene"]) : last.scene;
  return { ...last, ...(update.fields as Partial<State>), seq, scene, log_from, log };
}
