/* The client's own words, from Fluent catalogues in both languages. What the server says arrives in words already. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const files = import.meta.glob<string>(["../text/*.ftl", "../boards/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`/${lang}.ftl`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle("en"), fr: bundle("fr") };

/** A message in the reader's language; read in a template it follows a change of language. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const chosen = bundles[settings.lang];
  const pattern = chosen.getMessage(id)?.value;
  return pattern ? chosen.formatPattern(pattern, args) : id;
}
