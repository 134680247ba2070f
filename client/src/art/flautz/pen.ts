/** The strokes every drawing is made of: each returns a piece of SVG markup. */
import { GOLD } from "./palette";

export type Point = readonly [x: number, y: number];

/** A coordinate as it is written: two decimals are finer than any screen. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A shape with a rim. */
export function rimmed(d: string, fill: string, rim: string, width: number): string {
  return `<path d="${d}" fill="${fill}" stroke="${rim}" stroke-width="${round(width)}" stroke-linejoin="round"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function coin(x: number, y: number, radius: number, fill: string, rim: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" stroke="${rim}" stroke-width="${round(width)}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return coin(x, y, radius, "none", stroke, width);
}

/** Many discs of one size. */
export function dots(points: readonly Point[], radius: number, fill: string): string {
  const arc = `a${round(radius)} ${round(radius)} 0 1 0`;
  const across = round(2 * radius);
  const each = points.map(
    ([x, y]) => `M${round(x - radius)} ${round(y)}${arc} ${across} 0${arc}-${across} 0`,
  );
  return path(each.join(""), fill);
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, turn = 0): string {
  const turned = turn === 0 ? "" : ` transform="rotate(${turn} ${round(x)} ${round(y)})"`;
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${turned}/>`;
}

export function faded(opacity: number, drawing: string): string {
  return `<g opacity="${round(opacity)}">${drawing}</g>`;
}

export function placed(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${drawing}</g>`;
}

/** A four-pointed star at each of the points. */
export function stars(points: readonly Point[], radius: number, fill: string): string {
  const r = round(radius);
  const near = round(radius * 0.14);
  const far = round(radius * 0.86);
  const rays = `q${near} ${far} ${r} ${r}q-${far} ${near}-${r} ${r}q-${near}-${far}-${r}-${r}q${far}-${near} ${r}-${r}z`;
  return path(points.map(([x, y]) => `M${round(x)} ${round(y - radius)}${rays}`).join(""), fill);
}

/** The fine marks round an astrolabe: a dashed circle is far shorter than as many lines. */
export function dial(x: number, y: number, radius: number, marks: number, opacity: number): string {
  return (
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${GOLD}" stroke-width="1.6"` +
    ` pathLength="${marks * 10}" stroke-dasharray="1 9" opacity="${round(opacity)}"/>`
  );
}

/** Evenly spread round a centre, the first on top. */
export function around(x: number, y: number, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });
}

export function polyline(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
}
