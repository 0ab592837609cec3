/* Where what is said about a thing stands: beside it, never on it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the voice keeps from the edges of the table. */
const EDGE = 14;

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Of the places along the table's edges the one that hides least; what must be clicked weighs most. */
export function placeFor(
  size: { width: number; height: number },
  table: Box,
  clear: readonly Box[],
  ring: Box | null,
): { x: number; y: number } {
  const right = table.x + table.width - size.width - EDGE;
  const bottom = table.y + table.height - size.height - EDGE;
  const middle = table.x + (table.width - size.width) / 2;
  const places = [table.y + EDGE, bottom, table.y + (table.height - size.height) / 2].flatMap((y) =>
    [table.x + EDGE, right, middle].map((x) => ({ x: Math.max(table.x, x), y: Math.max(table.y, y) })),
  );
  const cost = (place: { x: number; y: number }) => {
    const box = { ...place, ...size };
    const hidden = clear.reduce((sum, other) => sum + overlap(box, other), 0);
    return hidden + (ring ? 20 * overlap(box, ring) : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** Beside a thing, on the side where least of the other things is hidden; without one, at the upper right of the table. */
export function besideOf(
  size: { width: number; height: number },
  table: Box,
  thing: Box | null,
  others: readonly Box[] = [],
): { x: number; y: number } {
  const corner = { x: table.x + table.width - size.width - EDGE, y: table.y + EDGE };
  if (!thing) return corner;
  const places = [
    { x: thing.x + thing.width + EDGE, y: thing.y },
    { x: thing.x - size.width - EDGE, y: thing.y },
    { x: thing.x, y: thing.y - size.height - EDGE },
    { x: thing.x, y: thing.y + thing.height + EDGE },
  ].filter(
    ({ x, y }) =>
      x >= table.x &&
      y >= table.y &&
      x + size.width <= table.x + table.width &&
      y + size.height <= table.y + table.height,
  );
  const hidden = (place: { x: number; y: number }) =>
    others.reduce((sum, other) => sum + overlap({ ...place, ...size }, other), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best), places[0] ?? corner);
}
