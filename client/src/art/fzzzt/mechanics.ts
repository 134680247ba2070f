import { draw, gearPath } from "./markup";
import { HAZARD, INK, type Metal, OUTLINE, PHOSPHOR, metal } from "./palette";
import { pixelText } from "./pixels";
import { SPANNER_PATH } from "./symbols";

interface Looks {
  skin: string;
  hair: string;
  overalls: Metal;
  behind: string;
  before: string;
}

const TUFTS = "M-17-2L-33-14-27-3-37 2-27 7-33 17-17 13ZM17-2L33-14 27-3 37 2 27 7 33 17 17 13Z";
const BUN = "M-19 8Q-29-30 0-31T19 8ZM-9-29a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z";
const CURLS =
  "M-18 12a8 8 0 0 1-7-13a9 9 0 0 1 4-15a10 10 0 0 1 11-12a11 11 0 0 1 20 0a10 10 0 0 1 11 12a9 9 0 0 1 4 15a8 8 0 0 1-7 13Z";

/** Four people in one workshop: the number on their card is what tells them apart for sure. */
const PEOPLE: readonly [Looks, ...Looks[]] = [
  {
    skin: "#e9b98e",
    hair: "#dcebe2",
    overalls: "B",
    behind: TUFTS,
    before: "M-4-24q-2-9 4-13-1 6 5 8-1 3-2 5z",
  },
  {
    skin: "#8a5a3c",
    hair: "#553a30",
    overalls: "N",
    behind: BUN,
    before: "M-19-3Q-16-24 0-24T19-3Q2-8-2-17-6-7-19-3Z",
  },
  {
    skin: "#f2cdb0",
    hair: "#d2622a",
    overalls: "C",
    behind: CURLS,
    before: "M-13-15q6-9 13-6 8-4 14 6-7-3-13 0-7-4-14 0z",
  },
  {
    skin: "#c98d63",
    hair: "#6f7f8c",
    overalls: "O",
    behind: "M-19 2L-22-10-12-27 12-27 22-10 19 2Z",
    before: "M0 17q-5-5-15 1 1 6 6 5 6 0 9-4 3 4 9 4 5 1 6-5-10-6-15-1z",
  },
];

/** The Mechanic with that number, head and shoulders around 0 0. */
export function drawMechanic(number: number): string {
  const { skin, hair, overalls, behind, before } = PEOPLE[number - 1] ?? PEOPLE[0];
  return draw`
    <g ${OUTLINE}>
      <path d="M-34 50q0-24 34-24t34 24z" ${metal(overalls)}/>
      <path d="M-15 29l4 21M15 29l-4 21" stroke-width="2"/>
      <path d="M-13 40h26v12h-26z" ${metal("iron")}/>
      <path d="${behind}" fill="${hair}"/>
      <path d="M-19 0Q-19-24 0-24T19 0V12Q17 33 0 33T-19 12Z" fill="${skin}"/>
      <path d="M-10 20q10 9 20 0v5q-10 7-20 0z" fill="#fff"/>
      <path d="M-3.3 23.5v4M3.3 23.5v4" stroke-width="1"/>
      <path d="${before}" fill="${hair}"/>
      <path d="M-20 2h40" stroke-width="5"/>
      <circle cx="-9" cy="3" r="9.5" ${metal("brass")}/><circle cx="9" cy="3" r="9.5" ${metal("brass")}/>
      <circle cx="-9" cy="3" r="6.3" fill="#0d3b36"/><circle cx="9" cy="3" r="6.3" fill="#0d3b36"/>
      <path d="M-1 12l3 4h-4" fill="none" stroke-width="1.5"/>
    </g>
    <circle cx="-8" cy="3.5" r="2.6" fill="${PHOSPHOR}"/><circle cx="10" cy="1.5" r="2.6" fill="${PHOSPHOR}"/>`;
}

/** The spanner in the Mechanic's hand, for the large card. */
export function drawHeldSpanner(): string {
  return draw`<path transform="translate(20 14) scale(1.35) rotate(-8)" d="${SPANNER_PATH}" ${metal("steel")} stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/>`;
}

/** The Mechanic's number on a gear, around x y. */
export function drawNumber(number: number, x: number, y: number, radius: number): string {
  const scale = radius / 7;
  return draw`
    <path d="${gearPath(x, y, radius * 1.18, radius * 0.95, 10)}" fill="${HAZARD}" stroke="${INK}" stroke-width="${radius / 9}" stroke-linejoin="round"/>
    ${pixelText(String(number), { x, y: y - 3.5 * scale, scale, fill: "#1a1405", anchor: "middle" })}`;
}
