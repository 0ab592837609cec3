/* A game as this browser sees it: the state that is shown, which may be a few moments behind the latest, the log, and
   what was asked about it. */

import { SvelteMap } from "svelte/reactivity";
import { api, sentence } from "./api";
import { kindOf, type Scene } from "./choosing";
import { t } from "./i18n";
import { seating } from "./seating";
import { settings } from "./settings.svelte";
import { GameSocket, pipeTo, type Pipe } from "./socket";
import { LiveTable } from "./table.svelte";
import type { Position } from "../show/queue";
import { Talking } from "../people/talking.svelte";
import { noteSeen, seenOf } from "../show/seen";
import { Show } from "../show/show.svelte";
import type {
  Expect,
  Film,
  Hint,
  Hinted,
  Inspect,
  Inspected,
  Line,
  Look,
  Listens,
  Looked,
  Orders,
  Preview,
  Reason,
  Refused,
  Say,
  State,
  Summary,
  Talk,
  Warn,
  Warned,
  Why,
} from "./wire";

/** How long a gentle note stays. */
const NOTE = 6_000;
/** Somebody was faster: the state that follows shows what is asked now. */
const STALE = ["stale", "stale-decision", "conflict"];

export class Game {
  readonly id: string;
  readonly table: LiveTable;
  /** How what happens is seen. */
  readonly show = new Show({ film: (line) => this.#film(line), shown: () => this.#shown() });
  /** What the server said last: the truth, and where every show ends. */
  latest = $state.raw<State | null>(null);
  /** All lines of the log, told already or not. */
  #log = $state.raw<readonly Line[]>([]);
  /** How many lines of the log were there when somebody last looked, if things have happened since. */
  away = $state<number | null>(null);
  /** The first line of the log since a decision here; none before there was one. */
  since = $state(Infinity);
  /** What never changes; boards wait for it. */
  scenery = $state.raw<Scene | null>(null);
  /** What the list of my games says about this one, if it is mine. */
  summary = $state.raw<Summary | null>(null);
  connected = $state(true);
  /** The seat that shall look next: nothing of the game is shown before its player says so. */
  curtain = $state.raw<{ seat: number; side: string } | null>(null);
  /** When the clocks of the state were right. */
  clockedAt = $state(0);
  note = $state("");
  reason = $state.raw<{ about: string; answer: Reason } | null>(null);
  /** A hint on the question with that number, and how many of its steps are shown. */
  hint = $state.raw<{ serial: number; answer: Hinted; steps: number } | null>(null);
  /** What an answer to the question with that number puts at risk; it is not given yet. */
  danger = $state.raw<{ serial: number; actions: string[]; answer: Warned } | null>(null);
  /** The thing in the inspector. */
  shown = $state<string | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** What a lesson answers to a choice that it does not take. */
  answer = $state("");
  /** What the players say to each other. */
  readonly talking = new Talking();
  /** Why there is no game to show. */
  lost = $state("");
  readonly #names = new SvelteMap<string, string>();
  readonly #socket: GameSocket;
  /** A replay of a game with two seats here is watched from outside, since nobody is asked who looks. */
  readonly #watching: boolean;
  /** The scenery could not be had: it is asked for again with the next connection. */
  #failed = false;
  #noteTimer = 0;
  /** Whether the next state may leave out what led to it: at first, and after the connection was lost. */
  #fresh = true;
  #words: Record<string, Promise<Inspected | null>> = {};

  constructor(id: string, { watching = false, pipe = pipeTo(id) }: { watching?: boolean; pipe?: Pipe } = {}) {
    this.id = id;
    this.#watching = watching;
    this.table = new LiveTable({
      act: (serial, actions) => this.#act(serial, actions),
      undo: () => this.undo(),
      why: (about) => void this.#why(about),
      inspect: (ref) => void this.inspect(ref),
      preview: (action) => this.#preview(action),
    });
    const listener = {
      state: (state: State, log: Line[]) => this.#seen(state, log),
      refused: (refused: Refused) => this.#refused(refused),
      connected: (yes: boolean) => this.#connected(yes),
      talk: (talk: Talk) => this.talking.hear(talk),
    };
    // First as a spectator: the server then says which seats are mine.
    this.#socket = new GameSocket(id, pipe, listener, -1, settings.lang);
  }

  /** What is told of the log so far. */
  readonly log = $derived(this.#log.slice(0, this.show.lines));

  /** The whole log, shown or not. */
  get told(): readonly Line[] {
    return this.#log;
  }

  /** What is shown now: the latest state or, as long as the show is behind it, a position on the way, with no question. */
  readonly state = $derived.by((): State | null => {
    const { latest, show } = this;
    if (!latest || !show.scene) return null;
    const told = { log_from: 0, log: [...this.log] };
    if (!show.busy && !this.#watching) return { ...latest, ...told };
    return { ...latest, ...told, scene: show.scene, question: null, asked: [], result: null, can_undo: false };
  });

  /** The language was chosen anew, or is told for the first time. */
  async speak(): Promise<void> {
    const lang = settings.lang;
    if (this.scenery) this.#socket.sit(this.#socket.seat, lang);
    this.#words = {};
    this.#names.clear();
    this.#failed = false;
    try {
      const [scenery, games] = await Promise.all([api.scenery(this.id), api.games()]);
      // The language may have been changed again meanwhile.
      if (lang !== settings.lang) return;
      this.scenery = scenery;
      this.summary = games.find((game) => game.id === this.id) ?? null;
    } catch (error) {
      this.#failed = true;
      this.say(sentence(error));
    }
  }

  close(): void {
    clearTimeout(this.#noteTimer);
    this.show.clear();
    this.#socket.close();
  }

  /** The browser knows that the network is there, or gone. */
  network(online: boolean): void {
    if (online) this.#socket.reconnect();
    else this.#connected(false);
  }

  // ------------------------------------------------------------------ what the server says

  #seen(state: State, log: Line[]): void {
    const next =
      this.#watching && state.mine.length > 1 && !state.result ? { stay: true } : seating(state, settings.curtain);
    if ("sit" in next) return this.#socket.sit(Number(next.sit), settings.lang);
    if ("curtain" in next) return this.#fall(state, Number(next.curtain));
    this.curtain = null;
    if (state.entries !== this.latest?.entries || state.seq !== this.latest.seq) this.#words = {};
    const happening = { log, from: this.#log.length, scene: state.scene, seat: state.seat };
    const known = this.#follows(log);
    if (this.#fresh) this.#meet(state, log);
    if (state.seq !== this.latest?.seq) this.answer = "";
    this.latest = state;
    this.#log = log;
    // What was undone is no news.
    if (this.since > log.length) this.since = Infinity;
    this.clockedAt = performance.now();
    // Who watches a replay asks for positions.
    if (this.#watching) return;
    if (known && !this.#fresh) this.show.happen(happening);
    else this.show.cut(happening);
    this.#fresh = false;
    if (this.shown) void this.inspect(this.shown);
  }

  /** Whether a log goes on where the one before it ended: nothing was undone, and nothing forgotten. */
  #follows(log: readonly Line[]): boolean {
    const last = this.#log.length - 1;
    return log[last]?.entry === this.#log[last]?.entry && log[last]?.kind === this.#log[last]?.kind;
  }

  /** At first, or after the connection was lost: what happened meanwhile can be asked for. */
  #meet(state: State, log: readonly Line[]): void {
    const seen = this.#log.length || seenOf(this.id);
    const mine = state.mine.length === 1 && !this.#watching;
    this.away = mine && seen && seen < log.length ? seen : null;
  }

  /** What is seen has changed; a question is put when the table is seen as it is. */
  #shown(): void {
    const ask = !this.#watching && !this.show.busy;
    this.table.ask(ask ? (this.latest?.question ?? null) : null);
    if (ask && this.latest?.mine.length === 1) noteSeen(this.id, this.#log.length);
  }

  async #film(line: number): Promise<readonly Position[]> {
    const answer = await this.#socket.ask<Film>({ type: "film", line });
    return answer?.frames ?? [];
  }

  /** Play what happened while nobody looked. */
  async recall(): Promise<void> {
    const { away, latest } = this;
    this.away = null;
    const last = away === null ? undefined : this.#log[away - 1];
    const then = last && (await this.look(last.entry));
    // Something more may have happened meanwhile, which is shown by itself.
    if (!then || !latest || latest !== this.latest) return;
    const happening = { log: this.#log, from: then.lines, scene: latest.scene, seat: latest.seat };
    this.show.cut({ ...happening, log: this.#log.slice(0, then.lines), scene: then.scene });
    this.show.happen(happening);
  }

  /** Nothing that one seat knew stays on the page while another's player comes to the screen. */
  #fall(state: State, seat: number): void {
    this.curtain = { seat, side: state.players[seat]?.side ?? "" };
    this.show.clear();
    this.latest = null;
    this.#log = [];
    this.#fresh = true;
    this.since = Infinity;
    this.#words = {};
    this.table.ask(null);
    this.reason = null;
    this.dismiss();
    if (state.seat !== -1) this.#socket.sit(-1, settings.lang);
  }

  /** The player of a seat says: it is me. */
  raise(seat: number): void {
    this.#socket.sit(seat, settings.lang);
  }

  #refused(refused: Refused): void {
    // Only what was asked about, not what was done, is refused by its number.
    if (typeof refused.id !== "number") this.table.sending = false;
    if (refused.code === "unknown-game") this.#lose(refused.text);
    if (refused.code === "lesson") {
      this.answer = refused.text;
      return;
    }
    this.say(STALE.includes(refused.code) ? t("note-stale") : refused.text);
  }

  #lose(why: string): void {
    this.lost = why;
    this.#socket.close();
  }

  #connected(yes: boolean): void {
    this.connected = yes;
    if (!yes) {
      this.#fresh = true;
      this.show.skip();
    }
    this.table.sending = false;
    if (yes && this.#failed) void this.speak();
  }

  /** Say something in passing. */
  say(note: string): void {
    this.note = note;
    clearTimeout(this.#noteTimer);
    this.#noteTimer = window.setTimeout(() => (this.note = ""), NOTE);
  }

  // ------------------------------------------------------------------ what the player says

  #act(serial: number, actions: string[]): void {
    if (settings.warnings && !this.latest?.lesson) void this.#warn(serial, actions);
    else this.#decide(serial, actions);
  }

  /** Answer, unless that puts something at risk: then the player is asked first. */
  async #warn(serial: number, actions: string[]): Promise<void> {
    const answer = await this.#socket.ask<Warn>({ type: "warn", actions });
    if (!answer?.dangers.length) return this.#decide(serial, actions);
    this.table.sending = false;
    // The table may have changed meanwhile.
    if (this.state?.question?.serial === serial) this.danger = { serial, actions, answer };
  }

  /** Give the answer that something was said against. */
  dare(): void {
    const { danger } = this;
    this.danger = null;
    if (!danger) return;
    this.table.sending = true;
    this.#decide(danger.serial, danger.actions);
  }

  #decide(serial: number, actions: string[]): void {
    this.away = null;
    this.since = this.log.length;
    if (!this.#socket.tell({ type: "act", serial, actions })) this.table.sending = false;
  }

  undo(all = false): void {
    if (this.state?.can_undo) this.#socket.tell({ type: "undo", all });
  }

  /** In a lesson: to the step before, or to the beginning. */
  stepBack(all = false): void {
    this.#socket.tell({ type: "step-back", all });
  }

  takeback(what: "ask" | "agree" | "refuse"): void {
    this.#socket.tell({ type: "takeback", do: what });
  }

  resign(): void {
    this.#socket.tell({ type: "resign" });
  }

  /** The opponent has left for good. */
  fill(what: "bot" | "win"): void {
    this.#socket.tell({ type: "vacancy", do: what });
  }

  /** A bot could not decide; let it try once more. */
  again(): void {
    this.#socket.tell({ type: "again" });
  }

  /** Say something to the other players. */
  speakUp(what: Omit<Say, "type">): void {
    this.#socket.tell({ type: "say", ...what });
  }

  /** Hear phrases from them, everything, or nothing. */
  listen(to: Listens): void {
    this.#socket.tell({ type: "listen", to });
  }

  order(orders: Orders): void {
    this.#socket.tell({ type: "orders", orders });
  }

  /** Somebody joined with a link: the server knows more seats as mine now. */
  async join(secret: string): Promise<void> {
    await api.join(this.id, secret);
    await this.speak();
    // The socket was opened before this browser was known to the server.
    this.#socket.sit(-1, settings.lang);
    this.#socket.reconnect();
  }

  // ------------------------------------------------------------------ what the player asks

  async #why(about: string): Promise<void> {
    const answer = await this.#socket.ask<Why>({ type: "why", about });
    if (answer?.legal) this.say(answer.text);
    else if (answer) this.reason = { about, answer };
  }

  /** A hint on the question, one step after the other. */
  async advise(): Promise<void> {
    const serial = this.state?.question?.serial;
    if (serial === undefined) return;
    if (this.hint?.serial === serial) {
      const { answer, steps } = this.hint;
      this.hint = { serial, answer, steps: Math.min(steps + 1, answer.steps.length) };
      return;
    }
    const answer = await this.#socket.ask<Hint>({ type: "hint" });
    if (!answer) this.say(t("hint-late"));
    // The table may have changed meanwhile.
    if (answer?.steps.length && this.state?.question?.serial === serial) this.hint = { serial, answer, steps: 1 };
  }

  /** An estimate of the first seat's chance to win after so many entries of the journal, if there is one. */
  async expect(entry: number): Promise<number | null> {
    return (await this.#socket.ask<Expect>({ type: "expect", entry }))?.chance ?? null;
  }

  async #preview(action: string): Promise<Scene | null> {
    const answer = await this.#socket.ask<Preview>({ type: "preview", action });
    return answer && Object.keys(answer.scene).length ? answer.scene : null;
  }

  /** Show a thing in the inspector: as its board draws it, or in words. */
  async inspect(ref: string): Promise<void> {
    this.shown = ref;
    if (this.table.faces.has(kindOf(ref))) return;
    const answer = await this.#describe(ref);
    // Another thing may have been asked about meanwhile.
    if (this.shown === ref) this.inspected = answer;
  }

  #describe(ref: string): Promise<Inspected | null> {
    return (this.#words[ref] ??= this.#socket.ask<Inspect>({ type: "inspect", ref }));
  }

  /** What a thing is called; nothing until the server has said so. */
  nameOf(ref: string): string {
    const known = this.#names.get(ref);
    if (known === undefined) {
      void this.#describe(ref).then((answer) => answer && this.#names.set(ref, answer.title));
    }
    return known ?? "…";
  }

  dismiss(): void {
    this.shown = null;
    this.inspected = null;
  }

  /** The table in words. */
  async words(): Promise<string> {
    return this.state?.text || (await this.look(this.state?.entries ?? 0))?.text || "";
  }

  look(entry: number): Promise<Looked | null> {
    return this.#socket.ask<Look>({ type: "look", entry });
  }

  /** Show the table as it was after so many entries: how it came to that, if that is the next step. Null if not wanted. */
  async leaf(entry: number, step: boolean, wanted: () => boolean): Promise<Looked | null> {
    const then = await this.look(entry);
    // The slider may have moved on meanwhile.
    if (!then || !this.latest || !wanted()) return null;
    const log = this.#log.slice(0, then.lines);
    // Whoever leafs through a game sees every card large, their own too.
    const happening = { log, from: this.show.lines, scene: then.scene, seat: -1 };
    if (step && then.lines > this.show.lines) this.show.happen(happening);
    else this.show.cut(happening);
    return then;
  }
}
