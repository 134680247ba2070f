/** Relative times in words. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(language: string, then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["second", 1000];
  // Seconds would be outdated as soon as they are read.
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(passed / length), unit);
}
