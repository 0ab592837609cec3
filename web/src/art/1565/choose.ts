/** Which plate shows a card: its own if it has one; else what its words, unit, traits and type call for. */
import { hash, nth } from "../chance";
import type { Subject } from "../subject";
import { PLATES } from "./plates";

type Rule = {
  when: (s: Subject) => boolean;
  of: { malta: readonly [string, ...string[]]; ottoman: readonly [string, ...string[]] };
};

const word = (pattern: RegExp) => (s: Subject) => pattern.test(s.id);
const unit = (kind: string) => (s: Subject) => s.unit === kind;
const trait = (name: string) => (s: Subject) => s.traits?.includes(name) ?? false;
const type = (name: string) => (s: Subject) => s.type === name;
const both = (...plates: [string, ...string[]]) => ({ malta: plates, ottoman: plates });

/** From the most telling word to the plainest type. */
const RULES: readonly Rule[] = [
  { when: word(/chain/), of: both("the-great-chain") },
  { when: word(/counter-?mine/), of: both("countermine") },
  { when: word(/mine|sapper/), of: { malta: ["countermine"], ottoman: ["mine-under-castile", "egyptian-sappers"] } },
  { when: word(/basilisk/), of: both("the-great-basilisk") },
  { when: word(/tower/), of: both("siege-tower") },
  { when: word(/hoop|fire|grenade/), of: both("fire-hoops") },
  { when: word(/well|water/), of: both("wells-of-the-marsa") },
  {
    when: word(/boat|swim/),
    of: { malta: ["night-boats"], ottoman: ["ten-boats-of-janissaries", "boats-over-sciberras"] },
  },
  { when: word(/wom[ae]n|wife|nurse/), of: { malta: ["women-of-birgu"], ottoman: ["mihrimahs-nurse"] } },
  { when: word(/slave|oar/), of: both("galley-slaves") },
  { when: word(/camp|tent/), of: { malta: ["raid-on-the-camp"], ottoman: ["marsa-camp"] } },
  {
    when: word(/wall|bastion|fort|elmo|cavalier/),
    of: { malta: ["landward-walls", "cavalier-of-st-elmo"], ottoman: ["raised-ravelin"] },
  },
  { when: word(/assault|storm|ladder/), of: { malta: ["knights-of-auvergne"], ottoman: ["general-assault"] } },
  { when: word(/standard|banner|flag/), of: { malta: ["standard-of-the-order"], ottoman: ["the-sultans-standard"] } },
  { when: word(/sword|blade/), of: { malta: ["toledo-blade"], ottoman: ["kalkan"] } },
  {
    when: unit("navy"),
    of: { malta: ["galleys-of-the-religion"], ottoman: ["galleys-of-the-armada", "mahonas", "corsairs-of-tripoli"] },
  },
  {
    when: unit("artillery"),
    of: {
      malta: ["batteries-of-st-angelo"],
      ottoman: ["eighty-pounders", "culverins-of-sciberras", "turguts-battery"],
    },
  },
  { when: unit("cavalry"), of: { malta: ["mdina-light-horse"], ottoman: ["sipahis", "delis"] } },
  {
    when: unit("ranged"),
    of: { malta: ["arquebusiers-of-the-order", "crossbowmen"], ottoman: ["janissary-marksmen", "solaks"] },
  },
  {
    when: (s) => type("unit")(s) && trait("knight")(s),
    of: both("knights-of-aragon", "knights-of-provence", "knights-of-auvergne", "knights-of-castile"),
  },
  { when: (s) => type("unit")(s) && trait("islander")(s), of: both("maltese-militia") },
  { when: (s) => type("unit")(s) && trait("janissary")(s), of: both("janissaries") },
  { when: (s) => type("unit")(s) && trait("faithful")(s), of: both("iayalars", "mehter-band") },
  { when: (s) => type("unit")(s) && trait("engineer")(s), of: both("pioneers") },
  {
    when: type("unit"),
    of: {
      malta: ["italian-companies", "spanish-tercio", "serving-brothers"],
      ottoman: ["levies-and-renegades", "azabs"],
    },
  },
  { when: trait("cleric"), of: both("roberto-d-eboli") },
  { when: trait("engineer"), of: { malta: ["evangelista-menga"], ottoman: ["topcu-basi", "renegade-engineers"] } },
  { when: trait("islander"), of: both("maltese-militia", "toni-bajada") },
  { when: trait("faithful"), of: both("imam-of-the-camp", "bektashi-dervish") },
  { when: trait("corsair"), of: both("any-corsair") },
  {
    when: type("event"),
    of: {
      malta: ["raid-on-the-camp", "no-retreat", "night-boats", "st-elmos-pay"],
      ottoman: ["general-assault", "seven-thousand-shot", "landing-at-marsaxlokk"],
    },
  },
  {
    when: type("tactics"),
    of: { malta: ["landward-walls", "fire-hoops"], ottoman: ["gabions-and-trenches", "siege-train"] },
  },
  {
    when: type("attachment"),
    of: { malta: ["plate-harness", "toledo-blade"], ottoman: ["kalkan", "ropes-and-grapples"] },
  },
];

/** The plate's name; the same card always gets the same. */
export function choose(subject: Subject): string {
  const side = subject.faction === "ottoman" ? "ottoman" : "malta";
  if (subject.letter && subject.type !== "character") {
    const name = `${side}-${subject.letter}`;
    if (name in PLATES) return name;
  }
  if (subject.id in PLATES) return subject.id;
  const rule = RULES.find((known) => known.when(subject));
  return rule ? nth(rule.of[side], hash(subject.id)) : side === "malta" ? "any-knight" : "any-pasha";
}
