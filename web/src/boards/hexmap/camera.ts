/* Which part of the map is seen: the corner and the width of the view, in the map's own units. */

export interface Camera {
  x: number;
  y: number;
  width: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How many times the whole map can be magnified. */
const NEAREST = 6;
/** Ground that is seen beyond the edges: around the whole map, and as far as one can go. */
const MARGIN = 14;
const BEYOND = 60;

/** Units of the map in a pixel of the screen. */
export function unit(camera: Camera, screen: Size): number {
  return screen.width ? camera.width / screen.width : 1;
}

/** The whole map in the middle of the screen. */
export function fit(map: Size, screen: Size): Camera {
  if (!screen.width || !screen.height) return { x: 0, y: 0, width: map.width };
  const wide = map.width + 2 * MARGIN;
  const high = map.height + 2 * MARGIN;
  const width = Math.max(wide, (high * screen.width) / screen.height);
  const height = (width * screen.height) / screen.width;
  return { x: (map.width - width) / 2, y: (map.height - height) / 2, width };
}

/** The camera with at least something of the map in the middle, no nearer and no farther than makes sense. */
export function tamed(camera: Camera, map: Size, screen: Size): Camera {
  const whole = fit(map, screen);
  const width = Math.min(whole.width, Math.max(whole.width / NEAREST, camera.width));
  if (width === whole.width) return whole;
  const height = (width * screen.height) / screen.width;
  return { x: within(camera.x, width, map.width), y: within(camera.y, height, map.height), width };
}

/** Where a view of a length may begin: it shows nothing beyond the edges unless it is longer than the map. */
function within(start: number, seen: number, length: number): number {
  if (seen >= length + 2 * BEYOND) return (length - seen) / 2;
  return Math.min(length + BEYOND - seen, Math.max(-BEYOND, start));
}

/** Magnify about a point of the screen, which stays where it is. */
export function zoomed(camera: Camera, screen: Size, factor: number, at: { x: number; y: number }): Camera {
  const scale = unit(camera, screen);
  const x = camera.x + at.x * scale;
  const y = camera.y + at.y * scale;
  return { x: x - (at.x * scale) / factor, y: y - (at.y * scale) / factor, width: camera.width / factor };
}

/** Move over the map by so many pixels. */
export function panned(camera: Camera, screen: Size, dx: number, dy: number): Camera {
  const scale = unit(camera, screen);
  return { ...camera, x: camera.x - dx * scale, y: camera.y - dy * scale };
}

/** The camera that has a point of the map well in sight, above what covers so many pixels at the lower edge. */
export function showing(
  camera: Camera,
  screen: Size,
  point: { x: number; y: number },
  room = 100,
  covered = 0,
): Camera {
  const height = camera.width * ((screen.height - covered) / screen.width);
  const x = Math.min(point.x - room, Math.max(camera.x, point.x + room - camera.width));
  const y = Math.min(point.y - room, Math.max(camera.y, point.y + room - height));
  return { ...camera, x, y };
}

/** The camera that frames these points, with a hex between so many pixels wide; `hex` is its width in the map’s units. */
export function framing(
  points: readonly { x: number; y: number }[],
  screen: Size,
  hex: number,
  [least, most]: readonly [number, number],
): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = Math.min(screen.width / ((right - left) / hex + 1.5), screen.height / ((bottom - top) / hex + 2));
  const width = (screen.width * hex) / Math.min(most, Math.max(least, fits));
  const height = (width * screen.height) / screen.width;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width };
}
