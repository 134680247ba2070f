import type { Blueprint } from "./build";
import { drawMechanic } from "./mechanics";
import { drawBust } from "./robots";

export const AVATAR_BOX = "0 0 56 56";

function round(box: string, portrait: string): string {
  return (
    `<circle cx="28" cy="28" r="28" fill="url(#fz-screen-avatar)"/><g clip-path="url(#fz-clip-avatar)">` +
    `<svg width="56" height="56" viewBox="${box}">${portrait}</svg></g>`
  );
}

/** A robot's head in a round window, for `AVATAR_BOX`. */
export function drawAvatar(blueprint: Blueprint): string {
  const { markup, box } = drawBust(blueprint, 1.05);
  return round(box, markup);
}

/** The Mechanic with that number in a round window, for `AVATAR_BOX`. */
export function drawMechanicAvatar(number: number): string {
  return round("-40 -42 80 80", drawMechanic(number));
}
