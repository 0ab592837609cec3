/* The wools of the field, by day and by torchlight. */

export interface Wool {
  cloth: string;
  dark: string;
  light: string;
  /** How the threads lie, in degrees. */
  lie: number;
}

export interface Colours {
  /** From the lowest level upwards. */
  levels: Wool[];
  woods: Wool;
  marsh: Wool;
  edge: Record<"contour" | "marsh" | "shade" | "summit" | "woods", string>;
  road: Record<"couching" | "rim" | "thread", string>;
  ditch: Record<"bank" | "herringbone", string>;
  grid: string;
  grass: [string, string];
  reed: string;
  rush: string;
  wave: string;
  trunk: string;
  outline: string;
  leaves: string[];
}

function wool(cloth: string, dark: string, light: string, lie: number): Wool {
  return { cloth, dark, light, lie };
}

export const DAY: Colours = {
  levels: [
    wool("#d9c99d", "#c9b682", "#e6d9b4", 2),
    wool("#cfc28d", "#bdae74", "#ddd2a6", -3),
    wool("#b9ba7c", "#a4a567", "#c9ca93", 4),
    wool("#9dab6a", "#889657", "#b0bc80", -2),
    wool("#859858", "#718448", "#9aab6c", 3),
  ],
  woods: wool("#5f7145", "#4b5c35", "#728556", 45),
  marsh: wool("#9db7ad", "#7f9d95", "#b8cdc3", 0),
  edge: { contour: "#6c7640", shade: "#3f4a26", summit: "#4f5c2e", woods: "#34431f", marsh: "#4e7f82" },
  road: { rim: "#5d4320", thread: "#dcb878", couching: "#8f6a34" },
  ditch: { bank: "#3b2410", herringbone: "#7d3422" },
  grid: "#2f3a1c",
  grass: ["#55633a", "#b98a34"],
  reed: "#55633a",
  rush: "#7d3422",
  wave: "#23494c",
  trunk: "#b98a34",
  outline: "#1f2b2b",
  leaves: ["#84915c", "#b4522f", "#5a8a86", "#cc9a3e"],
};

export const NIGHT: Colours = {
  levels: [
    wool("#5f5840", "#514b35", "#6d664b", 2),
    wool("#57543a", "#4a4730", "#656145", -3),
    wool("#4c5136", "#40452c", "#595f41", 4),
    wool("#414b30", "#363f27", "#4e593a", -2),
    wool("#37442b", "#2d3822", "#445236", 3),
  ],
  woods: wool("#223021", "#1a2519", "#2c3c2a", 45),
  marsh: wool("#34504f", "#2a4241", "#40605e", 0),
  edge: { contour: "#8b8f5e", shade: "#171d10", summit: "#9aa06c", woods: "#10180f", marsh: "#6f9a98" },
  road: { rim: "#241a0d", thread: "#a3834f", couching: "#6a4f28" },
  ditch: { bank: "#170d05", herringbone: "#b4664c" },
  grid: "#d9d3ae",
  grass: ["#7d8a58", "#a07c3a"],
  reed: "#8d9a68",
  rush: "#b4664c",
  wave: "#9cc0bd",
  trunk: "#8a6a30",
  outline: "#0d1413",
  leaves: ["#5d6a42", "#874128", "#43686a", "#94702f"],
};
