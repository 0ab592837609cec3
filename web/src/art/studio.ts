// The studio: a worker that composes and paints pictures beside the page's own thread, so that nothing waits for a
// composer to be loaded or for a picture to be drawn. Each box has its composer, loaded when its first picture is wanted.
import { painted } from "./easel";
import { type Box, type Options, type PlaceKind, type Subject, boxOf, boxOfPlace } from "./subject";

/** What is wanted: the picture of a subject, or of a place with its own measures. `key` names it in the answer. */
export type Order = {
  key: string;
  /** How wide and high it is painted, in pixels. */
  pixels: readonly [width: number, height: number];
} & ({ subject: Subject; options: Options } | { place: PlaceKind; width: number; height: number });

/** A small picture is delivered as the address of an image, which is painted with all that is around it: each canvas would be
    a layer of its own, and so would be what lies over it. A wide one is too large for that. */
export type Delivery = { key: string; picture: Picture };
export type Picture = string | ImageBitmap;

/** Only workers have it, and they are checked as parts of a page. */
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

type Composer = {
  compose(subject: Subject, options: Options): string;
  place(kind: PlaceKind, width: number, height: number): string;
};

const COMPOSERS: Readonly<Record<Box, () => Promise<Composer>>> = {
  "1066": () => import("./1066").then((art) => ({ compose: art.compose1066, place: art.place1066 })),
  "1565": () => import("./1565").then((art) => ({ compose: art.compose1565, place: art.place1565 })),
};

/** Pictures are delivered together, at least so often, in milliseconds: each delivery is a frame of the page. */
const OFTEN = 150;

async function drawn(order: Order): Promise<string> {
  if ("place" in order) {
    const { place } = await COMPOSERS[boxOfPlace(order.place)]();
    return place(order.place, order.width, order.height);
  }
  const { compose } = await COMPOSERS[boxOf(order.subject)]();
  return compose(order.subject, { ...order.options, alone: true });
}

async function painting(order: Order): Promise<Picture | null> {
  // A game without pictures is still a game.
  const svg = await drawn(order).catch(() => "");
  if (!svg) return null;
  const canvas = painted(svg, ...order.pixels);
  if ("place" in order) return canvas.transferToImageBitmap();
  return new FileReaderSync().readAsDataURL(await canvas.convertToBlob());
}

onmessage = async ({ data: orders }: MessageEvent<Order[]>) => {
  let done: Delivery[] = [];
  let since = performance.now();
  const deliver = () => {
    postMessage(done, { transfer: done.flatMap(({ picture }) => (typeof picture === "string" ? [] : picture)) });
    done = [];
    since = performance.now();
  };
  for (const order of orders) {
    const picture = await painting(order);
    if (picture) done.push({ key: order.key, picture });
    if (performance.now() - since > OFTEN) deliver();
  }
  deliver();
};
