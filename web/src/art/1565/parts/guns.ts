/** Guns and fire: cannon, basilisk, mortar, shot, powder, grenades and hoops. */
import type { Pen } from "../../pen";
import { box, cut, disc, ellipse, line, oval, shade, strokes } from "../strokes";
import { flame } from "./nature";
import { wheel } from "./works";

/** A great gun on its carriage, 230 long, muzzle to the right; the axle at 2,-6. */
export function cannon(p: Pen): void {
  cut(p, "M-110,4 L-20,-34 L34,-30 L40,-16 L-14,-10 L-96,14 Z", "4");
  barrelOf(p);
  wheel(p, 2, -6, 36);
}

function barrelOf(p: Pen): void {
  cut(p, "M-64,-60 C-76,-58 -80,-44 -76,-32 C-72,-22 -64,-18 -56,-20 L110,-58 L112,-88 Z", "0");
  shade(p, "M-76,-34 C-72,-22 -64,-18 -56,-20 L110,-58 L110.600,-67 L-66,-28 Z", "5");
  shade(p, "M-77,-40 L-66,-28 L110.600,-67 L111.200,-75 L-66,-40 Z", "3");
  disc(p, -84, -41, 7, "3");
  for (const t of [-56, -18, 24, 66]) {
    const top = -63 - (t + 64) * 0.158;
    const low = -19 - (t + 64) * 0.229;
    cut(p, `M${t},${top} L${t + 7},${top - 1.4} L${t + 8},${low - 0.5} L${t + 1},${low + 1} Z`, "2", 1.1);
  }
  cut(p, "M100,-93 L116,-97 L120,-52 L104,-50 Z", "1");
  cut(p, "M116,-96 C124,-92 125,-58 119,-53 C113,-58 111,-88 116,-96 Z", "5", 1.1);
}

/** A long slender gun: a culverin, 250 long. */
export function culverin(p: Pen): void {
  cut(p, "M-96,6 L-14,-26 L30,-24 L34,-12 L-10,-6 L-84,14 Z", "4");
  cut(p, "M-62,-38 C-70,-36 -72,-26 -66,-20 L140,-50 L142,-66 Z", "0");
  shade(p, "M-68,-28 C-68,-24 -67,-21 -66,-20 L140,-50 L141,-57 L-64,-26 Z", "4");
  disc(p, -74, -28, 5, "3");
  for (const t of [-50, -6, 40, 88])
    cut(
      p,
      `M${t},${-40 - (t + 62) * 0.137} L${t + 6},${-41 - (t + 62) * 0.137} L${t + 7},${-19 - (t + 62) * 0.146} L${t + 1},${-18 - (t + 62) * 0.146} Z`,
      "2",
      1,
    );
  cut(p, "M134,-70 L146,-72 L148,-47 L136,-46 Z", "1");
  cut(p, "M146,-72 C151,-69 152,-51 148,-47 C144,-51 143,-68 146,-72 Z", "5", 1);
  wheel(p, 2, -4, 30);
}

/** The monster of the train: a bombard on a bed of timbers, mouth to the viewer's right. */
export function basilisk(p: Pen): void {
  cut(p, "M-130,10 L-118,-26 L86,-26 L104,10 Z", "4");
  strokes(
    p,
    [
      [-126, -2, 98, -2],
      [-122, -14, 92, -14],
      [-80, -26, -84, 10],
      [-20, -26, -20, 10],
      [44, -26, 50, 10],
    ],
    1.4,
  );
  cut(p, "M-112,-40 C-124,-58 -122,-92 -106,-98 L20,-112 L24,-26 L-100,-26 C-106,-28 -110,-34 -112,-40 Z", "1");
  shade(p, "M-118,-62 L22,-66 L24,-26 L-100,-26 C-110,-30 -116,-44 -118,-62 Z", "3");
  cut(p, "M16,-118 L84,-124 C96,-124 104,-100 104,-76 C104,-50 96,-22 86,-20 L16,-18 Z", "0");
  shade(p, "M16,-60 L102,-60 C102,-42 95,-22 86,-20 L16,-18 Z", "3");
  for (const x of [-96, -62, -28])
    cut(p, `M${x},${-100 - (x + 96) * 0.1} L${x + 9},${-101 - (x + 96) * 0.1} L${x + 9},-25 L${x},-25 Z`, "2", 1.1);
  for (const x of [24, 62]) cut(p, `M${x},-120 L${x + 8},-121 L${x + 8},-17 L${x},-17 Z`, "2", 1.1);
  ellipse(p, 90, -72, 24, 52, "1", 1.4);
  ellipse(p, 92, -72, 17, 39, "5", 1.3);
  disc(p, 96, -56, 15, "1", 1.1);
}

/** A stubby mortar pointing up. */
export function mortar(p: Pen): void {
  cut(p, "M-40,8 L-34,-16 L40,-16 L46,8 Z", "4");
  cut(p, "M-24,-8 C-32,-30 -16,-62 6,-76 L40,-46 C36,-20 16,2 -2,2 Z", "1");
  shade(p, "M-2,2 C16,2 36,-20 40,-46 L28,-57 C26,-34 8,-10 -14,-2 Z", "4");
  p.at(
    23,
    -61,
    1,
    0,
    () => {
      ellipse(p, 0, 0, 25, 11, "2", 1.3);
      ellipse(p, 1, -1, 17, 6.5, "5", 1);
    },
    0.72,
  );
}

export function shot(p: Pen, x: number, y: number, r: number): void {
  for (const [a, b] of [
    [-1, 0],
    [1, 0],
    [0, -1.7],
  ] as const) {
    disc(p, x + a * r, y + b * r, r, "3", 1.1);
    p.line(
      `M${x + a * r - r * 0.1},${y + b * r - r * 0.6} C${x + a * r + r * 0.3},${y + b * r - r * 0.6} ${x + a * r + r * 0.6},${y + b * r - r * 0.3} ${x + a * r + r * 0.6},${y + b * r}`,
      "#efe2c4",
      1.1,
    );
  }
}

export function barrel(p: Pen, x: number, y: number, scale = 1): void {
  p.at(x, y, scale, 0, () => {
    cut(p, "M-16,0 C-22,-14 -22,-26 -16,-40 L16,-40 C22,-26 22,-14 16,0 Z", "1");
    shade(p, "M4,-40 L16,-40 C22,-26 22,-14 16,0 L6,0 C10,-14 10,-26 4,-40 Z", "3");
    cut(p, "M-16,-40 C-8,-45 8,-45 16,-40 C8,-36 -8,-36 -16,-40 Z", "0", 1);
    line(
      p,
      "M-18.500,-8 C-6,-4 6,-4 18.500,-8 M-20,-14 C-6,-10 6,-10 20,-14 M-19.500,-32 C-6,-28 6,-28 19.500,-32 M-20.500,-26 C-6,-22 6,-22 20.500,-26",
      1.3,
    );
    line(p, "M-7,-37 L-8,-2 M2,-37 L2,-1", 0.7);
  });
}

/** A barrel on its side, fuse burning. */
export function bomb(p: Pen, scale = 1): void {
  p.at(0, 0, scale, 0, () => {
    cut(p, "M-60,-18 C-56,-34 56,-34 60,-18 C64,-6 64,6 60,18 C56,34 -56,34 -60,18 C-64,6 -64,-6 -60,-18 Z", "1");
    shade(p, "M-62,4 C-63,9 -62,14 -60,18 C-56,34 56,34 60,18 C62,13 63,8 62,2 C40,14 -40,14 -62,4 Z", "3");
    ellipse(p, 60, 0, 10, 19, "2", 1.2);
    line(
      p,
      "M-44,-28 C-50,-10 -50,10 -44,28 M-36,-29 C-42,-10 -42,10 -36,29 M22,-30 C30,-10 30,10 22,30 M30,-29 C38,-10 38,10 30,29",
      2,
    );
    line(p, "M-10,-30 C-14,-44 -4,-48 -8,-60", 2.2);
    const sparks = Array.from({ length: 9 }, (_, i) => {
      const t = (i * Math.PI) / 4.5;
      return [-8 + Math.cos(t) * 5, -62 + Math.sin(t) * 5, -8 + Math.cos(t) * 14, -62 + Math.sin(t) * 14] as const;
    });
    strokes(p, sparks, 1.2);
  });
}

/** A hoop wound with rags, burning. */
export function fireHoop(p: Pen, x: number, y: number, r: number): void {
  for (let i = 0; i < 10; i++) {
    const t = (i * Math.PI) / 5 + 0.3;
    p.at(
      x + Math.cos(t) * r,
      y + Math.sin(t) * r * 0.94,
      1,
      0,
      () => flame(p, 0, 6, r / 46, i % 2 ? "3" : "2"),
      i % 3 === 0 ? 0.3 : -0.15,
    );
  }
  p.shape(`${oval(x, y, r, r * 0.94)} ${oval(x, y, r * 0.82, r * 0.77)}`, null, 0, { w: 1.6 });
  const wraps = Array.from({ length: 26 }, (_, i) => {
    const t = (i * Math.PI) / 13;
    return [
      x + Math.cos(t) * r,
      y + Math.sin(t) * r * 0.94,
      x + Math.cos(t + 0.12) * r * 0.82,
      y + Math.sin(t + 0.12) * r * 0.77,
    ] as const;
  });
  strokes(p, wraps, 1.4);
}

/** A clay pot of wildfire. */
export function grenade(p: Pen, x: number, y: number, r: number): void {
  disc(p, x, y, r, "3", 1.1);
  cut(p, box(x - r * 0.3, y - r * 1.35, r * 0.6, r * 0.45), "1", 0.9);
  line(
    p,
    `M${x},${y - r * 1.3} C${x + r * 0.2},${y - r * 1.9} ${x + r * 0.7},${y - r * 1.7} ${x + r * 0.6},${y - r * 2.2}`,
    1.2,
  );
  strokes(
    p,
    [
      [x + r * 0.6, y - r * 2.3, x + r * 0.6, y - r * 2.9],
      [x + r * 0.8, y - r * 2.2, x + r * 1.3, y - r * 2.4],
      [x + r * 0.4, y - r * 2.2, x - r * 0.1, y - r * 2.5],
    ],
    1,
  );
}
