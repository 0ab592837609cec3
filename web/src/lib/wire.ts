/* Made from senlac.server.wire by `./dev web types`: do not edit. */

import type { Face, TaskFace } from "../boards/battlefield/types";

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
  rating?: number | null;
  id?: string;
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

/** An open seat that anybody may take in the lobby; after so many minutes a bot takes it, if that is wished. */
export type Offer = {
  bot_after?: number;
  level?: "captain" | "king" | "marshal" | "recruit" | "soldier";
};

/** How a seat stands in the lobby: the seconds until a bot takes it, or None if none does. */
export type Offered = {
  bot_in?: number | null;
  level?: "captain" | "king" | "marshal" | "recruit" | "soldier";
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

/** The opponent has left for good, or has not decided in time: take the win, or let a bot sit there. */
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

/** Ask what I would put at risk by answering my question like this, before I do. */
export type Warn = {
  type: "warn";
  id: number;
  actions: string[];
};

/** Ask for an estimate of who will win, after that many journal entries; not for players against other people. */
export type Expect = {
  type: "expect";
  id: number;
  entry: number;
};

/** Say something to the other players: a phrase, or, if all of them listen to it, something in my own words. */
export type Say = {
  type: "say";
  phrase?: "back" | "good-game" | "good-luck" | "hello" | "moment" | "must-go" | "sorry" | "thanks" | "thinking" | "well-played" | null;
  text?: string;
};

/** What I want to hear from the other players at this table. */
export type Listen = {
  type: "listen";
  to: "all" | "nothing" | "phrases";
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
  offer?: Offered | null;
  days?: number;
  due?: number | null;
  rated?: boolean;
};

/** What has changed since the last `state` or `update` on a socket that was opened with `?updates=1`. */
export type Update = {
  type: "update";
  seq: number;
  fields: Record<string, unknown>;
  scene: Record<string, unknown> | null;
  log_from: number;
  log: Line[];
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

/** What those actions put at risk, the worst first, as sentences; none if they do not, or can still be undone. */
export type Warned = {
  type: "warned";
  id: number;
  dangers: Part[][];
};

/** The first seat's chance to win, from what I can see; null in games without a learned judgement. */
export type Expected = {
  type: "expected";
  id: number;
  entry: number;
  chance: number | null;
};

/** Something that a player said: a phrase, which clients word for their reader, or free text. */
export type Spoken = {
  id: number;
  seat: number;
  phrase: string;
  text: string;
  at: number;
};

/** What the players have said since the last such message, for players only. */
export type Talk = {
  type: "talk";
  lines: Spoken[];
  listens: "all" | "nothing" | "phrases";
  free: boolean;
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
  primer?: boolean;
};

/** POST /api/me/code: the address that a code shall be sent to. */
export type Address = {
  email: string;
};

/** POST /api/me/enter: a code that was sent to me. */
export type Enter = {
  code: string;
};

/** POST /api/me/leave: sign out, here or on all devices. */
export type Leave = {
  everywhere?: boolean;
};

/** When somebody wants to hear nothing: minutes of the day, which may go past midnight, and a time zone. */
export type QuietHours = {
  start: number;
  end: number;
  zone: string;
};

/** Something I was told while I was away, or am going to be. */
export type NoticeLine = {
  at: number;
  kind: "joined" | "over" | "rematch" | "takeback" | "turn";
  channel: "mail" | "push" | "webhook";
  game: string;
  title: string;
  result: "" | "failed" | "gone" | "sent";
};

/** GET /api/me/notices: how I am told that it is my turn, and what I was told; the newest first. */
export type NoticesInfo = {
  mail: boolean;
  webhook: string;
  push: boolean;
  browsers: number;
  quiet: QuietHours | null;
  log: NoticeLine[];
  push_key: string;
  webhooks: boolean;
};

/** PUT /api/me/notices: how I want to be told; an empty address for no webhook. */
export type NoticesWish = {
  mail?: boolean;
  webhook?: string;
  quiet?: QuietHours | null;
};

/** POST /api/me/notices/push: this browser wants to be told; what it said itself, in base64url. */
export type PushWish = {
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** GET /api/hello: who I am and what can be played. */
export type Welcome = {
  version: string;
  name: string;
  lang: string;
  games: GameInfo[];
  levels: ("captain" | "king" | "marshal" | "recruit" | "soldier")[];
  email?: string;
  mail?: boolean;
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
  offer?: Offer | null;
  days?: number;
  rated?: boolean;
};

/** A line of GET /api/lobby: a game that waits for somebody. */
export type OpenGame = {
  id: string;
  game: string;
  title: string;
  host: string;
  theirs: string;
  yours: string;
  clock: Clock | null;
  variants: string[];
  since: number;
  days?: number;
  rated?: boolean;
  rating?: number | null;
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

/** POST /api/games/ID/join; a game in the lobby is joined without a secret. */
export type Join = {
  secret?: string;
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
  due?: number | null;
};

/** POST /api/games/ID/fork: continue from a point in a game, e.g. against a bot. */
export type Fork = {
  entry: number;
  seats: SeatWish[];
};

/** A turn of a finished game; `before`, `after` and `luck` are chances of the first seat, from 0 to 1. */
export type AnalysedTurn = {
  entry: number;
  last: number;
  seat: number;
  before: number;
  after: number;
  luck: number;
  cost: number;
  options: number;
  text: string;
  better: string;
  refs: string[];
};

/** What decided a finished game: `start + luck - cost of the first seat + cost of the second + remainder = result`. */
export type AnalysisReport = {
  start: number;
  luck: number[];
  cost: number[];
  remainder: number;
  result: number;
  noise: number;
  doubt: number[];
  remainder_noise: number;
  accuracy: (number | null)[];
  turns: AnalysedTurn[];
  seen: number[][];
  moments: number[];
};

/** POST /api/games/ID/analysis: how far the analysis of a finished game has come, after another stretch. */
export type Analysis = {
  done: number;
  of: number;
  chances: number[];
  report?: AnalysisReport | null;
};

/** A chance outcome of a finished game: what the rules asked of the dice, and what these gave. */
export type Draw = {
  number: number;
  kind: string;
  entry: number;
  asked: number[];
  given: number[];
  taken_back: boolean;
  fits: boolean | null;
};

/** GET /api/games/ID/dice: all that is needed to draw everything in a finished game again. */
export type DiceRecord = {
  title: string;
  sides: string[];
  commitment: string;
  numbers: string[];
  secret: string;
  count: number;
  draws: Draw[];
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

/** Somebody's rating at a game; it is not `sure` before a few games. */
export type Rating = {
  game: string;
  title: string;
  rating: number;
  sure: boolean;
  games: number;
  won: number;
};

/** A rated game of somebody's: the sides, theirs first, and what it did to their rating. */
export type Rated = {
  id: string;
  game: string;
  title: string;
  sides: string[];
  opponent: string;
  opponent_id: string;
  outcome: "lost" | "tie" | "won";
  rating: number;
  change: number;
  ended: number;
};

/** GET /api/players/ID: somebody who has played rated games or games of the day, or `me`. */
export type PlayerInfo = {
  id: string;
  name: string;
  mine: boolean;
  ratings: Rating[];
  games: Rated[];
  days: Score[];
};

/** A line of GET /api/ratings/GAME, the best first. */
export type Ranked = {
  id: string;
  name: string;
  rating: number;
  sure: boolean;
  games: number;
  won: number;
  mine: boolean;
};

/** A line of GET /api/days/GAME/DAY: somebody's first try at the game of the day, the best score first. */
export type DayRanked = {
  id: string;
  name: string;
  setting: string[];
  score: number;
  honour: string;
  won: boolean;
  mine: boolean;
};

/** POST /api/games/ID/report: tell the operator about the other player. */
export type Report = {
  reason: "cheating" | "name" | "other" | "stalling" | "words";
  text?: string;
};

/** A line of GET /api/blocks: somebody I do not want to meet. */
export type Blocked = {
  id: string;
  name: string;
  since: number;
};

/** Who has a seat, for the operator. */
export type Seated = {
  person: string;
  name: string;
  kind: string;
};

/** A table in the memory of this server. */
export type LiveTable = {
  id: string;
  game: string;
  seats: Seated[];
  watching: number;
  seq: number;
  over: boolean;
};

/** A report that nobody has dealt with, and what the one it is about has said there in their own words. */
export type Reported = {
  id: number;
  game: string;
  kind: string;
  reason: string;
  text: string;
  by: string;
  about: string;
  name: string;
  said: string[];
  at: number;
};

/** Somebody who may begin no games here and say nothing. */
export type Ban = {
  person: string;
  name: string;
  reason: string;
  since: number;
  until: number | null;
};

/** GET /api/operator: how this server does. People and games are those of the whole database. */
export type Operating = {
  version: string;
  since: number;
  people: number;
  games: number;
  sockets: number;
  failures: Record<string, number>;
  refusals: Record<string, number>;
  tables: LiveTable[];
  reports: Reported[];
  bans: Ban[];
};

/** POST /api/operator/bans: for so many days, or for good if none. They are shown the reason. */
export type BanWish = {
  person: string;
  reason?: string;
  days?: number;
};

/** POST /api/operator/prune: delete what nobody has played for so many days. */
export type PruneWish = {
  days?: number;
};

/** How many games and people were deleted. */
export type Pruned = {
  rows: number;
};

/** A line of the rule index: a rule, or a ruling where the book is silent. */
export type RuleInfo = {
  id: string;
  text: string;
  source: string;
  ruling: boolean;
  chapter: string;
  example?: boolean;
};

/** A position that shows a rule, in words: what is asked, and what cannot be done or happens there. */
export type ExampleInfo = {
  rule: string;
  game: string;
  sentences: string[];
};

/** POST /api/examples/{rule}: play it against a bot, or both sides. */
export type OpenExample = {
  against?: "bot" | "here";
};

/** A fact of a card: what it is called, its value, and where it is from. */
export type Fact = {
  name: string;
  value: string;
  grade: string;
  origin: string;
  note?: string;
};

/** A share from 0 to 1, and between what it lies with 95 % certainty. */
export type Share = {
  rate: number;
  low: number;
  high: number;
};

/** How a card fared in games between bots. */
export type Fared = {
  games: number;
  bot: string;
  command: string;
  drawn: number;
  use: Share | null;
  won_drawn: Share | null;
  won_played: Share | null;
  mean: number;
};

/** A card of a pack. */
export type CardInfo = {
  id: string;
  face: Face;
  copies: number;
  facts: Fact[];
  rules: string[];
  fared?: Fared | null;
};

/** An Objective of a pack. */
export type ObjectiveInfo = {
  id: string;
  face: TaskFace;
  facts: Fact[];
  rules: string[];
};

/** A faction: its cards and its Objectives. */
export type PackInfo = {
  faction: string;
  box: string;
  name: string;
  cards: CardInfo[];
  objectives: ObjectiveInfo[];
};

/** GET /api/cards: every card of every pack. */
export type CardIndex = {
  packs: PackInfo[];
  words: Record<string, string>;
  types: Record<string, string>;
  least_deck: number;
};

/** POST /api/decks: a faction's cards without some, by their ids and how many copies stay in the box. */
export type DeckWish = {
  faction: string;
  without?: Record<string, number>;
};

/** A deck that may be played: the code it is shared as, and how many cards it has beside the Leader. */
export type DeckInfo = {
  code: string;
  faction: string;
  without: Record<string, number>;
  size: number;
};

/** The body of every HTTP error. */
export type Problem = {
  code: string;
  text: string;
};

export type Lang = string;

export type Level = "captain" | "king" | "marshal" | "recruit" | "soldier";

export type Phrase = "back" | "good-game" | "good-luck" | "hello" | "moment" | "must-go" | "sorry" | "thanks" | "thinking" | "well-played";

export type Listens = "all" | "nothing" | "phrases";

export type FromClient = Hello | Act | Undo | StepBack | Takeback | Resign | Vacancy | Again | Chance | SetOrders | Say | Listen | Why | Preview | Inspect | Look | Film | Hint | Warn | Expect;

export type FromServer = State | Update | Reason | Previewed | Inspected | Looked | Filmed | Hinted | Warned | Expected | Talk | Refused;
