// Castles, halls, churches, houses, walls and what stands in them. Feet at x,y.
import type { Pen } from "../../pen";

const merlons =
  "M-32,-132 L-32,-146 L-22,-146 L-22,-140 L-11,-140 L-11,-146 L0,-146 L0,-140 L11,-140 L11,-146 L22,-146 L22,-140 L33,-140 L33,-132 Z";

/** A timber castle on its mound. */
export function castle(p: Pen, x: number, y: number, s: number, flag = "blue"): void {
  p.at(x, y, s, 0, () => {
    mound(p);
    palisade(p, 0, -70, 5);
    p.shape("M-24,-84 L-22,-132 L24,-132 L26,-84 Z", "terracotta", 90);
    p.shape("M-10,-84 L-10,-106 C-8,-116 8,-116 10,-106 L10,-84 Z", "teal", 90).shape(merlons, "gold");
    p.line("M-16,-124 L-16,-114 M16,-124 L16,-114 M0,-146 L0,-178", null, 3.2, { dash: 0 });
    p.shape("M0,-178 C10,-182 18,-174 30,-178 L24,-171 L31,-164 C18,-162 10,-168 0,-164 Z", flag);
    p.line("M8,-171 L20,-171 M14,-176 L14,-166", "linen", 2);
    p.shape("M122,2 L128,-6 L52,-72 L44,-70 Z", "buff", 45);
    for (let i = 0; i < 8; i++)
      p.line(`M${118 - i * 9.5},${-2 - i * 8.2} L${124 - i * 9.5},${-9 - i * 8.2}`, null, 1.8, { dash: 0 });
  });
}

/** Earth in layers, 72 high. */
export function mound(p: Pen): void {
  p.shape("M-104,0 C-84,-12 -64,-62 -44,-72 C-16,-78 18,-78 44,-72 C64,-62 84,-12 104,0 Z", "sage");
  p.shape(
    "M-88,-8 C-72,-22 -62,-46 -52,-54 C-18,-60 20,-60 52,-54 C62,-44 72,-22 88,-8 C40,-18 -40,-18 -88,-8 Z",
    "ochre",
    0,
    { w: 1.7 },
  );
  p.shape(
    "M-70,-18 C-62,-28 -58,-36 -54,-42 C-20,-46 20,-46 54,-42 C58,-36 62,-28 70,-18 C40,-26 -40,-26 -70,-18 Z",
    "terracotta",
    0,
    { w: 1.7 },
  );
}

export function palisade(p: Pen, x: number, y: number, reach: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    for (let i = -reach; i <= reach; i++)
      p.shape(
        `M${i * 8 - 4},0 L${i * 8 - 4},-22 L${i * 8},-27 L${i * 8 + 4},-22 L${i * 8 + 4},0 Z`,
        i % 2 ? "ochre" : "buff",
        90,
        { w: 1.7 },
      );
  });
}

export type HallLook = { wall?: string; roof?: string; tower?: string };

export function hall(p: Pen, x: number, y: number, s: number, o: HallLook = {}): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-56,0 L-56,-92 L56,-92 L56,0 L44,0 L44,-58 C42,-80 -42,-80 -44,-58 L-44,0 Z", o.wall ?? "ochre", 90);
    p.shape("M-64,-92 L-50,-122 L50,-122 L64,-92 Z", o.roof ?? "terracotta");
    for (let i = 0; i < 3; i++) p.line(`M${-58 + i * 4},${-99 - i * 8} L${58 - i * 4},${-99 - i * 8}`, "rust", 1.5);
    for (const t of [-62, 62]) {
      p.shape(`M${t - 9},0 L${t - 9},-104 L${t + 9},-104 L${t + 9},0 Z`, o.tower ?? "blue", 90).shape(
        `M${t - 13},-104 L${t},-132 L${t + 13},-104 Z`,
        "ochre",
        45,
      );
      p.shape(`M${t - 4},-78 L${t - 4},-90 C${t - 3},-96 ${t + 3},-96 ${t + 4},-90 L${t + 4},-78 Z`, "teal", 0, {
        w: 1.5,
      }).disc(t, -134, 3, "gold", 0, { w: 1.4 });
    }
  });
}

/** An open arcade with a roof: a room seen from outside. */
export function arcade(p: Pen, x: number, y: number, s: number, o: HallLook = {}): void {
  p.at(x, y, s, 0, () => {
    p.shape(
      "M-104,0 L-104,-112 L104,-112 L104,0 L92,0 L92,-76 C88,-96 8,-96 6,-76 L6,0 L-6,0 L-6,-76 C-8,-96 -88,-96 -92,-76 L-92,0 Z",
      o.wall ?? "buff",
      90,
    );
    p.shape("M-114,-112 L-96,-142 L96,-142 L114,-112 Z", o.roof ?? "blue");
    p.line("M-108,-120 L108,-120 M-103,-128 L103,-128 M-98,-136 L98,-136", "teal", 1.5);
  });
}

/** A church with a tower and a nave, or, with `great`, an abbey with two towers. */
export function church(p: Pen, x: number, y: number, s: number, o: HallLook & { great?: boolean } = {}): void {
  const wall = o.wall ?? "buff";
  const roof = o.roof ?? "blue";
  p.at(x, y, s, 0, () => {
    p.shape("M-58,0 L-58,-56 L48,-56 L48,0 Z", wall, 90).shape("M-64,-56 L-52,-84 L40,-84 L54,-56 Z", roof);
    p.shape("M48,0 L48,-42 C62,-42 70,-30 70,0 Z", wall, 90).shape("M46,-42 C58,-56 72,-46 74,-30 Z", roof, 45);
    for (const t of o.great ? [-44, 28] : [-10]) {
      p.shape(`M${t - 15},0 L${t - 15},-104 L${t + 15},-104 L${t + 15},0 Z`, o.tower ?? "gold", 90).shape(
        `M${t - 19},-104 L${t},-136 L${t + 19},-104 Z`,
        roof,
        45,
      );
      p.line(`M${t},-136 L${t},-152 M${t - 5},-146 L${t + 5},-146`, null, 2.6, { dash: 0 });
      for (const dy of [-72, -96])
        p.shape(
          `M${t - 5},${dy} L${t - 5},${dy - 9} C${t - 4},${dy - 14} ${t + 4},${dy - 14} ${t + 5},${dy - 9} L${t + 5},${dy} Z`,
          "teal",
          0,
          { w: 1.5 },
        );
      p.shape(`M${t - 7},0 L${t - 7},-22 C${t - 6},-32 ${t + 6},-32 ${t + 7},-22 L${t + 7},0 Z`, "rust", 90, {
        w: 1.6,
      });
    }
    for (const t of o.great ? [-8] : [-42, 22, 38])
      p.shape(`M${t - 4},-22 L${t - 4},-36 C${t - 3},-42 ${t + 3},-42 ${t + 4},-36 L${t + 4},-22 Z`, "teal", 0, {
        w: 1.5,
      });
  });
}

export function house(p: Pen, x: number, y: number, s: number, wall = "buff", roof = "ochre"): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-32,0 L-32,-34 L32,-34 L32,0 Z", wall, 90).shape("M-42,-30 L-24,-66 L24,-66 L42,-30 Z", roof, 45);
    p.line("M-30,-42 L30,-42 M-26,-52 L26,-52", "rust", 1.6).shape("M-8,0 L-8,-22 L8,-22 L8,0 Z", "teal", 90, {
      w: 1.6,
    });
  });
}

/** A water mill. */
export function mill(p: Pen, x: number, y: number, s: number): void {
  p.at(x, y, s, 0, () => {
    house(p, 0, 0, 1, "buff", "terracotta");
    p.disc(46, -14, 24, "ochre", 90).disc(46, -14, 17, "linen", 0, { w: 1.5 });
    for (let i = 0; i < 8; i++)
      p.line(`M46,-14 L${46 + Math.cos((i * Math.PI) / 4) * 27},${-14 + Math.sin((i * Math.PI) / 4) * 27}`, null, 2.6, {
        dash: 0,
      });
  });
}

/** A wall of dressed stone with battlements, from x to x2. */
export function townWall(p: Pen, x: number, x2: number, y: number, height: number, colour = "buff"): void {
  let top = `M${x},${y} L${x},${y - height}`;
  for (let at = x; at < x2 - 6; at += 16)
    top += ` L${at},${y - height - 9} L${at + 9},${y - height - 9} L${at + 9},${y - height} L${Math.min(x2, at + 16)},${y - height}`;
  p.shape(`${top} L${x2},${y} Z`, colour, 0);
  for (let row = 1; row * 14 < height; row++) {
    let stones = `M${x},${y - height + row * 14} L${x2},${y - height + row * 14}`;
    for (let at = x + (row % 2) * 10 + 8; at < x2; at += 22)
      stones += ` M${at},${y - height + row * 14} L${at},${y - height + Math.min(height, row * 14 + 14)}`;
    p.line(stones, "rust", 1.3);
  }
}

/** A gate between two towers. */
export function gate(p: Pen, x: number, y: number, s: number, colour = "buff"): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-30,0 L-30,-72 L30,-72 L30,0 L20,0 L20,-34 C18,-54 -18,-54 -20,-34 L-20,0 Z", colour, 90);
    for (const t of [-40, 40]) {
      p.shape(`M${t - 14},0 L${t - 14},-96 L${t + 14},-96 L${t + 14},0 Z`, colour, 0).shape(
        `M${t - 18},-96 L${t - 18},-110 L${t - 8},-110 L${t - 8},-103 L${t - 4},-103 L${t - 4},-110 L${t + 5},-110 L${t + 5},-103 L${t + 9},-103 L${t + 9},-110 L${t + 18},-110 L${t + 18},-96 Z`,
        "terracotta",
      );
      p.shape(`M${t - 4},-60 L${t - 4},-72 C${t - 3},-78 ${t + 3},-78 ${t + 4},-72 L${t + 4},-60 Z`, "teal", 0, {
        w: 1.5,
      });
    }
  });
}

export function bridge(p: Pen, x: number, y: number, s: number): void {
  p.at(x, y, s, 0, () => {
    for (const t of [-60, -20, 20, 60])
      p.shape(`M${t - 5},0 L${t - 4},-40 L${t + 4},-40 L${t + 5},0 Z`, "rust", 90, { w: 1.7 });
    p.shape("M-96,-34 C-50,-52 50,-52 96,-34 L96,-24 C50,-42 -50,-42 -96,-24 Z", "ochre");
    p.line(
      "M-70,-40 L-70,-32 M-40,-45 L-40,-37 M-10,-47 L-10,-39 M20,-47 L20,-39 M50,-44 L50,-36 M78,-38 L78,-30",
      "rust",
      2,
    );
  });
}

export function tent(p: Pen, x: number, y: number, s: number, colour = "terracotta", stripe = "gold"): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-40,0 L-34,-34 L0,-76 L34,-34 L40,0 Z", colour, 90).shape("M-14,0 L0,-60 L14,0 Z", stripe, 90, {
      w: 1.6,
    });
    p.shape("M-7,0 L0,-34 L7,0 Z", "teal", 90, { w: 1.5 }).line("M-34,-34 C-16,-28 16,-28 34,-34", stripe, 3);
    p.line("M0,-76 L0,-90", null, 2.6, { dash: 0 }).shape("M0,-90 L14,-86 L0,-81 Z", "ochre", 0, { w: 1.5 });
  });
}

/** A high seat; who sits on it stands at 0,-16. */
export function throne(p: Pen, colour = "blue"): void {
  p.shape(
    "M-34,0 L-32,-60 L-40,-64 L-40,-72 L-28,-72 L-26,-44 L26,-44 L28,-72 L40,-72 L40,-64 L32,-60 L34,0 Z",
    colour,
    90,
  );
  p.shape("M-42,4 L-38,-8 L38,-8 L42,4 Z", "gold");
}

/** A bench; who sits on it stands at 0,-18. */
export function bench(p: Pen, colour = "sage", width = 34): void {
  p.shape(`M${8 - width},0 L${8 - width},-44 L${width - 8},-44 L${width - 8},0 Z`, colour, 90).shape(
    `M${-width},-44 L${-width},-54 L${width},-54 L${width},-44 Z`,
    "gold",
  );
}

export function altar(p: Pen, x: number, y: number, s: number, colour = "terracotta"): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-30,0 L-28,-44 L28,-44 L30,0 Z", colour, 90).shape("M-36,-44 L-36,-52 L36,-52 L36,-44 Z", "linen");
    p.line("M-26,-40 L-28,-6 M26,-40 L28,-6", "gold", 2.6)
      .line("M0,-52 L0,-84 M-11,-72 L11,-72", null, 6, { dash: 0 })
      .line("M0,-52 L0,-84 M-11,-72 L11,-72", "gold", 3.4, { dash: 0 });
    for (const t of [-24, 24]) candle(p, t, -52, 0.8);
  });
}

export function candle(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    p.shape("M-6,0 L6,0 L3,-6 L-3,-6 Z", "gold", 0, { w: 1.4 }).shape("M-3,-6 L-3,-24 L3,-24 L3,-6 Z", "linen", 90, {
      w: 1.4,
    });
    p.shape("M0,-26 C-4,-32 0,-34 0,-40 C4,-34 4,-30 0,-26 Z", "terracotta", 90, { w: 1.2 });
  });
}
