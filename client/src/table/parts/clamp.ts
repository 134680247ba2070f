/** The value, limited to the range from `least` to `most`. */
export function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
