import { encode } from "uqr";

/** Modules of light that a scanner needs on every side. */
export const QUIET_ZONE = 4;

export interface QrCode {
  readonly viewBox: string;
  readonly markup: string;
  /** Modules on a side, without the quiet zone. */
  readonly size: number;
}

function darkRuns(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const length = x - start + 1;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

/** A code that phones can scan, at error level M. The defaults contrast enough under any theme: keep dark on light. */
export function qrCode(text: string, dark = "#1C1917", light = "#FBF6EC"): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const side = size + 2 * QUIET_ZONE;
  return {
    viewBox: `-${QUIET_ZONE} -${QUIET_ZONE} ${side} ${side}`,
    markup:
      `<rect x="-${QUIET_ZONE}" y="-${QUIET_ZONE}" width="${side}" height="${side}" fill="${light}"/>` +
      `<path d="${data.map(darkRuns).join("")}" fill="${dark}" shape-rendering="crispEdges"/>`,
    size,
  };
}
