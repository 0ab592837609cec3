// The engraved pictures of 1565: every card has its own, the same on every machine, well formed in every size.
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { compose, place, sceneOf, type Size, type Subject } from "../src/art";
import { PLATES } from "../src/art/1565/plates";

// Every picture of both packs is drawn several times over: more than a slow machine does in five seconds.
vi.setConfig({ testTimeout: 60_000 });

const SIZES: Size[] = ["full", "hand", "plate"];
const parts = import.meta.glob("../src/art/1565/parts/*.ts", { eager: true });

/** What a picture needs to know of a pack: read with a few words of TOML, so that no card can be forgotten here. */
function subjects(faction: string): Subject[] {
  const text = readFileSync(`../src/senlac/games/hebs/packs/${faction}.toml`, "utf8");
  return text
    .split(/^\[\[(?=card\]\]|objective\]\])/m)
    .slice(1)
    .map((entry) => {
      const value = (key: string) => entry.match(new RegExp(`^${key} = "(.*)"`, "m"))?.[1];
      const objective = entry.startsWith("objective");
      const letter = value("letter");
      return {
        id: objective ? `${faction}-${letter}` : (value("id") ?? ""),
        box: "1565",
        faction,
        type: objective ? "objective" : (value("type") ?? ""),
        ...(letter ? { letter } : {}),
      };
    });
}

const all = ["malta", "ottoman"].flatMap(subjects);

/** Every tag is closed in its turn, and every attribute is quoted once. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g, (_, end, name, _attributes, closed) => {
    if (end) return open.pop() === name ? "" : "!";
    if (!closed) open.push(name);
    return "";
  });
  return rest === "" && open.length === 0;
}

describe("plates of 1565", () => {
  it("read both packs whole", () => {
    expect(all.length).toBeGreaterThan(130);
    expect(all.every((subject) => subject.id && subject.type)).toBe(true);
  });

  it.each(["malta", "ottoman"])("show each card of %s on a plate of its own", (faction) => {
    const scenes = subjects(faction).map(sceneOf);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it("are well formed in every size and name no number that is none", () => {
    for (const subject of all)
      for (const size of SIZES) {
        const svg = compose(subject, { size });
        expect(svg, subject.id).not.toMatch(/NaN|undefined|Infinity/);
        expect(wellFormed(svg), subject.id).toBe(true);
      }
  });

  it("are the same every time", () => {
    for (const subject of all) expect(compose(subject)).toBe(compose(subject));
  });

  it("stay within what a page can draw", () => {
    for (const subject of all) expect(compose(subject).split("<path").length, subject.id).toBeLessThan(520);
  });

  it("differ between the copies of a unit", () => {
    for (const id of ["janissaries", "iayalars", "spanish-tercio", "maltese-militia"]) {
      const subject: Subject = { id, box: "1565", faction: "malta", type: "unit", unit: "infantry" };
      const copies = [0, 1, 2].map((seed) => compose(subject, { seed }));
      expect(new Set(copies).size).toBe(3);
    }
  });

  it("carry their patterns when they stand alone", () => {
    const subject = all[0] as Subject;
    const alone = compose(subject, { alone: true });
    for (const [, id] of alone.matchAll(/url\(#([\w-]+)\)/g)) expect(alone).toContain(`id="${id}"`);
  });

  it("find something fitting for a card that nobody has drawn", () => {
    const invented = (more: Partial<Subject>): string =>
      sceneOf({ id: "something-new", box: "1565", faction: "ottoman", type: "unit", ...more });
    expect(["galleys-of-the-armada", "mahonas", "corsairs-of-tripoli"]).toContain(invented({ unit: "navy" }));
    expect(["sipahis", "delis"]).toContain(invented({ unit: "cavalry" }));
    expect(invented({ type: "character", traits: ["corsair"] })).toBe("any-corsair");
    expect(invented({ type: "character" })).toBe("any-pasha");
    expect(invented({ type: "character", faction: "malta" })).toBe("any-knight");
    expect(invented({ id: "a-new-siege-tower", type: "event" })).toBe("siege-tower");
  });

  it("are many, and cut from many parts", () => {
    const count = Object.values(parts).reduce<number>(
      (sum, module) => sum + Object.values(module as object).filter((part) => typeof part === "function").length,
      0,
    );
    expect(Object.keys(PLATES).length).toBeGreaterThan(130);
    expect(count).toBeGreaterThan(80);
  });
});

describe("places of 1565", () => {
  it.each(["harbour", "siege", "siege-held", "siege-taken"] as const)("%s is drawn for any box", (kind) => {
    for (const [width, height] of [
      [1018, 424],
      [390, 316],
      [520, 180],
    ] as const) {
      const svg = place(kind, width, height);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(wellFormed(svg)).toBe(true);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });
});
