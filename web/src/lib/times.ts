/* How long ago something was, as people say it. */

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "in 2 days", "tomorrow": the time until a moment given in seconds; less than a minute is "now". */
export function until(moment: number, lang: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const rest = Math.max(0, moment - now);
  const [unit, length] = STEPS.find(([, seconds]) => rest >= seconds) ?? ["second", 1];
  return words.format(unit === "second" ? 0 : Math.floor(rest / length), unit);
}

/** "2 hours ago", "yesterday": the time of a moment given in seconds. */
export function ago(moment: number, lang: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const passed = now - moment;
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? ["second", 1];
  return words.format(unit === "second" ? 0 : -Math.floor(passed / length), unit);
}
