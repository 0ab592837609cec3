/* A game as this browser sees it: the live state, the log, and what was asked about it. */

import { SvelteMap } from "svelte/reactivity";
import { api, sentence } from "./api";
import { kindOf, type Scene } from "./choosing";
import { t } from "./i18n";
import { seating } from "./seating";
import { settings } from "./settings.svelte";
import { GameSocket, pipeTo, type Pipe } from "./socket";
import { LiveTable } from "./table.svelte";
import type {
  Inspect,
  Inspected,
  Line,
  Look,
  Looked,
  Orders,
  Preview,
  Reason,
  Refused,
  State,
  Summary,
  Why,
} from "./wire";

/** How long a gentle note stays. */
const NOTE = 6_000;
/** Somebody was faster: the state that follows shows what is asked now. */
const STALE = ["stale", "stale-decision", "conflict"];

export class Game {
  readonly id: string;
  readonly table: LiveTable;
  state = $state.raw<State | null>(null);
  log = $state.raw<readonly Line[]>([]);
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
  /** The thing in the inspector. */
  shown = $state<string | null>(null);
  inspected = $state.raw<Inspected | null>(null);
  /** Why there is no game to show. */
  lost = $state("");
  readonly #names = new SvelteMap<string, string>();
  readonly #socket: GameSocket;
  /** A replay of a game with two seats here is watched from outside, since nobody is asked who looks. */
  readonly #watching: boolean;
  /** The scenery could not be had: it is asked for again with the next connection. */
  #failed = false;
  #noteTimer = 0;
  #words: Record<string, Promise<Inspected | null>> = {};

  constructor(id: string, { watching = false, pipe = pipeTo(id) }: { watching?: boolean; pipe?: Pipe } = {}) {
    this.id = id;
    this.#watching = watching;
    this.table = new LiveTable({
      act: (serial, actions) => this.#act(serial, actions),
      why: (about) => void this.#why(about),
      inspect: (ref) => void this.inspect(ref),
      preview: (action) => this.#preview(action),
    });
    const listener = {
      state: (state: State, log: Line[]) => this.#seen(state, log),
      refused: (refused: Refused) => this.#refused(refused),
      connected: (yes: boolean) => this.#connected(yes),
    };
    // First as a spectator: the server then says which seats are mine.
    this.#socket = new GameSocket(pipe, listener, -1, settings.lang);
  }

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
    if (state.entries !== this.state?.entries || state.seq !== this.state.seq) this.#words = {};
    this.state = state;
    this.log = log;
    // What was undone is no news.
    if (this.since > log.length) this.since = Infinity;
    this.clockedAt = performance.now();
    this.table.ask(this.#watching ? null : state.question);
    if (this.shown) void this.inspect(this.shown);
  }

  /** Nothing that one seat knew stays on the page while another's player comes to the screen. */
  #fall(state: State, seat: number): void {
    this.curtain = { seat, side: state.players[seat]?.side ?? "" };
    this.state = null;
    this.log = [];
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
    this.say(STALE.includes(refused.code) ? t("note-stale") : refused.text);
  }

  #lose(why: string): void {
    this.lost = why;
    this.#socket.close();
  }

  #connected(yes: boolean): void {
    this.connected = yes;
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
    this.since = this.log.length;
    if (!this.#socket.tell({ type: "act", serial, actions })) this.table.sending = false;
  }

  undo(all = false): void {
    if (this.state?.can_undo) this.#socket.tell({ type: "undo", all });
  }

  takeback(what: "ask" | "agree" | "refuse"): void {
    this.#socket.tell({ type: "takeback", do: what });
  }

  resign(): void {
    this.#socket.tell({ type: "resign" });
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
}
