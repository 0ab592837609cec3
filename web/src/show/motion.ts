/* How things move: only by translation, scale, rotation and opacity, so that nothing is laid out anew. */

import { middle } from "./places";

export const SWING = "cubic-bezier(.5,0,.2,1)";
export const SETTLE = "cubic-bezier(.2,.8,.2,1)";

/** Do something in the next frame, before it is painted: what is measured then is laid out once, and not before its time.
    Returns what calls it off. */
export function inFrame(todo: () => void): () => void {
  const frame = requestAnimationFrame(todo);
  return () => cancelAnimationFrame(frame);
}

/** Let an element come from where something else was to where it is. */
export function fly(element: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const start = middle(from);
  const end = middle(to);
  const size = Math.min(3, Math.max(0.2, from.width / to.width));
  element.animate(
    [
      { translate: `${start.x - end.x}px ${start.y - end.y}px`, scale: String(size), zIndex: 40 },
      { translate: "0 0", scale: "1", zIndex: 40 },
    ],
    { duration, easing: SWING },
  );
}

/** Let an element be unseen until something else has arrived in its place, then settle. */
export function arrive(element: Element, wait: number): void {
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], { duration: wait });
  element.animate([{ translate: "0 -6px" }, { translate: "0 0" }], { duration: 140, delay: wait, easing: SETTLE });
}

/** Shake something that was struck. */
export function shake(element: Element, duration: number): void {
  const steps = [0, -3, 3, -2, 2, 0].map((x) => ({ translate: `${x}px 0` }));
  element.animate(steps, { duration });
}
