/** Houses, churches, mosques and halls; mills, wells and tents. */
import type { Pen } from "../../pen";
import { box, cut, disc, line, shade, strokes, type Tone } from "../strokes";

export function windmill(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-12,0 L-8,-34 L8,-34 L12,0 Z", "0");
    shade(p, "M3,-34 L8,-34 L12,0 L4,0 Z", "3");
    cut(p, "M-10,-34 L0,-48 L10,-34 Z", "4");
    cut(p, "M-3,0 L-3,-10 C-2,-13 2,-13 3,-10 L3,0 Z", "5", 0.8);
    for (const [a, b] of [
      [-22, -56],
      [22, -16],
      [22, -56],
      [-22, -16],
    ] as const) {
      line(p, `M0,-36 L${a},${b}`, 2);
      cut(
        p,
        `M${a * 0.3},${-36 + (b + 36) * 0.3} L${a},${b} L${a * 0.78 + (b + 36) * 0.28},${b - a * 0.2} Z`,
        "1",
        0.8,
      );
    }
  });
}

export function house(p: Pen, x: number, y: number, scale: number, roof: Tone = "4"): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-9,0 L-9,-12 L9,-12 L9,0 Z", "0");
    cut(p, "M9,-12 L9,0 L15,-5 L15,-17 Z", "3");
    cut(p, "M-11,-12 L-6,-21 L9,-21 L15,-17 L9,-12 Z", roof, 1);
    line(p, "M-3,0 L-3,-6 L1,-6 L1,0 M4,-8 L6,-8", 1);
  });
}

/** A church with dome and bell tower, 90 high. */
export function church(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-34,0 L-34,-34 L30,-34 L30,0 Z", "0");
    cut(p, "M12,-34 L30,-34 L30,0 L14,0 Z", "2", 0.9);
    cut(p, "M-22,-34 C-22,-54 14,-54 14,-34 Z", "1");
    line(p, "M-12,-35 C-12,-46 -8,-49 -4,-49 M4,-35 C4,-46 0,-49 -4,-49", 0.8);
    line(p, "M-4,-49 L-4,-62 M-9,-57 L1,-57", 1.8);
    cut(p, "M30,0 L30,-56 L46,-56 L46,0 Z", "1");
    cut(p, "M28,-56 L38,-72 L48,-56 Z", "4");
    cut(p, "M34,-42 L34,-48 C35,-51 41,-51 42,-48 L42,-42 Z", "5", 0.8);
    cut(p, "M-8,0 L-8,-14 C-7,-19 -1,-19 0,-14 L0,0 Z", "5", 0.9);
    for (const q of [-24, 8])
      cut(p, `M${q - 3},-14 L${q - 3},-22 C${q - 2},-25 ${q + 2},-25 ${q + 3},-22 L${q + 3},-14 Z`, "4", 0.8);
  });
}

/** A mosque between two minarets, 110 high. */
export function mosque(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    for (const q of [-58, 58]) {
      cut(p, `M${q - 4},0 L${q - 4},-84 L${q},-104 L${q + 4},-84 L${q + 4},0 Z`, "1");
      cut(p, box(q - 7, -66, 14, 5), "3", 0.9);
    }
    cut(p, "M-46,0 L-46,-30 L46,-30 L46,0 Z", "0");
    cut(p, "M-46,-30 C-44,-42 -24,-42 -22,-30 Z M22,-30 C24,-42 44,-42 46,-30 Z", "2");
    cut(p, "M-28,-32 C-30,-62 -10,-70 0,-72 C10,-70 30,-62 28,-32 Z", "1");
    shade(p, "M6,-71 C16,-66 30,-58 28,-32 L16,-32 C18,-50 14,-62 6,-71 Z", "3");
    line(p, "M0,-72 L0,-82", 1.4);
    line(p, "M3,-90 C-4,-90 -4,-82 3,-82 C0,-84 0,-88 3,-90", 1.2);
    for (const q of [-30, -10, 10, 30])
      cut(p, `M${q - 6},0 L${q - 6},-12 C${q - 5},-20 ${q + 5},-20 ${q + 6},-12 L${q + 6},0 Z`, "5", 0.9);
  });
}

/** The seraglio: a pointed arch with tiles, framing a hall. */
export function arch(p: Pen, width: number, high: number, tone: Tone = "2"): void {
  const w = width / 2;
  cut(
    p,
    `M${-w - 60},10 L${-w - 60},${-high - 60} L${w + 60},${-high - 60} L${w + 60},10 L${w},10 L${w},${-high * 0.62} C${w},${-high * 0.85} ${w * 0.4},${-high * 0.92} 0,${-high} C${-w * 0.4},${-high * 0.92} ${-w},${-high * 0.85} ${-w},${-high * 0.62} L${-w},10 Z`,
    tone,
  );
  line(
    p,
    `M${w + 6},10 L${w + 6},${-high * 0.62} C${w + 6},${-high * 0.88} ${w * 0.42},${-high * 0.96} 0,${-high - 7} C${-w * 0.42},${-high * 0.96} ${-w - 6},${-high * 0.88} ${-w - 6},${-high * 0.62} L${-w - 6},10`,
    1.2,
  );
}

/** A round vault on pillars: a church or a hall of the Order. */
export function vault(p: Pen, width: number, high: number, tone: Tone = "1"): void {
  const w = width / 2;
  cut(
    p,
    `M${-w - 60},10 L${-w - 60},${-high - 60} L${w + 60},${-high - 60} L${w + 60},10 L${w},10 L${w},${-high * 0.5} C${w},${-high} ${-w},${-high} ${-w},${-high * 0.5} L${-w},10 Z`,
    tone,
  );
  for (const q of [-w - 8, w + 8]) {
    cut(p, box(q - 8, -high * 0.5, 16, high * 0.5 + 10), "0");
    shade(p, box(q - 8, -high * 0.5, 6, high * 0.5 + 10), "2");
    cut(p, box(q - 11, -high * 0.5 - 7, 22, 7), "1", 1);
  }
}

export function tent(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-30,0 L-26,-20 L0,-46 L26,-20 L30,0 Z", "0");
    cut(p, "M4,0 L6,-24 L0,-46 L26,-20 L30,0 Z", "2", 0.8);
    cut(p, "M-7,0 L0,-24 L7,0 Z", "5", 0.8);
    line(p, "M-26,-20 C-12,-16 12,-16 26,-20", 0.9);
    line(p, "M0,-46 L0,-58", 1.2);
    disc(p, 0, -60, 2.4, "1", 0.8);
  });
}

/** The pasha's pavilion, 120 wide, with scalloped eaves. */
export function pavilion(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-54,0 L-54,-52 L54,-52 L54,0 Z", "1");
    cut(p, "M-20,0 C-18,-20 -14,-36 0,-48 C14,-36 18,-20 20,0 Z", "5");
    cut(p, "M-64,-50 C-40,-56 -12,-84 0,-100 C12,-84 40,-56 64,-50 Z", "0");
    shade(p, "M4,-94 C16,-80 42,-56 64,-50 L20,-51 C18,-66 12,-80 4,-94 Z", "2");
    line(p, "M-32,-51 C-22,-66 -8,-84 0,-100 M30,-51 C22,-66 8,-84 0,-100 M0,-52 L0,-98", 0.8);
    cut(
      p,
      [-64, -48, -32, -16, 0, 16, 32, 48].map((q) => `M${q},-52 C${q + 2},-42 ${q + 14},-42 ${q + 16},-52 Z`).join(" "),
      "3",
      0.9,
    );
    line(p, "M0,-100 L0,-114", 1.6);
    disc(p, 0, -117, 3, "1", 1);
    line(p, "M-64,-48 L-82,0 M64,-48 L82,0", 0.9);
  });
}

/** A stone well with its beam and bucket. */
export function well(p: Pen): void {
  cut(p, "M-34,0 L-32,-30 C-20,-38 20,-38 32,-30 L34,0 C20,8 -20,8 -34,0 Z", "1");
  shade(p, "M10,-35 C18,-35 26,-33 32,-30 L34,0 C28,3 20,5 12,6 Z", "3");
  cut(p, "M-32,-30 C-20,-38 20,-38 32,-30 C20,-23 -20,-23 -32,-30 Z", "5");
  strokes(
    p,
    [
      [-33, -14, 33, -14],
      [-20, -14, -20, 3],
      [4, -14, 4, 5],
      [-6, -24, -6, -14],
      [18, -24, 18, -14],
    ],
    0.9,
  );
  line(p, "M-28,-30 L-26,-84 M28,-30 L26,-84 M-32,-82 L32,-82", 3.4);
  line(p, "M0,-82 L0,-46", 1.4);
  cut(p, "M-8,-46 L8,-46 L6,-30 L-6,-30 Z", "3", 1);
}
