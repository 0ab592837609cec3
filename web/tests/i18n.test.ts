import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { say, t } from "../src/lib/i18n";
import { LANGUAGES } from "../src/lib/languages";
import { choose } from "../src/lib/settings.svelte";

const source = join(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf-8" });
const catalogues = files.filter((file) => file.endsWith("en.ftl")).map((file) => file.slice(0, -"en.ftl".length));

function read(file: string): string {
  return readFileSync(join(source, file), "utf-8");
}

/** Each message with the names of its arguments. */
function messages(file: string): Record<string, string[]> {
  const parts = read(file).split(/^(?=[a-z][\w-]* =)/m);
  const found = parts.filter((part) => /^[a-z]/.test(part));
  return Object.fromEntries(
    found.map((part) => [part.slice(0, part.indexOf(" =")), [...new Set(part.match(/\$[a-z]\w*/gi) ?? [])].sort()]),
  );
}

describe.each(catalogues)("the catalogues in %s", (folder) => {
  it("have the same messages with the same arguments", () => {
    expect(messages(`${folder}fr.ftl`)).toEqual(messages(`${folder}en.ftl`));
  });

  it.each(["en", "fr"])("are read in whole in %s", (lang) => {
    const file = `${folder}${lang}.ftl`;
    expect(new FluentResource(read(file)).body.length, relative(source, file)).toBe(Object.keys(messages(file)).length);
  });
});

it("has every message that is asked for by its name", () => {
  const known = Object.assign({}, ...catalogues.map((folder) => messages(`${folder}en.ftl`))) as Record<
    string,
    unknown
  >;
  const code = files.filter((file) => /\.(svelte|ts)$/.test(file));
  const asked = code.flatMap((file) => [...read(file).matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""));
  expect(asked.filter((id) => !(id in known))).toEqual([]);
});

it("speaks the language that was chosen", () => {
  choose({ lang: "fr" });
  expect(t("rules-count", { count: 1 })).toBe("1 règle");
  choose({ lang: "en" });
  expect(t("rules-count", { count: 2 })).toBe("2 rules");
  expect(t("no-such-message")).toBe("no-such-message");
});

it("offers the languages that have a catalogue, English first, and says in English what one lacks", () => {
  const there = files.filter((file) => /^text\/[a-z]+\.ftl$/.test(file)).map((file) => file.slice(5, -4));
  expect([...LANGUAGES].sort()).toEqual(there.sort());
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES.map((lang) => say(lang, "language-name"))).toEqual(["English", "Français"]);
  expect(say("la", "cancel")).toBe(say("en", "cancel"));
});
