/** Sky, sea and ground, and what drifts over them: smoke, fire, mist, rain, rays of light. */
import type { Pen } from "../../pen";
import { cut, disc, line, oval, shade, type Tone } from "../strokes";

/** Middle, half width, half height. */
export type Cloud = readonly [number, number, number, number];
const near = (n: number): string => n.toFixed(1);

/** Lines across, closer together at the top, left out where clouds are. `heavy` makes dusk of it. */
export function sky(p: Pen, from: number, to: number, clouds: readonly Cloud[] = [], heavy = 0.55): void {
  let path = "";
  let gap = 2.7;
  for (let y = from; y < to; y += gap, gap *= 1.035) {
    let x = -2;
    const holes = clouds
      .map(([cx, cy, rx, ry]) => ({ cx, half: rx * Math.sqrt(Math.max(0, 1 - ((y - cy) / ry) ** 2)) }))
      .filter((hole) => hole.half > 0)
      .sort((a, b) => a.cx - b.cx);
    for (const { cx, half } of holes) {
      if (cx - half > x) path += `M${x.toFixed(0)} ${near(y)}H${(cx - half).toFixed(0)}`;
      x = Math.max(x, cx + half);
    }
    if (x < p.width + 2) path += `M${x.toFixed(0)} ${near(y)}H${p.width + 2}`;
  }
  p.out.push(`<path d="${path}" stroke-width="${heavy}" opacity=".8"/>`);
  for (const cloud of clouds) cloudEdge(p, cloud);
}

function cloudEdge(p: Pen, [cx, cy, rx, ry]: Cloud): void {
  const count = Math.max(3, Math.round(rx / 11));
  const r = rx / count;
  let path = "";
  for (let i = 0; i < count; i++) {
    const x = cx - rx + (2 * i + 1) * r;
    const high = ry * Math.sqrt(Math.max(0.1, 1 - ((x - cx) / rx) ** 2));
    path += `M${near(x - r)},${near(cy - high * 0.45)} C${near(x - r)},${near(cy - high * 1.15)} ${near(x + r)},${near(cy - high * 1.15)} ${near(x + r)},${near(cy - high * 0.45)} `;
  }
  line(p, path, 0.8);
  const low = [0, 1, 2].map((i) => {
    const half = rx * (0.75 - i * 0.15);
    const y = cy + ry * (0.25 + i * 0.22);
    return `M${near(cx - half)},${near(y)} C${near(cx - rx * 0.3)},${near(y + ry * 0.17)} ${near(cx + rx * 0.3)},${near(y - ry * 0.1)} ${near(cx + half)},${near(y + ry * 0.05)}`;
  });
  line(p, low.join(" "), 0.6);
}

/** Night: cross-hatched dark with stars, and a moon if there is room for one. */
export function night(p: Pen, to: number, moon?: readonly [number, number]): void {
  shade(p, `M-4,-4 L${p.width + 4},-4 L${p.width + 4},${to} L-4,${to} Z`, "4");
  for (let i = 0; i < 16; i++) {
    const x = p.range(12, p.width - 12);
    const y = p.range(12, to * 0.75);
    p.line(`M${x - 2.5},${y} L${x + 2.5},${y} M${x},${y - 2.5} L${x},${y + 2.5}`, "#efe2c4", 1);
  }
  if (!moon) return;
  disc(p, moon[0], moon[1], 15, "0");
  line(
    p,
    `M${moon[0] - 9},${moon[1] + 8} C${moon[0] - 3},${moon[1] + 12} ${moon[0] + 6},${moon[1] + 10} ${moon[0] + 10},${moon[1] + 2}`,
    0.8,
  );
}

/** Rays from a point: a glory, a dawn or a blast. */
export function rays(p: Pen, x: number, y: number, count = 40, inner = 26, outer = 320): void {
  let path = "";
  for (let i = 0; i < count; i++) {
    const turn = (i * 2 * Math.PI) / count + 0.08;
    const from = inner + (i % 2) * 8;
    path += `M${near(x + Math.cos(turn) * from)} ${near(y + Math.sin(turn) * from)}L${near(x + Math.cos(turn) * outer)} ${near(y + Math.sin(turn) * outer)}`;
  }
  p.out.push(`<path d="${path}" stroke-width=".65" opacity=".6"/>`);
}

export function sun(p: Pen, x: number, y: number, r: number): void {
  rays(p, x, y, 44, r + 5, r * 9);
  disc(p, x, y, r, "0", 1.1);
}

/** Waves from y0 to y1, longer and higher the nearer they are. */
export function sea(p: Pen, y0: number, y1: number): void {
  p.out.push(`<path d="M-4 ${y0}H${p.width + 4}V${y1}H-4Z" fill="#efe2c4" stroke="none"/>`);
  let path = "";
  let gap = 2;
  for (let y = y0; y < y1; y += gap, gap *= 1.1) {
    const high = Math.min(4, 1 + (y - y0) / 28);
    for (let x = -10 + p.range(0, 14); x < p.width;) {
      const long = p.range(14, 46) * (1 + (y - y0) / 90);
      path += `M${x.toFixed(0)} ${near(y)}q${near(long / 4)} ${near(-high)} ${near(long / 2)} 0t${near(long / 2)} 0`;
      x += long + p.range(2, 12);
    }
  }
  p.out.push(`<path d="${path}" stroke-width=".7"/>`);
}

/** Bare ground of Malta from y down: stones, dry furrows and tufts. */
export function soil(p: Pen, y: number, tone: Tone = "1"): void {
  const w = p.width;
  cut(
    p,
    `M-4,${y} C${w * 0.2},${y - 6} ${w * 0.38},${y + 5} ${w * 0.56},${y - 2} C${w * 0.75},${y - 7} ${w * 0.87},${y + 3} ${w + 6},${y - 2} L${w + 6},244 L-4,244 Z`,
    tone,
  );
  const furrows = Array.from({ length: 30 }, () => {
    const x = p.range(0, w - 4);
    const q = p.range(y + 5, 236);
    return `M${near(x)},${near(q)} L${near(x + p.range(6, 18))},${near(q + p.range(-1, 1))}`;
  });
  line(p, furrows.join(" "), 1);
  const tufts = Array.from({ length: 8 }, () => {
    const x = p.range(6, w - 8);
    const q = p.range(y + 8, 232);
    return `M${near(x)},${near(q)} L${near(x - 3)},${near(q - 8)} M${near(x)},${near(q)} L${near(x + 1)},${near(q - 10)} M${near(x)},${near(q)} L${near(x + 5)},${near(q - 7)}`;
  });
  line(p, tufts.join(" "), 1);
}

/** Low hills on the horizon. */
export function hills(p: Pen, y: number, high: number, tone: Tone = "1"): void {
  const w = p.width;
  cut(
    p,
    `M-4,${y} C${w * 0.1},${y - high} ${w * 0.22},${y - high * 0.9} ${w * 0.34},${y - high * 0.35} C${w * 0.46},${y - high * 0.9} ${w * 0.62},${y - high * 1.1} ${w * 0.74},${y - high * 0.4} C${w * 0.84},${y - high * 0.7} ${w * 0.94},${y - high * 0.6} ${w + 4},${y - high * 0.3} L${w + 4},${y + 4} L-4,${y + 4} Z`,
    tone,
    1,
  );
}

/** Balls of powder smoke, drifting. */
export function smoke(p: Pen, x: number, y: number, scale: number, count = 6, drift = 1): void {
  for (let i = count - 1; i >= 0; i--) {
    const t = i / count;
    const r = (9 + 11 * t + p.range(-2, 3)) * scale;
    const cx = x + drift * t * 60 * scale + p.range(-5, 5) * scale;
    const cy = y - t * 26 * scale + p.range(-7, 7) * scale;
    disc(p, cx, cy, r, "0", 0.9);
    const curls = [0.83, 0.62].map((k) => {
      const q = r * k;
      return `M${near(cx - q * 0.7)},${near(cy + q * 0.7)} C${near(cx - q * 0.1)},${near(cy + q * 1.15)} ${near(cx + q * 0.8)},${near(cy + q * 0.8)} ${near(cx + q)},${near(cy - q * 0.1)}`;
    });
    line(p, curls.join(" "), 0.65);
  }
}

/** A flame 40 high, its foot at x,y. */
export function flame(p: Pen, x: number, y: number, scale: number, dark: Tone = "3"): void {
  p.at(x, y, scale, 0, () => {
    cut(
      p,
      "M-14,0 C-24,-14 -14,-22 -12,-34 C-6,-30 -6,-24 -4,-20 C-2,-28 0,-38 6,-46 C8,-34 16,-28 14,-16 C18,-20 19,-24 19,-28 C24,-18 22,-6 14,0 Z",
      dark,
    );
    cut(p, "M-8,0 C-14,-8 -8,-14 -6,-20 C-2,-14 0,-16 3,-26 C6,-16 10,-12 9,-6 C9,-3 8,0 7,0 Z", "0", 0.9);
    line(p, "M0,0 C-2,-5 1,-8 1,-12", 0.8);
  });
}

/** A blast with flying stones. */
export function blast(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    const star = Array.from({ length: 22 }, (_, i) => {
      const r = i % 2 ? 24 : 48 + ((i * 7) % 16);
      const turn = (i * Math.PI) / 11;
      return `${near(Math.cos(turn) * r)},${near(Math.sin(turn) * r * 0.9)}`;
    });
    cut(p, `M${star.join(" L")} Z`, "2");
    const core = Array.from({ length: 16 }, (_, i) => {
      const r = i % 2 ? 10 : 24;
      const turn = (i * Math.PI) / 8;
      return `${near(Math.cos(turn) * r)},${near(Math.sin(turn) * r)}`;
    });
    cut(p, `M${core.join(" L")} Z`, "0", 0.9);
    for (const [a, b, r] of [
      [-52, -30, 5],
      [44, -44, 6],
      [-30, -58, 4],
      [62, -12, 4],
      [10, -66, 5],
      [-66, 0, 4],
    ] as const)
      rock(p, a, b, r / 8);
  });
}

export function rock(p: Pen, x: number, y: number, scale: number, tone: Tone = "1"): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-10,4 L-11,-5 L-4,-11 L6,-10 L11,-3 L8,5 Z", tone, 1);
    shade(p, "M-10,4 L-11,-5 L-5,-2 L-2,5 Z", "3");
  });
}

/** A heap of stones, `count` of them, around x,y. */
export function rubble(p: Pen, x: number, y: number, count: number, scale = 1): void {
  for (let i = 0; i < count; i++) {
    const row = Math.floor(Math.sqrt(i));
    const along = i - row * row - row;
    rock(
      p,
      x + along * 13 * scale + p.range(-3, 3),
      y - (Math.floor(Math.sqrt(count)) - row) * -8 * scale + p.range(-2, 2),
      scale * p.range(0.7, 1.1),
      p.pick(["0", "1", "2"]),
    );
  }
}

/** Slanting lines of rain. */
export function rain(p: Pen, to: number): void {
  let path = "";
  for (let i = 0; i < 70; i++) {
    const x = p.range(-10, p.width);
    const y = p.range(-10, to);
    path += `M${near(x)} ${near(y)}l-6 16`;
  }
  p.out.push(`<path d="${path}" stroke-width=".8" opacity=".75"/>`);
}

/** Bands of sea mist. */
export function mist(p: Pen, y: number, height: number): void {
  for (let i = 0; i < 4; i++) {
    const q = y + (i * height) / 4;
    const x = p.range(20, p.width - 60);
    shade(p, oval(x, q, p.range(90, 150), height / 7), "0");
    p.out.push(
      `<path d="M${near(x - 90)} ${near(q)}q45 -6 90 0t90 0M${near(x - 60)} ${near(q + 5)}q30 -5 60 0t60 0" stroke-width=".6"/>`,
    );
  }
}

/** A palm, its foot at x,y, 70 high. */
export function palm(p: Pen, x: number, y: number, scale: number): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-4,0 C-2,-24 0,-40 4,-58 L8,-57 C6,-40 5,-22 5,0 Z", "3");
    for (const [a, b, c, d] of [
      [-26, -64, -34, -46],
      [-16, -78, -32, -72],
      [8, -84, 0, -90],
      [26, -78, 38, -70],
      [34, -62, 42, -44],
    ] as const)
      cut(
        p,
        `M5,-58 C${a * 0.4},${b - 4} ${a},${b} ${c},${d} C${a * 0.7},${b + 12} ${a * 0.3},${b + 8} 7,-56 Z`,
        "4",
        1,
      );
  });
}
