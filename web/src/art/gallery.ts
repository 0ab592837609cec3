// The pictures that a page has: ordered from the studio when they are first wanted, and kept. They are painted already,
// and only shown: a drawing of two hundred paths would be laid out and painted again wherever it appears.
import { cancel, order } from "./orders";
import type { Order, Picture } from "./studio";
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

type Hang = (picture: Picture) => void;

/** A picture, and those who wait for it: they hear of no other. */
interface Frame {
  picture?: Picture;
  waiting: Set<Hang>;
}

const frames = new Map<string, Frame>();
/** Keys of the wide pictures, the oldest first. */
const places: string[] = [];

/** An attachment that shows the picture of a subject in an image, once it is there. */
export function portrait(subject: Subject, size: Size, seed: number): (image: HTMLImageElement) => () => void {
  const fine = Math.min(FINEST, Math.max(1, Math.ceil(devicePixelRatio)));
  const key = `${subject.box} ${subject.id} ${size} ${seed} ${fine}`;
  const [width, height] = PAINTED[size];
  const what = (): Order => ({
    key,
    pixels: [width * fine, height * fine],
    // A copy: what is watched for changes cannot be sent.
    subject: { ...subject, traits: [...(subject.traits ?? [])] },
    options: { size, seed },
  });
  return (image) => {
    image.removeAttribute("src");
    return wait(key, what, (picture) => (image.src = String(picture)));
  };
}

/** An attachment that shows a wide picture in a canvas: composed for such measures, painted so many times as large. */
export function view(
  place: PlaceKind,
  width: number,
  height: number,
  scale: number,
): (canvas: HTMLCanvasElement) => () => void {
  const pixels = [Math.round(width * scale), Math.round(height * scale)] as const;
  const key = `${place} ${width} ${height} ${pixels.join(" ")}`;
  return (canvas) => {
    if (!places.includes(key)) keep(key);
    return wait(
      key,
      () => ({ key, pixels, place, width, height }),
      (picture) => copy(picture as ImageBitmap, canvas),
    );
  };
}

/** Keep one more wide picture, and forget the oldest where there are too many. */
function keep(key: string): void {
  places.push(key);
  const old = places.length > PLACES ? places.shift() : undefined;
  if (old === undefined) return;
  cancel(old);
  frames.delete(old);
}

/** Hang a picture once it is there, which may be now; call what comes back to wait no longer. */
function wait(key: string, what: () => Order, hang: Hang): () => void {
  const frame = frames.get(key) ?? ordered(what());
  if (frame.picture) hang(frame.picture);
  else frame.waiting.add(hang);
  return () => frame.waiting.delete(hang);
}

function ordered(what: Order): Frame {
  const frame: Frame = { waiting: new Set() };
  frames.set(what.key, frame);
  order(what, (picture) => {
    frame.picture = picture;
    for (const hang of frame.waiting) hang(picture);
    frame.waiting.clear();
  });
  return frame;
}

function copy(picture: ImageBitmap, canvas: HTMLCanvasElement): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  // Kept in memory, not on the graphics card, which has only so many.
  canvas.getContext("2d", { willReadFrequently: true })?.drawImage(picture, 0, 0);
}
