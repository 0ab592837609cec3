import { afterEach, expect, it } from "vitest";
import { t } from "../src/lib/i18n";
import { command, focusedRef, KEYS } from "../src/lib/keys";
import { choose } from "../src/lib/settings.svelte";

function pressed(key: string, on: Element = document.body, more: KeyboardEventInit = {}): string {
  let heard = "";
  const hear = (event: KeyboardEvent) => (heard = command(event));
  window.addEventListener("keydown", hear);
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  window.removeEventListener("keydown", hear);
  return heard;
}

function added(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

afterEach(() => {
  document.body.innerHTML = "";
  choose({ shortcuts: true });
});

it("names keys in one way", () => {
  expect(pressed("u")).toBe("U");
  expect(pressed("U", document.body, { shiftKey: true })).toBe("Shift+U");
  expect(pressed("?", document.body, { shiftKey: true })).toBe("?");
  expect(pressed("[")).toBe("[");
});

it("leaves keys to texts, to the browser and to dialogs", () => {
  expect(pressed("u", added("<input>"))).toBe("");
  expect(pressed("u", added("<textarea></textarea>"))).toBe("");
  expect(pressed("u", added('<input type="checkbox">'))).toBe("U");
  expect(pressed("u", added("<p></p>"), { ctrlKey: true })).toBe("");
  added("<dialog open></dialog>");
  expect(pressed("u")).toBe("");
});

it("does nothing with single keys where they are off, but lets go with Esc", () => {
  choose({ shortcuts: false });
  expect(pressed("u")).toBe("");
  expect(pressed("Escape")).toBe("Escape");
});

it("knows the thing with the focus", () => {
  added('<button data-ref="card:41"><span>Ceorl</span></button>').focus();
  expect(focusedRef()).toBe("card:41");
});

it.each(["en", "fr"] as const)("prints every key in %s", (lang) => {
  choose({ lang });
  const ids = KEYS.flatMap(({ group, keys }) => [`keys-${group}`, ...keys.map((key) => `key-${key.id}`)]);
  expect(ids.filter((id) => t(id) === id)).toEqual([]);
});
