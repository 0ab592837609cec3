/* The client's own words, from Fluent catalogues. What the server says arrives in words already. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogues, LANGUAGES } from "./languages";
import { settings } from "./settings.svelte";

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle([lang, "en"], { useIsolating: false });
  for (const [path, text] of Object.entries(catalogues)) {
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles = new Map(LANGUAGES.map((lang) => [lang, bundle(lang)]));

/** A message in a language, or in English where that lacks it. */
export function say(lang: string, id: string, args: Record<string, FluentVariable> = {}): string {
  for (const spoken of [bundles.get(lang), bundles.get("en")]) {
    const pattern = spoken?.getMessage(id)?.value;
    if (spoken && pattern) return spoken.formatPattern(pattern, args);
  }
  return id;
}

/** A message in the reader's language; read in a template it follows a change of language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return say(settings.lang, id, args);
}
