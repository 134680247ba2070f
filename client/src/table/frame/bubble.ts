/** Positions a hint: beside its targets, without covering what is needed to follow it. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

export interface Surroundings {
  /** The area for the bubble, below the bar. */
  readonly floor: Box;
  /** Its targets. */
  readonly spots: readonly Box[];
  /** What else should stay visible: the prompt, the hand, and other hints' targets. */
  readonly needed: readonly Box[];
  /** The opponents: covering one is almost as bad as covering a target. */
  readonly opponents: readonly Box[];
}

const GAP = 12;
/** At the sides, and above and below. */
const [EDGE, MARGIN] = [8, 2];
/** How much worse it is to cover a target than anything else. */
const SPOKEN_OF = 8;
const OPPONENT = 4;
/** How many places are tried in each direction, besides those beside the targets. */
const STEPS = 12;

/**
 * Tries above, below and beside each target, then the top and the bottom, then above what else is needed, then
 * everywhere, and takes the position that covers least. Covering a target counts most, covering an opponent next; the bar is never covered.
 */
export function placeBubble(
  { width, height }: Pick<Box, "width" | "height">,
  { floor, spots, needed, opponents }: Surroundings,
): Place {
  const least = { left: floor.left + EDGE, top: floor.top + MARGIN };
  const most = {
    left: floor.left + floor.width - width - EDGE,
    top: floor.top + floor.height - height - MARGIN,
  };
  const within = ({ left, top }: Place): Place => ({
    left: Math.max(least.left, Math.min(left, most.left)),
    top: Math.max(least.top, Math.min(top, most.top)),
  });
  const beside = (spot: Box): Place[] => {
    const left = spot.left + (spot.width - width) / 2;
    const top = spot.top + (spot.height - height) / 2;
    return [
      { left, top: spot.top - GAP - height },
      { left, top: spot.top + spot.height + GAP },
      { left: spot.left - GAP - width, top },
      { left: spot.left + spot.width + GAP, top },
    ];
  };
  const centre = floor.left + (floor.width - width) / 2;
  const places = [
    ...spots.flatMap(beside),
    ...[least.top, most.top].flatMap((top) => [centre, least.left, most.left].map((left) => ({ left, top }))),
    ...needed.map(({ top }) => ({ left: centre, top: top - GAP - height })),
    ...grid(least, most),
  ].map(within);
  const cost = (place: Place): number => {
    const box = { ...place, width, height };
    // Targets should be fully visible, the rest mostly: covering something small costs little.
    const spoken = spots.reduce((sum, spot) => sum + covered(spot, box), 0);
    const hidden = opponents.reduce((sum, one) => sum + covered(one, box), 0);
    return needed.reduce((sum, other) => sum + covered(box, other), SPOKEN_OF * spoken + OPPONENT * hidden);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function grid(least: Place, most: Place): Place[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);
  return steps.flatMap((down) =>
    steps.map((across) => ({
      left: least.left + (most.left - least.left) * across,
      top: least.top + (most.top - least.top) * down,
    })),
  );
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The share of a box covered by another. */
function covered(box: Box, by: Box): number {
  const wide = Math.min(box.left + box.width, by.left + by.width) - Math.max(box.left, by.left);
  const high = Math.min(box.top + box.height, by.top + by.height) - Math.max(box.top, by.top);
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / (box.width * box.height);
}
