/* What a player has chosen for this browser. */

import { LANGUAGES } from "./languages";

export const SPEEDS = [0, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  lang: string;
  theme: "system" | "light" | "dark";
  motion: boolean;
  /** How fast what happens is shown; 0 shows nothing but where it leads. */
  speed: Speed;
  sound: boolean;
  /** Whether the browser calls when it is one's turn. */
  notify: boolean;
  /** In hot-seat, whether a curtain falls between the seats. */
  curtain: boolean;
  /** Whether single keys do something. */
  shortcuts: boolean;
  /** Whether things are named when they first appear. */
  firsts: boolean;
  /** Whether a choice that puts something at risk is asked about before it is made. */
  warnings: boolean;
  /** Whether spectators and readers of replays see who is expected to win. */
  chances: boolean;
}

const KEY = "senlac";

function preferred(): string {
  const wished = navigator.languages.map((tongue) => tongue.slice(0, 2).toLowerCase());
  return wished.find((tongue) => LANGUAGES.includes(tongue)) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** What was found, with sensible choices for all that is missing or makes no sense. */
function complete(found: Partial<Settings>): Settings {
  return {
    lang: found.lang !== undefined && LANGUAGES.includes(found.lang) ? found.lang : preferred(),
    theme: found.theme === "light" || found.theme === "dark" ? found.theme : "system",
    motion: found.motion !== false,
    speed: SPEEDS.find((speed) => speed === found.speed) ?? 1,
    sound: found.sound === true,
    notify: found.notify === true,
    curtain: found.curtain !== false,
    shortcuts: found.shortcuts !== false,
    firsts: found.firsts !== false,
    warnings: found.warnings === true,
    chances: found.chances === true,
  };
}

export const settings: Settings = $state(complete(stored()));

/** Change settings, and keep them. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    // Only what was chosen is kept, so that the browser's language goes on leading until then.
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Show the settings on the page itself, where style sheets and screen readers look for them. */
export function dress(root: HTMLElement): void {
  root.lang = settings.lang;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion ? "on" : "off";
}
