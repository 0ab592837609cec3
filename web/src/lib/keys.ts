/* The keys, in one table: what the page of keys prints is what the keys do. */

import { settings } from "./settings.svelte";

/** Keys with what they do; the words are the messages `key-ID`. */
export const KEYS: { group: string; keys: { id: string; keys: string[] }[] }[] = [
  {
    group: "choosing",
    keys: [
      { id: "digits", keys: ["1", "…", "9"] },
      { id: "zones", keys: ["F6"] },
      { id: "arrows", keys: ["←", "↑", "→", "↓"] },
      { id: "enter", keys: ["Enter"] },
      { id: "space", keys: ["Space"] },
      { id: "escape", keys: ["Esc"] },
      { id: "all", keys: ["A"] },
      { id: "hint", keys: ["C"] },
      { id: "pass", keys: ["P"] },
      { id: "undo", keys: ["U"] },
      { id: "undo-all", keys: ["Shift", "U"] },
      { id: "orders", keys: ["O"] },
    ],
  },
  {
    group: "looking",
    keys: [
      { id: "inspect", keys: ["I"] },
      { id: "why", keys: ["W"] },
      { id: "log", keys: ["L"] },
      { id: "rules", keys: ["R"] },
      { id: "text", keys: ["T"] },
      { id: "legend", keys: ["G"] },
      { id: "help", keys: ["?"] },
    ],
  },
  {
    group: "map",
    keys: [
      { id: "hexes", keys: ["7", "9", "4", "6", "1", "3"] },
      { id: "hexes-shift", keys: ["Shift", "←", "↑", "→", "↓"] },
      { id: "rotate", keys: ["Q", "E"] },
      { id: "hide", keys: ["H"] },
      { id: "fit", keys: ["F"] },
    ],
  },
  {
    group: "lesson",
    keys: [
      { id: "lesson-next", keys: ["N"] },
      { id: "lesson-back", keys: ["B"] },
      { id: "lesson-show", keys: ["S"] },
    ],
  },
  {
    group: "replay",
    keys: [
      { id: "step", keys: ["[", "]"] },
      { id: "turn", keys: ["{", "}"] },
      { id: "play", keys: ["Space"] },
    ],
  },
];

/** How long Pass is held: a slip of a finger passes nothing. */
export const HOLD = 400;

function writes(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "range", "button"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The key as commands name it, or nothing where it belongs to somebody else: a text, a dialog, the browser. */
export function command(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return "";
  if (writes(event.target) || document.querySelector("dialog[open], :popover-open")) return "";
  if (event.key === "Escape" || event.key === "F6") return event.key;
  if (!settings.shortcuts) return "";
  const letter = /^[a-z]$/i.test(event.key);
  return letter ? (event.shiftKey ? `Shift+${event.key.toUpperCase()}` : event.key.toUpperCase()) : event.key;
}

/** Whether a control has the focus that does something with Enter and Space itself. */
export function onControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("button, a, summary, input, [role=button]") !== null;
}

/** The thing of the board that has the focus, by its ref. */
export function focusedRef(): string | null {
  const thing = document.activeElement?.closest<HTMLElement | SVGElement>("[data-ref]");
  return thing?.dataset["ref"] ?? null;
}
