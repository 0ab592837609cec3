/** All plates of 1565: one for each card by its id, one for each Objective, and a few for cards nobody has drawn yet. */
import type { Plate } from "./kinds";
import * as brethren from "./malta/brethren";
import * as captains from "./malta/captains";
import * as companies from "./malta/companies";
import * as maltaEvents from "./malta/events";
import * as knights from "./malta/knights";
import * as maltaWorks from "./malta/works";
import * as army from "./ottoman/army";
import * as pashas from "./ottoman/captains";
import * as court from "./ottoman/court";
import * as ottomanEvents from "./ottoman/events";
import * as fleet from "./ottoman/fleet";
import * as ottomanWorks from "./ottoman/works";
import { ROAD } from "./road";

const road = Object.entries(ROAD).flatMap(([side, plates]) =>
  Object.entries(plates).map(([letter, plate]) => [`${side}-${letter}`, plate] as const),
);

export const PLATES: Readonly<Record<string, Plate>> = {
  ...knights.KNIGHTS,
  ...captains.CAPTAINS,
  ...brethren.BRETHREN,
  ...companies.COMPANIES,
  ...maltaEvents.EVENTS,
  ...maltaWorks.WORKS,
  ...pashas.CAPTAINS,
  ...court.COURT,
  ...army.ARMY,
  ...fleet.FLEET,
  ...ottomanEvents.EVENTS,
  ...ottomanWorks.WORKS,
  ...Object.fromEntries(road),
  "any-knight": knights.ANY_KNIGHT,
  "any-pasha": pashas.ANY_PASHA,
  "any-corsair": pashas.ANY_CORSAIR,
};
