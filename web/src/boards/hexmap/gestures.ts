/* Fingers and mouse on the map: drag, pinch, and the lens that a long press opens. */

export interface Spot {
  x: number;
  y: number;
}

interface Finger extends Spot {
  id: number;
}

/** What gestures do to the map. */
export interface Ground {
  pan(dx: number, dy: number): void;
  pinch(factor: number, middle: Spot): void;
  /** Look more closely at a place; null ends it. */
  magnify(at: Spot | null): void;
  capture(pointer: number): void;
}

/** A press must go so far before it is a drag, and last so long before it opens the lens. */
const SLACK = 6;
const LONG = 450;

export class Gestures {
  /** The pointer has moved the map since it went down: letting go is no click. */
  dragged = false;
  #fingers: Finger[] = [];
  #pressing = 0;
  #lens = false;
  readonly #ground: Ground;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  down(id: number, at: Spot, touch: boolean): void {
    this.#fingers.push({ id, ...at });
    if (this.#fingers.length === 1) this.dragged = false;
    clearTimeout(this.#pressing);
    if (touch && this.#fingers.length === 1) this.#pressing = window.setTimeout(() => this.#open(at), LONG);
  }

  move(id: number, now: Spot): void {
    const before = this.#fingers.find((finger) => finger.id === id);
    if (!before) return;
    if (this.#lens) return this.#ground.magnify(now);
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    clearTimeout(this.#pressing);
    if (!this.dragged) this.#ground.capture(id);
    this.dragged = true;
    const other = this.#fingers.find((finger) => finger.id !== id);
    if (other) this.#pinch(before, now, other);
    else this.#ground.pan(now.x - before.x, now.y - before.y);
    Object.assign(before, now);
  }

  up(id: number): void {
    clearTimeout(this.#pressing);
    this.#fingers = this.#fingers.filter((finger) => finger.id !== id);
    this.#lens = false;
    this.#ground.magnify(null);
  }

  #open(at: Spot): void {
    this.#lens = true;
    this.dragged = true;
    this.#ground.magnify(at);
  }

  #pinch(before: Spot, now: Spot, other: Spot): void {
    const was = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / was;
    this.#ground.pinch(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }
}
