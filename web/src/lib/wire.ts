/* Made from senlac.server.wire by `./dev web types`: do not edit. */

/** A piece of a sentence; with a ref, the name of a thing that can be inspected. */
export type Part = {
  text: string;
  ref?: string;
};

/** A line of the log: what happened, and the length of the journal at that point. */
export type Line = {
  entry: number;
  kind: string;
  parts: Part[];
  numbers?: number[];
  rule?: string;
  roles?: string[];
  seat?: number;
};

/** A possible action: its notation, the things it involves, and its text. */
export type Choice = {
  do: string;
  verb: string;
  refs: string[];
  label: string;
  hint?: string;
  warning?: string;
};

/** A question to a seat. `window` means a Response window; `suggestion` is a complete answer, choice by choice. */
export type Question = {
  serial: number;
  kind: string;
  rule: string;
  text: string;
  choices: Choice[];
  suggestion?: string[];
  window?: boolean;
};

/** Who has a seat. */
export type Player = {
  seat: number;
  side: string;
  kind: "bot" | "departed" | "human" | "open" | "rules";
  name?: string;
  level?: string;
  here?: boolean;
  online?: boolean;
  clock?: number | null;
  running?: boolean;
  faction?: string;
};

/** How the game ended, in words; `verdict` is anything the game adds to that, such as a score. */
export type Result = {
  winner: number | null;
  kind: string;
  rule: string;
  text: string;
  verdict?: string;
};

/** Standing orders: pass Response windows until then, unless one of these conditions holds. */
export type Orders = {
  until?: "" | "game" | "phase" | "round";
  unless_targeted?: boolean;
  unless_cost?: number;
};

/** A clock for each seat: minutes for the game, and an increment in seconds per decision. */
export type Clock = {
  minutes: number;
  increment?: number;
};

/** A page of a lesson: what it says, and the things it speaks of. The last of several says what to do. */
export type Page = {
  chapter: number;
  text: string;
  clear: string[];
};

/** How far a lesson has come. `*` marks words that stand out in its texts. */
export type Lesson = {
  name: string;
  title: string;
  chapters: string[];
  chapter: number;
  part: number;
  pages: Page[];
  do: string;
  show: Choice[];
  rule: string;
  rule_text: string;
};

/** How the dice can be verified: what the server committed to before anything was drawn, and who gave what to it. */
export type Fairness = {
  commitment: string;
  numbers: string[];
  awaited?: number[];
  secret?: string;
};

/** The first message: which seat (-1 to watch), which language, and the last `seq` seen. */
export type Hello = {
  type: "hello";
  seat?: number;
  lang?: string;
  since?: number;
};

/** Answer the question with that serial; several actions are carried out in order, all or none. */
export type Act = {
  type: "act";
  serial: number;
  actions: string[];
};

/** Undo the last decision or, with `all`, as many as possible. */
export type Undo = {
  type: "undo";
  all?: boolean;
};

/** In a lesson: back to the step before or, with `all`, to the beginning. */
export type StepBack = {
  type: "step-back";
  all?: boolean;
};

/** Ask for a takeback, or agree to or refuse one. */
export type Takeback = {
  type: "takeback";
  do: "agree" | "ask" | "refuse";
};

/** Resign. */
export type Resign = {
  type: "resign";
};

/** The opponent has left for good: take the win, or let a bot sit there. */
export type Vacancy = {
  type: "vacancy";
  do: "bot" | "win";
  level?: "captain" | "king" | "marshal" | "recruit" | "soldier";
};

/** Let bots that could not decide (`stuck`) try once more. */
export type Again = {
  type: "again";
};

/** My contribution to the dice, after I have seen the server's commitment: 32 random bytes, in hexadecimal. */
export type Chance = {
  type: "chance";
  number: string;
};

/** Give standing orders, or cancel them. */
export type SetOrders = {
  type: "orders";
  orders: Orders;
};

/** Ask why something is not allowed: an action by its notation, or a thing by its ref. */
export type Why = {
  type: "why";
  id: number;
  about: string;
};

/** Ask what the table would look like after an action. */
export type Preview = {
  type: "preview";
  id: number;
  action: string;
};

/** Ask for everything printed on a thing or visible about it. */
export type Inspect = {
  type: "inspect";
  id: number;
  ref: string;
};

/** Ask for the table as it was after that many journal entries. */
export type Look = {
  type: "look";
  id: number;
  entry: number;
};

/** Ask for the positions the table went through, starting from a line of the log; a batch at a time. */
export type Film = {
  type: "film";
  id: number;
  line: number;
};

/** Ask for a hint on my question. */
export type Hint = {
  type: "hint";
  id: number;
};

/** Everything a client needs to draw the table. `log` starts at line `log_from` and replaces any later lines. */
export type State = {
  type: "state";
  seq: number;
  game: string;
  title: string;
  seat: number;
  mine: number[];
  hides: boolean;
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
  clock?: Clock | null;
  origin?: "" | "fork" | "import";
  stuck?: number[];
  lesson?: Lesson | null;
  fair?: Fairness | null;
};

/** Why something is not allowed: a sentence, the rule and its text, and what would make it legal. */
export type Reason = {
  type: "reason";
  id: number;
  legal: boolean;
  text: string;
  rule: string;
  rule_text: string;
  remedy: string;
};

/** The scene as it would be; empty if that cannot be known. */
export type Previewed = {
  type: "previewed";
  id: number;
  scene: Record<string, unknown>;
};

/** A thing described in words. */
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

/** The table as it was when the log had that many lines. */
export type Frame = {
  lines: number;
  scene: Record<string, unknown>;
};

/** The positions the table went through; empty if there are none in between. */
export type Filmed = {
  type: "filmed";
  id: number;
  frames: Frame[];
};

/** A refusal; the table is unchanged. `code` is for programs, `text` for people. */
export type Refused = {
  type: "refused";
  code: string;
  text: string;
  rule?: string;
  id?: number | null;
};

/** A hint in steps: an idea, what it is about, and a good choice with what it is expected to change. */
export type Hinted = {
  type: "hinted";
  id: number;
  steps: Part[][];
  action?: string;
};

/** An option of a game. */
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
  of: string;
  accompanies: boolean;
  seats: string[];
  options: OptionInfo[];
  automatic?: number[];
  sides?: string[];
  upfront?: string[];
  scored?: boolean;
};

/** GET /api/hello: who I am and what can be played. */
export type Welcome = {
  version: string;
  name: string;
  lang: string;
  games: GameInfo[];
  levels: ("captain" | "king" | "marshal" | "recruit" | "soldier")[];
};

/** Who takes a seat: somebody at this browser, whoever has the link, or a bot. */
export type SeatWish = {
  kind: "bot" | "here" | "link";
  level?: "captain" | "king" | "marshal" | "recruit" | "soldier";
};

/** POST /api/games: one entry for each seat, except those played by the rules. */
export type NewGame = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  clock?: Clock | null;
  seed?: string;
  daily?: boolean;
};

/** A new game: its id, and the secret a friend joins with, if a seat is open. */
export type Opened = {
  id: string;
  join?: string;
};

/** A line of GET /api/lessons; POST /api/lessons/NAME begins one. */
export type LessonInfo = {
  name: string;
  game: string;
  title: string;
  blurb: string;
  minutes: number;
  chapters: string[];
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
  round?: string;
};

/** POST /api/games/ID/fork: continue from a point in a game, e.g. against a bot. */
export type Fork = {
  entry: number;
  seats: SeatWish[];
};

/** A line of GET /api/scores: a finished game of mine that has a score. */
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
  chapter: string;
};

/** The body of every HTTP error. */
export type Problem = {
  code: string;
  text: string;
};

export type Lang = string;

export type Level = "captain" | "king" | "marshal" | "recruit" | "soldier";

export type FromClient = Hello | Act | Undo | StepBack | Takeback | Resign | Vacancy | Again | Chance | SetOrders | Why | Preview | Inspect | Look | Film | Hint;

export type FromServer = State | Reason | Previewed | Inspected | Looked | Filmed | Hinted | Refused;
