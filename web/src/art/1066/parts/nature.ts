// Ground, water, trees, sky, fire and beasts.
import type { Pen } from "../../pen";

/** A strip of ground whose upper edge is about y. */
export function ground(p: Pen, y: number, colour = "sage", thread = "ochre"): void {
  p.shape(
    `M-6,${y + 2} C40,${y - 5} 70,${y + 6} 110,${y} C150,${y - 6} 190,${y + 5} 230,${y - 1} C270,${y - 6} 300,${y + 4} 326,${y} L326,${y + 17} L-6,${y + 17} Z`,
    colour,
  );
  p.line(
    `M-6,${y + 9} C40,${y + 3} 70,${y + 12} 110,${y + 7} C150,${y + 2} 190,${y + 12} 230,${y + 7} C270,${y + 2} 300,${y + 11} 326,${y + 8}`,
    thread,
    3,
  );
}

/** A slope that climbs from left to right (or the other way), as high as `rise` at its end. */
export function slope(p: Pen, y: number, rise: number, flip: 0 | 1 = 0, colour = "sage"): void {
  p.at(flip ? 320 : 0, 0, 1, flip, () => {
    p.shape(
      `M-6,${y + 6} C60,${y + 4} 110,${y - rise * 0.2} 160,${y - rise * 0.5} C210,${y - rise * 0.85} 270,${y - rise} 326,${y - rise - 2} L326,${y + 18} L-6,${y + 18} Z`,
      colour,
    );
    p.line(
      `M-6,${y + 12} C70,${y + 10} 120,${y - rise * 0.14} 168,${y - rise * 0.4} C216,${y - rise * 0.7} 270,${y - rise + 12} 326,${y - rise + 12}`,
      "ochre",
      3,
    );
    p.line(`M60,${y + 15} C130,${y + 8} 190,${y - rise * 0.3} 326,${y - rise * 0.5}`, "olive", 2.4);
  });
}

/** A hill in the distance. */
export function hill(p: Pen, x: number, y: number, width: number, height: number, colour = "olive"): void {
  const w = width / 2;
  p.shape(
    `M${x - w},${y} C${x - w * 0.6},${y - height * 0.4} ${x - w * 0.4},${y - height} ${x},${y - height} C${x + w * 0.4},${y - height} ${x + w * 0.6},${y - height * 0.4} ${x + w},${y} Z`,
    colour,
  );
  p.line(
    `M${x - w * 0.6},${y - 4} C${x - w * 0.3},${y - height * 0.5} ${x},${y - height * 0.7} ${x + w * 0.3},${y - height * 0.6}`,
    "gold",
    2,
  );
}

function leaf(p: Pen, x: number, y: number, s: number, colour: string): void {
  p.at(x, y, s, 0, () =>
    p.shape("M0,12 C-14,8 -14,-6 -6,-14 C-4,-8 4,-8 6,-14 C14,-6 14,8 0,12 Z", colour, 45, { w: 1.7 }),
  );
}

function trunk(p: Pen, colour: string): void {
  p.shape("M-6,0 C-2,-20 -12,-34 -6,-56 C0,-74 16,-74 18,-92 C24,-76 8,-66 6,-52 C4,-36 8,-20 8,0 Z", colour, 90);
  p.shape("M4,-50 C-14,-66 -18,-76 -16,-96 C-10,-80 -4,-72 8,-64 Z", colour, 90);
  p.shape("M0,-40 C14,-44 24,-52 30,-66 C30,-50 20,-38 4,-34 Z", colour, 90);
  p.shape("M-4,-34 C-18,-38 -26,-46 -30,-60 C-32,-44 -20,-30 -2,-28 Z", colour, 90);
}

export function tree(p: Pen, x: number, y: number, s: number, colour?: string): void {
  const leaves = colour ?? p.pick(["sage", "blue", "olive"]);
  const wood = p.pick(["terracotta", "ochre"]);
  p.at(x, y, s, 0, () => {
    trunk(p, wood);
    for (const [a, b, r] of [
      [18, -102, 1.08],
      [-17, -106, 1.08],
      [33, -74, 0.92],
      [-33, -68, 0.92],
      [2, -88, 0.83],
    ] as const)
      leaf(p, a, b, r, leaves);
  });
}

/** The hoary apple tree: bent, pale leaves, red fruit. */
export function appleTree(p: Pen, x: number, y: number, s: number): void {
  p.at(x, y, s, 0, () => {
    trunk(p, "grey");
    p.shape("M-2,-44 C-26,-50 -44,-48 -56,-40 C-46,-54 -24,-62 0,-56 Z", "grey", 45);
    for (const [a, b, r] of [
      [18, -104, 1.3],
      [-17, -110, 1.3],
      [38, -80, 1.2],
      [-36, -74, 1.2],
      [2, -92, 1.1],
      [-58, -48, 1],
      [40, -58, 1],
    ] as const)
      leaf(p, a, b, r, "sage");
    for (const [a, b] of [
      [12, -96],
      [-12, -100],
      [36, -72],
      [-32, -64],
      [-58, -38],
      [26, -110],
      [42, -52],
    ] as const)
      p.disc(a, b, 4.4, "terracotta", 0, { w: 1.4 });
  });
}

/** A bare tree on which carrion birds sit. */
export function bareTree(p: Pen, x: number, y: number, s: number): void {
  p.at(x, y, s, 0, () => {
    trunk(p, "rust");
    p.line(
      "M18,-92 L26,-108 M18,-90 L10,-108 M-16,-96 L-26,-108 M-16,-94 L-10,-112 M30,-66 L42,-78 M-30,-60 L-42,-70",
      null,
      2.6,
      { dash: 0 },
    );
  });
}

export function stump(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-12,0 C-9,-6 -9,-10 -9,-16 L9,-16 C9,-10 9,-6 13,0 Z", "terracotta", 90);
    p.shape("M-9,-16 C-6,-20 6,-20 9,-16 C6,-13 -6,-13 -9,-16 Z", "buff", 0, { w: 1.5 });
  });
}

export function grass(p: Pen, x: number, y: number, colour = "sage"): void {
  p.line(`M${x},${y} L${x - 4},${y - 9} M${x},${y} L${x + 1},${y - 12} M${x},${y} L${x + 6},${y - 8}`, colour, 1.9);
}

/** Ripe corn. */
export function corn(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    for (const t of [-8, 0, 8])
      p.line(`M${t * 0.5},0 C${t * 0.6},-14 ${t},-22 ${t * 1.4},-32`, "ochre", 2.2).line(
        `M${t * 1.4 - 3},-30 L${t * 1.4 + 3},-38 M${t * 1.4 + 3},-30 L${t * 1.4 - 2},-37`,
        "gold",
        2.4,
      );
  });
}

export function waves(p: Pen, y: number, height = 40): void {
  const width = p.width;
  p.shape(`M-6,${y} L${width + 6},${y} L${width + 6},${y + height} L-6,${y + height} Z`, "linen", 0, { ink: "none" });
  for (let i = 0; i * 8 < height; i++) {
    const line = y + i * 8;
    const from = -20 + (i % 2) * 8;
    let path = `M${from},${line}`;
    for (let x = from; x < width + 10; x += 28)
      path += ` C${x + 7},${line - 6} ${x + 12},${line + 5} ${x + 28},${line}`;
    p.line(path, i % 3 === 0 ? "blue" : i % 3 === 1 ? "teal" : "sage", 2.6);
  }
}

export function fish(p: Pen, x: number, y: number, s = 1, colour = "terracotta", flip: 0 | 1 = 0): void {
  p.at(x, y, s, flip, () => {
    p.shape("M-14,0 C-8,-8 6,-8 14,0 C6,7 -8,7 -14,0 L-22,-7 L-20,0 L-22,7 Z", colour, 0, { w: 1.6 });
    p.disc(8, -1, 1.4, "#ece0c4", 0, { w: 1 });
  });
}

/** The long-haired star: its tail to the left. */
export function comet(p: Pen, x: number, y: number, s: number, turn = 0): void {
  p.at(
    x,
    y,
    s,
    0,
    () => {
      for (const [angle, colour, l] of [
        [-0.36, "terracotta", 84],
        [-0.22, "ochre", 108],
        [-0.07, "gold", 120],
        [0.08, "ochre", 116],
        [0.23, "terracotta", 98],
        [0.37, "rust", 76],
      ] as const)
        p.at(
          0,
          0,
          1,
          0,
          () =>
            p.shape(`M-12,-4 C${-l * 0.4},-10 ${-l * 0.7},2 ${-l},-6 C${-l * 0.7},8 ${-l * 0.4},6 -12,5 Z`, colour, 0, {
              w: 1.7,
            }),
          angle,
        );
      star(p, 0, 0, 25);
      p.disc(0, 0, 9, "terracotta").disc(0, 0, 3.4, "gold", 0, { w: 1.4 });
    },
    turn,
  );
}

export function star(p: Pen, x: number, y: number, r: number, colour = "gold"): void {
  let path = "";
  for (let i = 0; i < 16; i++) {
    const reach = i % 2 ? r * 0.52 : r;
    path += `${i ? " L" : "M"}${(x + Math.cos((i * Math.PI) / 8) * reach).toFixed(1)},${(y + Math.sin((i * Math.PI) / 8) * reach).toFixed(1)}`;
  }
  p.shape(`${path} Z`, colour, 45, r < 12 ? { w: 1.3 } : {});
}

/** The sun with flames and a face, rising or setting behind what is drawn later. */
export function sun(p: Pen, x: number, y: number, r: number, colour = "gold"): void {
  for (let i = 0; i < 16; i++)
    p.at(
      x,
      y,
      1,
      0,
      () =>
        p.shape(
          `M${-r * 0.12},${-r * 1.06} C${-r * 0.16},${-r * 1.3} ${r * 0.1},${-r * 1.3} ${i % 2 ? r * 0.1 : 0},${-r * (i % 2 ? 1.45 : 1.7)} C${r * 0.2},${-r * 1.3} ${r * 0.16},${-r * 1.2} ${r * 0.12},${-r * 1.06} Z`,
          i % 2 ? "ochre" : "terracotta",
          90,
          { w: 1.4 },
        ),
      (i * Math.PI) / 8,
    );
  p.disc(x, y, r, colour, 45);
}

export function moon(p: Pen, x: number, y: number, r: number): void {
  p.shape(
    `M${x + r * 0.3},${y - r} C${x - r * 1.3},${y - r} ${x - r * 1.3},${y + r} ${x + r * 0.3},${y + r} C${x - r * 0.4},${y + r * 0.5} ${x - r * 0.4},${y - r * 0.5} ${x + r * 0.3},${y - r} Z`,
    "gold",
    45,
  );
}

/** Night: bands of dark cloth behind everything. */
export function night(p: Pen, from = 22, to = 200, colour = "teal"): void {
  p.shape(`M-6,${from} L${p.width + 6},${from} L${p.width + 6},${to} L-6,${to} Z`, colour, 0, { ink: "none" });
}

export function cloud(p: Pen, x: number, y: number, s = 1, colour = "blue"): void {
  p.at(x, y, s, 0, () => {
    p.shape(
      "M-34,8 C-44,0 -34,-12 -24,-8 C-20,-20 0,-20 4,-10 C14,-18 30,-12 28,-2 C40,-2 40,10 30,10 C10,14 -20,14 -34,8 Z",
      colour,
      0,
      { w: 1.7 },
    );
    p.line("M-22,0 C-16,-6 -8,-6 -4,0 M6,0 C12,-5 18,-4 20,2", "linen", 2);
  });
}

/** A head that blows the wind. */
export function wind(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    cloud(p, -14, 4, 1, "blue");
    p.disc(4, 0, 15, "flesh").disc(12, 5, 5, "terracotta", 0, { w: 1.4 });
    p.shape("M-10,-2 C-16,-14 -4,-22 4,-18 C12,-20 18,-14 16,-9 C8,-12 0,-10 -4,-2 Z", "ochre", 45);
    p.line("M8,-4 L13,-5", null, 2.2, { dash: 0 }).disc(19, 7, 3, "rust", 0, { w: 1.3 });
    p.line("M26,2 C44,-8 58,4 78,-4 M26,7 C46,2 64,14 88,6 M26,12 C42,14 56,24 74,20", "blue", 2.8);
  });
}

export function flame(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.shape(
      "M-14,0 C-20,-14 -8,-18 -8,-34 C2,-28 4,-22 6,-16 C12,-20 12,-26 10,-32 C22,-20 22,-6 14,2 Z",
      "terracotta",
      90,
      { w: 1.7 },
    );
    p.shape("M-6,0 C-8,-8 0,-10 0,-20 C8,-12 10,-6 6,2 Z", "gold", 90, { w: 1.4 });
  });
}

export function smoke(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () =>
    p.line(
      "M0,0 C-14,-12 12,-20 0,-34 C-12,-48 14,-54 2,-70 M12,-4 C2,-16 24,-24 14,-40 C6,-52 26,-58 18,-72",
      "teal",
      2.8,
    ),
  );
}

export function rocks(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-22,0 L-20,-14 L-8,-20 L4,-13 L6,0 Z", "grey", 45);
    p.shape("M2,0 L4,-9 L14,-13 L24,-6 L26,0 Z", "buff", 45);
  });
}

/** A bird of carrion that sits, or flies. */
export function raven(p: Pen, x: number, y: number, s = 1, flies = false, flip: 0 | 1 = 0): void {
  p.at(x, y, s, flip, () => {
    if (flies) {
      p.shape("M-20,2 C-10,-2 -4,-4 2,-4 C8,-8 14,-8 17,-5 L25,-3 L17,0 C12,5 0,7 -20,2 Z", "teal", 0, { w: 1.6 });
      p.shape("M-6,-3 C-14,-14 -14,-22 -22,-28 C-4,-26 6,-16 6,-4 Z", "teal", 45, { w: 1.6 }).line(
        "M-12,-20 L-2,-8 M-16,-24 L-6,-6",
        "blue",
        1.4,
      );
    } else {
      p.shape(
        "M-20,4 L-10,-8 C-4,-16 4,-18 8,-18 C10,-24 16,-26 20,-22 L28,-19 L20,-16 C18,-6 10,0 0,0 L-12,0 Z",
        "teal",
        45,
        { w: 1.6 },
      );
      p.line("M0,0 L-1,6 M6,-1 L6,6", null, 2, { dash: 0 }).line("M-8,-4 C-2,-10 4,-10 8,-8", "blue", 1.6);
    }
    p.disc(flies ? 15 : 18, flies ? -4 : -20, 1.2, "#ece0c4", 0, { ink: "none" });
  });
}

export function gull(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => p.line("M-14,-4 C-8,-10 -3,-8 0,0 C3,-8 8,-10 14,-4", null, 2.2, { dash: 0 }));
}

export function dog(p: Pen, x: number, y: number, s = 1, colour = "terracotta", flip: 0 | 1 = 0): void {
  p.at(x, y, s, flip, () => {
    p.shape(
      "M-26,0 L-24,-16 C-26,-24 -20,-28 -12,-26 L10,-26 C14,-34 20,-38 26,-36 L36,-31 L26,-28 C24,-22 22,-20 20,-14 L22,0 L16,0 L14,-12 L-10,-14 L-16,0 L-22,0 Z",
      colour,
      0,
      { w: 1.8 },
    );
    p.line("M-24,-22 C-34,-24 -36,-34 -30,-38", null, 2.6, { dash: 0 })
      .line("M12,-26 L18,-20", "gold", 2.6)
      .disc(25, -33, 1.2, "#ece0c4", 0, { w: 1 });
  });
}

export function ox(p: Pen, x: number, y: number, s = 1, colour = "ochre", flip: 0 | 1 = 0): void {
  p.at(x, y, s, flip, () => {
    p.shape(
      "M-44,0 L-42,-22 C-48,-40 -40,-50 -24,-48 L20,-48 C26,-56 34,-60 42,-58 L50,-50 C56,-44 58,-38 52,-36 C44,-34 40,-38 36,-36 C34,-28 32,-26 30,-20 L32,0 L22,0 L20,-20 L-24,-20 L-28,-14 L-30,0 Z",
      colour,
    );
    p.line("M40,-58 C36,-68 42,-74 48,-76 M44,-58 C48,-66 56,-68 62,-66", null, 3.2, { dash: 0 });
    p.disc(46, -50, 1.6, "#ece0c4", 0, { w: 1.2 }).line("M-44,-42 C-54,-36 -50,-20 -54,-12", "rust", 3);
    p.shape("M-10,-48 C-14,-36 0,-32 6,-40 C8,-44 8,-46 8,-48 Z", "linen", 45, { w: 1.4 });
  });
}

export function sheep(p: Pen, x: number, y: number, s = 1, flip: 0 | 1 = 0): void {
  p.at(x, y, s, flip, () => {
    p.line("M-12,0 L-11,-12 M-4,0 L-4,-12 M8,0 L8,-12 M14,0 L13,-12", null, 3, { dash: 0 });
    p.shape(
      "M-18,-12 C-24,-18 -18,-26 -12,-24 C-8,-30 2,-30 6,-26 C12,-30 20,-26 18,-20 C22,-14 16,-8 10,-10 C4,-6 -10,-6 -18,-12 Z",
      "linen",
      45,
      { w: 1.7 },
    );
    p.shape("M16,-22 C22,-26 28,-22 30,-15 C26,-12 20,-13 17,-16 Z", "rust", 0, { w: 1.5 });
  });
}

export function falcon(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-12,10 L-8,-6 C-6,-16 2,-20 8,-18 C14,-16 12,-10 10,-8 C12,0 6,6 -2,6 Z", "ochre", 45, { w: 1.6 });
    p.line("M12,-14 L16,-12 L12,-11", null, 1.6, { dash: 0 }).disc(8, -14, 1.2, "#1f2b2b", 0, { ink: "none" });
    p.line("M-6,-2 L-2,2 M-2,-6 L3,0", "rust", 1.6).line("M0,6 L0,10 M4,5 L5,10", null, 1.8, { dash: 0 });
  });
}
