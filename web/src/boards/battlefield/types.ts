/* Made from senlac.games.hebs.show.shapes by `./dev web types`: do not edit. */

/** What is printed, and the words that the client needs. The face of card n is `faces[cards[n]]`. */
export type Scenery = {
  kind: "battlefield";
  cards: number[];
  names: string[];
  faces: Record<string, Face>;
  objectives: Record<string, TaskFace>;
  wedges: string[];
  sides: string[];
  phases: string[];
  words: Record<string, string>;
};

/** A card as it is printed. */
export type Face = {
  name: string;
  art: Subject;
  type: string;
  line: string;
  unit: string;
  traits: string[];
  side: number;
  faction: string;
  cost: number | null;
  army: boolean;
  might: number;
  zeal: number;
  health: number;
  resources: number;
  text: string[];
  history: string;
  origin: string;
  reconstructed: boolean;
};

/** What the picture of a card or an Objective is drawn from: ids of the pack, never words in a language. */
export type Subject = {
  id: string;
  box: string;
  faction: string;
  type: string;
  unit?: string;
  traits?: string[];
  might?: number;
  letter?: string;
};

/** An Objective as it is printed. */
export type TaskFace = {
  name: string;
  art: Subject;
  letter: string;
  side: number;
  faction: string;
  attribute: "" | "might" | "zeal";
  value: number;
  health: number;
  text: string[];
  history: string;
  origin: string;
};

/** The whole table. */
export type Scene = {
  kind: "battlefield";
  status: string;
  round: number;
  phase: number;
  ground: string;
  over: boolean;
  above: Side;
  below: Side;
  wedges: Column[];
  stack: Pending[];
  limbo: Held[];
  payment: Payment | null;
  foe?: Foe | null;
};

/** A player's side of the table, the wedges apart. */
export type Side = {
  ref: string;
  side: number;
  name: string;
  faction: string;
  role: string;
  attacker: boolean;
  mine: boolean;
  marker: boolean;
  active: boolean;
  passed: boolean;
  standing: string[];
  leader: string;
  hand: Held[];
  hand_count: number | null;
  seen: string[];
  deck_count: number;
  discard: string[];
  relentless: string;
  removed: string[];
  pool: Held[];
  reserve: Piece[];
  resources: number;
  objectives: Task[];
};

/** A card in the viewer's hand, or on offer. */
export type Held = {
  ref: string;
  name: string;
  label: string;
  cost: number;
  notes: Note[];
};

/** A mark on a card: of which kind, and in words. */
export type Note = {
  kind: "cheaper" | "chosen" | "doomed" | "less" | "more" | "refreshed" | "relentless" | "safe" | "seen" | "shielded";
  text: string;
};

/** A card in play. What is not an army card has neither Might, Zeal nor Health. */
export type Piece = {
  ref: string;
  name: string;
  label: string;
  army: boolean;
  row: number;
  tired: boolean;
  might: number;
  zeal: number;
  health: number;
  damage: number;
  resources: number;
  notes: Note[];
  attached: Piece[];
  side: number;
};

/** An Objective: how far a side is with it. */
export type Task = {
  ref: string;
  letter: string;
  name: string;
  label: string;
  state: "ahead" | "current" | "done";
  final: boolean;
  attribute: "" | "might" | "zeal";
  value: number;
  health: number;
  damage: number;
  now: Total | null;
};

/** A sum, and what it is made of. */
export type Total = {
  value: number;
  terms: Term[];
};

/** What one card adds to a sum. */
export type Term = {
  ref: string;
  name: string;
  value: number;
};

/** A wedge with both sides. */
export type Column = {
  ref: string;
  name: string;
  label: string;
  health: number;
  claimed: number;
  notes: string[];
  above: Rank;
  below: Rank;
};

/** A side at a wedge: army cards from Row 1 outwards, what lies on the wedge itself, and what they add up to. */
export type Rank = {
  side: number;
  cards: Piece[];
  attached: Piece[];
  might: Total;
  zeal: Total;
  damage: number;
  free: number;
  label: string;
};

/** Something that waits to be resolved. */
export type Pending = {
  ref: string;
  side: number;
  name: string;
  label: string;
  text: string;
  targets: Target[];
  cancelled: boolean;
};

/** What an ability is aimed at. */
export type Target = {
  ref: string;
  name: string;
};

/** What is being paid for. */
export type Payment = {
  ref: string;
  name: string;
  side: number;
  left: number;
};

/** The side that the solo rules play: its dial, what it can afford, the cards that it will draw; and the score. */
export type Foe = {
  step: number;
  shows: number;
  last: number;
  resources: number;
  label: string;
  next: string[];
  score: Total;
  honour: string;
};
