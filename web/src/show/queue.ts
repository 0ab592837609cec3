/* One queue for all that happens: it says when which moment is seen, and which position lies under it.

   Positions are the server's, whole: those on the way are asked for, and the last one is always shown in the end. Nothing
   is computed from lines; they only say what is played between two positions. */

import type { Scene } from "../lib/choosing";
import type { Line } from "../lib/wire";
import { lasts, moments, span, type Moment } from "./moments";

/** A position that the log leads to; without a scene the one before it stays. */
export interface Position {
  scene: Scene | null;
  /** How many lines the log has there. */
  lines: number;
}

/** Something that happened: the log up to its end, the first new line, and where it leads. */
export interface Happening {
  log: readonly Line[];
  from: number;
  scene: Scene;
  /** The seat that looks. */
  seat: number;
}

export interface Playing {
  moment: Moment;
  /** Whether the position under it is the one that it leads to. */
  after: boolean;
  /** How long the part that plays now takes. */
  time: number;
  /** How many times as fast as at speed 1. */
  rate: number;
  still: boolean;
}

/** What a queue plays to. */
export interface Theatre {
  /** Show a position with so much of the log. */
  show(position: Position): void;
  /** A moment plays, or none. */
  play(now: Playing | null): void;
  /** The position in whose phase the moment happens, if it is known. */
  during(scene: Scene | null): void;
  /** The positions on the way from a line on, as far as they are known. */
  film(line: number): Promise<readonly Position[]>;
  /** 0 shows no moments, 1, 2 and 4 are so many times as fast. */
  speed(): number;
  /** Whether nothing may move. */
  still(): boolean;
}

/** More than so much, in milliseconds, is played faster. */
export const PATIENCE = 12_000;
/** Faster than this nothing can be followed. */
const FASTEST = 8;

interface Act {
  happening: Happening;
  left: Moment[];
  way: Position[];
  /** Whether all positions on the way are known. */
  whole: boolean;
}

export class Queue {
  readonly #theatre: Theatre;
  #acts: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing = false;
  #moment: Moment | null = null;

  constructor(theatre: Theatre) {
    this.#theatre = theatre;
  }

  get busy(): boolean {
    return this.#playing;
  }

  /** How long the log will be when all is played; 0 if nothing is. */
  get end(): number {
    return this.#acts.at(-1)?.happening.log.length ?? 0;
  }

  /** Something happened: it is shown when all before it has been. */
  add(happening: Happening): void {
    if (this.#theatre.speed() === 0) return this.cut(happening);
    const left = moments(happening.log, happening.from, happening.seat);
    // Where there is but one step, nothing lies on the way.
    const whole = left.filter((moment) => moment.picture !== "silent").length < 2;
    const act = { happening, left, way: [], whole };
    this.#acts.push(act);
    if (!whole) void this.#ask(act, happening.from);
    if (!this.#playing) this.#next();
  }

  /** Show a position at once: what is in the queue is not played any more. */
  cut(happening: Happening): void {
    this.#stop();
    this.#acts = [];
    this.#theatre.show({ scene: happening.scene, lines: happening.log.length });
  }

  /** End the show: the last position is there at once. */
  skip(): void {
    const last = this.#acts.at(-1);
    if (last) this.cut(last.happening);
  }

  /** Forget everything, and show nothing. */
  clear(): void {
    this.#stop();
    this.#acts = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#playing = false;
    this.#moment = null;
    this.#theatre.play(null);
    this.#theatre.during(null);
  }

  /** Ask for the positions on the way, as many as there are. */
  async #ask(act: Act, line: number): Promise<void> {
    const { log } = act.happening;
    const found = (await this.#theatre.film(line)).filter((position) => position.lines < log.length);
    if (!this.#acts.includes(act)) return;
    act.way.push(...found);
    act.whole = !found.length;
    // They may be known only while the first moment plays.
    if (act === this.#acts[0] && this.#moment) this.#theatre.during(this.#phase(act, this.#moment));
    if (!act.whole) await this.#ask(act, found.at(-1)?.lines ?? log.length);
  }

  #next(): void {
    const [act] = this.#acts;
    if (!act) return this.#stop();
    this.#playing = true;
    const moment = act.left.shift();
    if (moment) this.#begin(act, moment);
    else this.#arrive(act);
  }

  #arrive(act: Act): void {
    const { scene, log } = act.happening;
    this.#acts.shift();
    this.#theatre.show({ scene, lines: log.length });
    this.#next();
  }

  #begin(act: Act, moment: Moment): void {
    this.#moment = moment;
    this.#theatre.during(this.#phase(act, moment));
    const still = this.#theatre.still();
    const rate = this.#rate(moment, still);
    const { before, after } = span(moment, still);
    const part = (time: number, isAfter: boolean) =>
      this.#theatre.play({ moment, after: isAfter, time: time / rate, rate, still });
    const land = () => {
      this.#theatre.show(this.#under(act, moment));
      if (!after) return this.#next();
      part(after, true);
      this.#timer = setTimeout(() => this.#next(), after / rate);
    };
    if (!before) return land();
    part(before, false);
    this.#timer = setTimeout(land, before / rate);
  }

  /** The position that a moment leads to: the furthest one that tells no more than it does. */
  #under(act: Act, moment: Moment): Position {
    const { scene, log } = act.happening;
    if (moment.end === log.length) return { scene, lines: log.length };
    const known = act.way.findLast((position) => position.lines <= moment.end);
    return { scene: known?.scene ?? null, lines: moment.end };
  }

  /** The position in whose phase a moment happens: the first one that tells all of it. */
  #phase(act: Act, moment: Moment): Scene | null {
    const known = act.way.find((position) => position.lines >= moment.end);
    return known?.scene ?? (act.whole ? act.happening.scene : null);
  }

  #rate(moment: Moment, still: boolean): number {
    const left = [moment, ...this.#acts.flatMap((act) => act.left)];
    const whole = left.reduce((sum, each) => sum + lasts(each, still), 0);
    const speed = this.#theatre.speed() || 1;
    return Math.min(FASTEST, speed * Math.max(1, whole / speed / PATIENCE));
  }
}
