/* How the table keeps its measure while the room for it changes: every question makes the dock below higher or lower, and to
   count all lengths anew for it takes ten times as long as to scale what is laid out already. */

/** The room that the table is drawn for, in its own units, and the smallest unit that can still be read, in pixels. */
const [WIDTH, HEIGHT, LEAST] = [1018, 684, 0.9];
/** Where there is less room across, the unit does not depend on the room. */
const NARROW = 860;

export interface Room {
  wide: number;
  high: number;
}

/** What a table of a measure is scaled by to fit into a room; what cannot be read any more scrolls instead. */
export function fit({ wide, high }: Room, measured: number): number {
  if (wide <= NARROW) return 1;
  const unit = Math.max(LEAST, Math.min(wide / WIDTH, measured / HEIGHT));
  return Math.min(1, Math.max(LEAST, high / HEIGHT) / unit);
}

/** An attachment that keeps a table in its room. Its measure is the most room that there was in a window of this size. */
export function fitted(table: HTMLElement): () => void {
  const room = table.parentElement as HTMLElement;
  let measured = 0;
  let whose = "";
  const observer = new ResizeObserver(() => {
    const [wide, high] = [room.clientWidth, room.clientHeight];
    const now = `${wide} ${innerHeight}`;
    measured = now === whose ? Math.max(measured, high) : high;
    whose = now;
    const scale = fit({ wide, high }, measured);
    table.style.setProperty("--high", `${measured}px`);
    table.style.scale = scale < 1 ? String(scale) : "";
    table.style.width = table.style.minHeight = scale < 1 ? `${100 / scale}%` : "";
  });
  observer.observe(room);
  return () => observer.disconnect();
}
