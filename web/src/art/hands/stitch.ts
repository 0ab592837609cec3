// The needle: laid wool, stem stitch and rings of mail on linen, for 1066.
import { dice, hash } from "../chance";
import { type Hand, PREFIX } from "./hand";

export const WOOL: Readonly<Record<string, string>> = {
  terracotta: "#b4522f",
  rust: "#7d3422",
  ochre: "#cc9a3e",
  gold: "#e2bf6d",
  sage: "#84915c",
  olive: "#55633a",
  blue: "#5a8a86",
  teal: "#23494c",
  buff: "#d8bf92",
  linen: "#ece0c4",
  grey: "#b9b09a",
  ink: "#1f2b2b",
  flesh: "#efe0c3",
};

/** The directions in which wool is laid. */
const ANGLES = [0, 90, 45, -45];

export const stitch: Hand = {
  name: "stitch",
  ink: "#1f2b2b",
  outline: 2.1,
  wobble: 0.7,
  stitches: true,
  fill(colour, angle) {
    if (colour === "flesh") return { plain: "#efe0c3" };
    return { pattern: colour === "mail" ? "mail" : `${colour}${angle}` };
  },
  thread: (colour) => (colour === "ink" ? "" : (WOOL[colour] ?? "")),
};

/** A colour made darker (below 0) or lighter (above 0). */
export function shade(hex: string, by: number): string {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16);
    const mixed = Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by);
    return Math.max(0, Math.min(255, mixed)).toString(16).padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function laid(id: string, colour: string, angle: number): string {
  const dark = shade(colour, -0.22);
  const light = shade(colour, 0.2);
  const couching = shade(colour, -0.38);
  return (
    `<pattern id="${PREFIX}${id}" width="9" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle + 3})">` +
    `<path d="M0 0H9V4.4H0Z" fill="${colour}"/><path d="M0 .4H9M0 2.6H9" stroke="${dark}" stroke-width=".75"/>` +
    `<path d="M0 1.5H9M0 3.7H9" stroke="${light}" stroke-width=".6" opacity=".75"/>` +
    `<path d="M1 0V4.4" stroke="${couching}" stroke-width=".8" opacity=".6"/></pattern>`
  );
}

function mail(): string {
  const ring = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2"/>`;
  return (
    `<pattern id="${PREFIX}mail" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 0H6V6H0Z" fill="#c9b68e"/>` +
    `<g fill="none" stroke="#3a4444" stroke-width=".95">${ring(3, 3)}${ring(0, 0)}${ring(6, 0)}${ring(0, 6)}${ring(6, 6)}</g></pattern>`
  );
}

const CLOTH =
  `<pattern id="${PREFIX}linen-cloth" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 0H4V4H0Z" fill="#e6d8b8"/>` +
  `<path d="M0 .5H2M2 2.5H4" stroke="#d6c59f" stroke-width=".8"/><path d="M2.5 0V2M.5 2V4" stroke="#f1e7cf" stroke-width=".9"/></pattern>` +
  `<filter id="${PREFIX}raise" x="-5%" y="-5%" width="110%" height="110%"><feDropShadow dx=".5" dy="1" stdDeviation=".6" flood-color="#3b2a12" flood-opacity=".45"/></filter>`;

/** Where the linen's threads are thicker, on a sheet of that size. */
export function slub(width: number, height: number): string {
  const chance = dice(hash("slub"));
  const at = (length: number) => Math.round(chance() * length);
  let threads = "";
  for (let i = 0; i < 70; i++) {
    threads += `M${at(width)} ${at(height)}h${20 + at(70)}M${at(width)} ${at(height)}v${14 + at(50)}`;
  }
  return `<path d="${threads}" stroke="#6b5229" stroke-width=".9" opacity=".17"/>`;
}

/** The wools, the mail and the linen; with `used`, only those. */
export function stitchPatterns(used?: ReadonlySet<string>): string {
  let out = CLOTH;
  if (!used || used.has("mail")) out += mail();
  for (const [name, colour] of Object.entries(WOOL)) {
    for (const angle of ANGLES) if (!used || used.has(`${name}${angle}`)) out += laid(`${name}${angle}`, colour, angle);
  }
  return out;
}
