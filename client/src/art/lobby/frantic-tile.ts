import { drawWord } from "../frantic/lettering";
import type { FranticColours } from "./colours";
import { polar, round } from "./draw";
import type { Cut } from "./tiles";

/** Everything tilted in this game leans by the same angle. */
const LEAN = 12;
const SLOPE = Math.tan((LEAN * Math.PI) / 180);

/** The name fills the measure from `x` on; the foot of the F and the head of the C touch its ends. */
function name(x: number, y: number, measure: number, ink: string): string {
  const { markup, width } = drawWord("FRANTIC", ink);
  return `<g transform="translate(${x} ${y}) scale(${(measure / width).toFixed(4)})">${markup}</g>`;
}

/** A thick rule under the name with the same slant at both ends. */
function rule(x: number, y: number, measure: number, thickness: number, ink: string): string {
  const lean = round(SLOPE * thickness);
  return `<path d="M${round(x + lean)} ${y}h${round(measure - lean)}l-${lean} ${thickness}H${x}z" fill="${ink}"/>`;
}

type Paint = Exclude<keyof FranticColours, "paper">;
type Arc = readonly [from: number, to: number, paint: Paint];
interface Ring {
  readonly inner: number;
  readonly outer: number;
  readonly arcs: readonly Arc[];
}

/** Rings round one point, every angle on a grid of 11.25 degrees, mostly black. */
const RINGS: readonly Ring[] = [
  { inner: 22, outer: 34, arcs: [[180, 315, "yellow"]] },
  {
    inner: 40,
    outer: 52,
    arcs: [
      [112.5, 225, "black"],
      [247.5, 360, "red"],
    ],
  },
  {
    inner: 60,
    outer: 82,
    arcs: [
      [0, 67.5, "black"],
      [157.5, 270, "black"],
      [292.5, 337.5, "blue"],
    ],
  },
  {
    inner: 92,
    outer: 108,
    arcs: [
      [90, 191.25, "green"],
      [202.5, 281.25, "black"],
      [303.75, 360, "black"],
    ],
  },
  {
    inner: 120,
    outer: 152,
    arcs: [
      [135, 202.5, "black"],
      [225, 258.75, "red"],
      [270, 326.25, "black"],
    ],
  },
  {
    inner: 166,
    outer: 182,
    arcs: [
      [101.25, 168.75, "blue"],
      [180, 247.5, "black"],
      [258.75, 303.75, "yellow"],
    ],
  },
  {
    inner: 198,
    outer: 246,
    arcs: [
      [146.25, 180, "black"],
      [191.25, 213.75, "green"],
      [225, 281.25, "black"],
    ],
  },
  {
    inner: 264,
    outer: 280,
    arcs: [
      [157.5, 202.5, "red"],
      [213.75, 247.5, "black"],
    ],
  },
  {
    inner: 298,
    outer: 360,
    arcs: [
      [168.75, 191.25, "black"],
      [202.5, 213.75, "yellow"],
      [225, 247.5, "blue"],
    ],
  },
];

function arc({ inner, outer }: Ring, [from, to, paint]: Arc, colours: FranticColours): string {
  return (
    `<path d="M${polar(0, 0, inner, from)}A${inner} ${inner} 0 0 1 ${polar(0, 0, inner, to)}` +
    `L${polar(0, 0, outer, to)}A${outer} ${outer} 0 0 0 ${polar(0, 0, outer, from)}Z" fill="${colours[paint]}"/>`
  );
}

/** Each ring is a group of its own, round its own origin, so that the page can step it. */
function target(x: number, y: number, reach: number, eye: number, colours: FranticColours): string {
  const rings = RINGS.filter((ring) => ring.outer <= reach).map(
    (ring) => `<g class="tile-ring">${ring.arcs.map((each) => arc(ring, each, colours)).join("")}</g>`,
  );
  return `<g transform="translate(${x} ${y})">${rings.join("")}<circle r="${eye}" fill="${colours.black}"/></g>`;
}

function fourColourBar(width: number, bottom: number, height: number, colours: FranticColours): string {
  return [colours.red, colours.blue, colours.green, colours.yellow]
    .map((fill, index) => {
      const x = (index * width) / 4;
      return `<path d="M${x} ${bottom - height}h${width / 4}v${height}h-${width / 4}z" fill="${fill}"/>`;
    })
    .join("");
}

function tall(colours: FranticColours): string {
  const { paper, black } = colours;
  return (
    `<rect width="424" height="340" fill="${paper}"/>${target(330, 246, 360, 12, colours)}` +
    `<path d="M0 0h424v122H0z" fill="${paper}"/>${name(22, 20, 380, black)}${rule(22, 106, 380, 8, black)}` +
    fourColourBar(424, 340, 8, colours)
  );
}

function banner(colours: FranticColours): string {
  const { paper, black } = colours;
  return (
    `<rect width="374" height="104" fill="${paper}"/>${target(318, 58, 152, 11, colours)}` +
    `<path d="M0 0h226l-22 104H0z" fill="${paper}"/>${name(14, 26, 188, black)}${rule(14, 72, 188, 5, black)}` +
    fourColourBar(374, 104, 6, colours)
  );
}

/** A loud poster. The page may step every `.tile-ring` by 22.5 degrees. */
export function franticTile(cut: Cut, colours: FranticColours): string {
  return cut === "tall" ? tall(colours) : banner(colours);
}
