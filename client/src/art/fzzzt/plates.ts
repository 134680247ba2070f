/** The plates of a large card: power, points, belt number, and the symbols of a robot. */
import type { CardSymbol } from "./card";
import { draw, each } from "./markup";
import { GLASS, HAZARD, INK, PHOSPHOR } from "./palette";
import { pixelPath, pixelText } from "./pixels";
import { STAR_PATH, placeSymbol } from "./symbols";

const ZAP_TAB = "M3 9Q3 3 9 3H37L40 6V38H29.5L34 46.5H28L31.5 57 15.5 44.5H22L16 38H3Z";

export function powerTab(power: number): string {
  return draw`
    <path d="${ZAP_TAB}" transform="translate(1.2 1.6)" opacity=".4"/>
    <path d="${ZAP_TAB}" fill="url(#fz-zap)" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>
    ${pixelText(String(power), { x: 21.9, y: 7, scale: 3.3, fill: "#1a1405", face: "numeral", anchor: "middle" })}`;
}

export function pointsText(points: number): string {
  return String(points).replace("-", "−");
}

export function pointsTag(points: number): string {
  const text = pointsText(points);
  const width = 23.5 + pixelPath(text).width * 1.9;
  const [ground, edge, star, ink] =
    points < 0 ? ["#4a0d12", "#ff5b5b", "#ff8585", "#ffb3b3"] : ["#0a1f17", "#57d897", PHOSPHOR, "#d5ffe7"];
  return draw`
    <g transform="translate(${96.5 - width} 3.5)">
      <rect width="${width}" height="21" rx="5" fill="${ground}" stroke="${edge}" stroke-width="1.3"/>
      <path transform="translate(3.6 4) scale(.54)" fill="${star}" d="${STAR_PATH}"/>
      ${pixelText(text, { x: 18.5, y: 3.8, scale: 1.9, fill: ink })}
    </g>`;
}

/** Three rollers on a belt: the sign of the belt number wherever it stands. */
export function rollers(x: number, y: number): string {
  return draw`
    <path d="M${x - 7} ${y - 1.5}h14M${x - 7} ${y + 1.5}h14" stroke="${HAZARD}" stroke-width="1.1"/>
    ${each([-6.8, 0, 6.8], (out) => draw`<circle cx="${x + out}" cy="${y}" r="1.9" fill="${HAZARD}"/>`)}`;
}

export function beltPlate(belt: number, edge = "#77755a"): string {
  return draw`
    <rect x="73" y="111" width="22.5" height="24.5" rx="4" fill="${GLASS}" stroke="${edge}" stroke-width=".8"/>
    ${pixelText(String(belt), { x: 84.3, y: 113.5, scale: 1.9, fill: PHOSPHOR, anchor: "middle" })}
    ${rollers(84.3, 132)}`;
}

/** A robot stands for one of its symbols only (F-22): strokes between them say "or". */
export function symbolStrip(symbols: readonly CardSymbol[]): string {
  const [size, pitch] = symbols.length > 3 ? [13.8, 16] : symbols.length > 1 ? [17.5, 21] : [18.5, 21];
  const width = (symbols.length - 1) * pitch + size + 4.4;
  const after = 5 + width + 3.5;
  const strokes = each(
    symbols.slice(1),
    (_, place) => draw`M${7.2 + (place + 1) * pitch - (pitch - size) / 2 - 0.8} 128l1.6-9.5`,
  );
  const vents = [115, 119, 123, 127, 131].map((y) => draw`M${after} ${y + 0.8}H70`);
  return draw`
    <rect x="5" y="111" width="${width}" height="24.5" rx="4" fill="${GLASS}" stroke="#77755a" stroke-width=".8"/>
    ${each(symbols, (symbol, place) => placeSymbol(symbol, 7.2 + place * pitch, 123.25 - size / 2, size))}
    ${strokes && `<path d="${strokes}" stroke="#7d9c8e" stroke-width="1" stroke-linecap="round"/>`}
    ${after < 67 ? `<path d="${vents.join("")}" stroke="#8c8a6c" stroke-width="1.7" stroke-linecap="round"/>` : ""}`;
}
