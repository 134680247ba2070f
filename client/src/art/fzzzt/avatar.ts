import { drawMechanic } from "./mechanics";

export const AVATAR_BOX = "0 0 56 56";

/** The Mechanic with that number in a round window, for `AVATAR_BOX`. */
export function drawMechanicAvatar(number: number): string {
  return (
    `<circle cx="28" cy="28" r="28" fill="url(#fz-screen-avatar)"/><g clip-path="url(#fz-clip-avatar)">` +
    `<svg width="56" height="56" viewBox="-40 -42 80 80">${drawMechanic(number)}</svg></g>`
  );
}
