/* The live line to a game: who listens, what was seen last, and which answers are awaited. */

import ReconnectingWebSocket from "partysocket/ws";
import { contribution } from "./contributing";
import { updated } from "./patching";
import type {
  Act,
  Again,
  Chance,
  Expect,
  Expected,
  Film,
  Filmed,
  Hello,
  Hint,
  Hinted,
  Inspect,
  Inspected,
  Line,
  Listen,
  Look,
  Looked,
  Preview,
  Previewed,
  Reason,
  Refused,
  Resign,
  Say,
  SetOrders,
  State,
  StepBack,
  Takeback,
  Talk,
  Undo,
  Update,
  Vacancy,
  Warn,
  Warned,
  Why,
} from "./wire";

type Told = Act | Undo | StepBack | Takeback | Resign | Vacancy | Again | Chance | SetOrders | Say | Listen;
type Asked = Why | Preview | Inspect | Look | Film | Hint | Warn | Expect;
type Answer = Reason | Previewed | Inspected | Looked | Filmed | Hinted | Warned | Expected;
type FromServer = State | Update | Refused | Talk | Answer;
type AnswerTo<Q extends Asked> = Q extends Why
  ? Reason
  : Q extends Preview
    ? Previewed
    : Q extends Inspect
      ? Inspected
      : Q extends Look
        ? Looked
        : Q extends Hint
          ? Hinted
          : Q extends Warn
            ? Warned
            : Q extends Expect
              ? Expected
              : Filmed;
type WithoutId<Q> = Q extends Asked ? Omit<Q, "id"> : never;

/** As much of a WebSocket as is needed here; it opens again by itself. */
export interface Pipe {
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
  reconnect(): void;
}

export interface Listener {
  state(state: State, log: Line[]): void;
  refused(refused: Refused): void;
  talk(talk: Talk): void;
  connected(yes: boolean): void;
}

/** How long an answer is waited for. */
const PATIENCE = 15_000;

export class GameSocket {
  readonly #id: string;
  readonly #pipe: Pipe;
  readonly #listener: Listener;
  readonly #waiting = new Map<number, (answer: Answer | null) => void>();
  #seat: number;
  #lang: string;
  #since = -1;
  #log: Line[] = [];
  /** What updates are about: the last state, of whichever seat. */
  #latest: State | null = null;
  #open = false;
  #last = 0;

  constructor(id: string, pipe: Pipe, listener: Listener, seat: number, lang: string) {
    this.#id = id;
    this.#pipe = pipe;
    this.#listener = listener;
    this.#seat = seat;
    this.#lang = lang;
    pipe.onopen = () => this.#opened();
    pipe.onclose = () => this.#closed();
    pipe.onmessage = (event) => this.#heard(JSON.parse(String(event.data)) as FromServer);
  }

  get seat(): number {
    return this.#seat;
  }

  /** Listen as a seat, in a language; what another seat or language was told is forgotten. */
  sit(seat: number, lang: string): void {
    this.#seat = seat;
    this.#lang = lang;
    this.#forget();
    if (this.#open) this.#hello();
  }

  /** Say something that wants no answer of its own; false if nobody hears it. */
  tell(message: Told): boolean {
    if (this.#open) this.#pipe.send(JSON.stringify(message));
    return this.#open;
  }

  /** Ask something; null if there is no answer. */
  ask<Q extends Asked>(question: WithoutId<Q>): Promise<AnswerTo<Q> | null> {
    if (!this.#open) return Promise.resolve(null);
    const id = ++this.#last;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#waiting.get(id)?.(null), PATIENCE);
      this.#waiting.set(id, (answer) => {
        clearTimeout(late);
        this.#waiting.delete(id);
        resolve(answer as AnswerTo<Q> | null);
      });
      this.#pipe.send(JSON.stringify({ ...question, id }));
    });
  }

  /** The network went or came back: do not wait for the browser to notice. */
  reconnect(): void {
    this.#closed();
    this.#pipe.reconnect();
  }

  close(): void {
    this.#pipe.close();
    this.#giveUp();
  }

  #opened(): void {
    this.#open = true;
    this.#hello();
    this.#listener.connected(true);
  }

  #closed(): void {
    this.#open = false;
    this.#giveUp();
    this.#listener.connected(false);
  }

  #hello(): void {
    const hello: Hello = { type: "hello", seat: this.#seat, lang: this.#lang, since: this.#since };
    this.#pipe.send(JSON.stringify(hello));
  }

  #forget(): void {
    this.#since = -1;
    this.#log = [];
  }

  #giveUp(): void {
    for (const resolve of [...this.#waiting.values()]) resolve(null);
  }

  #heard(message: FromServer): void {
    if (message.type === "state") this.#seen(message);
    else if (message.type === "update") this.#changed(message);
    else if (message.type === "refused") this.#denied(message);
    else if (message.type === "talk") this.#listener.talk(message);
    else this.#waiting.get(message.id)?.(message);
  }

  /** A question that is not answered need not be waited for. */
  #denied(refused: Refused): void {
    if (typeof refused.id === "number") this.#waiting.get(refused.id)?.(null);
    this.#listener.refused(refused);
  }

  #changed(update: Update): void {
    if (this.#latest) this.#seen(updated(this.#latest, update));
  }

  #seen(state: State): void {
    this.#latest = state;
    // What was under way to the seat before must not be shown to this one.
    if (state.seat !== this.#seat) return;
    if (state.log_from > this.#log.length) {
      this.#forget();
      this.#hello();
      return;
    }
    this.#since = state.seq;
    this.#log = [...this.#log.slice(0, state.log_from), ...state.log];
    this.#listener.state(state, this.#log);
    if (state.fair?.awaited?.includes(state.seat)) this.#contribute(state.fair.commitment);
  }

  /** The server has committed to its secret: a random number from here makes sure that it cannot choose the dice. */
  #contribute(commitment: string): void {
    this.tell({ type: "chance", number: contribution(this.#id, commitment) });
  }
}

/** A pipe to a game that opens again with back-off. What is said while it is shut is dropped, never sent late. */
export function pipeTo(id: string): Pipe {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const url = `${scheme}://${location.host}/ws/${encodeURIComponent(id)}?updates=1`;
  return new ReconnectingWebSocket(url, [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 4_000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 4_000,
    maxEnqueuedMessages: 0,
  }) as Pipe;
}
