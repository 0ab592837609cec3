/* The scenery and a position, looked up by ref. */

import type { CommandInfo, Hex, Kind, Piece, PieceInfo, Position, Scenery, Stack } from "./types";

/** `n` of `hex:n`, which is also its place in the scenery's list. */
export function numberOf(ref: string): number {
  return Number(ref.slice(ref.indexOf(":") + 1));
}

export class Atlas {
  readonly scenery: Scenery;
  readonly scene: Position;
  readonly #stacks: Map<string, Stack>;

  constructor(scenery: Scenery, scene: Position) {
    this.scenery = scenery;
    this.scene = scene;
    this.#stacks = new Map(scene.stacks.map((stack) => [stack.hex, stack]));
  }

  hex(ref: string): Hex | undefined {
    return ref.startsWith("hex:") ? this.scenery.hexes[numberOf(ref)] : undefined;
  }

  info(ref: string): PieceInfo | undefined {
    return ref.startsWith("piece:") ? this.scenery.pieces[numberOf(ref)] : undefined;
  }

  piece(ref: string): Piece | undefined {
    return ref.startsWith("piece:") ? this.scene.pieces[numberOf(ref)] : undefined;
  }

  command(ref: string): CommandInfo | undefined {
    return ref.startsWith("command:") ? this.scenery.commands[numberOf(ref)] : undefined;
  }

  kind(info: PieceInfo): Kind | undefined {
    return this.scenery.types[info.type];
  }

  stack(hex: string): Stack | undefined {
    return this.#stacks.get(hex);
  }

  /** All pieces of a hex, in the order in which they are listed. */
  piecesIn(hex: string): string[] {
    const stack = this.stack(hex);
    return stack ? [...stack.units, ...stack.leaders] : [];
  }

  /** The hex that a ref stands for: itself, or where a piece is. */
  hexOf(ref: string | null): string {
    if (!ref) return "";
    return ref.startsWith("hex:") ? ref : (this.piece(ref)?.hex ?? "");
  }

  has(ref: string, mark: string): boolean {
    return this.piece(ref)?.marks.some(({ kind }) => kind === mark) ?? false;
  }

  /** Hits that a unit has to check morale for. */
  hits(ref: string): number {
    return this.piece(ref)?.marks.find(({ kind }) => kind === "hit")?.count ?? 0;
  }

  /** The pieces of a Command that are on the map. */
  commandsPieces(command: string): string[] {
    return this.scenery.pieces
      .filter((info) => info.command === command && this.piece(info.ref)?.hex)
      .map(({ ref }) => ref);
  }

  /** A line through the middles of hexes. */
  line(path: readonly string[]): string {
    return path
      .flatMap((ref) => this.hex(ref) ?? [])
      .map((hex) => `${hex.x},${hex.y}`)
      .join(" ");
  }
}
