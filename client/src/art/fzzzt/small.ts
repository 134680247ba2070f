/** The small faces, 40×56: drawn anew for cards of 40 to 65 pixels, without belt number, names and scan lines. */
import {
  type Card,
  type CardSymbol,
  type FzzztCard,
  type MechanicCard,
  type RobotCard,
  type UnitCard,
  type UpgradeCard,
  symbolsOf,
} from "./card";
import { build } from "./build";
import { draw, each } from "./markup";
import { drawMechanic, drawNumber } from "./mechanics";
import { GLASS, INK, SYMBOL_SHADES, ZAP } from "./palette";
import { pixelPath, pixelText } from "./pixels";
import { pointsText } from "./plates";
import { drawBust } from "./robots";
import { drawChip, drawShortCircuit, drawSparks } from "./scenes";
import { ZAP_PATH, placeSymbol } from "./symbols";

function frame(fill: string): string {
  return `<rect x=".5" y=".5" width="39" height="55" rx="4" fill="url(#fz-${fill})" stroke="#0b1310"/>`;
}

function powerTab(power: number): string {
  return draw`
    <path d="M1 4Q1 1 4 1H17V21H11.5L14 27 6.5 21H1Z" fill="${ZAP}" stroke="${INK}"/>
    ${pixelText(String(power), { x: 3, y: 3, scale: 2, fill: "#1a1405", face: "numeral" })}`;
}

function pointsTag(points: number): string {
  const text = pointsText(points);
  const { width } = pixelPath(text);
  const [ground, ink] = points < 0 ? ["#7a1018", "#ffd0d0"] : ["#0a1f17", "#b9ffd8"];
  return draw`
    <rect x="${35.5 - width}" y="1.5" width="${width + 4}" height="11" rx="2" fill="${ground}"/>
    ${pixelText(text, { x: 37.5, y: 3.5, scale: 1, fill: ink, anchor: "end" })}`;
}

function foot(symbols: readonly CardSymbol[]): string {
  const [size, pitch] = symbols.length > 3 ? [7.4, 8.9] : symbols.length > 2 ? [9.6, 11.9] : [11.6, 14.6];
  const left = 20 - (pitch * (symbols.length - 1) + size) / 2;
  // As on the large face, strokes say "or".
  const strokes = each(
    symbols.slice(1),
    (_, place) => draw`M${left + (place + 1) * pitch - (pitch - size) / 2 - 0.6} 51.5l1.2-9`,
  );
  return draw`
    <rect x="2.5" y="40.5" width="35" height="13" rx="2" fill="${GLASS}"/>
    ${each(symbols, (symbol, place) => placeSymbol(symbol, left + place * pitch, 47 - size / 2, size))}
    ${strokes && `<path d="${strokes}" stroke="#7d9c8e" stroke-width=".9" stroke-linecap="round"/>`}`;
}

function drawWorker(card: RobotCard | UpgradeCard, glow: string, scene: string): string {
  return draw`
    ${frame("putty")}
    <rect x="2.5" y="2.5" width="35" height="36.5" rx="2.5" fill="#071510"/>
    <rect x="2.5" y="2.5" width="35" height="36.5" rx="2.5" fill="url(#fz-screen-${glow})"/>
    ${scene}${foot(symbolsOf(card.symbols))}${powerTab(card.power)}${pointsTag(card.points)}`;
}

function drawRobotCard(card: RobotCard): string {
  const { markup, box } = drawBust(card);
  const scene = `<svg x="7" y="12" width="30.5" height="27" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${markup}</svg>`;
  return drawWorker(card, build(card).shell, scene);
}

function drawUpgradeCard(card: UpgradeCard): string {
  const chip = `<g transform="translate(21 26) scale(.42)">${drawChip(symbolsOf(card.symbols))}</g>`;
  return drawWorker(card, "upgrade", chip);
}

function drawFzzztCard(card: FzzztCard): string {
  return draw`
    ${frame("hazard")}
    <rect x="3" y="3" width="34" height="50" rx="2.5" fill="#241906"/>
    <g transform="translate(1 10) scale(.4)">${drawSparks()}</g>
    <g transform="translate(4.5 15) scale(.36)">${drawShortCircuit()}</g>
    ${powerTab(card.power)}${pointsTag(card.points)}`;
}

interface Slot {
  x: number;
  y: number;
  size: number;
}

/** By the number of symbols less one. */
const SLOTS: readonly (readonly Slot[])[] = [
  [{ x: 11, y: 22, size: 18 }],
  [
    { x: 3.5, y: 25, size: 15.5 },
    { x: 21, y: 25, size: 15.5 },
  ],
  [
    { x: 12.5, y: 19, size: 15 },
    { x: 4, y: 36, size: 15 },
    { x: 21, y: 36, size: 15 },
  ],
  [
    { x: 4, y: 20, size: 15 },
    { x: 21, y: 20, size: 15 },
    { x: 4, y: 37, size: 15 },
    { x: 21, y: 37, size: 15 },
  ],
];

function drawSlot({ x, y, size }: Slot, symbol: CardSymbol, filled: boolean): string {
  const { base, light, dark } = SYMBOL_SHADES[symbol];
  const look = filled
    ? `fill="${dark}" stroke="${base}"`
    : `fill="#06141b" stroke="#3b6a75" stroke-dasharray="2 1.5"`;
  return draw`
    <rect x="${x}" y="${y}" width="${size}" height="${size}" rx="3" ${look}/>
    ${placeSymbol(symbol, x + 1.4, y + 1.4, size - 2.8, filled ? light : base)}`;
}

function drawUnitCard(card: UnitCard): string {
  const symbols = symbolsOf(card.symbols);
  const filled = symbolsOf(card.filled ?? "");
  const slots = SLOTS[symbols.length - 1] ?? [];
  return draw`
    ${frame("steel")}
    <rect x="2.5" y="2.5" width="35" height="51" rx="2.5" fill="#0a2630"/>
    <path d="M4 13V7l3 2.5V7l3 2.5V4h3v9z" fill="#5c98a5"/>
    ${pixelText(String(card.points), { x: 36, y: 4, scale: 1.5, fill: "#d5ffe7", face: "numeral", anchor: "end" })}
    ${each(slots, (slot, place) => {
      const symbol = symbols[place];
      return symbol === undefined ? "" : drawSlot(slot, symbol, filled.includes(symbol));
    })}
    ${slots.length < 3 ? `<path d="M8 48h24" stroke="#5c98a5" stroke-width="2"/>` : ""}`;
}

function drawMechanicCard(card: MechanicCard): string {
  return draw`
    ${frame("enamel")}
    <rect x="2.5" y="2.5" width="35" height="51" rx="2.5" fill="#1c0a07"/>
    <svg x="3.5" y="13.5" width="33" height="39" viewBox="-33 -34 66 78" preserveAspectRatio="xMidYMid slice">${drawMechanic(card.number)}</svg>
    ${drawNumber(card.number, 31, 46.5, 6)}${powerTab(card.power)}${pointsTag(card.points)}`;
}

export function drawSmall(card: Card): string {
  switch (card.kind) {
    case "robot":
      return drawRobotCard(card);
    case "upgrade":
      return drawUpgradeCard(card);
    case "fzzzt":
      return drawFzzztCard(card);
    case "unit":
      return drawUnitCard(card);
    case "mechanic":
      return drawMechanicCard(card);
  }
}

export function drawSmallBack(): string {
  return draw`
    ${frame("green")}
    <rect x="3.5" y="3.5" width="33" height="49" rx="2.5" fill="#0c3325" stroke="#62c896"/>
    <circle cx="20" cy="28" r="11" fill="#0a2219" stroke="#62c896" stroke-width="1.4"/>
    <path transform="translate(11 19) scale(.75)" d="${ZAP_PATH}" fill="${ZAP}"/>`;
}
