/* Which component draws a scene. Boards are loaded when they are first needed. */

import type { Component } from "svelte";
import type { Scene, Table } from "../lib/choosing";
import type { State } from "../lib/wire";
import Plain from "./Plain.svelte";

export interface BoardProps {
  /** What never changes: the faces of cards, the map. */
  scenery: Scene;
  scene: Scene;
  state: State;
  table: Table;
}

export type Board = Component<BoardProps>;

// A glob, not imports by name: a board that is not there is not missed.
const found = import.meta.glob<{ default: Board }>(["./battlefield/Battlefield.svelte", "./hexmap/HexMap.svelte"]);

const homes: Record<string, string> = {
  battlefield: "./battlefield/Battlefield.svelte",
  hexmap: "./hexmap/HexMap.svelte",
};

/** The board for a kind of scene; the plain one for all that has none. */
export async function boardFor(kind: unknown): Promise<Board> {
  const load = found[homes[String(kind)] ?? ""];
  return load ? (await load()).default : Plain;
}
