// The burin: hatching in six tones on sepia paper, for 1565.
import { dice, hash } from "../chance";
import { type Hand, PREFIX } from "./hand";

const INK = "#2d1d10";
const PAPER = "#f1e5c9";

/** The tone of a colour when it is engraved, from 0 (paper) to 5 (black). */
const TONE: Readonly<Record<string, string>> = {
  flesh: "0",
  linen: "0",
  buff: "1",
  gold: "1",
  ochre: "2",
  sage: "2",
  terracotta: "3",
  blue: "3",
  olive: "4",
  rust: "4",
  teal: "5",
  ink: "5",
  mail: "m",
};

export const burin: Hand = {
  name: "burin",
  ink: INK,
  outline: 1.25,
  wobble: 0.35,
  stitches: false,
  fill(colour) {
    const tone = TONE[colour] ?? colour;
    return tone === "0" ? { plain: PAPER } : { pattern: `b${tone}` };
  },
  thread: () => "",
};

function hatched(id: string, gap: number, width: number, angle: number): string {
  const y = gap / 2;
  return (
    `<pattern id="${PREFIX}${id}" width="24" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0H24V${gap}H0Z" fill="#efe2c4"/>` +
    `<path d="M0 ${y}Q6 ${y - 0.5} 12 ${y}T24 ${y}" fill="none" stroke="${INK}" stroke-width="${width}"/></pattern>`
  );
}

function crossed(id: string, gap: number, width: number, angle: number): string {
  return (
    `<pattern id="${PREFIX}${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0H${gap}V${gap}H0Z" fill="#e6d5b1"/>` +
    `<path d="M0 ${gap / 2}H${gap}M${gap / 2} 0V${gap}" stroke="${INK}" stroke-width="${width}"/></pattern>`
  );
}

/** All tones, rings of mail, and the paper's age. */
export function burinPatterns(): string {
  return (
    hatched("b1", 4.2, 0.5, -38) +
    hatched("b2", 2.9, 0.62, -38) +
    crossed("b3", 3.1, 0.6, 40) +
    crossed("b4", 2.3, 0.72, 38) +
    crossed("b5", 1.9, 0.95, 38) +
    `<pattern id="${PREFIX}bm" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0H4V4H0Z" fill="#e6d5b1"/><circle cx="2" cy="2" r="1.3" fill="none" stroke="${INK}" stroke-width=".6"/></pattern>` +
    `<radialGradient id="${PREFIX}age" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-color="#8a5a24" stop-opacity="0"/><stop offset="1" stop-color="#7a4a18" stop-opacity=".34"/></radialGradient>`
  );
}

/** Stains of old paper, on a sheet of that size: each is darkest in its middle. */
export function foxing(width: number, height: number): string {
  const chance = dice(hash("fox"));
  let stains = "";
  for (let i = 0; i < 11; i++) {
    const [x, y, r] = [chance() * width, chance() * height, 4 + chance() * 30];
    for (const part of [1, 0.8, 0.6, 0.4]) {
      stains += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * part).toFixed(1)}" opacity=".035"/>`;
    }
  }
  return `<g fill="#80501a">${stains}</g>`;
}
