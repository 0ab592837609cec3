// A hand is a way to draw: what a colour becomes, how thick and how steady a line is.

export interface Hand {
  readonly name: "stitch" | "burin";
  /** The colour of outlines. */
  readonly ink: string;
  /** The width of an outline on the stage. */
  readonly outline: number;
  /** How far a point may stray. */
  readonly wobble: number;
  /** Outlines are broken into stitches, except on plates. */
  readonly stitches: boolean;
  /** What fills a shape: a colour as it is, or the id of a pattern from `patterns`. */
  fill(colour: string, angle: number): { pattern: string } | { plain: string };
  /** The colour of a line; empty for ink. */
  thread(colour: string): string;
}

/** Ids of patterns are prefixed, so that they cannot meet another id of the page. */
export const PREFIX = "sen-";
