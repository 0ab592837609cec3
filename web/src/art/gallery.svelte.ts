// The pictures that a page has: ordered from the studio when they are first wanted, and kept.
//
// Large ones are images of their drawing. Small ones, of which a table shows dozens, are painted once and only copied
// from then on: a drawing of two hundred paths would be laid out and painted again wherever it appears.
import { SvelteMap } from "svelte/reactivity";
import { order } from "./orders";
import type { Order } from "./studio";
import type { PlaceKind, Size, Subject } from "./subject";

/** How wide and high a small picture is painted, in pixels of a plain screen. */
const PAINTED: Readonly<Record<Exclude<Size, "full">, readonly [number, number]>> = {
  plate: [120, 120],
  hand: [200, 150],
};
/** Finer than this nobody sees. */
const FINEST = 2;

const addresses = new SvelteMap<string, string>();
const paintings = new SvelteMap<string, HTMLCanvasElement>();

/** Small pictures are painted one after the other, each in a task of its own, in the order in which they were wanted. */
let easel: Promise<void> = Promise.resolve();

function paint(key: string, drawing: Promise<string>, width: number, height: number): void {
  easel = easel.then(async () => {
    const image = new Image(width, height);
    image.src = await drawing;
    const painted = () => void paintings.set(key, painting(image, width, height));
    // What cannot be loaded stays unpainted.
    await image.decode().then(painted, () => undefined);
  });
}

function painting(image: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  // Kept in memory, not on the graphics card, which has only so many.
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** The small picture of a subject, to be copied; nothing as long as it is on its way. */
export function vignette(subject: Subject, size: Exclude<Size, "full">, seed: number): HTMLCanvasElement | undefined {
  const fine = Math.min(FINEST, Math.max(1, Math.ceil(devicePixelRatio)));
  const key = `${subject.box} ${subject.id} ${size} ${seed} ${fine}`;
  const painted = paintings.get(key);
  if (painted) return painted;
  const drawing = order({ key, subject: $state.snapshot(subject), options: { size, seed } });
  const [width, height] = PAINTED[size];
  if (drawing) paint(key, drawing, width * fine, height * fine);
  return undefined;
}

/** The address of a large picture of a subject; empty as long as it is on its way. */
export function sheet(subject: Subject, seed: number): string {
  const key = `${subject.box} ${subject.id} full ${seed}`;
  return addressOf({ key, subject: $state.snapshot(subject), options: { size: "full", seed } });
}

/** The address of a wide picture; empty as long as it is on its way. */
export function view(place: PlaceKind, width: number, height: number): string {
  return addressOf({ key: `${place} ${width} ${height}`, place, width, height });
}

function addressOf(what: Order): string {
  void order(what)?.then((address) => addresses.set(what.key, address));
  return addresses.get(what.key) ?? "";
}
