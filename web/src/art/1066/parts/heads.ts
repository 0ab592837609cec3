// Heads, a little turned to the right: faces that tell people apart by hair, beard, age and what they wear.
import type { Pen } from "../../pen";

export type Hat =
  "helm" | "crown" | "circlet" | "mitre" | "veil" | "hood" | "cap" | "straw" | "coif" | "tiara" | "fur" | "none";

export type Cut = "short" | "long" | "tonsure" | "bald" | "curls" | "braid" | "wild";

export type Look = {
  hat?: Hat;
  /** The colour of the hat. */
  hcol?: string;
  cut?: Cut;
  hair?: string;
  beard?: string;
  moustache?: string | boolean;
  /** A hood of mail under the helmet. */
  mail?: boolean;
  old?: boolean;
  /** Eyes shut: asleep or dead. */
  shut?: boolean;
};

const CUTS: Readonly<Record<Cut, string>> = {
  short: "M-6,-1 C-8,-9 -3,-13 3,-12.5 C9,-12.5 11,-8 9,-5 C4,-6.5 -1,-6 -3,-1 Z",
  long: "M-6,7 C-12,-5 -7,-14 2,-13 C9,-13 11,-8 9,-5 C4,-6 0,-5 -1,1 C-1,6 -2,10 -5,10 Z",
  tonsure: "M-6,2 C-9,-5 -4,-9 3,-8.6 C8,-8.6 10,-6 8.6,-4 C3,-5.6 -1,-4.6 -2.5,3 C-4,5 -5,5 -6,2 Z",
  bald: "M-5.5,-4 C-9,-1 -9,6 -4,8 C-2.5,5 -2.5,0 -3.5,-4 Z",
  curls:
    "M-6,5 C-10,4 -10,-1 -8,-3 C-10,-7 -7,-11 -4,-10 C-3,-14 2,-15 4,-12 C8,-14 11,-10 9,-5 C4,-6 0,-5 -1,1 C-2,5 -4,6 -6,5 Z",
  braid:
    "M-6,4 C-10,-6 -6,-14 2,-13 C9,-13 11,-8 9,-5 C4,-6 0,-5 -1,1 C-2,8 0,16 -2,26 C-5,30 -8,28 -8,24 C-7,16 -8,10 -6,4 Z",
  wild: "M-6,6 C-14,4 -10,-2 -13,-5 C-9,-7 -10,-12 -6,-12 C-3,-17 4,-17 6,-13 C11,-13 12,-8 9,-5 C4,-6 0,-5 -1,1 C-2,7 -4,9 -6,6 Z",
};

const HATS: Readonly<Record<Hat, (p: Pen, look: Look) => void>> = {
  none: () => undefined,
  helm(p, { hcol = "ochre" }) {
    p.shape("M-9,-4 C-8,-13 -2,-19 3,-25 C6,-18 11,-12 12,-4 C5,-6 -2,-6 -9,-4 Z", hcol, 90);
    p.line("M10,-4 L11.6,4", null, 2.8, { dash: 0 }).line("M2.5,-23 L1.5,-6", null, 1.2);
  },
  crown(p) {
    p.shape("M-8,-4 L-10,-16 L-4,-10 L1,-19 L6,-10 L12,-16 L11,-4 Z", "gold").line("M-8,-7 L11,-7", "rust", 1.6);
    for (const [x, y] of [
      [-10, -17],
      [1, -20],
      [12, -17],
    ] as const)
      p.disc(x, y, 1.6, "terracotta", 0, { w: 1 });
  },
  circlet(p) {
    p.shape("M-7,-4 L-7,-9 C-2,-11 6,-11 11,-9 L11,-4 C5,-6 -1,-6 -7,-4 Z", "gold", 0, { w: 1.6 });
    p.disc(4, -8, 1.7, "terracotta", 0, { w: 1 });
  },
  mitre(p, { hcol = "gold" }) {
    p.shape("M-8,-4 C-9,-11 -5,-17 -3,-23 C0,-16 3,-16 6,-22 C9,-16 11,-10 10,-4 Z", hcol, 90);
    p.line("M1,-16 L1,-5 M-3,-10 L5,-10", "terracotta", 1.8, { dash: 0 });
    p.shape("M-8,-4 C-13,4 -13,12 -11,18 L-6,17 C-8,10 -7,2 -5,-3 Z", hcol, 0, { w: 1.5 });
  },
  tiara(p) {
    p.shape("M-8,-4 C-9,-14 -4,-22 1,-28 C6,-22 11,-14 10,-4 Z", "linen", 90);
    p.shape("M-9,-4 L-9,-9 C-3,-11 6,-11 11,-9 L11,-4 C5,-6 -2,-6 -9,-4 Z", "gold").disc(1, -29, 2.2, "gold");
    p.line("M-6,-15 C-2,-17 5,-17 8,-15", "terracotta", 2);
  },
  veil(p, { hcol = "blue" }) {
    p.shape(
      "M-9,-2 C-10,-14 10,-15 11,-5 C7,-7 2,-6 0,0 C-2,8 4,12 2,20 C-6,22 -14,18 -13,12 C-12,6 -9,2 -9,-2 Z",
      hcol,
      45,
    );
    p.shape("M1,7 C4,11 8,11 8.5,8 C8,14 4,17 -2,15 C-2,11 -1,9 1,7 Z", hcol, 0, { w: 1.4 });
  },
  hood(p, { hcol = "olive" }) {
    p.shape(
      "M-7,-1 C-11,-12 -4,-19 -9,-24 C2,-20 13,-15 11,-5 C7,-8 2,-8 -1,-3 C-3,4 2,10 9,10 C10,16 0,19 -9,17 C-14,11 -11,5 -7,-1 Z",
      hcol,
      45,
    );
  },
  cap(p, { hcol = "terracotta" }) {
    p.shape("M-8,-4 C-10,-13 -3,-18 6,-19 C12,-19 15,-15 13,-12 C11,-15 8,-14 10,-5 C4,-7 -2,-6 -8,-4 Z", hcol, 45);
  },
  straw(p) {
    p.shape("M-15,-4 C-8,-7 -6,-7 -5,-8 C-4,-15 7,-15 8,-8 C10,-7 14,-6 19,-4 C10,-2 -6,-2 -15,-4 Z", "gold");
    p.line("M-5,-7.5 C0,-6 5,-6 8,-7.5", "rust", 1.5);
  },
  coif(p, { hcol = "linen" }) {
    p.shape("M-8,5 C-11,-6 -7,-14 2,-13 C9,-13 11,-9 10,-5 C5,-7 1,-5 0,0 C0,5 3,9 5,11 C0,13 -6,11 -8,5 Z", hcol, 90);
  },
  fur(p, { hcol = "rust" }) {
    p.shape("M-6,-6 C-6,-16 8,-17 9,-7 Z", "terracotta", 90);
    p.shape(
      "M-10,-3 C-12,-7 -9,-10 -6,-8 C-3,-11 1,-9 2,-8 C5,-11 9,-10 10,-8 C13,-8 13,-4 11,-3 C4,-5 -4,-5 -10,-3 Z",
      hcol,
      45,
    );
  },
};

function faceHair(p: Pen, { beard, moustache }: Look): void {
  if (beard)
    p.shape("M9,4.6 C6,6 3,4 -2,3 C-4,9 0,15 5,16.5 C9,14 10,9 9,4.6 Z", beard, 90, { w: 1.5 }).line(
      "M6,8 L9,7.6",
      null,
      1.2,
      {
        dash: 0,
      },
    );
  if (moustache) {
    const colour = moustache === true ? "rust" : moustache;
    p.line("M10,4.2 C7,4 4.5,5.5 3.5,9.5", colour, 2.4, { dash: 0 });
  }
}

export function head(p: Pen, x: number, y: number, look: Look = {}): void {
  const { hat = "none", cut = "short", hair = "rust" } = look;
  p.at(x, y, 1, 0, () => {
    if (look.mail) p.shape("M-8,-4 L9,-4 L6,11 C9,14 10,16 8,17 L-8,17 C-11,10 -11,2 -8,-4 Z", "mail");
    p.shape("M-5,-6 L8,-6 L11.5,1.5 L8.5,3 L8.5,7.5 C6,11 0,11 -3,8 C-6,4 -6,-1 -5,-6 Z", "flesh", 0, { w: 1.7 });
    p.line(look.shut ? "M3.600,-.4 C5,.8 6.5,.8 7.6,-.2" : "M4.600,-.8 L7,-.8", null, look.shut ? 1.2 : 1.9, {
      dash: 0,
    });
    if (p.size !== "plate") {
      p.line("M3.400,-3.6 C5,-4.4 6.5,-4.2 8,-3.6", null, 1, { dash: 0 });
      if (!look.beard && !look.moustache) p.line("M6,5.4 L8.400,5.2", "terracotta", 1.2, { dash: 0 });
      if (look.old) p.line("M1.500,1.5 C2.500,3 2.5,4 2,5.5 M3.600,1.6 L6,2", null, 0.8, { dash: 0 });
    }
    if (hat !== "helm" && hat !== "veil" && hat !== "coif" && hat !== "hood" && !look.mail) {
      if (cut === "tonsure" || cut === "bald")
        p.shape("M-5,-5 C-5,-14 7,-14 8.6,-6 C4,-7 -1,-7 -5,-5 Z", "flesh", 0, { w: 1.6 });
      p.shape(CUTS[cut], hair, 45, { w: 1.7 });
    }
    faceHair(p, look);
    HATS[hat](p, look);
  });
}
