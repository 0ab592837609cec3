/* What games look like outside their table: a picture, and the colour of the side that begins. */

import type { PlaceKind } from "../art/subject";

export interface Look {
  picture: PlaceKind;
  /** The class that sets the colour. */
  faction: string;
}

const LOOKS: Record<string, Look> = {
  "1066": { picture: "armada", faction: "norman" },
  "1565": { picture: "siege", faction: "ottoman" },
  hastings: { picture: "field", faction: "saxon" },
};

/** How a game looks; ways to play it are called as it is, with a word more. */
export function lookOf(name: string): Look {
  return LOOKS[name.split("-")[0] ?? ""] ?? { picture: "frieze", faction: "" };
}
