// The studio: a worker that composes pictures beside the page's own thread, so that nothing waits for a composer to be
// loaded or for a picture to be drawn. Each box has its composer, loaded when its first picture is wanted.
import { type Box, type Options, type PlaceKind, type Subject, boxOf, boxOfPlace } from "./subject";

/** What is wanted: the picture of a subject or of a place. `key` names it in the answer. */
export type Order = { key: string } & (
  { subject: Subject; options: Options } | { place: PlaceKind; width: number; height: number }
);
/** A picture as an address that an image can have; empty if there is none. */
export type Delivery = { key: string; address: string };

type Composer = {
  compose(subject: Subject, options: Options): string;
  place(kind: PlaceKind, width: number, height: number): string;
};

const COMPOSERS: Readonly<Record<Box, () => Promise<Composer>>> = {
  "1066": () => import("./1066").then((art) => ({ compose: art.compose1066, place: art.place1066 })),
  "1565": () => import("./1565").then((art) => ({ compose: art.compose1565, place: art.place1565 })),
};

async function drawn(order: Order): Promise<string> {
  if ("place" in order) {
    const { place } = await COMPOSERS[boxOfPlace(order.place)]();
    return place(order.place, order.width, order.height);
  }
  const { compose } = await COMPOSERS[boxOf(order.subject)]();
  return compose(order.subject, { ...order.options, alone: true });
}

onmessage = async ({ data: order }: MessageEvent<Order>) => {
  const { key } = order;
  // A game without pictures is still a game.
  const svg = await drawn(order).catch(() => "");
  const address = svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
  postMessage({ key, address } satisfies Delivery);
};
