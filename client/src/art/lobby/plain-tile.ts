import type { LampColours } from "./colours";
import type { Cut } from "./tiles";

const CARD = `<rect x="-46" y="-64" width="92" height="128" rx="10"/><rect x="-36" y="-54" width="72" height="108" rx="5"/>`;

/** Where the cards lie, and how large they are. */
const PLACES: Readonly<Record<Cut, string>> = {
  tall: "translate(212 236)",
  banner: "translate(290 84) scale(.62)",
};

/** The picture of a game that has none: three cards by lamplight. Its name is written beside them. */
export function plainTile(cut: Cut, { bright, glow }: LampColours): string {
  const cards = [-24, 0, 24].map((degrees) => `<g transform="rotate(${degrees} 0 150)">${CARD}</g>`);
  return (
    `<rect width="424" height="340" fill="#2e2925"/>` +
    `<g transform="${PLACES[cut]}"><circle r="170" fill="${glow}" opacity=".1"/><circle r="112" fill="${bright}" opacity=".1"/>` +
    `<g fill="#24201d" stroke="${glow}" stroke-width="3">${cards.join("")}</g></g>`
  );
}
