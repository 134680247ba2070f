import { PAPER } from "./palette";

const CARD_WIDTH = 100;
const CARD_HEIGHT = 140;
export const CARD_VIEW_BOX = "0 0 100 140";

/** Small cards, up to 56 px wide, have no index and no band; what they do have is larger. */
export type Size = "large" | "small";

const CLIPS = { thin: ["fr-face", 3.5], thick: ["fr-back", 6] } as const;

/** The definitions that every card refers to; once in a page, not hidden with `display: none`. */
export function defs(): string {
  const clips = Object.values(CLIPS).map(
    ([id, edge]) =>
      `<clipPath id="${id}"><rect x="${edge}" y="${edge}" width="${CARD_WIDTH - 2 * edge}" height="${CARD_HEIGHT - 2 * edge}" rx="5.5"/></clipPath>`,
  );
  return `<defs>${clips.join("")}</defs>`;
}

/** A card's face within its paper frame; a thick frame keeps small backs apart in a fan. */
export function frame(face: string, edge: keyof typeof CLIPS = "thin"): string {
  const [id] = CLIPS[edge];
  return `<rect width="100" height="140" rx="8.5" fill="${PAPER}"/><g clip-path="url(#${id})">${face}</g>`;
}

export function ground(fill: string): string {
  return `<rect width="100" height="140" fill="${fill}"/>`;
}
