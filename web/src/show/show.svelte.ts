/* The show at a table: what is seen of it now, which may be a few moments behind what the server has said. */

import type { Scene } from "../lib/choosing";
import { shared } from "../lib/sharing";
import { settings } from "../lib/settings.svelte";
import { Queue, type Happening, type Playing, type Position, type Theatre } from "./queue";
import { sound } from "./sounds";

/** Keys that end the show and do nothing else then. */
const QUIET = ["Tab", "Shift", "Control", "Alt", "Meta"];

/** Whom a show belongs to. */
export interface Port {
  /** The positions on the way from a line of the log on. */
  film(line: number): Promise<readonly Position[]>;
  /** Something else is seen now. */
  shown(): void;
}

export class Show implements Theatre {
  /** What plays now. */
  now = $state.raw<Playing | null>(null);
  /** The position in whose phase it happens, which is not yet the one on the table. */
  phase = $state.raw<Scene | null>(null);
  #scene = $state.raw<Scene | null>(null);
  #lines = $state(0);
  #end = $state(0);
  readonly #port: Port;
  readonly #queue = new Queue(this);
  /** Whether anything is shown at all. */
  readonly begun = $derived(this.#scene !== null);
  /** Whether the table is not yet seen as it is: nothing can be asked before. */
  readonly busy = $derived(this.#lines < this.#end);

  constructor(port: Port) {
    this.#port = port;
  }

  /** The position on the table, and how much of the log has been told. */
  get scene(): Scene | null {
    return this.#scene;
  }
  get lines(): number {
    return this.#lines;
  }

  /** Show how something came about; at once, if nobody looks or nothing is new. */
  happen(happening: Happening): void {
    const news = happening.log.length > happening.from && this.begun;
    if (!news || document.hidden) return this.cut(happening);
    this.#end = happening.log.length;
    this.#queue.add(happening);
    this.#port.shown();
  }

  /** Show a position as it is. */
  cut(happening: Happening): void {
    this.#end = happening.log.length;
    this.#queue.cut(happening);
  }

  /** End what plays: the last position is there at once. */
  skip(): void {
    this.#queue.skip();
  }

  /** Show nothing any more. */
  clear(): void {
    this.#queue.clear();
    this.#scene = null;
    this.#lines = this.#end = 0;
  }

  /** A key ends the show; whether it must do nothing else, since what it would answer has not been seen. */
  press(event: KeyboardEvent): boolean {
    if (!this.now || QUIET.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return false;
    const unseen = this.busy;
    this.skip();
    return unseen;
  }

  // ------------------------------------------------------------------ what the queue plays to

  show({ scene, lines }: Position): void {
    if (scene) this.#scene = shared(this.#scene, scene);
    this.#lines = lines;
    this.#port.shown();
  }

  play(now: Playing | null): void {
    this.now = now;
    if (now && settings.sound) sound(now);
  }

  during(scene: Scene | null): void {
    this.phase = scene;
  }

  film(line: number): Promise<readonly Position[]> {
    return this.#port.film(line);
  }

  speed(): number {
    return settings.speed;
  }

  still(): boolean {
    return !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}
