// Loads a composer when the first picture of its box is wanted, and keeps what it has drawn.
import { keep } from "./keep";
import { type Box, type Options, type PlaceKind, type Subject, boxOf, boxOfPlace } from "./subject";

type Composer = {
  compose(subject: Subject, options: Options): string;
  place(kind: PlaceKind, width: number, height: number): string;
};

const asked: Partial<Record<Box, boolean>> = {};
let composers = $state.raw<Partial<Record<Box, Composer>>>({});

const LOADERS: Readonly<Record<Box, () => Promise<{ composer: Composer; patterns: string }>>> = {
  async "1066"() {
    const [art, { stitchPatterns }] = await Promise.all([import("./1066"), import("./hands/stitch")]);
    return { composer: { compose: art.compose1066, place: art.place1066 }, patterns: stitchPatterns() };
  },
  async "1565"() {
    const [art, { burinPatterns }] = await Promise.all([import("./1565"), import("./hands/burin")]);
    return { composer: { compose: art.compose1565, place: art.place1565 }, patterns: burinPatterns() };
  },
};

async function load(box: Box): Promise<void> {
  const { composer, patterns } = await LOADERS[box]();
  hang(patterns);
  composers = { ...composers, [box]: composer };
}

/** The patterns hang once on the page, out of sight; a sheet that is not displayed would lose its filters. */
function hang(patterns: string): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>${patterns}</defs></svg>`;
  const sheet = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  sheet.style.position = "absolute";
  document.body.prepend(sheet);
}

function ready(box: Box): Composer | undefined {
  if (!asked[box]) {
    asked[box] = true;
    // A game without pictures is still a game; the next picture asks again.
    load(box).catch(() => (asked[box] = false));
  }
  return composers[box];
}

/** The picture of a subject; empty as long as the composer is on its way. */
export function vignette(subject: Subject, options: Options): string {
  const composer = ready(boxOf(subject));
  const key = `${subject.box} ${subject.id} ${options.size ?? "full"} ${options.seed ?? 0}`;
  return composer ? keep(key, () => composer.compose(subject, options)) : "";
}

/** A wide picture; empty as long as the composer is on its way. */
export function view(kind: PlaceKind, width: number, height: number): string {
  const composer = ready(boxOfPlace(kind));
  return composer ? keep(`${kind} ${width} ${height}`, () => composer.place(kind, width, height)) : "";
}
