import { COLOURS, SCHOOLS, type Colour } from "./schools";

/** Paints that drawings refer to; they show only while `defs()` is in the page. */
export const GOLD_LEAF = "url(#fl-gold)";
export const WINDOW = "url(#fl-window)";
export const TRANCE = "url(#fl-trance)";
export const BACK = "url(#fl-back)";
export const NIGHT_SKY = "url(#fl-night)";
export const SHIMMER = "url(#fl-shimmer)";
export const SHINE = "url(#fl-shine)";
export const STONE = "url(#fl-stone)";
export const LAMPLIGHT = "url(#fl-lamplight)";
/** The inside of a card's frame, to clip what would stick out. */
export const INSIDE = "url(#fl-inside)";

export function bodyOf(colour: Colour): string {
  return `url(#fl-body-${colour})`;
}
export function haloOf(colour: Colour): string {
  return `url(#fl-halo-${colour})`;
}
export function wallOf(colour: Colour): string {
  return `url(#fl-wall-${colour})`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

function ramp(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const clear = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`;
    })
    .join("");
}

/** Across the shape's own box, from the upper left corner unless `from` says otherwise. */
function linear(id: string, [x2, y2]: readonly [number, number], stops: readonly Stop[], from = 0): string {
  return `<linearGradient id="fl-${id}" x1="0" y1="${from}" x2="${x2}" y2="${y2}">${ramp(stops)}</linearGradient>`;
}

function radial(id: string, radius: number, stops: readonly Stop[]): string {
  return `<radialGradient id="fl-${id}" r="${radius}">${ramp(stops)}</radialGradient>`;
}

function paintsOf(colour: Colour): string {
  const { ink, deep, mid, main } = SCHOOLS[colour];
  return (
    linear(
      `body-${colour}`,
      [0.35, 1],
      [
        [0, mid],
        [0.5, mid],
        [1, deep],
      ],
    ) +
    radial(`halo-${colour}`, 0.5, [
      [0, main],
      [0.7, main, 0.55],
      [1, main, 0.12],
    ]) +
    linear(
      `wall-${colour}`,
      [0, 1],
      [
        [0, mid],
        [1, ink],
      ],
    )
  );
}

/** All shared gradients and the clip path, once per page, in an `<svg>` that is not `display: none`. */
export function defs(): string {
  return (
    "<defs>" +
    `<clipPath id="fl-inside"><rect x="3.5" y="3.5" width="93" height="133" rx="5.8"/></clipPath>` +
    linear(
      "gold",
      [1, 1],
      [
        [0, "#FFF0BF"],
        [0.35, "#E9C46A"],
        [0.7, "#B98F38"],
        [1, "#F7DF9A"],
      ],
    ) +
    COLOURS.map(paintsOf).join("") +
    linear(
      "window",
      [0, 1],
      [
        [0, "#1A1048"],
        [0.6, "#3A2280"],
        [1, "#7A4BA8"],
      ],
    ) +
    radial("trance", 0.8, [
      [0, "#2B1B5E"],
      [1, "#0A0520"],
    ]) +
    linear(
      "back",
      [1, 1],
      [
        [0, "#4A2A96"],
        [0.5, "#24135C"],
        [1, "#120A38"],
      ],
    ) +
    linear(
      "night",
      [0.6, 1],
      [
        [0, "#2A1B66"],
        [1, "#0E0830"],
      ],
    ) +
    linear(
      "shimmer",
      [1, 1],
      [
        [0, "#2E6FD6"],
        [0.25, "#2CA27A"],
        [0.5, "#7D52DC"],
        [0.75, "#DB5AA0"],
        [1, "#EE8038"],
      ],
    ) +
    linear(
      "shine",
      [1, 0],
      [
        [0.2, "#FFF", 0],
        [0.46, "#FFF", 0.42],
        [0.52, "#FFF", 0.1],
        [0.6, "#FFF", 0.34],
        [0.8, "#FFF", 0],
      ],
      1,
    ) +
    linear(
      "stone",
      [0, 1],
      [
        [0, "#8E84A8"],
        [0.8, "#5E5580"],
        [1, "#37305A"],
      ],
    ) +
    radial("lamplight", 0.62, [
      [0, "#FFE6A3", 0.5],
      [0.6, "#FFE6A3", 0.16],
      [1, "#FFE6A3", 0],
    ]) +
    "</defs>"
  );
}
