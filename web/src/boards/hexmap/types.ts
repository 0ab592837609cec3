/* Made from senlac.games.hastings.show.shapes by `./dev web types`: do not edit. */

/** All of a scenario that never changes. */
export type Scenery = {
  kind: "hexmap";
  title: string;
  date: string;
  armies: string[];
  width: number;
  height: number;
  size: number;
  hexes: Hex[];
  road: string[];
  places: Label[];
  exits: Exit[];
  faces: string[];
  aspects: Record<"flank" | "front" | "rear", Aspect>;
  formations: Record<"ordinary" | "wall", (("flank" | "front" | "rear")[])[]>;
  types: Kind[];
  commands: CommandInfo[];
  pieces: PieceInfo[];
  table: Row[];
  words: Record<string, string>;
};

/** A hex; `neighbours` are in the order NE, E, SE, SW, W, NW, empty beyond the edge. */
export type Hex = {
  ref: string;
  id: string;
  x: number;
  y: number;
  points: string;
  level: number;
  terrain: "clear" | "swamp" | "woods";
  road: boolean;
  ditch: number[];
  neighbours: string[];
  words: string;
};

/** The name of a place on the map. */
export type Label = {
  text: string;
  x: number;
  y: number;
  anchor: string;
};

/** The way off the map for a side’s Routed units: an arrow, turned by so many degrees. */
export type Exit = {
  side: number;
  x: number;
  y: number;
  turn: number;
  words: string;
};

/** Front, flank or rear. */
export type Aspect = {
  letter: string;
  name: string;
};

/** A type of unit with its factors. */
export type Kind = {
  name: string;
  code: string;
  glyph: "" | "axe" | "horse" | "spear" | "sword";
  side: number;
  cf: number;
  ma: number;
  ml: number;
};

/** A Command: its colour and its mark, by its place in the army. */
export type CommandInfo = {
  ref: string;
  name: string;
  title: string;
  side: number;
  colour: string;
  mark: number;
  leader: string;
  dice: number;
};

/** A unit (with the number of its type) or a Leader (with type -1 and his initial). */
export type PieceInfo = {
  ref: string;
  title: string;
  name: string;
  side: number;
  command: string;
  type: number;
  letter: string;
  army: boolean;
  ma: number;
};

/** A modified roll of the Melee Table with its results, one for each combat factor. */
export type Row = {
  roll: number;
  results: string[];
};

/** All of a position that is to be seen. */
export type Position = {
  kind: "hexmap";
  status: Status;
  track: TurnBox[];
  chits: Chit[];
  commands: CommandState[];
  armies: Army[];
  pieces: Piece[];
  stacks: Stack[];
  tasks: Task[];
  subject: string;
  moving: Moving | null;
  attacks: Attack[];
};

/** Where the battle stands. */
export type Status = {
  turn: number;
  turns: number;
  hour: string;
  history: string;
  phase: string;
  steps: Step[];
  initiative: number;
  active: string;
  event: RandomEvent | null;
  deadline: string;
  coming: string;
};

/** A segment of an activation; `none` where the side has none. */
export type Step = {
  name: string;
  state: "done" | "next" | "none" | "now";
  words: string;
};

/** The random event of the turn. */
export type RandomEvent = {
  name: string;
  text: string;
};

/** A box of the turn track. */
export type TurnBox = {
  turn: number;
  start: string;
  now: boolean;
  history: string;
  signs: Sign[];
};

/** What a turn brings; not `sure` where it only may come. */
export type Sign = {
  kind: "dusk" | "plunging" | "regroup";
  sure: boolean;
  words: string;
};

/** An activation chit: `waits` in the cup, `active`, `spent`, or `out` without units. */
export type Chit = {
  command: string;
  state: "active" | "out" | "spent" | "waits";
  words: string;
};

/** A Command: its Hits track, its units, its Leader. */
export type CommandState = {
  ref: string;
  hits: number;
  fatal: number;
  units: number;
  of: number;
  routed: number;
  leader: string;
  words: string;
};

/** A side: where its Standard is (empty when captured), and what it has lost. */
export type Army = {
  side: number;
  name: string;
  standard: string;
  standard_words: string;
  lost: string[];
};

/** A piece: where it is (empty off the map), which way it faces (-1 without facing), how it is. */
export type Piece = {
  ref: string;
  hex: string;
  facing: number;
  front: string[];
  aspects: ("flank" | "front" | "rear")[];
  marks: Mark[];
  values: Value[];
  words: string;
};

/** How a piece is, as a kind for signs and in words; of hits, how many. */
export type Mark = {
  kind: string;
  words: string;
  count?: number;
};

/** A value of a piece: its word, its figure, and what it does as things are now. */
export type Value = {
  name: string;
  figure: string;
  words: string;
};

/** What is in a hex, from below upwards: units, then Leaders, then the sides whose Standards are there. */
export type Stack = {
  hex: string;
  units: string[];
  leaders: string[];
  standards: number[];
  words: string;
};

/** What must still be done, with the pieces that must do it. */
export type Task = {
  kind: "attack" | "check" | "move" | "stray";
  words: string;
  refs: string[];
};

/** The piece that moves, its points, and where they take it; what holds its Command together is not looked at. */
export type Moving = {
  ref: string;
  points: number;
  destinations: Destination[];
};

/** A hex that can be reached, with the ways to it, the cheapest first. */
export type Destination = {
  hex: string;
  cost: number;
  ways: Way[];
  danger: string;
};

/** A way to a hex that ends with a facing (-1 for a Leader): what it costs, and the hexes that it goes through. */
export type Way = {
  facing: number;
  cost: number;
  path: string[];
  words: string;
};

/** The odds card of an attack. */
export type Attack = {
  attacker: string;
  defender: string;
  words: string;
  column: string;
  drm: number;
  chips: Chip[];
  rolls: Roll[];
  results: Result[];
  notes: string[];
  counted: Result[];
  rout: Chance;
  chases: Chase[];
};

/** A modifier: what for, how much, by which rule. */
export type Chip = {
  words: string;
  value: number;
  rule: string;
};

/** A face of the die: what it comes to, also in a word that fits under it. */
export type Roll = {
  die: number;
  modified: number;
  kind: "hexes" | "hits" | "nothing" | "pushback";
  words: string;
  short: string;
};

/** A result of an attack or pursuit: its kind, number and chance. */
export type Result = {
  kind: "hexes" | "hits" | "nothing" | "pushback";
  hits: number;
  words: string;
  chance: Chance;
};

/** A probability: so many cases of 6 or of 36. */
export type Chance = {
  count: number;
  of: number;
};

/** How far a unit would pursue, with the chances. */
export type Chase = {
  ref: string;
  words: string;
  hexes: Result[];
};
