/** The large faces, 100×140. */
import {
  type Card,
  type CardSymbol,
  type FzzztCard,
  type Lettering,
  type MechanicCard,
  type RobotCard,
  type UnitCard,
  type UpgradeCard,
  symbolsOf,
} from "./card";
import { build } from "./build";
import { draw, each } from "./markup";
import { drawHeldSpanner, drawMechanic, drawNumber } from "./mechanics";
import { HAZARD, PHOSPHOR, SYMBOL_SHADES } from "./palette";
import { fittingScale, pixelPath, pixelText } from "./pixels";
import { beltPlate, pointsTag, powerTab, rollers, symbolStrip } from "./plates";
import { drawRobot } from "./robots";
import { drawChip, drawShortCircuit, drawSparks } from "./scenes";
import { STAR_PATH, ZAP_PATH, placeSymbol } from "./symbols";

/** Weak robots are drawn nearer, so that their faces stay readable. */
const NEARNESS = [1, 1.11, 1.04, 0.93, 0.93, 0.88];

function frame(fill: string): string {
  return `<rect x=".6" y=".6" width="98.8" height="138.8" rx="8" fill="url(#fz-${fill})" stroke="#0b1310" stroke-width="1.2"/>`;
}

function scanLines(height: number): string {
  return draw`<rect x="5" y="5" width="90.5" height="${height}" rx="6" fill="url(#fz-scan)"/>`;
}

function robotScreen(glow: string, floor: string, scene: string): string {
  return draw`
    <rect x="5" y="5" width="90.5" height="102" rx="6" fill="#071510"/>
    <rect x="5" y="5" width="90.5" height="102" rx="6" fill="url(#fz-screen-${glow})"/>
    <path d="M5 88h90.5v13a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z" opacity=".26"/>
    <path d="M5.5 88.3H95" stroke="${floor}" stroke-opacity=".55"/>
    ${scene}
    ${scanLines(102)}
    <rect x="5" y="5" width="90.5" height="102" rx="6" fill="none" stroke="#3a3a2a" stroke-width="1.4"/>`;
}

function plates(card: RobotCard | UpgradeCard): string {
  return (
    powerTab(card.power) +
    pointsTag(card.points) +
    symbolStrip(symbolsOf(card.symbols)) +
    beltPlate(card.belt)
  );
}

function drawRobotCard(card: RobotCard): string {
  const { shell, power } = build(card);
  const robot = draw`
    <g clip-path="url(#fz-clip-robot)">
      <g transform="translate(53 100) scale(${NEARNESS[power] ?? 1})">${drawRobot(card)}</g>
    </g>`;
  return frame("putty") + robotScreen(shell, SYMBOL_SHADES[shell].base, robot) + plates(card);
}

function drawUpgradeCard(card: UpgradeCard): string {
  const chip = `<g transform="translate(52 62)">${drawChip(symbolsOf(card.symbols))}</g>`;
  return frame("putty") + robotScreen("upgrade", PHOSPHOR, chip) + plates(card);
}

function drawFzzztCard(card: FzzztCard): string {
  return draw`
    ${frame("hazard")}
    <rect x="5" y="5" width="90.5" height="130.5" rx="6" fill="url(#fz-screen-fzzzt)" stroke="#17130a" stroke-width="1.4"/>
    <g transform="translate(2 8)">${drawSparks()}</g>
    <g transform="translate(4 17) rotate(-9 50 60) scale(.9)">${drawShortCircuit()}</g>
    ${scanLines(130.5)}
    <path d="M5 109h90.5v20.5a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z" fill="#0d0b07"/>
    <path d="M5 109h90.5" stroke="${HAZARD}" stroke-width="1.2"/>
    ${pixelText("FZZZT!", { x: 9, y: 116.5, scale: 1.5, fill: "#fff06b", face: "bold" })}
    ${beltPlate(card.belt, "#5a4a16")}${powerTab(card.power)}${pointsTag(card.points)}`;
}

interface Slot {
  x: number;
  y: number;
  radius: number;
}

/** By the number of symbols less one. */
const SLOTS: readonly (readonly Slot[])[] = [
  [{ x: 50, y: 66, radius: 22 }],
  [
    { x: 28.5, y: 66, radius: 18.5 },
    { x: 71.5, y: 66, radius: 18.5 },
  ],
  [
    { x: 50, y: 54, radius: 15.5 },
    { x: 29, y: 88, radius: 15.5 },
    { x: 71, y: 88, radius: 15.5 },
  ],
  [
    { x: 31, y: 56, radius: 15 },
    { x: 69, y: 56, radius: 15 },
    { x: 31, y: 91, radius: 15 },
    { x: 69, y: 91, radius: 15 },
  ],
];

function drawPipes(slots: readonly Slot[]): string {
  const joint = slots.length > 2 ? 74 : 66;
  const d = each(slots, ({ x, y }) => draw`M${x} ${y}L50 ${joint}`) + draw`M50 ${joint}V110`;
  const crate = draw`
    <path d="M38 95h24v15H38z" fill="#4d8793" stroke="#0a1a20" stroke-width="1.6"/>
    <path d="M38 100h24M50 95v15" stroke="#0a1a20" stroke-width="1.4"/>`;
  return draw`
    <path d="${d}" fill="none" stroke="#0a1a20" stroke-width="8"/>
    <path d="${d}" fill="none" stroke="#4d8793" stroke-width="5"/>
    ${slots.length < 3 ? crate : ""}`;
}

function drawSlot({ x, y, radius }: Slot, symbol: CardSymbol, filled: boolean): string {
  const { base, light, dark } = SYMBOL_SHADES[symbol];
  const ring = filled
    ? draw`<circle cx="${x}" cy="${y}" r="${radius}" fill="${dark}" fill-opacity=".75" stroke="${base}" stroke-width="2.2"/>`
    : draw`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${base}" stroke-width="1.8" stroke-dasharray="4.2 2.8"/>`;
  return draw`
    <circle cx="${x}" cy="${y}" r="${radius}" fill="#06141b"/>${ring}
    ${placeSymbol(symbol, x - radius * 0.62, y - radius * 0.62, radius * 1.24, filled ? light : base)}`;
}

function unitPoints(points: number): string {
  const text = String(points);
  const width = pixelPath(text, "numeral").width * 2.7;
  return draw`
    <rect x="${73.5 - width}" y="4" width="${width + 22.5}" height="29" rx="5" fill="#0a1f17" stroke="#57d897" stroke-width="1.4"/>
    <path transform="translate(${76.3 - width} 11.5) scale(.58)" fill="${PHOSPHOR}" d="${STAR_PATH}"/>
    ${pixelText(text, { x: 91.8, y: 7.8, scale: 2.7, fill: "#d5ffe7", face: "numeral", anchor: "end" })}`;
}

/** A unit's belt number stands in the window of its factory. */
function unitBelt(belt: number): string {
  return draw`
    <path d="M9 39.5V14l8.5 6V14l8.5 6V7h7.5v32.5z" fill="#4d8793" stroke="#0a1a20" stroke-width="1.2" stroke-linejoin="round"/>
    <rect x="11" y="22.5" width="20.5" height="15.5" rx="1.5" fill="#06141b"/>
    ${pixelText(String(belt), { x: 21.3, y: 23.7, scale: 1.35, fill: PHOSPHOR, anchor: "middle" })}
    ${rollers(21.3, 35.4)}`;
}

function drawUnitCard(card: UnitCard, lettering: Lettering): string {
  const symbols = symbolsOf(card.symbols);
  const filled = symbolsOf(card.filled ?? "");
  const slots = SLOTS[symbols.length - 1] ?? [];
  const name = lettering.units[card.name];
  const scale = fittingScale(name, 82, 1.45);
  return draw`
    ${frame("steel")}
    <rect x="5" y="5" width="90.5" height="130.5" rx="6" fill="#0a2630" stroke="#14343d" stroke-width="1.2"/>
    <rect x="5" y="5" width="90.5" height="130.5" rx="6" fill="url(#fz-grid)"/>
    ${drawPipes(slots)}
    ${each(slots, (slot, place) => {
      const symbol = symbols[place];
      return symbol === undefined ? "" : drawSlot(slot, symbol, filled.includes(symbol));
    })}
    ${unitBelt(card.belt)}${unitPoints(card.points)}
    <path d="M5 113h90.5v16.5a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6z" fill="#123d49"/>
    <path d="M5 113h90.5" stroke="#7fb4bd"/>
    ${pixelText(name, { x: 50, y: 124.3 - 3.5 * scale, scale, fill: "#dff6fb", anchor: "middle" })}
    <g fill="#9fd0d8"><circle cx="91.8" cy="131.5" r="1.3"/><circle cx="8.5" cy="131.5" r="1.3"/></g>`;
}

function drawMechanicCard(card: MechanicCard, lettering: Lettering): string {
  const scale = fittingScale(lettering.mechanic, 84, 1.55);
  return draw`
    ${frame("enamel")}
    <rect x="5" y="5" width="90.5" height="106" rx="6" fill="#071510"/>
    <rect x="5" y="5" width="90.5" height="106" rx="6" fill="url(#fz-screen-red)"/>
    <g clip-path="url(#fz-clip-mechanic)">
      <g transform="translate(52 64)">${drawMechanic(card.number)}${drawHeldSpanner()}</g>
    </g>
    ${scanLines(106)}
    <rect x="5" y="5" width="90.5" height="106" rx="6" fill="none" stroke="#3c120b" stroke-width="1.4"/>
    <rect x="5" y="114.5" width="90.5" height="21" rx="4" fill="#2a0d08"/>
    ${pixelText(lettering.mechanic, { x: 50, y: 125 - 3.5 * scale, scale, fill: "#ffe3d6", anchor: "middle" })}
    ${drawNumber(card.number, 19, 97, 11)}${powerTab(card.power)}${pointsTag(card.points)}`;
}

export function drawLarge(card: Card, lettering: Lettering): string {
  switch (card.kind) {
    case "robot":
      return drawRobotCard(card);
    case "upgrade":
      return drawUpgradeCard(card);
    case "fzzzt":
      return drawFzzztCard(card);
    case "unit":
      return drawUnitCard(card, lettering);
    case "mechanic":
      return drawMechanicCard(card, lettering);
  }
}

export function drawLargeBack(): string {
  return draw`
    ${frame("green")}
    <rect x="6" y="6" width="88" height="128" rx="5" fill="#0c3325"/>
    <rect x="6" y="6" width="88" height="128" rx="5" fill="url(#fz-trace)" opacity=".75"/>
    <rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="#62c896" stroke-width="1.4"/>
    <circle cx="50" cy="70" r="29" fill="#0a2219" stroke="#62c896" stroke-width="2.2"/>
    <circle cx="50" cy="70" r="24" fill="none" stroke="#62c896" stroke-opacity=".45" stroke-dasharray="3 3"/>
    <path transform="translate(28 48) scale(1.83)" d="${ZAP_PATH}" fill="#ffd23f"/>`;
}
