// What was ordered from the studio, each picture once, and what it delivers.
import type { Delivery, Order } from "./studio";

const ordered = new Set<string>();
const waiting = new Map<string, (address: string) => void>();
let studio: Worker | undefined;

/** Order a picture: its address in time; nothing if it was ordered before. */
export function order(what: Order): Promise<string> | undefined {
  if (ordered.has(what.key)) return undefined;
  ordered.add(what.key);
  studio ??= opened();
  studio.postMessage(what);
  return new Promise((resolve) => waiting.set(what.key, resolve));
}

function opened(): Worker {
  const worker = new Worker(new URL("./studio.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { key, address } }: MessageEvent<Delivery>) => {
    waiting.get(key)?.(address);
    waiting.delete(key);
  };
  return worker;
}
