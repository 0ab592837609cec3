/* Lines of the log that tell of the steps of a seat that the rules play. */

import type { Line } from "./wire";

/** For each line, whether it is such a step: it follows a rule, or lies between two that do, at one moment. */
export function steps(lines: readonly Line[]): boolean[] {
  const found = lines.map((line) => Boolean(line.rule));
  let last = -1;
  lines.forEach((line, i) => {
    if (!line.rule) return;
    if (lines[last]?.entry === line.entry) found.fill(true, last, i);
    last = i;
  });
  return found;
}
