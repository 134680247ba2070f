import type { Colour } from "./palette";

export const SHAPE_VIEW_BOX = "0 0 24 24";

const SHAPES: Record<Colour, (fill: string) => string> = {
  blue: (fill) =>
    `<path d="M1 9.5C4.5 3.5 8 3.5 12 8.5S19.5 13.5 23 7.5M1 18C4.5 12 8 12 12 17S19.5 22 23 16" fill="none" stroke="${fill}" stroke-width="5.6"/>`,
  red: (fill) => `<path d="M12 2L23.5 22H.5Z" fill="${fill}"/>`,
  green: (fill) =>
    `<path d="M2.76 19.68C.7 8.7 8.2 1.5 22 2C23 14.8 15.3 23.3 4.3 21.26L15.28 10.28L13.72 8.72Z" fill="${fill}"/>`,
  yellow: (fill) =>
    `<path d="M12 .8L15.4 8.4L23.6 9.3L17.5 14.9L19.2 23L12 18.9L4.8 23L6.5 14.9L.4 9.3L8.6 8.4Z" fill="${fill}"/>`,
};

/** The shape that stands for a colour: wave, triangle, leaf, star. */
export function drawShape(colour: Colour, fill = "currentColor"): string {
  return SHAPES[colour](fill);
}
