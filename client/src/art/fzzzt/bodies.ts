import type { Build, Chest, Torso } from "./build";
import type { CardSymbol } from "./card";
import { bothSides, draw, each } from "./markup";
import { GLASS, INK, PHOSPHOR, ZAP, metal } from "./palette";
import { ZAP_PATH, placeSymbol } from "./symbols";

const TORSOS: Record<Torso, (build: Build) => string> = {
  box: ({ body: { left, right, top, bottom } }) =>
    draw`M${left + 3} ${top}H${right - 3}q3 0 3 3V${bottom - 3}q0 3-3 3H${left + 3}q-3 0-3-3V${top + 3}q0-3 3-3z`,
  barrel: ({ body: { left, right, top, height } }) =>
    draw`M${left + 2} ${top}H${right - 2}q4 ${height / 2} 0 ${height}H${left + 2}q-4 ${-height / 2} 0 ${-height}z`,
  wedge: ({ body: { left, right, top, bottom, width } }) =>
    draw`M${left - 2} ${top + 2}q0-2 2-2H${right}q2 0 2 2L${right - width * 0.14} ${bottom}H${left + width * 0.14}z`,
  cone: ({ body: { left, right, top, bottom, width } }) =>
    draw`M${left + width * 0.18} ${top}H${right - width * 0.18}L${right + 1} ${bottom - 2}q0 2-2 2H${left + 1}q-2 0-2-2z`,
  egg: ({ body: { left, right, top, bottom } }) =>
    draw`M0 ${top - 1}C${right + 1} ${top - 1} ${right + 2} ${bottom} 0 ${bottom}S${left - 1} ${top - 1} 0 ${top - 1}z`,
  hexagon: ({ body: { left, right, top, bottom, height } }) =>
    draw`M${left + 6} ${top}H${right - 6}L${right + 2} ${top + height * 0.4}L${right - 9} ${bottom}H${left + 9}L${left - 2} ${top + height * 0.4}z`,
};

/** What a robot with a single symbol has on its chest, in `width` around y. */
const CHESTS: Record<Chest, (width: number, y: number, height: number) => string> = {
  gauge: (width, y) => draw`
    <path d="M${-width * 0.6} ${y + width * 0.3}a${width * 0.6} ${width * 0.6} 0 0 1 ${width * 1.2} 0z" fill="${GLASS}"/>
    <path d="M0 ${y + width * 0.3}l${width * 0.3} ${-width * 0.36}" stroke="${ZAP}" stroke-width="1.6"/>`,
  buttons: (width, y, height) => draw`
    <rect x="${-width * 0.7}" y="${y - height * 0.2}" width="${width * 1.4}" height="${height * 0.4}" rx="2" fill="${GLASS}"/>
    ${each([ZAP, PHOSPHOR, "#ff6f6f"], (lamp, place) => draw`<circle cx="${(place - 1) * width * 0.42}" cy="${y}" r="${width * 0.13}" fill="${lamp}" stroke="none"/>`)}`,
  grill: (width, y, height) => draw`
    <path d="${each([-1, 0, 1], (line) => draw`M${-width * 0.6} ${y + line * height * 0.18}h${width * 1.2}`)}" stroke-width="2.2"/>`,
  vents: (width, y, height) => draw`
    <path d="${each([-1, 0, 1], (line) => draw`M${line * width * 0.42} ${y - height * 0.2}v${height * 0.4}`)}" stroke-width="2.6"/>`,
  heart: (width, y) => draw`
    <circle cy="${y}" r="${width * 0.42}" fill="${GLASS}"/>
    <path transform="translate(${-width * 0.32} ${y - width * 0.32}) scale(${(width * 0.64) / 24})" d="${ZAP_PATH}" fill="${ZAP}" stroke="none"/>`,
};

function port(symbol: CardSymbol, x: number, y: number, size: number): string {
  return draw`
    <circle cx="${x}" cy="${y}" r="${size * 0.62}" fill="${GLASS}"/>
    <g stroke="none">${placeSymbol(symbol, x - size * 0.42, y - size * 0.42, size * 0.84)}</g>`;
}

function drawChest({ power, body, symbols, shell, picks }: Build): string {
  const [second] = symbols.filter((symbol) => symbol !== shell);
  const middle = body.top + body.height * 0.52;
  const size = Math.min(body.height * 0.62, body.width * 0.5, 17);
  if (second === undefined) {
    // The smallest robot has no room: its folded hands are there.
    return power === 1 ? "" : CHESTS[picks.chest](body.width * 0.46, middle, body.height);
  }
  if (body.width < 40) return port(second, 0, power === 1 ? body.top + 6.5 : middle, size);
  return port(shell, -size * 0.68, middle, size * 0.95) + port(second, size * 0.68, middle, size * 0.95);
}

function drawRivets({ power, body }: Build): string {
  if (power < 4) return "";
  return bothSides(
    (side) =>
      draw`<circle cx="${side * (body.width / 2 - 3.5)}" cy="${body.top + 3.5}" r="1.3" fill="${INK}" stroke="none" opacity=".6"/>`,
  );
}

export function drawBody(build: Build): string {
  const { head, neck, picks, shell } = build;
  return draw`
    <path d="M${-head.width * 0.16} ${head.bottom - 2}h${head.width * 0.32}v${neck + 4}h${-head.width * 0.32}z" ${metal("iron")}/>
    <path d="${TORSOS[picks.torso](build)}" ${metal(shell)}/>
    ${drawChest(build)}
    ${drawRivets(build)}`;
}
