// What a scene is: it draws on a stage of 320 by 240 (borders above 22 and below 219, ground at 200) and says where
// its plate is cut out and what is lettered on it.
import type { Pen } from "../pen";
import type { Frame } from "../subject";
import type { HallLook } from "./parts/buildings";
import type { BannerLook } from "./parts/arms";
import type { HorseLook, RiderPose } from "./parts/horses";
import type { Look } from "./parts/heads";

/** The ground on which people stand. */
export const GROUND = 200;

export type Words = readonly [text: string, x: number, y: number, colour?: string | undefined];
export type Shot = Frame & { words?: Words };

/** How a scene that several cards share is varied. */
export type Details = {
  look?: Look;
  body?: string;
  cloak?: string;
  horse?: HorseLook;
  pose?: RiderPose;
  shield?: readonly [colour: string, rim: string, device: number];
  banner?: BannerLook;
  hall?: HallLook;
  backdrop?: string;
  count?: number;
  /** Everything the other way round, but for the lettering. */
  mirror?: boolean;
  words?: Words;
};

export type Cast = Details & { saxon: boolean; might: number; type: string };

export type Scene = (p: Pen, cast: Cast) => Shot;
