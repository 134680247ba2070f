/** Everything tilted leans by the same angle. */
export const SLANT = 12;
export const LEAN = Math.tan((SLANT * Math.PI) / 180);

/** A coordinate as it is written into markup. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Markup moved to (x, y) and scaled. */
export function place(markup: string, x: number, y: number, scale: number): string {
  const size = Math.round(scale * 10000) / 10000;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size})">${markup}</g>`;
}

/** A bar from top to bottom whose sides lean; `x` is its left edge at the top. */
export function slantedBar(x: number, y: number, width: number, height: number, fill: string): string {
  const shift = round(-LEAN * height);
  return `<path d="M${round(x)} ${round(y)}h${round(width)}l${shift} ${round(height)}h${round(-width)}Z" fill="${fill}"/>`;
}

/** A circle as part of a path, so that it can be a hole in another figure. */
export function disc(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${round(x - radius)} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}
