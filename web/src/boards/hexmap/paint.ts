/* The colours of the scenery as variables of an element: each for light and for dark. */

import type { Scenery } from "./types";

export function paint(palette: Scenery["palette"]): (element: HTMLElement) => void {
  return (element) => {
    for (const [name, [light, dark]] of Object.entries(palette)) {
      element.style.setProperty(`--hexmap-${name}`, `light-dark(${light}, ${dark})`);
    }
  };
}
