/* The parts of a table that F6 leads to, in the order of the page: strips, wedges, hand, dock, rail. */

/** Where the focus goes in a part of the table: to what is asked for, else to the first thing there. */
function entrance(zone: HTMLElement): HTMLElement | null {
  const seen = [...zone.querySelectorAll<HTMLElement>("button:not(:disabled), a[href], input, [tabindex='0']")].filter(
    (it) => it.checkVisibility() && it.tabIndex >= 0,
  );
  return seen.find((it) => it.matches(".lead, .choice, .group, .primary")) ?? seen[0] ?? null;
}

/** Go to the next part of the table that has something to go to, or back. */
export function nextZone(back: boolean): void {
  const zones = [...document.querySelectorAll<HTMLElement>("[data-zone]")].filter((zone) => entrance(zone));
  const here = zones.findIndex((zone) => zone.contains(document.activeElement));
  const step = back ? -1 : 1;
  const next = here < 0 ? (back ? zones.length - 1 : 0) : (here + step + zones.length) % zones.length;
  const zone = zones[next];
  if (zone) entrance(zone)?.focus();
}

/** Where arrows lead from the question, the likeliest first. */
const TO_BOARD = [".board .lead", ".board .legal", ".board button[data-ref]", ".board [data-ref][tabindex]"];
const TO_CHOICES = [".prompt .primary", ".prompt .choice", ".prompt .group", ".prompt .pass"];

/** Arrows from the question lead to what is asked for: up to the table, else to the first choice. */
export function fromQuestion(key: string): boolean {
  const wanted = key === "ArrowUp" || key === "ArrowLeft" ? TO_BOARD : TO_CHOICES;
  const all = wanted.flatMap((selector) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]);
  const found = all.find((it) => it.checkVisibility());
  found?.focus();
  return found !== undefined;
}
