/* The attack that is being made: the map makes it, the cards beside the map show its odds and strike. */

import type { Duel } from "./meaning";
import type { Attack } from "./types";

export const NOBODY: Duel = { attacker: "", defender: "" };

class Duelling {
  fight = $state.raw<Duel>(NOBODY);
  /** The odds to be shown: of the attack that is made, or of the one that is pointed at. */
  attack = $state.raw<Attack | null>(null);
  /** Strike, if the attack is made. */
  strike = $state.raw<(() => void) | null>(null);
}

export const duelling = new Duelling();
