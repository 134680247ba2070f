import { wire, WIRE_WIDTH } from "../flautz/letters";
import type { FlautzColours } from "./colours";
import { round, seeded, star, times } from "./draw";
import { fan, fanDefs, type Hold } from "./flautz-fan";
import type { Cut } from "./tiles";

type Point = readonly [x: number, y: number];

/** Far stars are dots of three sizes: one path each instead of a hundred circles. */
const STAR_SIZES = [
  { diameter: 1.1, opacity: 0.35 },
  { diameter: 1.7, opacity: 0.45 },
  { diameter: 2.3, opacity: 0.6 },
];

function farStars(width: number, height: number, count: number, colours: FlautzColours): string {
  const next = seeded(5);
  const stars = times(count, () => ({ x: round(next() * width), y: round(next() * height), size: next() }));
  const bright = stars.filter(({ size }) => size > 0.95);
  const dots = STAR_SIZES.map(({ diameter, opacity }, index) => {
    const here = stars.filter(({ size }) => Math.floor(size * STAR_SIZES.length) === index && size <= 0.95);
    const path = here.map(({ x, y }) => `M${x} ${y}h0`).join("");
    return `<path d="${path}" stroke-width="${diameter}" opacity="${opacity}"/>`;
  });
  return (
    `<g stroke="${colours.mist}" stroke-linecap="round">${dots.join("")}</g>` +
    `<path d="${bright.map(({ x, y }) => star(x, y, 4)).join("")}" fill="${colours.cream}" opacity=".45"/>`
  );
}

function constellation(points: readonly Point[], { gold, cream }: FlautzColours): string {
  return (
    `<g opacity=".8"><path d="M${points.map((point) => point.join(" ")).join("L")}" stroke="${gold}" stroke-width=".9" fill="none"/>` +
    `<path d="${points.map(([x, y]) => star(x, y, 4.5)).join("")}" fill="${cream}"/></g>`
  );
}

/** The rim of an astrolabe: a fine circle with ticks outside. */
function astrolabe(
  x: number,
  y: number,
  radius: number,
  ticks: number,
  length: number,
  gold: string,
): string {
  return (
    `<g fill="none" stroke="${gold}" opacity=".5"><circle cx="${x}" cy="${y}" r="${radius}" stroke-width=".9"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius + length / 2}" stroke-width="${length}" pathLength="${ticks}" stroke-dasharray=".07 .93"/></g>`
  );
}

/** The name in gold wire: a star is the bar of the A, another the dot of the exclamation mark. */
function name(x: number, y: number, width: number, cream: string): string {
  const { letters, end, mark } = wire();
  const gold = letters.map(({ strokes, at }) => `<path d="${strokes}" transform="translate(${at} 4)"/>`);
  return (
    `<g transform="translate(${x} ${y}) scale(${(width / WIRE_WIDTH).toFixed(3)})">` +
    `<g fill="none" stroke="url(#lobby-flautz-gold)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">` +
    `${gold.join("")}<path d="${mark}"/></g>` +
    `<path d="${star(86, 30, 8)}${star(end + 5, 42, 9)}" fill="${cream}"/></g>`
  );
}

const CASTLE =
  "M0 340V292h24v-44h-6v-12h8v6h8v-6h8v6h8v-6h8v12h-6v44h30l12-20 12 20h202l14-24 14 24h24v-70l20-34 20 34v70h24v48z";
const WINDOWS = "M352 256h8v12h-8zM34 262h7v11h-7z";

const TALL_HOLD: Hold = [
  [86, 240, -17],
  [148, 222, -8.5],
  [212, 215, 0],
  [276, 222, 8.5],
  [338, 240, 17],
];
const BANNER_HOLD: Hold = [
  [200, 74, -14],
  [234, 66, -7],
  [268, 63, 0],
  [302, 66, 7],
  [336, 74, 14],
];

function sky(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="url(#lobby-flautz-sky)"/>`;
}

function tall(colours: FlautzColours): string {
  return (
    sky(424, 340) +
    farStars(424, 240, 90, colours) +
    `<circle cx="212" cy="216" r="130" fill="none" stroke="${colours.gold}" stroke-width=".9" opacity=".5"/>` +
    astrolabe(212, 216, 164, 90, 5, colours.gold) +
    constellation(
      [
        [24, 96],
        [58, 128],
        [34, 166],
        [60, 190],
      ],
      colours,
    ) +
    constellation(
      [
        [402, 96],
        [372, 124],
        [398, 160],
        [372, 182],
      ],
      colours,
    ) +
    `<path d="${CASTLE}" fill="${colours.castle}"/><path d="${WINDOWS}" fill="${colours.window}"/>` +
    fan(TALL_HOLD, 98, colours) +
    name(72, 32, 280, colours.cream)
  );
}

function banner(colours: FlautzColours): string {
  return (
    sky(374, 104) +
    farStars(374, 104, 50, colours) +
    astrolabe(268, 84, 78, 60, 4, colours.gold) +
    fan(BANNER_HOLD, 56, colours) +
    name(14, 30, 142, colours.cream)
  );
}

/** Night over the wizards' tower, with a hand of five spells. */
export function flautzTile(cut: Cut, colours: FlautzColours): string {
  return cut === "tall" ? tall(colours) : banner(colours);
}

export function flautzTileDefs(colours: FlautzColours): string {
  const [top, middle, horizon] = colours.sky;
  return (
    `<linearGradient id="lobby-flautz-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>` +
    `<linearGradient id="lobby-flautz-gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF0BF"/>` +
    `<stop offset=".35" stop-color="${colours.gold}"/><stop offset=".7" stop-color="#B98F38"/>` +
    `<stop offset="1" stop-color="#F7DF9A"/></linearGradient>${fanDefs(colours)}`
  );
}
