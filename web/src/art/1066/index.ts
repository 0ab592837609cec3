// Pictures of 1066: embroidery on linen.
import { dice } from "../chance";
import { PREFIX } from "../hands/hand";
import { slub, stitch, stitchPatterns } from "../hands/stitch";
import { letter } from "../letters";
import { Pen } from "../pen";
import { HEIGHT, type Options, type Size, type Subject, WIDTH } from "../subject";
import { casting } from "./casting";
import { border } from "./parts/borders";
import type { Shot, Words } from "./scene";
import { SCENES, type SceneName } from "./scenes";

export { place1066 } from "./places";

const SLUB = slub(WIDTH, HEIGHT);

/** The scene of a subject and what varies it. */
export function scene1066(subject: Subject): string {
  const { scene, details } = casting(subject);
  return `${scene} ${JSON.stringify(details)}`;
}

export function compose1066(subject: Subject, options: Options): string {
  const { scene, details } = casting(subject);
  const size = options.size ?? "full";
  const p = new Pen(`${subject.id}${options.seed || ""}`, stitch, size);
  if (size !== "plate") borders(p);
  const draw = SCENES[scene as SceneName];
  const cast = { saxon: subject.faction === "saxon", might: subject.might ?? 0, type: subject.type, ...details };
  const seen = details.mirror ? mirrored(p, () => draw(p, cast)) : draw(p, cast);
  if (size === "full" && seen.words) letter(p, ...seen.words);
  return svg(p, seen, size, options.alone ?? false);
}

function mirrored(p: Pen, draw: () => Shot): Shot {
  let shot: Shot = { x: 0, y: 0, width: 0 };
  p.at(WIDTH, 0, 1, 1, () => (shot = draw()));
  const turned = { ...shot, x: WIDTH - shot.x };
  if (!shot.words) return turned;
  const [text, x, y, colour] = shot.words;
  const words: Words = [text, WIDTH - x, y, colour];
  return { ...turned, words };
}

function borders(p: Pen): void {
  const own = p.dice;
  p.dice = dice(p.seed ^ 0x5bd1e995);
  border(p, -1, 22, WIDTH);
  border(p, 219, 22, WIDTH);
  p.dice = own;
}

function svg(p: Pen, shot: Shot, size: Size, alone: boolean): string {
  const plate = size === "plate";
  const left = Math.max(0, Math.min(WIDTH - shot.width, shot.x - shot.width / 2));
  const box = plate ? `${left} ${shot.y} ${shot.width} ${shot.width}` : `0 0 ${WIDTH} ${HEIGHT}`;
  const sheet = `M0 0H${WIDTH}V${HEIGHT}H0Z`;
  const threads = size === "full" ? SLUB : "";
  const raise = size === "full" ? ` filter="url(#${PREFIX}raise)"` : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="${plate ? "xMidYMin" : "xMidYMid"} slice" aria-hidden="true">` +
    (alone ? `<defs>${stitchPatterns(p.used)}</defs>` : "") +
    `<path d="${sheet}" fill="${plate ? "#e9dcbd" : `url(#${PREFIX}linen-cloth)`}"/>${threads}${p.open(raise)}${p.out.join("")}</g></svg>`
  );
}
