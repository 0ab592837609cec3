/* Two states of a table are mostly alike: what has not changed stays the same object, so that nothing is drawn anew. */

type Parts = Record<string, unknown>;

/** What came after, made of what was there before wherever both are equal. Things with a ref keep it in a new place. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  if (Array.isArray(after)) return (Array.isArray(before) ? list(before, after) : after) as T;
  return Array.isArray(before) ? after : (parts(before as Parts, after as Parts) as T);
}

function parts(before: Parts, after: Parts): Parts {
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  const made: Parts = {};
  for (const name of names) {
    made[name] = shared(before[name], after[name]);
    same &&= made[name] === before[name] && name in before;
  }
  return same ? before : made;
}

function list(before: unknown[], after: unknown[]): unknown[] {
  const known = new Map(before.map((each, i) => [refOf(each) ?? i, each]));
  const made = after.map((each, i) => shared(known.get(refOf(each) ?? i), each));
  return made.length === before.length && made.every((each, i) => each === before[i]) ? before : made;
}

function refOf(thing: unknown): unknown {
  return typeof thing === "object" && thing !== null && "ref" in thing ? thing.ref : undefined;
}
