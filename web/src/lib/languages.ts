/* The languages that the client speaks: those with a catalogue `text/LANG.ftl`, English first. Folders may add their own. */

export const catalogues = import.meta.glob<string>(["../*/*.ftl", "../boards/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const LANGUAGES: string[] = Object.keys(catalogues)
  .flatMap((path) => /^\.\.\/text\/([a-z]+)\.ftl$/.exec(path)?.[1] ?? [])
  .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other));
