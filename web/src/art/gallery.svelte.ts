// The pictures that a page has: ordered from the studio when they are first wanted, and kept. They are painted already,
// and only shown: a drawing of two hundred paths would be laid out and painted again wherever it appears.
import { SvelteMap } from "svelte/reactivity";
import { cancel, order } from "./orders";
import type { Order } from "./studio";
import type { PlaceKind, Size, Subject } from "./subject";

/** How wide and high the picture of a subject is painted, in pixels of a plain screen. */
const PAINTED: Readonly<Record<Size, readonly [number, number]>> = {
  plate: [120, 120],
  hand: [200, 150],
  full: [280, 210],
};
/** Finer than this nobody sees. */
const FINEST = 2;
/** Of wide pictures, which are large, only so many are kept. */
const PLACES = 12;

const portraits = new SvelteMap<string, string>();
const views = new SvelteMap<string, ImageBitmap>();
/** Keys of the wide pictures, the oldest first. */
const places: string[] = [];

/** The address of the picture of a subject; nothing as long as it is on its way. */
export function portrait(subject: Subject, size: Size, seed: number): string | undefined {
  const fine = Math.min(FINEST, Math.max(1, Math.ceil(devicePixelRatio)));
  const key = `${subject.box} ${subject.id} ${size} ${seed} ${fine}`;
  const [width, height] = PAINTED[size];
  const pixels = [width * fine, height * fine] as const;
  return portraits.get(key) ?? ordered({ key, pixels, subject: $state.snapshot(subject), options: { size, seed } });
}

/** A wide picture, composed for such measures and painted so many times as large; nothing as long as it is on its way. */
export function view(place: PlaceKind, width: number, height: number, scale: number): ImageBitmap | undefined {
  const pixels = [Math.round(width * scale), Math.round(height * scale)] as const;
  const key = `${place} ${width} ${height} ${pixels.join(" ")}`;
  if (!places.includes(key)) keep(key);
  return views.get(key) ?? ordered({ key, pixels, place, width, height });
}

/** Keep one more wide picture, and forget the oldest where there are too many. */
function keep(key: string): void {
  places.push(key);
  const old = places.length > PLACES ? places.shift() : undefined;
  if (old === undefined) return;
  cancel(old);
  // Nothing changes while something is being worked out.
  queueMicrotask(() => views.delete(old));
}

function ordered(what: Order): undefined {
  order(what, (picture) => {
    if (typeof picture === "string") portraits.set(what.key, picture);
    else views.set(what.key, picture);
  });
}

/** Hang a wide picture in a canvas, once it is there: call in an attachment. */
export function hang(canvas: HTMLCanvasElement, picture: ImageBitmap | undefined): void {
  if (!picture) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  // Kept in memory, not on the graphics card, which has only so many.
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(picture, 0, 0);
}
