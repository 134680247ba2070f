/** The layout of a wide table: the seats on an arc, counter-clockwise, and the arrows between them. */

/** The reference size: the part above the hand, and the hand. */
const REFERENCE = { width: 1120, height: 836, arc: 556 } as const;
const LEAST_WIDE = { width: 760, height: 500 } as const;

const SHORT = 520;
const TIGHT = 600;

/** Centres of the panels for one to seven opponents, starting on the right. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[560, 96]],
  [
    [881, 154],
    [239, 154],
  ],
  [
    [994, 386],
    [560, 96],
    [126, 386],
  ],
  [
    [994, 386],
    [800, 120],
    [320, 120],
    [126, 386],
  ],
  [
    [994, 386],
    [881, 154],
    [560, 96],
    [239, 154],
    [126, 386],
  ],
  [
    [1006, 446],
    [1006, 262],
    [730, 96],
    [390, 96],
    [114, 262],
    [114, 446],
  ],
  [
    [1006, 446],
    [1006, 262],
    [812, 96],
    [560, 96],
    [308, 96],
    [114, 262],
    [114, 446],
  ],
];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The layout of a table; `scale` applies to panels, piles and cards. */
export interface Layout {
  readonly isWide: boolean;
  /** A phone in landscape: the table lies beside the hand. */
  readonly isShort: boolean;
  /** A phone in portrait with little height, as in a replay. */
  readonly isTight: boolean;
  readonly width: number;
  readonly scale: number;
  /** The height of the part above the hand, and the slab's centre in it. */
  readonly arc: number;
  readonly middle: number;
}

export function layoutFor(width: number, height: number): Layout {
  const isWide = width >= LEAST_WIDE.width && height >= LEAST_WIDE.height;
  const scale = Math.max(0.62, Math.min(width / REFERENCE.width, height / REFERENCE.height, 1.2));
  const arc = height - Math.round((REFERENCE.height - REFERENCE.arc) * scale);
  // On a tall table the slab moves up, to the middle of the seats around it.
  const tall = Math.min(0.12, Math.max(0, arc / (REFERENCE.arc * scale) - 1) * 0.2);
  const isShort = !isWide && height < SHORT;
  const isTight = !isWide && !isShort && height < TIGHT;
  return { isWide, isShort, isTight, width, scale, arc, middle: Math.round(arc * (0.7 - tall)) };
}

function placeOn({ width, arc }: Layout, [x, y]: readonly [number, number]): Point {
  return { x: Math.round((x / REFERENCE.width) * width), y: Math.round((y / REFERENCE.arc) * arc) };
}

/** The centres of the opponents' panels, in order of play. */
export function places(others: number, layout: Layout): readonly Point[] {
  return (PLACES[others] ?? []).map((place) => placeOn(layout, place));
}

/** A superellipse, which keeps to the corners. */
const RING = { x: 560, y: 386, wide: 434, high: 290, power: 0.75 } as const;
const BEGIN = -24;
const END = 207;
const STEP = 23;

export interface Chevron extends Point {
  readonly turn: number;
  /** The opponent it follows; -1 is the stretch from the nearest seat to the first of them. */
  readonly after: number;
}

/** The arrows of play between the opponents. */
export function chevrons(others: number, layout: Layout): readonly Chevron[] {
  const angles = (PLACES[others] ?? []).map(angleOf);
  const found: Chevron[] = [];
  for (let angle = BEGIN; angle <= END;) {
    const here = placeOn(layout, onRing(angle));
    const there = placeOn(layout, onRing(angle + 1));
    const turn = (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
    const after = angles.filter((passed) => passed <= angle).length - 1;
    found.push({ ...here, turn: Math.round(turn), after });
    angle += (STEP * layout.scale) / Math.max(5, Math.hypot(there.x - here.x, there.y - here.y));
  }
  return found;
}

function onRing(degrees: number): readonly [number, number] {
  const bulge = (value: number): number => Math.sign(value) * Math.abs(value) ** RING.power;
  const radians = (degrees * Math.PI) / 180;
  return [RING.x + RING.wide * bulge(Math.cos(radians)), RING.y - RING.high * bulge(Math.sin(radians))];
}

function angleOf([x, y]: readonly [number, number]): number {
  const flat = (value: number): number => Math.sign(value) * Math.abs(value) ** (1 / RING.power);
  const degrees =
    (Math.atan2(flat((RING.y - y) / RING.high), flat((x - RING.x) / RING.wide)) * 180) / Math.PI;
  return degrees < -90 ? degrees + 360 : degrees;
}

/** The width of the player's cards: smaller in a large hand. */
export function handCard(cards: number, { isWide, isShort, isTight, scale }: Layout): number {
  if (isShort) return 54;
  if (isTight) return 72;
  if (!isWide) return 84;
  const drawn = cards < 12 ? 120 : cards < 17 ? 100 : 84;
  return Math.round(drawn * scale);
}
