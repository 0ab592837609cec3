/** Wide pictures of 1565: the harbour from above behind the cards, and the siege as a panel, undecided, held or taken. */
import { burin, burinPatterns } from "../hands/burin";
import { PREFIX } from "../hands/hand";
import { Pen } from "../pen";
import type { PlaceKind } from "../subject";
import { cannon, shot } from "./parts/guns";
import { held, musket, pike, sword } from "./parts/kit";
import { blast, rays, sea, sky, smoke, soil } from "./parts/nature";
import { boat, chain, galley } from "./parts/ships";
import { banner, flag } from "./parts/signs";
import { church, house, pavilion, tent, windmill } from "./parts/buildings";
import { castle, fort, gabion, trench, wall } from "./parts/works";
import { JANISSARY, ranks } from "./plates/kinds";
import { cut, disc, line } from "./strokes";

const INK = burin.ink;
const PAPER = "#efe2c4";
const WATER = "#c3bb98";

export function place1565(kind: PlaceKind, width: number, height: number): string {
  if (kind === "harbour") return harbour(width, height);
  return siege(width, height, kind === "siege-held" ? "held" : kind === "siege-taken" ? "taken" : "undecided");
}

function frame(p: Pen, width: number, height: number, under: string, fit: string): string {
  const sheet = `M0 0H${width}V${height}H0Z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}" aria-hidden="true">` +
    `<defs>${burinPatterns()}</defs>${under}${p.open()}${p.out.join("")}</g><path d="${sheet}" fill="url(#${PREFIX}age)" opacity=".7"/></svg>`
  );
}

/** The land: Sciberras with St. Elmo, Senglea and Birgu, three tongues between four waters, north up. */
function coast(width: number, height: number): string {
  const x = (n: number) => ((n * width) / 1018).toFixed(1);
  const y = (n: number) => (n * height).toFixed(1);
  const tongue = (from: number, to: number) =>
    `C${x(from + 8)} ${y(0.2)} ${x(from + 48)} ${y(0.08)} ${x(from + 94)} ${y(0.06)}C${x(from + 124)} ${y(0.035)} ${x(to - 114)} ${y(0.035)} ${x(to - 84)} ${y(0.06)}` +
    `C${x(to - 40)} ${y(0.09)} ${x(to - 4)} ${y(0.2)} ${x(to)} ${y(0.35)}`;
  const creek = (from: number, to: number) =>
    `C${x(from + 4)} ${y(0.5)} ${x(from - 4)} ${y(0.63)} ${x(from + 8)} ${y(0.77)}C${x(from + 16)} ${y(0.87)} ${x(to - 12)} ${y(0.88)} ${x(to - 8)} ${y(0.78)}C${x(to + 4)} ${y(0.62)} ${x(to - 6)} ${y(0.46)} ${x(to)} ${y(0.34)}`;
  return (
    `M${x(-20)} ${height + 40}L${x(-20)} ${y(0.62)}C${x(0)} ${y(0.56)} ${x(18)} ${y(0.44)} ${x(26)} ${y(0.33)}${tongue(26, 310)}${creek(310, 368)}${tongue(368, 648)}${creek(648, 706)}${tongue(706, 986)}` +
    `C${x(990)} ${y(0.54)} ${x(998)} ${y(0.66)} ${x(1040)} ${y(0.74)}L${x(1040)} ${height + 40}Z`
  );
}

function waters(p: Pen, width: number, height: number, land: string): string {
  const edge = (w: number, colour: string) =>
    `<path d="${land}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linejoin="round"/>`;
  let waves = "";
  for (let y = 6; y < height; y += 7)
    for (let x = -10 + p.range(0, 20); x < width;) {
      const long = p.range(18, 44);
      waves += `M${x.toFixed(0)} ${y}q${(long / 4).toFixed(1)} -2.4 ${(long / 2).toFixed(1)} 0t${(long / 2).toFixed(1)} 0`;
      x += long + p.range(3, 14);
    }
  let furrows = "";
  for (let i = 0; i < width / 5; i++)
    furrows += `M${p.range(0, width).toFixed(0)} ${p.range(height * 0.12, height).toFixed(0)}l${p.range(4, 12).toFixed(0)} ${p.range(-1, 1).toFixed(1)}`;
  const clip = `${PREFIX}land-${width}-${height}`;
  const lines = (
    [
      [58, 56.8],
      [44, 42.7],
      [31, 29.6],
      [20, 18.5],
      [11, 9.3],
    ] as const
  )
    .map(([a, b]) => edge(a, "#4a3a22") + edge(b, WATER))
    .join("");
  return (
    `<path d="M0 0H${width}V${height}H0Z" fill="${WATER}"/><path d="${waves}" stroke="${INK}" stroke-width=".7" fill="none" opacity=".7"/>${lines}` +
    `<path d="${land}" fill="#f1e5c9" stroke="${INK}" stroke-width="2.6"/>` +
    `<clipPath id="${clip}"><path d="${land}"/></clipPath><g clip-path="url(#${clip})"><path d="M0 ${height * 0.7}H${width}V${height}H0Z" fill="url(#${PREFIX}b1)" opacity=".7"/>` +
    `<path d="${furrows}" stroke="${INK}" stroke-width=".8" opacity=".5"/></g>`
  );
}

function bulwark(p: Pen, x: number, y: number, scale: number, flip: boolean): void {
  p.at(x, y, scale, flip, () => {
    cut(p, "M-30,-8 L6,-12 L34,-34 L44,-6 L34,26 L6,8 L-30,6 Z", "1");
    cut(p, "M-30,6 L6,8 L34,26 L32,36 L4,18 L-30,16 Z", "3");
    cut(p, "M34,26 L44,-6 L43,6 L32,36 Z", "4");
    line(p, "M-28,-3 L8,-6 L31,-25 L38,-6 L31,18 L8,2 L-28,1", 0.9);
  });
}

function harbour(width: number, height: number): string {
  const p = new Pen("harbour", burin);
  p.width = width;
  p.wobble = 0.5;
  const u = width / 1018;
  const k = Math.max(0.5, Math.min(1.3, u));
  const walls = height * 0.515;
  const under = waters(p, width, height, coast(width, height));
  [172, 509, 846].forEach((middle, n) => tongueOf(p, middle * u, n, walls, height, u, k));
  for (const [x, y, s, side, flip] of [
    [337, 0.16, 0.24, "malta", 0],
    [676, 0.1, 0.2, "malta", 1],
    [677, 0.36, 0.24, "malta", 0],
    [24, 0.1, 0.2, "ottoman", 0],
    [1000, 0.15, 0.22, "ottoman", 1],
  ] as const)
    p.at(x * u, y * height, s * k, flip, () => galley(p, side));
  chain(p, [651 * u, height * 0.2], [706 * u, height * 0.2], 8, 3.6 * k, 2);
  for (const x of [18, 322, 660, 990]) tent(p, x * u, height - 8, 0.62 * k);
  flag(p, 337 * u, height - 26, 50, "ottoman", 0.7);
  flag(p, 676 * u, height - 26, 50, "ottoman", 0.7);
  return frame(p, width, height, under, "none");
}

/** One tongue of land: its tip, its town, the walls across it and the works before them. */
function tongueOf(p: Pen, x: number, n: number, walls: number, height: number, u: number, k: number): void {
  if (n === 0) p.at(x, height * 0.155, 0.44 * k, 0, () => fort(p));
  if (n === 1) for (const d of [-46, 0, 46]) windmill(p, x + d * k, height * 0.165 - (d ? 0 : 3), 0.8 * k);
  if (n === 2) p.at(x, height * 0.155, 0.62 * k, 0, () => castle(p));
  if (n) for (const d of [-84, 84]) house(p, x + d * u, height * 0.165, 0.85 * k);
  if (n === 2) church(p, x - 128 * u, walls - 150 * Math.min(1, height / 424), 0.34 * k);
  for (const d of [-1, 1]) {
    bulwark(p, x + d * 100 * u, walls, 0.96 * k, d < 0);
    for (let i = 0; i < 4; i++)
      house(
        p,
        x + d * (i > 2 ? 112 : 128) * u - 3,
        walls - 34 - i * 26 * Math.min(1, height / 424),
        0.82 * k,
        (["4", "3", "2", "4"] as const)[i] ?? "4",
      );
    p.at(x + d * 100 * u, walls + height * 0.28, 0.9 * k, d < 0, () => trench(p, 0, 0, 1));
    gabion(p, x + d * 136 * u, walls + height * 0.2, 0.32 * k);
    gabion(p, x + d * 118 * u, walls + height * 0.3, 0.34 * k);
  }
  for (const d of [-70, 4, 72]) tent(p, x + d * u, height - 12, 0.5 * k);
  ranks(
    p,
    [-34, 38, 104].map((d) => [x + d * u, height - 9, 0.3 * k] as const),
    (i) => ({
      ...JANISSARY,
      tone: i % 2 ? "3" : "2",
      legs: "step",
      hold: (q) => held(q, [-22, -66], -0.78, musket, 0.8),
    }),
  );
}

/** The siege seen from the camp. Held: the relief has come and the ships leave. Taken: the crescent flies from the fort. */
function siege(width: number, height: number, end: "undecided" | "held" | "taken"): string {
  const p = new Pen(`siege ${end}`, burin);
  p.width = width;
  const s = height / 240;
  const x = (t: number) => width * t;
  if (end === "held") {
    rays(p, x(0.5), height * 0.28, 84, 30 * s, width);
    disc(p, x(0.5), height * 0.28, 24 * s, "0");
  } else
    sky(p, 4, height * 0.56, [
      [x(0.16), height * 0.2, 62 * s, 18 * s],
      [x(0.86), height * 0.17, 56 * s, 16 * s],
    ]);
  sea(p, height * 0.5, height * 0.72);
  const fleet = Math.max(4, Math.round(width / (90 * s)));
  for (let i = 0; i < fleet; i++)
    p.at(
      x((i + 0.5) / fleet),
      height * (0.51 + (i % 3) * 0.022),
      (0.22 + (i % 3) * 0.05) * s,
      end === "held" ? 1 : 0,
      () => galley(p, "ottoman"),
    );
  sea(p, height * 0.56, height * 0.74);
  p.at(x(0.5), height * 0.56, 0.86 * s, 0, () => fort(p, end === "taken" ? "ottoman" : "malta"));
  p.at(x(0.82), height * 0.62, 0.9 * s, 0, () => castle(p, end === "taken" ? "ottoman" : "malta"));
  for (const t of [0.16, 0.21, 0.26]) windmill(p, x(t), height * 0.62, 0.7 * s);
  cut(
    p,
    `M${-4},${height * 0.66} L${-4},${height * 0.62} C${x(0.1)},${height * 0.6} ${x(0.24)},${height * 0.61} ${x(0.32)},${height * 0.66} Z`,
    "2",
  );
  if (end !== "held") {
    smoke(p, x(0.42), height * 0.4, 0.6 * s, 6, -0.6);
    smoke(p, x(0.62), height * 0.42, 0.6 * s, 6, 0.6);
    blast(p, x(0.44), height * 0.5, 0.4 * s);
  }
  soilTo(p, height * 0.72, height);
  if (end === "held") relief(p, width, height, s);
  else camp(p, width, height, s, end === "taken");
  return frame(p, width, height, `<path d="M0 0H${width}V${height}H0Z" fill="${PAPER}"/>`, "xMidYMid slice");
}

/** The ground is drawn for a stage of 240; taller panels are filled below it. */
function soilTo(p: Pen, y: number, height: number): void {
  cut(p, `M-4,${y} L${p.width + 4},${y} L${p.width + 4},${height + 4} L-4,${height + 4} Z`, "1");
  if (y < 230) soil(p, y);
}

/** Where men stand in a row: as many as there is room for, as shares of the width. */
function row([from, to]: readonly [number, number], width: number, s: number): number[] {
  const count = Math.max(2, Math.round(((to - from) * width) / (54 * s)));
  return Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
}

function camp(p: Pen, width: number, height: number, s: number, won: boolean): void {
  const x = (t: number) => width * t;
  for (const t of [0.05, 0.36, 0.66, 0.95]) tent(p, x(t), height * 0.86, 0.8 * s);
  pavilion(p, x(0.2), height * 0.92, 0.7 * s);
  for (const [t, f] of [
    [0.44, 0],
    [0.6, 1],
  ] as const) {
    p.at(x(t), height * 0.93, 0.5 * s, f, () => cannon(p));
    gabion(p, x(t) + (f ? 50 : -50) * s, height * 0.95, 0.6 * s);
  }
  shot(p, x(0.52), height * 0.96, 6 * s);
  p.at(x(0.8), height * 0.98, 1, 0, () => line(p, `M0,0 L${-4 * s},${-128 * s}`, 3));
  p.at(x(0.8) - 4 * s, height * 0.98 - 128 * s, 0.7 * s, 0, () => banner(p, "ottoman"));
  ranks(
    p,
    row([0.02, 0.34], width, s * 1.5)
      .concat(row([0.7, 0.98], width, s * 1.5))
      .map((t, i) => [x(t), height * (0.985 + (i % 2) * 0.02), (0.52 + (i % 2) * 0.06) * s] as const),
    (i) => ({
      dress: "dolama",
      tone: i % 2 ? "3" : "2",
      hat: "bork",
      moustache: true,
      view: i % 2 ? "three" : "profile",
      legs: "step",
      mood: won ? "shout" : "calm",
      far: won ? [28, -110, 34, -132] : [26, -94, 28, -104],
      hold: (q) => {
        if (!won) held(q, [-22, -66], -0.78, musket, 0.86);
      },
    }),
  );
}

function relief(p: Pen, width: number, height: number, s: number): void {
  const x = (t: number) => width * t;
  wall(p, [-6, height * 0.8, 0], [x(0.3), height * 0.76, 6], height * 0.16, "1");
  church(p, x(0.12), height * 0.8, 1.1 * s);
  for (const t of [0.04, 0.2, 0.25]) house(p, x(t), height * 0.79, 1.2 * s);
  flag(p, x(0.28), height * 0.77, 60 * s, "malta", s);
  row([0.36, 1], width * 3, s).forEach((t, i) =>
    line(p, `M${x(t)},${height * 0.96} L${x(t + 0.003)},${height * (0.56 + (i % 3) * 0.03)}`, 1.6),
  );
  p.at(x(0.62), height * 0.98, 1, 0, () => line(p, `M0,0 L${-4 * s},${-120 * s}`, 3));
  p.at(x(0.62) - 4 * s, height * 0.98 - 120 * s, 0.75 * s, 0, () => banner(p, "malta"));
  ranks(
    p,
    row([0.36, 0.98], width, s).map(
      (t, i) => [x(t), height * (0.975 + (i % 2) * 0.02), (0.56 + (i % 2) * 0.06) * s, t > 0.6] as const,
    ),
    (i) => ({
      dress: i % 2 ? "jack" : "surcoat",
      hat: (["plumed", "morion", "cabasset"] as const)[i % 3] ?? "morion",
      view: i % 2 ? "three" : "profile",
      beard: i % 2 ? "short" : "pointed",
      mood: "shout",
      legs: "step",
      far: [28, -106, 34, -126],
      mid: (q) => held(q, [34, -126], 0.1, i % 2 ? pike : sword, i % 2 ? 0.5 : 0.9),
    }),
  );
  p.at(x(0.36), height * 0.74, 0.5 * s, 0, () => boat(p));
}
