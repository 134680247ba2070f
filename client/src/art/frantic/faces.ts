import { GREY, INK, PAPER } from "./palette";

export const FACE_VIEW_BOX = "0 0 48 48";

/** A head seen from the front: where its eyes and mouth are, and what they are drawn with. */
interface Head {
  ground: string;
  drawing: string;
  eyes: number;
  mouth: number;
  ink?: string;
  lips?: string;
}

const ROUND = `<circle cx="24" cy="26" r="16" fill="${PAPER}"/>`;

const HEADS: readonly Head[] = [
  // A shadow
  {
    ground: PAPER,
    drawing: `<path d="M8 48V26A16 16 0 0 1 40 26V48Z" fill="${INK}"/>`,
    eyes: 27,
    mouth: 37,
    ink: PAPER,
  },
  // Long hair
  {
    ground: PAPER,
    drawing: `<path d="M4 48V22A20 20 0 0 1 44 22V48Z" fill="${INK}"/><path d="M12 24H36V34A12 12 0 0 1 12 34Z" fill="${PAPER}"/>`,
    eyes: 30,
    mouth: 38,
  },
  // A cap
  { ground: GREY, drawing: `${ROUND}<path d="M6 20L42 12V22H8Z" fill="${INK}"/>`, eyes: 28, mouth: 36.5 },
  // A bun
  {
    ground: PAPER,
    drawing: `<circle cx="24" cy="8" r="7" fill="${INK}"/><circle cx="24" cy="27" r="17" fill="${INK}"/><path d="M10 26C18 26 24 22 26 16C28 22 33 25 38 26C38 36 32 42 24 42S10 36 10 26Z" fill="${PAPER}"/>`,
    eyes: 29.5,
    mouth: 36.5,
  },
  // A beard
  {
    ground: GREY,
    drawing: `<path d="M10 8H38V28H10Z" fill="${PAPER}"/><path d="M8 26H40V32A16 14 0 0 1 8 32ZM10 4H38V12H10Z" fill="${INK}"/>`,
    eyes: 19.5,
    mouth: 33.5,
    lips: PAPER,
  },
  // Spikes
  {
    ground: PAPER,
    drawing: `<path d="M2 22L10 4L18 12L24 2L30 12L38 4L46 22L40 40H8Z" fill="${INK}"/><path d="M12 22H36V30A12 12 0 0 1 12 30Z" fill="${PAPER}"/>`,
    eyes: 27,
    mouth: 35,
  },
  // A mohawk
  { ground: GREY, drawing: `${ROUND}<path d="M19 2H29L28 20H20Z" fill="${INK}"/>`, eyes: 26, mouth: 35 },
  // Curls
  {
    ground: PAPER,
    drawing: `<path d="M10 22a7 7 0 0 1 4 -12a8 8 0 0 1 10 -5a8 8 0 0 1 10 5a7 7 0 0 1 4 12a7 7 0 0 1 1 12H9a7 7 0 0 1 1 -12Z" fill="${INK}"/><path d="M13 24C17 24 20 22 22 19C26 23 31 24 35 24V32A11 11 0 0 1 13 32Z" fill="${PAPER}"/>`,
    eyes: 28.5,
    mouth: 36.5,
  },
  // A top hat
  {
    ground: PAPER,
    drawing: `<path d="M12 24H36V31A12 13 0 0 1 12 31Z" fill="${PAPER}" stroke="${INK}" stroke-width="3"/><path d="M13 2H35V17H43V24H5V17H13Z" fill="${INK}"/>`,
    eyes: 29.5,
    mouth: 37,
  },
  // A fringe, and ears
  {
    ground: GREY,
    drawing: `<circle cx="7" cy="27" r="4.5" fill="${PAPER}"/><circle cx="41" cy="27" r="4.5" fill="${PAPER}"/>${ROUND}<path d="M8 24A16 16 0 0 1 40 24L33 19L29 24L24 19L19 24L15 19Z" fill="${INK}"/>`,
    eyes: 28.5,
    mouth: 36.5,
  },
  // Pigtails
  {
    ground: PAPER,
    drawing: `<path d="M10 26A14 16 0 0 1 38 26V28H10ZM1 22L9 26L5 44L0 42ZM47 22L39 26L43 44L48 42Z" fill="${INK}"/><path d="M11 26L24 15L37 26V30A13 13 0 0 1 11 30Z" fill="${PAPER}" stroke="${INK}" stroke-width="2.5"/>`,
    eyes: 28,
    mouth: 36,
  },
  // A hood
  {
    ground: GREY,
    drawing: `<path d="M3 48L8 22C10 9 18 3 24 1C30 3 38 9 40 22L45 48Z" fill="${INK}"/><path d="M24 10C32 14 36 22 36 29A12 13 0 0 1 12 29C12 22 16 14 24 10Z" fill="${PAPER}"/>`,
    eyes: 27,
    mouth: 35.5,
  },
];

type Feature = (y: number, ink: string) => string;

function line(path: string, ink: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
}

const EYES: readonly Feature[] = [
  (y, ink) =>
    `<circle cx="18.5" cy="${y}" r="3" fill="${ink}"/><circle cx="29.5" cy="${y}" r="3" fill="${ink}"/>`,
  (y, ink) => line(`M15 ${y}h6.5M26.5 ${y}h6.5`, ink, 3),
  (y, ink) => line(`M15 ${y - 2}l6.5 4M33 ${y - 2}l-6.5 4`, ink, 3),
  (y, ink) => `<path d="M15 ${y - 2.5}h7v5h-7ZM26 ${y - 2.5}h7v5h-7Z" fill="${ink}"/>`,
  (y, ink) => line(`M15 ${y + 1.5}a3.5 3.5 0 0 1 7 0M26 ${y + 1.5}a3.5 3.5 0 0 1 7 0`, ink, 2.5),
  (y, ink) => `<circle cx="18.5" cy="${y}" r="3" fill="${ink}"/>${line(`M26.5 ${y}h6.5`, ink, 3)}`,
  (y, ink) =>
    line(`M22 ${y}a3.5 3.5 0 1 0 -7 0a3.5 3.5 0 1 0 7 0h4a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0`, ink, 2),
];

const MOUTHS: readonly Feature[] = [
  (y, ink) => line(`M19 ${y}h10`, ink, 2.75),
  (y, ink) => line(`M18 ${y - 1.5}C20.5 ${y + 2} 27.5 ${y + 2} 30 ${y - 1.5}`, ink, 2.5),
  (y, ink) => `<circle cx="24" cy="${y}" r="2.75" fill="${ink}"/>`,
  (y, ink) => line(`M19 ${y + 1}L29 ${y - 1.5}`, ink, 2.75),
  (y, ink) => `<path d="M18 ${y - 2}h12a6 5 0 0 1 -12 0Z" fill="${ink}"/>`,
  (y, ink) => line(`M18 ${y + 1}l3 -2.5l3 2.5l3 -2.5l3 2.5`, ink, 2),
];

/** A pseudo-random number below `below`, fixed by the seed. */
function dice(seed: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick<Choice>(choices: readonly Choice[], roll: (below: number) => number): Choice {
  const choice = choices[roll(choices.length)];
  if (choice === undefined) throw new Error("nothing to choose a face from");
  return choice;
}

/** A square poster face in ink and paper; the head depends on the seat, so no two at a table are alike. */
export function drawFace(seat: number, name: string): string {
  const roll = dice(name);
  const { ground, drawing, eyes, mouth, ink = INK, lips = ink } = pick(HEADS, (below) => seat % below);
  const features = pick(EYES, roll)(eyes, ink) + pick(MOUTHS, roll)(mouth, lips);
  const mirrored = roll(2) ? ` transform="translate(48 0) scale(-1 1)"` : "";
  return `<rect width="48" height="48" fill="${ground}"/><g${mirrored}>${drawing}${features}</g>`;
}
