/** What the cards without a robot show. */
import type { CardSymbol } from "./card";
import { draw, each, gearPath } from "./markup";
import { GLASS, METAL_SHADES, OUTLINE, metal } from "./palette";
import { placeSymbol } from "./symbols";

const CHIP_PLACES: readonly (readonly [number, number])[] = [
  [-13, -13],
  [1.5, -13],
  [-13, 1.5],
  [1.5, 1.5],
];

/** The chip of an Upgrade, around 0 0. */
export function drawChip(symbols: readonly CardSymbol[]): string {
  const pins = each([-14, -5, 4, 13], (at) => draw`M${at}-21v-6M${at} 21v6M-21 ${at}h-6M21 ${at}h6`);
  return draw`
    <path d="${gearPath(0, 0, 34, 27, 12)}" fill="none" stroke="#63dd9d" stroke-opacity=".28" stroke-width="2"/>
    <rect x="-21" y="-21" width="42" height="42" rx="4" ${metal("iron")} ${OUTLINE}/>
    <path d="${pins}" stroke="#d9b54a" stroke-width="2.6"/>
    <rect x="-15" y="-15" width="30" height="30" rx="2" fill="#071510" stroke="#63dd9d"/>
    ${each(symbols, (symbol, place) => {
      const [x, y] = CHIP_PLACES[place] ?? [0, 0];
      return placeSymbol(symbol, x, y, 11.5);
    })}`;
}

const SPARKS = [
  "M50 62L30 46 37 44 14 30",
  "M52 60L66 42 62 38 84 22",
  "M48 70L26 74 30 80 10 88",
  "M56 68L78 72 74 78 94 84",
  "M51 56L49 40 55 36 48 14",
].join("");

/** The sparks of a Fzzzt, in a box of 100×100. */
export function drawSparks(): string {
  return draw`
    <g fill="none" stroke-linejoin="round">
      <path d="${SPARKS}" stroke="#ffb300" stroke-width="4.6" opacity=".45"/>
      <path d="${SPARKS}" stroke="#fff7c2" stroke-width="2"/>
    </g>`;
}

const ARMS = "M31 60q-9 0-10-9M69 60q10 2 11 12";

/** The robot that it has hit, in a box of 100×100. */
export function drawShortCircuit(): string {
  return draw`
    <ellipse cx="50" cy="91" rx="26" ry="3" opacity=".5"/>
    <g ${OUTLINE}>
      <path d="M40 78v10M60 78v10" stroke-width="7"/>
      <path d="M40 78v10M60 78v10" stroke="${METAL_SHADES.steel.dark}" stroke-width="4"/>
      <path d="M33 92v-3q0-3 4-3h6q4 0 4 3v3zM53 92v-3q0-3 4-3h6q4 0 4 3v3z" ${metal("iron")}/>
      <path d="M32 56h36l2 22q0 3-3 3H33q-3 0-3-3z" ${metal("steel")}/>
      <path d="M42 60h16v14H42z" fill="${GLASS}"/>
      <path d="M44 66l4 3 3-6 3 8 3-4" stroke="#ff6b4a" stroke-width="1.5" fill="none"/>
      <path d="${ARMS}" fill="none" stroke-width="5"/>
      <path d="${ARMS}" fill="none" stroke="${METAL_SHADES.steel.base}" stroke-width="2.4"/>
      <circle cx="21" cy="50" r="4" ${metal("brass")}/><circle cx="80" cy="73" r="4" ${metal("brass")}/>
      <g transform="rotate(12 50 52)">
        <path d="M34 32q0-5 5-5h22q5 0 5 5v20H34z" ${metal("steel")}/>
        <path d="M39 34l7 7m0-7l-7 7M54 34l7 7m0-7l-7 7" stroke-width="2.6"/>
        <path d="M41 47l3-2 3 2 3-2 3 2 3-2 3 2" fill="none"/>
      </g>
    </g>`;
}
