// Ships and what belongs to them.
import { nth } from "../../chance";
import type { Pen } from "../../pen";
import { head } from "./heads";
import { horse } from "./horses";

const HULL =
  "M-92,-66 C-88,-44 -78,-28 -58,-22 C-30,-15 30,-15 58,-22 C78,-28 90,-44 93,-70 C98,-46 90,-16 68,0 C40,12 -40,12 -68,0 C-88,-14 -98,-44 -92,-66 Z";
const STRAKE =
  "M-88,-42 C-80,-26 -70,-18 -54,-14 C-26,-8 26,-8 54,-14 C72,-19 84,-28 90,-42 C88,-28 80,-16 70,-8 C40,4 -40,4 -70,-8 C-80,-16 -86,-28 -88,-42 Z";

export type ShipLook = {
  flip?: 0 | 1;
  hull?: string;
  band?: string;
  sail?: readonly [string, string] | null;
  crew?: number;
  cargo?: "men" | "horses";
  shields?: boolean;
  /** What stands on the masthead. */
  top?: "cross" | "lantern" | "none";
};

/** The hull without mast and men, on the water or on its stocks. */
export function hull(p: Pen, colour: string, band: string, keel = "ochre"): void {
  p.shape(HULL, colour).shape(STRAKE, band, 0, { w: 1.6 });
  p.shape("M-78,-17 C-60,-6 -30,-2 0,-2 C30,-2 60,-6 78,-17 L70,-6 C40,5 -40,5 -70,-6 Z", keel, 0, { w: 1.6 });
}

/** A beast's head on the stem. */
export function prow(p: Pen, x: number, y: number, s = 1, colour = "terracotta"): void {
  p.at(x, y, s, 0, () => {
    p.shape(
      "M-3,4 C-6,-8 -4,-20 6,-24 C14,-26 18,-20 24,-18 L16,-14 L22,-10 C14,-8 8,-12 6,-6 C5,-2 6,2 4,6 Z",
      colour,
      90,
    );
    p.disc(10, -19, 1.6, "#ece0c4", 0, { w: 1.2 }).line("M4,-24 L0,-30 M9,-26 L8,-32", null, 2, { dash: 0 });
  });
}

function rig(p: Pen, sail: readonly [string, string]): void {
  p.rod("M-2,-14 L4,-130", "ochre", 2.6);
  p.shape(
    "M-46,-122 C-20,-130 26,-130 52,-122 C46,-96 34,-66 10,-38 C4,-36 -2,-37 -6,-40 C-26,-66 -40,-92 -46,-122 Z",
    sail[0],
    90,
  );
  p.shape("M-22,-126 C-14,-128 -6,-128 -2,-128 C0,-96 2,-66 6,-38 L-4,-40 C-14,-66 -20,-96 -22,-126 Z", sail[1], 90, {
    w: 1.6,
  });
  p.shape("M24,-127 C34,-126 44,-124 52,-122 C46,-96 34,-66 12,-40 C20,-66 24,-96 24,-127 Z", sail[1], 90, { w: 1.6 });
  p.line("M-50,-121 C-20,-130 26,-130 56,-121", null, 3.4, { dash: 0 }).line(
    "M4,-134 L82,-34 M2,-134 L-76,-34",
    null,
    1.3,
    { dash: 0 },
  );
}

function crewOf(p: Pen, n: number): void {
  for (let i = 0; i < n; i++) {
    const x = -48 + i * (96 / Math.max(1, n - 1));
    if (Math.abs(x) < 6) continue;
    p.at(x, -30, 0.8, 0, () => {
      p.shape("M-8,22 C-8,12 -6,8 2,8 C9,8 10,14 10,22 Z", p.pick(["ochre", "terracotta", "sage", "blue"]), 90, {
        w: 1.7,
      });
      head(p, 0, 0, { hat: p.pick(["helm", "none"]), hcol: p.pick(["ochre", "sage"]), hair: p.pick(["rust", "teal"]) });
    });
  }
}

export function ship(p: Pen, x: number, y: number, s: number, o: ShipLook = {}): void {
  const sail =
    o.sail === undefined ? ([p.pick(["terracotta", "ochre", "blue"]), p.pick(["gold", "buff"])] as const) : o.sail;
  const top = o.top ?? "none";
  const beast = p.pick(["terracotta", "blue"]);
  p.at(x, y, s, o.flip ?? 0, () => {
    if (sail) rig(p, sail);
    if (top === "cross")
      p.at(4, -140, 1, 0, () =>
        p.shape("M-3,6 L-3,-4 L-10,-4 L-10,-10 L-3,-10 L-3,-17 L3,-17 L3,-10 L10,-10 L10,-4 L3,-4 L3,6 Z", "gold", 0, {
          w: 1.6,
        }),
      );
    if (top === "lantern") lantern(p, 4, -136, 1);
    if (o.cargo === "horses") for (const t of [-20, 8, 36]) p.at(t - 10, 12, 0.62, 0, () => horse(p, { gait: "walk" }));
    else crewOf(p, o.crew ?? 5);
    hull(p, o.hull ?? p.pick(["terracotta", "ochre"]), o.band ?? p.pick(["teal", "sage"]), "gold");
    prow(p, 93, -68, 1, beast);
    p.at(-92, -64, 1, 1, () => p.shape("M-4,4 C-6,-10 2,-22 12,-18 C18,-14 14,-6 8,-8 C4,-10 2,-2 3,6 Z", beast, 90));
    if (o.shields !== false)
      for (let i = -2; i <= 2; i++)
        p.disc(i * 22, -16, 8.5, nth(["ochre", "terracotta", "teal", "sage", "gold"], i + 7)).disc(
          i * 22,
          -16,
          2,
          "#1f2b2b",
          0,
          { ink: "none" },
        );
    p.rod("M-74,-20 L-96,16", "buff", 2.6);
  });
}

export function lantern(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () => {
    for (let i = 0; i < 8; i++)
      p.line(
        `M${Math.cos((i * Math.PI) / 4) * 13},${-8 + Math.sin((i * Math.PI) / 4) * 13} L${Math.cos((i * Math.PI) / 4) * 21},${-8 + Math.sin((i * Math.PI) / 4) * 21}`,
        "gold",
        2.4,
        { dash: 0 },
      );
    p.shape("M-7,4 L-8,-12 L0,-20 L8,-12 L7,4 Z", "gold", 90, { w: 1.6 }).shape(
      "M0,1 C-5,-6 0,-8 0,-13 C5,-7 5,-3 0,1 Z",
      "terracotta",
      0,
      { w: 1.2 },
    );
  });
}

export function anchor(p: Pen, x: number, y: number, s = 1): void {
  p.at(x, y, s, 0, () =>
    p
      .line("M0,0 L0,-34 M-8,-28 L8,-28 M-16,-10 C-14,2 14,2 16,-10", null, 4, { dash: 0 })
      .disc(0, -38, 4, null, 0, { w: 2.6 }),
  );
}

/** A great oar used as a rudder. */
export function steeringOar(p: Pen, x1: number, y1: number, x2: number, y2: number): void {
  p.rod(`M${x1},${y1} L${x2},${y2}`, "ochre", 2.8);
  p.at(
    x2,
    y2,
    1,
    0,
    () => p.shape("M-6,-4 C8,-9 28,-9 34,0 C28,9 8,9 -6,4 Z", "buff", 0, { w: 1.7 }),
    Math.atan2(y2 - y1, x2 - x1),
  );
}
