// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import * as parts1066 from "../src/art/1066/parts";
import { SCENES } from "../src/art/1066/scenes";
import { type PlaceKind, type Size, type Subject, compose, place, sceneOf, sheetDefs } from "../src/art";
import { PACKS, namesOf, subjectsOf } from "./packs";

// Hundreds of pictures are drawn in one test, on however busy a machine.
vi.setConfig({ testTimeout: 120_000 });

const SIZES: Size[] = ["full", "hand", "plate"];
const PLACES: PlaceKind[] = [
  "ridge",
  "harbour",
  "frieze",
  "frieze-victory",
  "frieze-defeat",
  "armada",
  "siege",
  "siege-held",
  "siege-taken",
  "field",
];

const TAG = /^<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>$/;

/** One `<svg>` whose tags are closed in order and whose attributes are quoted; there is no text between them. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [at, tag] of (svg.match(/<[^>]*>|[^<]+/g) ?? []).entries()) {
    const [, closes, name = "", , empty] = TAG.exec(tag) ?? [];
    if (!name || (at > 0 && open.length === 0)) return false;
    if (closes && open.pop() !== name) return false;
    if (!closes && !empty) open.push(name);
  }
  return open.length === 0 && svg.startsWith("<svg ");
}

/** What a picture is made of, without the numbers that a seed moves. */
const shapeOf = (svg: string) => svg.replace(/-?\d*\.?\d+/g, "");

const ids = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? "");
const targets = (svg: string) => [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id ?? "");

describe.each(PACKS)("the pictures of %s", (pack) => {
  const subjects = subjectsOf(pack);

  it("are the same every time", () => {
    for (const subject of subjects) expect(compose(subject)).toBe(compose({ ...subject }));
  });

  it.each(SIZES)("are well-formed in size %s", (size) => {
    for (const subject of subjects) {
      const svg = compose(subject, { size });
      expect(wellFormed(svg), subject.id).toBe(true);
      expect(svg, subject.id).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("hold no word of a card", () => {
    const drawn = subjects.map((subject) => compose(subject)).join("");
    expect(drawn).not.toContain("<text");
    for (const name of namesOf(pack)) expect(drawn).not.toContain(name);
  });

  it("are all different", () => {
    const keys = subjects.map(sceneOf);
    expect(new Set(keys).size).toBe(keys.length);
    const shapes = new Map<string, string>();
    for (const subject of subjects) {
      const shape = shapeOf(compose(subject, { size: "plate" }));
      expect(shapes.get(shape), subject.id).toBeUndefined();
      shapes.set(shape, subject.id);
    }
  });

  it("take their patterns from the sheet, or carry them", () => {
    const sheet = new Set(ids(sheetDefs()));
    for (const subject of subjects) {
      expect(targets(compose(subject)).filter((target) => !sheet.has(target))).toEqual([]);
      const alone = compose(subject, { alone: true });
      const own = new Set(ids(alone));
      expect(targets(alone).filter((target) => !own.has(target))).toEqual([]);
    }
  });
});

describe("the composer", () => {
  const invented: Subject[] = [
    { id: "", box: "1066", faction: "norman", type: "event" },
    { id: "siege-of-nowhere", box: "1066", faction: "saxon", type: "tactics" },
    { id: "judith", box: "1066", faction: "saxon", type: "character", traits: ["family"] },
    { id: "a-bishop", box: "1066", faction: "norman", type: "character", traits: ["cleric"], might: 9 },
    { id: "norman-Z", box: "1066", faction: "norman", type: "objective", letter: "Z" },
    { id: "unheard-of", box: "1099", faction: "nobody", type: "relic", unit: "camels", traits: ["odd"] },
    { id: "unheard-of", box: "1565", faction: "nobody", type: "relic", unit: "camels" },
    { id: "<script>", box: "1565", faction: "malta", type: "event" },
  ];

  it.each(invented)("draws a card that nobody has drawn before: $box $id", (subject) => {
    for (const size of SIZES) expect(wellFormed(compose(subject, { size }))).toBe(true);
    expect(compose(subject)).not.toContain("<script");
  });

  it("tells copies of a card apart by their seed", () => {
    const [subject] = subjectsOf("norman").filter(({ id }) => id === "norman-archers");
    if (!subject) throw new Error("no archers");
    expect(compose(subject, { seed: 1 })).not.toBe(compose(subject, { seed: 2 }));
    expect(compose(subject, { seed: 0 })).toBe(compose(subject));
  });

  it("draws every place", () => {
    for (const kind of PLACES) {
      const svg = place(kind, 1000, 400);
      expect(wellFormed(svg), kind).toBe(true);
      expect(place(kind, 1000, 400)).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it("prefixes the ids of its patterns", () => {
    for (const id of ids(sheetDefs())) expect(id).toMatch(/^sen-/);
  });

  it("draws each scene and needs many parts", () => {
    for (const id of Object.keys(SCENES)) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(Object.keys(SCENES).length).toBeGreaterThanOrEqual(45);
    const parts = Object.values(parts1066).filter((part) => typeof part === "function");
    expect(parts.length).toBeGreaterThanOrEqual(60);
  });
});
