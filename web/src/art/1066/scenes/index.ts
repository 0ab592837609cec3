// All scenes of 1066 by name.
import type { Scene } from "../scene";
import * as assaults from "./assaults";
import * as barons from "./barons";
import * as battle from "./battle";
import * as camp from "./camp";
import * as clergy from "./clergy";
import * as court from "./court";
import * as earls from "./earls";
import * as folk from "./folk";
import * as fyrd from "./fyrd";
import * as host from "./host";
import * as stands from "./stands";
import * as summer from "./summer";
import * as tokens from "./tokens";
import * as voyage from "./voyage";

export const SCENES = {
  ...assaults,
  ...barons,
  ...battle,
  ...camp,
  ...clergy,
  ...court,
  ...earls,
  ...folk,
  ...fyrd,
  ...host,
  ...stands,
  ...summer,
  ...tokens,
  ...voyage,
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;
