/* Made from senlac.server.wire by `./dev web types`: do not edit. */

/** A piece of a sentence; with a ref, the name of a thing that can be inspected. */
export type Part = {
  text: string;
  ref?: string;
};

/** One line of the log: what happened, and after how many entries of the journal. */
export type Line = {
  entry: number;
  kind: string;
  parts: Part[];
  numbers?: number[];
  rule?: string;
  roles?: string[];
};

/** One thing that may be done: its notation, which things it touches, and how it reads. */
export type Choice = {
  do: string;
  verb: string;
  refs: string[];
  label: string;
  hint?: string;
};

/** What a seat is asked. `window` is a Response window; `suggestion` a whole answer, choice by choice. */
export type Question = {
  serial: number;
  kind: string;
  rule: string;
  text: string;
  choices: Choice[];
  suggestion?: string[];
  window?: boolean;
};

/** Who sits where. A seat of the kind `rules` is played by the rules of the game themselves. */
export type Player = {
  seat: number;
  side: string;
  kind: "bot" | "human" | "open" | "rules";
  name?: string;
  level?: string;
  here?: boolean;
  online?: boolean;
  clock?: number | null;
};

/** How the game ended, in words; `verdict` is what its game says of it beside that, such as a score. */
export type Result = {
  winner: number | null;
  kind: string;
  rule: string;
  text: string;
  verdict?: string;
};

/** Standing orders: Response windows are passed until then, unless one of these holds. */
export type Orders = {
  until?: "" | "game" | "phase" | "round";
  unless_targeted?: boolean;
  unless_cost?: number;
};

/** A live clock for each seat: minutes for the game, and seconds more for each decision. */
export type Clock = {
  minutes: number;
  increment?: number;
};

/** First of all: as which seat (-1 watches), in which language, and the last `seq` that was seen. */
export type Hello = {
  type: "hello";
  seat?: number;
  lang?: string;
  since?: number;
};

/** Answer the question of that serial; several actions are done one after the other, all or none. */
export type Act = {
  type: "act";
  serial: number;
  actions: string[];
};

/** Undo the last decision or, with `all`, as far as it is free. */
export type Undo = {
  type: "undo";
  all?: boolean;
};

/** Ask for a takeback, or agree to the one that is asked for, or refuse it. */
export type Takeback = {
  type: "takeback";
  do: "agree" | "ask" | "refuse";
};

/** Give up. */
export type Resign = {
  type: "resign";
};

/** Give standing orders, or none. */
export type SetOrders = {
  type: "orders";
  orders: Orders;
};

/** Why may I not? About an action in notation, or about a thing by its ref. */
export type Why = {
  type: "why";
  id: number;
  about: string;
};

/** What would the table look like after this? */
export type Preview = {
  type: "preview";
  id: number;
  action: string;
};

/** All that is printed on a thing or to be seen of it. */
export type Inspect = {
  type: "inspect";
  id: number;
  ref: string;
};

/** The table as it was after so many entries of the journal. */
export type Look = {
  type: "look";
  id: number;
  entry: number;
};

/** All that a client needs to draw the table. `log` begins at line `log_from`; what was there after it is void. */
export type State = {
  type: "state";
  seq: number;
  game: string;
  title: string;
  seat: number;
  mine: number[];
  scene: Record<string, unknown>;
  text: string;
  question: Question | null;
  asked: number[];
  players: Player[];
  log_from: number;
  log: Line[];
  entries: number;
  can_undo: boolean;
  takeback: number | null;
  result: Result | null;
  orders: Orders;
  rematch?: string;
};

/** Why not: in one sentence, by which rule with its text, and what would make it legal. */
export type Reason = {
  type: "reason";
  id: number;
  legal: boolean;
  text: string;
  rule: string;
  rule_text: string;
  remedy: string;
};

/** The scene as it would be; empty where nothing can be foreseen. */
export type Previewed = {
  type: "previewed";
  id: number;
  scene: Record<string, unknown>;
};

/** A thing, in words. */
export type Inspected = {
  type: "inspected";
  id: number;
  ref: string;
  title: string;
  text: string;
};

/** The table as it was. */
export type Looked = {
  type: "looked";
  id: number;
  entry: number;
  scene: Record<string, unknown>;
  text: string;
  lines: number;
};

/** What was asked for was not done; the table is as it was. `code` is for programs, `text` for people. */
export type Refused = {
  type: "refused";
  code: string;
  text: string;
  rule?: string;
  id?: number | null;
};

/** One switch of a game. */
export type OptionInfo = {
  name: string;
  kind: "bool" | "choice" | "int" | "str";
  default: boolean | number | string;
  title: string;
  help: string;
  choices: string[];
  choice_titles: string[];
  low: number | null;
  high: number | null;
};

/** A game that can be played here. */
export type GameInfo = {
  name: string;
  title: string;
  blurb: string;
  seats: string[];
  options: OptionInfo[];
  automatic?: number[];
  sides?: string[];
  upfront?: string[];
  scored?: boolean;
};

/** GET /api/hello: who I am and what there is. */
export type Welcome = {
  version: string;
  name: string;
  lang: string;
  games: GameInfo[];
  levels: ("captain" | "marshal" | "recruit" | "soldier")[];
};

/** Who shall sit on a seat: somebody at this browser, whoever has the link, or a bot. */
export type SeatWish = {
  kind: "bot" | "here" | "link";
  level?: "captain" | "marshal" | "recruit" | "soldier";
};

/** POST /api/games: a wish for each seat that somebody takes, so none for those that the rules play. */
export type NewGame = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  clock?: Clock | null;
  seed?: string;
  daily?: boolean;
};

/** A game was made: its id, and the secret that a friend joins with, if a seat is open. */
export type Opened = {
  id: string;
  join?: string;
};

/** POST /api/games/ID/join. */
export type Join = {
  secret: string;
};

/** A line of GET /api/games: one of my games. */
export type Summary = {
  id: string;
  game: string;
  title: string;
  seats: Player[];
  mine: number[];
  my_turn: boolean;
  over: boolean;
  result: string;
  updated: number;
  entries: number;
  join?: string;
};

/** POST /api/games/ID/fork: play on from a point of a game, e.g. against a bot. */
export type Fork = {
  entry: number;
  seats: SeatWish[];
};

/** A line of GET /api/scores: a game of mine that is over and has a score. */
export type Score = {
  id: string;
  game: string;
  title: string;
  sides: string[];
  level: string;
  score: number;
  honour: string;
  won: boolean;
  day: string;
  ended: number;
};

/** PUT /api/me. */
export type Profile = {
  name?: string;
  lang?: string;
};

/** A line of the rule index: a rule, or a ruling where the book is silent. */
export type RuleInfo = {
  id: string;
  text: string;
  source: string;
  ruling: boolean;
};

/** Every refusal over HTTP. */
export type Problem = {
  code: string;
  text: string;
};

export type Lang = string;

export type Level = "captain" | "marshal" | "recruit" | "soldier";

export type FromClient = Hello | Act | Undo | Takeback | Resign | SetOrders | Why | Preview | Inspect | Look;

export type FromServer = State | Reason | Previewed | Inspected | Looked | Refused;
