// What was ordered from the studio: each picture once, and what is wanted at one go together.
import type { Delivery, Order, Picture } from "./studio";

type Deliver = (picture: Picture) => void;

const ordered = new Map<string, Deliver>();
let list: Order[] = [];
let studio: Worker | undefined;

/** Order a picture, unless that was done before. */
export function order(what: Order, deliver: Deliver): void {
  if (ordered.has(what.key)) return;
  ordered.set(what.key, deliver);
  list.push(what);
  if (list.length === 1) queueMicrotask(send);
}

/** It is not wanted any more, and may be ordered again. */
export function cancel(key: string): void {
  ordered.delete(key);
}

function send(): void {
  studio ??= opened();
  studio.postMessage(list);
  list = [];
}

function opened(): Worker {
  const worker = new Worker(new URL("./studio.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Delivery[]>) => {
    for (const { key, picture } of data) ordered.get(key)?.(picture);
  };
  return worker;
}
