/* The client's own words, from Fluent catalogues. What the server says arrives in words already. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogues, LANGUAGES } from "./languages";
import { settings } from "./settings.svelte";

/** The catalogues of pages that were opened and have words of their own. */
const learnt: Record<string, string> = {};

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle([lang, "en"], { useIsolating: false });
  for (const [path, text] of Object.entries({ ...catalogues, ...learnt })) {
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles = new Map<string, FluentBundle>();

/** Know the words of a page that brings them along. */
export function learn(words: Record<string, string>): void {
  Object.assign(learnt, words);
  bundles.clear();
}

/** The bundle of a language, made when it is first spoken. */
function spoken(lang: string): FluentBundle | undefined {
  if (!bundles.has(lang) && LANGUAGES.includes(lang)) bundles.set(lang, bundle(lang));
  return bundles.get(lang);
}

/** A message in a language, or in English where that lacks it. */
export function say(lang: string, id: string, args: Record<string, FluentVariable> = {}): string {
  for (const each of [lang, "en"]) {
    const words = spoken(each);
    const pattern = words?.getMessage(id)?.value;
    if (words && pattern) return words.formatPattern(pattern, args);
  }
  return id;
}

/** A message in the reader's language; read in a template it follows a change of language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return say(settings.lang, id, args);
}
