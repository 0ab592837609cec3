/* What is ordered from the worker that paints the field. */

import type { Delivery, Order } from "./field-studio";
import type { Scenery } from "./types";

const waiting = new Map<number, (picture: ImageBitmap) => void>();
let studio: Worker | undefined;
let sent: Scenery | undefined;
let count = 0;

/** The field by day or by night, so many pixels to a unit of the map, and `fine` of them to one of the screen. */
export function fieldPicture(scenery: Scenery, dark: boolean, scale: number, fine: number): Promise<ImageBitmap> {
  studio ??= opened();
  const number = ++count;
  studio.postMessage({ number, scenery: scenery === sent ? null : scenery, dark, scale, fine } satisfies Order);
  sent = scenery;
  return new Promise((resolve) => waiting.set(number, resolve));
}

function opened(): Worker {
  const worker = new Worker(new URL("./field-studio.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { number, picture } }: MessageEvent<Delivery>) => {
    waiting.get(number)?.(picture);
    waiting.delete(number);
  };
  return worker;
}
