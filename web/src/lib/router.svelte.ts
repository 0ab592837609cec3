/* Where in the application we are, by the address. */

export type Route =
  | { view: "home" }
  | { view: "play"; id: string; join: string; example: string }
  | { view: "replay"; id: string; entry: number | null }
  | { view: "analysis"; id: string; entry: number | null }
  | { view: "verify"; id: string }
  | { view: "rules"; game: string; rule: string }
  | { view: "cards"; card: string; deck: string; filter: string }
  | { view: "scores" }
  | { view: "players"; id: string; mark: string }
  | { view: "enter"; code: string }
  | { view: "operator" }
  | { view: "keys" }
  | { view: "about" }
  | { view: "learn" }
  | { view: "lost" };

/** The view that an address names. */
export function parse(pathname: string, hash: string): Route {
  const [view = "", name = "", more] = pathname.split("/").slice(1).map(decodeURIComponent);
  const mark = decodeURIComponent(hash.slice(1));
  if (more !== undefined) return { view: "lost" };
  if (view === "" && !name) return { view: "home" };
  if (view === "enter" && !name) return { view, code: mark };
  if (view === "operator" && !name) return { view };
  if ((view === "keys" || view === "scores" || view === "about" || view === "learn") && !name) return { view };
  if (view === "play" && name) return { view, id: name, join: after("join=", mark), example: after("example=", mark) };
  if ((view === "replay" || view === "analysis") && name)
    return { view, id: name, entry: /^\d+$/.test(mark) ? Number(mark) : null };
  if (view === "verify" && name) return { view, id: name };
  if (view === "cards") return { view, card: name, deck: "", filter: mark };
  if (view === "decks" && name) return { view: "cards", card: "", deck: name, filter: mark };
  if (view === "players") return { view, id: name, mark };
  if (view === "rules" && name) return { view, game: name, rule: mark };
  return { view: "lost" };
}

const after = (word: string, mark: string) => (mark.startsWith(word) ? mark.slice(word.length) : "");

const here = (): Route => {
  try {
    return parse(location.pathname, location.hash);
  } catch {
    return { view: "lost" };
  }
};

let current = $state.raw<Route>(here());

export const router = {
  get route(): Route {
    return current;
  },
};

/** Go to an address of ours; `replace` leaves no step back. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  current = here();
}

/** Follow links and the back button without loading the page anew. */
export function listen(): void {
  addEventListener("popstate", () => (current = here()));
  addEventListener("hashchange", () => (current = here()));
  addEventListener("click", (event) => {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.origin !== location.origin) return;
    if (link.target || link.download || /^\/(api|primer|sheet)\//.test(link.pathname)) return;
    // A link within the page, as the one that skips to the content, is the browser's.
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.href);
  });
}
