// The strip of beasts between slanting bands that runs above and below a picture.
import { nth } from "../../chance";
import type { Pen } from "../../pen";

type Beast = (p: Pen, colour: string) => void;

const hound: Beast = (p, c) => {
  p.shape(
    "M0,-1 L1,-6 C1,-9 4,-10 8,-9 L15,-9 C17,-13 20,-14 24,-12 L27,-9 L23,-8 C22,-6 21,-5 22,0 L19,0 L18,-4 L9,-5 L8,0 L5,0 L5,-4 L3,-3 L3,0 Z",
    c,
    0,
    { w: 1.4 },
  );
  p.line("M1,-6 C-5,-7 -4,-14 2,-13", c === "teal" ? "teal" : "ink", 1.8);
};
const bird: Beast = (p, c) => {
  p.shape("M0,-2 C5,-7 9,-9 13,-8 C14,-13 17,-14 19,-12 L24,-11 L19,-9 C19,-4 15,-2 10,-2 Z", c, 0, { w: 1.4 });
  p.shape("M5,-5 C6,-11 3,-14 0,-14 C8,-16 13,-11 13,-7 Z", "gold", 45, { w: 1.3 }).line(
    "M11,-2 L12,1 M14,-2 L15,1",
    null,
    1.5,
  );
};
const wyvern: Beast = (p, c) => {
  p.shape(
    "M1,-2 C6,-1 4,-8 9,-9 C14,-10 15,-4 18,-5 C20,-8 18,-12 23,-13 L28,-10 L24,-9 C24,-3 20,1 16,0 C11,-1 11,-5 9,-4 C7,-1 4,1 1,-2 Z",
    c,
    0,
    { w: 1.4 },
  );
  p.line("M12,-8 L9,-15 L16,-8", null, 1.5);
};
const hare: Beast = (p, c) => {
  p.shape(
    "M1,0 C0,-6 4,-10 9,-9 C14,-10 17,-9 18,-9 L16,-15 L19,-15 L21,-9 C25,-8 25,-5 22,-4 L20,0 L16,0 L15,-3 L8,-2 L9,0 Z",
    c,
    0,
    { w: 1.4 },
  );
  p.disc(2, -6, 1.6, "#ece0c4", 0, { w: 1 });
};
const lion: Beast = (p, c) => {
  p.shape(
    "M3,0 L3,-5 C2,-9 6,-10 12,-9 C13,-14 20,-16 23,-12 C26,-11 26,-8 23,-7 C22,-5 21,-4 21,0 L18,0 L16,-4 L9,-4 L7,0 Z",
    c,
    0,
    { w: 1.4 },
  );
  p.line("M3,-7 C-4,-8 -2,-15 4,-14 L2,-17", null, 1.6).line("M14,-11 L17,-6 M17,-13 L20,-7", "gold", 1.4);
};
const BEASTS = [hound, bird, wyvern, hare, lion] as const;
const WOOLS = ["terracotta", "blue", "ochre", "sage", "teal", "rust"] as const;

export function border(p: Pen, y: number, height: number, width: number): void {
  p.line(`M-4,${y} L${width + 4},${y}`, "teal", 2.6).line(`M-4,${y + height} L${width + 4},${y + height}`, "teal", 2.6);
  let i = 0;
  for (let x = 4 + p.range(-8, 0); x < width + 2; x += 52) {
    const foot = y + height;
    p.line(
      `M${x},${foot - 1} L${x + 9},${y + 1} M${x + 5},${foot - 1} L${x + 14},${y + 1}`,
      i % 2 ? "terracotta" : "blue",
      1.9,
    );
    const beast = nth(BEASTS, Math.floor(p.dice() * BEASTS.length));
    const colour = p.pick(WOOLS);
    const flip = i % 2 === 1;
    p.at(flip ? x + 46 : x + 18, foot - 4, 0.95, flip, () => beast(p, colour));
    i++;
  }
}
