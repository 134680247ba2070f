import { disc, place, round } from "./geometry";
import { letter } from "./lettering";
import { COLOURS, type Colour } from "./palette";
import { drawShape } from "./shapes";

/** The pictograms of events. They never rely on colour: they must be legible in one tone. */
type Inks = Record<Colour | "ink", string>;

function tornado(inks: Inks): string {
  const bars = 9;
  let markup = "";
  for (let bar = 0; bar < bars; bar++) {
    const width = 96 * ((1 - bar / (bars - 0.2)) * 0.84 + 0.06);
    const height = 8;
    const lean = height / 2;
    const left = 50 + Math.sin(bar * 1.15) * 7 - bar * 0.5 - width / 2;
    const top = (bar * 100) / bars;
    const colour = COLOURS[(bar >> 1) % COLOURS.length] ?? "blue";
    const fill = bar % 2 ? inks[colour] : inks.ink;
    markup += `<path d="M${round(left + lean)} ${round(top)}h${round(width)}l${-height} ${height}h${round(-width)}Z" fill="${fill}"/>`;
  }
  return markup;
}

function chequeredFlag(ink: string): string {
  let cells = "";
  for (let row = 0; row < 3; row++)
    for (let column = row % 2; column < 4; column += 2)
      cells += `M${26 + column * 17} ${8 + row * 17}h17v17h-17Z`;
  return `<path d="M10 2H20V98H10Z" fill="${ink}"/><path d="${cells}" fill="${ink}"/><path d="M26 8H94V59H26Z" fill="none" stroke="${ink}" stroke-width="5"/>`;
}

function die(size: number, pips: [number, number][]): string {
  const holes = pips.map(([x, y]) => disc(round(x * size), round(y * size), round(size * 0.11))).join("");
  return `M0 0H${size}V${size}H0Z${holes}`;
}

function revolver(fill: string): string {
  return (
    `<path d="M8 6L12 2H54V6H98V18H54V26H30L23 48H2L10 22Z" fill="${fill}"/>` +
    `<path d="M31 37H47V26" fill="none" stroke="${fill}" stroke-width="5"/>`
  );
}

/** By event, in the order of the rules. */
export const EVENT_PICTOGRAMS = {
  charity: ({ ink, red }: Inks) =>
    `<path d="M50 54C15 34 15 3 36 3C44 3 50 9 50 15C50 9 56 3 64 3C85 3 85 34 50 54Z" fill="${red}"/>` +
    `<path d="M3 62H20V97H3ZM26 65H50C58 65 58 76 50 77L40 78V82H60L84 65C92 60 100 69 94 76L70 97H26Z" fill="${ink}"/>`,
  communism: ({ red }: Inks) =>
    `<path d="M20 40V14A6.5 6.5 0 0 1 33 14V40ZM36 40V10A6.5 6.5 0 0 1 49 10V40ZM52 40V10A6.5 6.5 0 0 1 65 10V40ZM68 40V15A6.5 6.5 0 0 1 81 15V40Z" fill="${red}"/>` +
    `<path d="M20 44H81V58C81 68 77 74 72 79H29C23 74 20 67 20 58H52A6 6 0 0 0 52 46L20 46Z" fill="${red}"/><path d="M26 84H75V99H26Z" fill="${red}"/>`,
  doomsday: ({ ink, red }: Inks) =>
    `<path d="M50 2C66 2 75 10 77 19C91 19 98 29 96 38C94 48 84 51 77 51H23C16 51 6 48 4 38C2 29 9 19 23 19C25 10 34 2 50 2Z" fill="${red}"/>` +
    `<path d="M39 56H61C61 72 66 80 78 84H22C34 80 39 72 39 56ZM4 88H96V98H4Z" fill="${ink}"/>`,
  earthquake: ({ ink, red }: Inks) =>
    `<path d="M2 44H42L34 57L48 69L36 84L41 98H2ZM56 54H98V98H52L48 85L60 70L46 58Z" fill="${ink}"/>` +
    `<path d="M6 39V20L22 5L38 20V39Z" fill="${red}"/><path d="M60 46V28L76 13L92 28V46Z" fill="${red}" transform="rotate(17 76 48)"/>`,
  expansion: (inks: Inks) =>
    `<path d="M39 39H61V61H39Z" fill="${inks.ink}"/>` +
    (["blue", "red", "yellow", "green"] as const)
      .map(
        (colour, quarter) =>
          `<path d="M3 3H37L26 14L40 28L28 40L14 26L3 37Z" transform="rotate(${quarter * 90} 50 50)" fill="${inks[colour]}"/>`,
      )
      .join(""),
  "finish-line": ({ ink }: Inks) => chequeredFlag(ink),
  "friday-the-13th": ({ ink, red }: Inks) =>
    `<path d="M24 2H35V13H24ZM65 2H76V13H65ZM6 18H94V98H6ZM15 42V89H85V42Z" fill="${ink}" fill-rule="evenodd"/>` +
    letter("13", { x: 50, y: 48, cap: 35, fill: red, anchor: "middle" }),
  "gambling-man": ({ ink, red }: Inks) =>
    `<path d="${die(50, [
      [0.24, 0.24],
      [0.76, 0.24],
      [0.5, 0.5],
      [0.24, 0.76],
      [0.76, 0.76],
    ])}" transform="translate(0 49) rotate(-12)" fill="${ink}" fill-rule="evenodd"/>` +
    `<path d="${die(38, [
      [0.24, 0.24],
      [0.5, 0.5],
      [0.76, 0.76],
    ])}" transform="translate(62 2) rotate(14)" fill="${red}" fill-rule="evenodd"/>`,
  market: (inks: Inks) =>
    COLOURS.map(
      (colour, stripe) =>
        `<path d="M${5 + stripe * 23} 14h21v26a10.5 10.5 0 0 1 -21 0Z" fill="${inks[colour]}"/>`,
    ).join("") + `<path d="M5 2H95V10H5ZM12 56H21V70H12ZM79 56H88V70H79ZM4 70H96V97H4Z" fill="${inks.ink}"/>`,
  "mating-season": ({ ink }: Inks) =>
    `<path d="M36 44C22 36 14 4 25 2C38 0 46 26 45 41ZM64 44C78 36 86 4 75 2C62 0 54 26 55 41Z" fill="${ink}"/>` +
    `<path d="M50 42C72 42 83 56 83 70C83 88 68 98 50 98S17 88 17 70C17 56 28 42 50 42Z${disc(37, 64, 5)}${disc(63, 64, 5)}M50 90C34 80 36 69 43 69C47 69 50 72 50 75C50 72 53 69 57 69C64 69 66 80 50 90Z" fill="${ink}" fill-rule="evenodd"/>`,
  "merry-christmas": ({ ink, green, yellow }: Inks) =>
    place(drawShape("yellow", yellow), 38, -2, 1) +
    `<path d="M50 24L73 47H63L83 68H72L94 88H6L28 68H17L37 47H27Z" fill="${green}"/><path d="M42 91H58V100H42Z" fill="${ink}"/>`,
  "mexican-standoff": ({ ink, red }: Inks) =>
    revolver(ink) + `<g transform="translate(100 50) scale(-1 1)">${revolver(red)}</g>`,
  recession: ({ ink, red }: Inks) =>
    `<path d="M2 2H11V89H98V98H2Z" fill="${ink}"/><path d="M20 12L42 38L56 24L78 52" fill="none" stroke="${red}" stroke-width="13"/><path d="M94 76L62 64L90 38Z" fill="${red}"/>`,
  "robin-hood": ({ ink, green }: Inks) =>
    `<path d="M28 4C84 18 84 82 28 96" fill="none" stroke="${green}" stroke-width="12"/><path d="M29 6L14 50L29 94" fill="none" stroke="${ink}" stroke-width="4"/>` +
    `<path d="M14 45.5H60V54.5H14ZM77 32L100 50L77 68ZM0 36H9L18 50L9 64H0L7 50Z" fill="${ink}"/>`,
  "surprise-party": ({ ink, blue, red, green, yellow }: Inks) =>
    `<path d="M2 98L13 70L30 87ZM16 62L27 36L64 73L38 84Z" fill="${ink}"/>` +
    `<path d="M38 32C46 24 32 16 42 4" fill="none" stroke="${red}" stroke-width="8"/><path d="M68 62C76 54 84 68 96 58" fill="none" stroke="${blue}" stroke-width="8"/>` +
    `<path d="M52 46L82 16" stroke="${ink}" stroke-width="8" stroke-dasharray="14 6"/><path d="M58 4H70V16H58ZM86 32H98V44H86Z" fill="${green}"/>` +
    `<path d="${disc(91, 9, 8)}${disc(72, 46, 6)}" fill="${yellow}"/>`,
  "all-seeing-eye": ({ ink, blue }: Inks) =>
    `<path d="M1 62C17 38 33 30 50 30S83 38 99 62C83 86 67 94 50 94S17 86 1 62Z${disc(50, 62, 23)}" fill="${ink}" fill-rule="evenodd"/>` +
    `<path d="${disc(50, 62, 15)}${disc(55, 57, 4)}" fill="${blue}" fill-rule="evenodd"/><path d="M50 3V20M18 10L27 25M82 10L73 25" stroke="${ink}" stroke-width="10"/>`,
  "third-time-lucky": ({ ink, green }: Inks) =>
    `<path d="M21 10C8 44 6 89 50 89S92 44 79 10" fill="none" stroke="${ink}" stroke-width="17"/><path d="M4 2H34V16H4ZM66 2H96V16H66Z" fill="${ink}"/>` +
    letter("3", { x: 50, y: 22, cap: 46, fill: green, anchor: "middle" }),
  "time-bomb": ({ ink, red }: Inks) =>
    `<path d="${disc(41, 61, 37)}${disc(41, 61, 25)}M60 18L84 42L76 50L52 26Z" fill="${ink}" fill-rule="evenodd"/>` +
    `<path d="M41 42V64H56" fill="none" stroke="${red}" stroke-width="9"/><path d="M75 30C78 20 84 22 87 17" fill="none" stroke="${ink}" stroke-width="7"/>` +
    place(drawShape("yellow", red), 78, -2, 0.9),
  tornado,
  vandalism: ({ ink, red }: Inks) =>
    `<path d="M52 12H68V26H52ZM48 30H72L82 42H38ZM38 46H82V58H38ZM38 84H82V98H38Z" fill="${ink}"/><path d="M38 62H82V80H38Z" fill="${red}"/>` +
    `<path d="${disc(40, 19, 5)}${disc(25, 12, 6)}${disc(25, 27, 6)}${disc(8, 8, 7)}${disc(8, 25, 7)}${disc(8, 42, 7)}" fill="${red}"/>`,
} satisfies Record<string, (inks: Inks) => string>;

export type EventName = keyof typeof EVENT_PICTOGRAMS;
export const EVENTS = Object.keys(EVENT_PICTOGRAMS) as EventName[];
