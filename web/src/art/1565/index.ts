// Pictures of 1565: copper plates, cut with the burin on sepia paper.
import { burin, burinPatterns, foxing } from "../hands/burin";
import { PREFIX } from "../hands/hand";
import { Pen } from "../pen";
import { type Frame, HEIGHT, type Options, type Subject, WIDTH } from "../subject";
import { choose } from "./choose";
import { PLATES } from "./plates";
import type { Plate } from "./plates/kinds";

export { place1565 } from "./places";

/** The plate that stands for a subject: equal names mean the same picture. */
export const scene1565 = choose;

export function compose1565(subject: Subject, options: Options): string {
  const copy = options.seed ?? 0;
  const pen = new Pen(`${subject.id}${copy}`, burin, options.size ?? "full");
  const plate = PLATES[choose(subject)] as Plate;
  return print(pen, plate(pen, { subject, copy }), Boolean(options.alone));
}

const path = (d: string, rest: string): string => `<path d="${d}" ${rest}/>`;
const FOXING = foxing(WIDTH, HEIGHT);
const SHEET = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

/** The sheet of paper with the plate's print on it: its age and its edge only where there is room for them. */
function print(pen: Pen, frame: Frame, alone: boolean): string {
  const small = pen.size === "plate";
  const edge = small ? "" : rules();
  const age = small ? "" : path(SHEET, `fill="url(#${PREFIX}age)"`);
  const fox = pen.size === "full" ? FOXING : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view(frame, small)}" preserveAspectRatio="xMidY${small ? "Min" : "Mid"} slice" aria-hidden="true">` +
    (alone ? `<defs>${burinPatterns()}</defs>` : "") +
    `${path(SHEET, 'fill="#efe2c4"')}${pen.open()}${pen.out.join("")}${edge}</g>${age}${fox}</svg>`
  );
}

function view(frame: Frame, small: boolean): string {
  if (!small) return `0 0 ${WIDTH} ${HEIGHT}`;
  const top = Math.max(0, Math.min(HEIGHT - frame.width, frame.y));
  const left = Math.max(0, Math.min(WIDTH - frame.width, frame.x - frame.width / 2));
  return `${left} ${top} ${frame.width} ${frame.width}`;
}

/** The margin of the sheet and the double rule round the picture. */
function rules(): string {
  return (
    path("M0 0H320V240H0ZM5 5V235H315V5Z", 'fill="#efe2c4" fill-rule="evenodd" stroke="none"') +
    path("M5 5H315V235H5Z", 'stroke-width="1.6"') +
    path("M8.5 8.5H311.5V231.5H8.5Z", 'stroke-width=".7"')
  );
}
