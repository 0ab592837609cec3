/* Pointer and keys on the table: hovering, dragging, long presses, swipes, and arrow keys from thing to thing. */

import type { Field } from "./field.svelte";
import { towards, type Box } from "./marking";

/** So many pixels make a drag or a swipe, so many milliseconds a long press. */
const DRAG = 8;
const SWIPE = 60;
const LONG = 500;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The ref of the thing that an event is about. */
function refAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>("[data-ref]")?.dataset["ref"] ?? null) : null;
}

/** The same, of things that can be read; a pile or a hand is none. */
function thingAt(target: EventTarget | null): string | null {
  const ref = refAt(target);
  return ref && /^(card|wedge|objective|side):/.test(ref) ? ref : null;
}

function focusIsSeen(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(":focus-visible");
}

export class Gestures {
  readonly #field: Field;
  #begun: { ref: string; x: number; y: number } | null = null;
  #press: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a drag or a long press is none. */
  #spent = false;
  /** Where the pointer is while something is dragged. */
  at = $state.raw<Box>({ x: 0, y: 0 });

  constructor(field: Field) {
    this.#field = field;
  }

  over = (event: Event): void => {
    // A finger does not hover, nor does the focus that a tap leaves behind.
    if (event instanceof PointerEvent ? event.pointerType === "touch" : !focusIsSeen(event.target)) return;
    const ref = thingAt(event.target);
    if (ref) this.#field.table.hover = ref;
    else if (event.type === "pointerover") this.#field.table.hover = null;
  };

  leave = (): void => {
    this.#field.table.hover = null;
  };

  down = (event: PointerEvent): void => {
    this.#spent = false;
    const ref = thingAt(event.target);
    if (!ref || event.button !== 0) return;
    if (event.pointerType === "touch") {
      this.#press = setTimeout(() => this.#inspect(ref), LONG);
    } else {
      this.#begun = { ref, x: event.clientX, y: event.clientY };
    }
  };

  move = (event: PointerEvent): void => {
    const begun = this.#begun;
    if (!begun) return;
    if (this.#field.dragged === null) {
      if (Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < DRAG) return;
      if (!this.#field.table.question) return this.cancel();
      this.#field.dragged = begun.ref;
    }
    this.at = { x: event.clientX, y: event.clientY };
    this.#field.over = thingAt(document.elementFromPoint(event.clientX, event.clientY));
  };

  up = (): void => {
    const { dragged, over } = this.#field;
    if (dragged !== null) {
      this.#spent = true;
      // Dropped beside everything, or where it was taken from: nothing was meant.
      if (over !== null && over !== dragged) this.#field.drop(dragged, over);
    }
    this.cancel();
  };

  cancel = (): void => {
    clearTimeout(this.#press);
    this.#begun = null;
    this.#field.dragged = null;
    this.#field.over = null;
  };

  click = (event: MouseEvent): void => {
    if (!this.#spent) return;
    this.#spent = false;
    event.preventDefault();
    event.stopPropagation();
  };

  menu = (event: MouseEvent): void => {
    const ref = thingAt(event.target);
    if (!ref) return;
    event.preventDefault();
    this.#inspect(ref);
  };

  #inspect(ref: string): void {
    this.#spent = this.#press !== undefined;
    this.cancel();
    this.#press = undefined;
    this.#field.table.inspect(ref);
  }

  key = (event: KeyboardEvent): void => {
    const ref = thingAt(event.target);
    if (!ref || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const step = ARROWS[event.key];
    if (step) {
      event.preventDefault();
      focusNext(event.target as HTMLElement, event.currentTarget as HTMLElement, step);
    } else if (event.key === "i" || event.key === "I") {
      event.stopPropagation();
      this.#field.table.inspect(ref);
    }
  };

  /** Swipes to the left and right over an area; returns what ends it. */
  swipes(area: Element, go: (by: number) => void): () => void {
    const ends = new AbortController();
    let from: Touch | undefined;
    const begin = (event: Event): void => void (from = (event as TouchEvent).changedTouches[0]);
    const end = (event: Event): void => {
      const to = (event as TouchEvent).changedTouches[0];
      if (!from || !to) return;
      const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) {
        this.#spent = true;
        go(dx < 0 ? 1 : -1);
      }
    };
    area.addEventListener("touchstart", begin, { passive: true, signal: ends.signal });
    area.addEventListener("touchend", end, { passive: true, signal: ends.signal });
    return () => ends.abort();
  }
}

/** Move the focus from a thing to the nearest one in a direction. */
function focusNext(from: HTMLElement, root: HTMLElement, [dx, dy]: readonly [number, number]): void {
  const things = [...root.querySelectorAll<HTMLElement>("button[data-ref]")].filter(
    (thing) => thing !== from && thing.offsetParent !== null,
  );
  const next = towards(middle(from), things.map(middle), dx, dy);
  things[next]?.focus();
}

function middle(thing: HTMLElement): Box {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
