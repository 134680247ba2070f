import type { Value } from "../flautz/codes";
import { STARS } from "../flautz/star-places";
import type { FlautzColours, SchoolName } from "./colours";
import { round, star } from "./draw";

interface Spell {
  readonly school: SchoolName;
  /** The value as a pen would write it, in a box of 24 by 32. */
  readonly numeral: string;
  readonly value: Value;
}

/** From left to right, as the fan is held. */
const SPELLS: readonly Spell[] = [
  {
    school: "blue",
    numeral: "M15.2 28.5V3.5L3.8 21.4H20.6",
    value: 4,
  },
  {
    school: "green",
    numeral: "M18.6 3.5H7.2L6 14.4C12.6 10.6 20.2 13.8 20.2 20.6C20.2 30.4 6.6 31.2 4 24.6",
    value: 5,
  },
  {
    school: "purple",
    numeral: "M4 3.5H20C14.6 11 11 19 10.2 28.5M7.6 16.2H17.4",
    value: 7,
  },
  {
    school: "orange",
    numeral: "M5 3.5H18.6L11.4 13C16.4 12.6 20 16 20 20.6C20 30.4 6 31.2 4 24",
    value: 3,
  },
  {
    school: "pink",
    numeral: "M16.6 3.2C9 6.4 4.6 13 4.6 20.4C4.6 31.8 20 31.6 20 20.9C20 11.6 7.4 11.4 4.9 19",
    value: 6,
  },
];

const PETALS = [0, 72, 144, 216, 288]
  .map((turn) => `<ellipse cx="12" cy="6.2" rx="4.1" ry="5" transform="rotate(${turn} 12 12)"/>`)
  .join("");

/** Each school's sign in a box of 24, filled with the group's colour; `cut` shows the ground through it. */
const SIGNS: Readonly<Record<SchoolName, (fill: string, cut: string) => string>> = {
  blue: (fill) =>
    `<path d="M.8 17.2C6 17.2 5.6 4.6 14.2 4.6c5 0 7.9 3.2 8.1 7-1.5-1.9-3.5-2.4-5-1.8-2.4 1-2.4 4 .2 5.6 1.6 1 3.6 1.6 5.7 1.8v3.2H.8z"/>` +
    `<path d="M3 22.6h18" stroke="${fill}" stroke-width="1.8" stroke-linecap="round"/>`,
  green: (_, cut) =>
    `<path d="M21.4 2.4C11 2.6 3.4 6.8 3.4 14.4c0 2 .6 3.4 1.5 4.5l-2.3 2.9 1.5 1.2 2.4-2.9c1.2.7 2.7 1 4.3 1 7.8 0 10.6-8.2 10.6-18.7z"/>` +
    `<path d="M6.6 18.8C9.5 13.8 12.8 10.6 17 7.4M10.6 13.6l-.4-4M12.8 11.6l4.3.3" fill="none" stroke="${cut}" stroke-width="1.5" stroke-linecap="round"/>`,
  purple: () =>
    `<path d="M14.6 1.6A10.6 10.6 0 1 0 22.4 15.8 8.7 8.7 0 0 1 14.6 1.6z"/>` +
    `<path d="M18.8 4.2l.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9z"/>`,
  orange: (_, cut) =>
    `<path d="M12.6.8c.9 5 6.9 7.5 6.9 14.4a7.5 7.5 0 0 1-15 0c0-3.7 2.3-5.4 3.3-8.7 1.7 1 2.5 2.3 2.8 4 1.7-2.5 2.6-6 2-9.7z"/>` +
    `<path d="M12 13.2c.8 2.2 2.9 2.9 2.9 5.2a2.9 2.9 0 0 1-5.8 0c0-2 2.1-2.8 2.9-5.2z" fill="${cut}"/>`,
  pink: (_, cut) =>
    `${PETALS}<circle cx="12" cy="12" r="3.3" fill="${cut}"/><circle cx="12" cy="12" r="1.3"/>`,
};

/**
 * A card of 100 by 140 with no familiar: at this size numeral and sign say enough.
 * The sign stands left of the middle, where the next card leaves it visible.
 */
function face(spell: Spell, colours: FlautzColours): string {
  const school = colours.schools[spell.school];
  const { gold, cream, shade } = colours;
  const stars = STARS[spell.value];
  return (
    `<rect x="-2" y="1" width="104" height="142" rx="10" fill="${shade}" opacity=".45"/>` +
    `<rect width="100" height="140" rx="8" fill="${school.ink}"/>` +
    `<rect x="1" y="1" width="98" height="138" rx="7.2" fill="url(#lobby-flautz-${spell.school})"/>` +
    `<circle cx="46" cy="87" r="32" fill="${school.main}" opacity=".4"/>` +
    `<circle cx="46" cy="87" r="26" fill="${school.ink}" opacity=".72"/>` +
    `<g fill="none" stroke="${gold}"><circle cx="46" cy="87" r="32" stroke-width=".8" opacity=".8"/>` +
    `<circle cx="46" cy="87" r="35" stroke-width="2" stroke-dasharray=".2 .8" pathLength="48" opacity=".5"/>` +
    `<path d="M${stars.map((point) => point.join(" ")).join("L")}" stroke-width=".7" opacity=".75"/>` +
    `<rect x="3.2" y="3.2" width="93.6" height="133.6" rx="6" stroke-width="1.5"/></g>` +
    `<path d="${stars.map(([x, y]) => star(x, y, stars.length < 4 ? 6 : 4.9)).join("")}" fill="${cream}"/>` +
    `<g transform="translate(26.2 67.2) scale(1.65)" fill="${school.light}">${SIGNS[spell.school](school.light, school.deep)}</g>` +
    `<g transform="translate(6.5 9) scale(1.22)" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${spell.numeral}" stroke="${shade}" stroke-opacity=".72" stroke-width="7.4"/>` +
    `<path d="${spell.numeral}" stroke="${cream}" stroke-width="4.6"/></g>`
  );
}

/** Where the five cards are held: x, y of each card's centre and its turn in degrees. */
export type Hold = readonly (readonly [x: number, y: number, turn: number])[];

/** Five cards in the hand; each `.tile-card` may breathe on its own. */
export function fan(hold: Hold, cardWidth: number, colours: FlautzColours): string {
  return hold
    .map(([x, y, turn], index) => {
      const spell = SPELLS[index];
      if (!spell) return "";
      return (
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${round(cardWidth / 100)})">` +
        `<g class="tile-card"><g transform="translate(-50 -70)">${face(spell, colours)}</g></g></g>`
      );
    })
    .join("");
}

export function fanDefs(colours: FlautzColours): string {
  return SPELLS.map(({ school }) => {
    const { mid, deep } = colours.schools[school];
    return (
      `<linearGradient id="lobby-flautz-${school}" x1="0" y1="0" x2=".35" y2="1">` +
      `<stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`
    );
  }).join("");
}
