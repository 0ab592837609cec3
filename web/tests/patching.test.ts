import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { patched, type Patch } from "../src/lib/patching";

/* What the server's own tests are held to as well. */
const file = join(import.meta.dirname, "../../tests/server/patches.json");
const examples = JSON.parse(readFileSync(file, "utf8")) as { old: unknown; new: unknown; patch: Patch }[];

it.each(examples)("makes one value into another: $patch", (example) => {
  const before = structuredClone(example.old);
  expect(patched(example.old, example.patch)).toEqual(example.new);
  expect(example.old).toEqual(before);
});

it("leaves what has not changed as it was, not only equal", () => {
  const old = { still: { a: 1 }, list: [{ b: 1 }, { c: 1 }] };
  const made = patched(old, { in: { list: { of: [[1, 2]] } } }) as typeof old;
  expect(made.still).toBe(old.still);
  expect(made.list[0]).toBe(old.list[1]);
});
