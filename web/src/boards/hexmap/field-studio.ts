/* A worker that paints the field beside the page's own thread, which would stand still for a dozen frames. */

import { DAY, NIGHT } from "./field-colours";
import { paintField, ROOM } from "./field-paint";
import { planOf, type Plan } from "./field-plan";
import type { Scenery } from "./types";

/** The field as it is wanted; the scenery comes with the first order, and when it is another. */
export interface Order {
  number: number;
  scenery: Scenery | null;
  dark: boolean;
  /** Pixels to a unit of the map, and to one of the screen. */
  scale: number;
  fine: number;
}

export interface Delivery {
  number: number;
  picture: ImageBitmap;
}

let ground: { scenery: Scenery; plan: Plan } | null = null;

onmessage = ({ data: { number, scenery, dark, scale, fine } }: MessageEvent<Order>) => {
  if (scenery) ground = { scenery, plan: planOf(scenery) };
  if (!ground) return;
  const { width, height } = ground.scenery;
  const canvas = new OffscreenCanvas(Math.round((width + 2 * ROOM) * scale), Math.round((height + 2 * ROOM) * scale));
  const brush = canvas.getContext("2d");
  if (brush) paintField(brush, ground.scenery, ground.plan, dark ? NIGHT : DAY, scale, fine);
  const picture = canvas.transferToImageBitmap();
  postMessage({ number, picture } satisfies Delivery, { transfer: [picture] });
};
