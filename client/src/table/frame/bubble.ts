/** Where a hint stands: beside what it speaks of, and not on what is needed to follow it. */

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
  /** Where the bubble may stand at all. */
  readonly floor: Box;
  /** What it speaks of. */
  readonly spot: Box | null;
  /** What else should be seen: the question and the hand. */
  readonly needed: readonly Box[];
}

const GAP = 12;
const EDGE = 8;

/**
 * Above the spot, below it, or at its sides; if none of these is free, at the top or at the bottom, wherever
 * least is covered. What the hint speaks of counts most.
 */
export function bubblePlace(
  { width, height }: Pick<Box, "width" | "height">,
  { floor, spot, needed }: Surroundings,
): Place {
  const least = { left: floor.left + EDGE, top: floor.top + EDGE };
  const most = {
    left: floor.left + floor.width - width - EDGE,
    top: floor.top + floor.height - height - EDGE,
  };
  const within = ({ left, top }: Place): Place => ({
    left: Math.max(least.left, Math.min(left, most.left)),
    top: Math.max(least.top, Math.min(top, most.top)),
  });
  const middle = spot ?? floor;
  const centred = middle.left + (middle.width - width) / 2;
  const level = middle.top + (middle.height - height) / 2;
  const places = [
    ...(spot === null
      ? [{ left: centred, top: floor.top + (floor.height - height) / 3 }]
      : [
          { left: centred, top: spot.top - GAP - height },
          { left: centred, top: spot.top + spot.height + GAP },
          { left: spot.left - GAP - width, top: level },
          { left: spot.left + spot.width + GAP, top: level },
        ]),
    { left: centred, top: least.top },
    { left: centred, top: most.top },
  ].map(within);
  const cost = (place: Place): number => {
    const box = { ...place, width, height };
    const others = needed.reduce((sum, other) => sum + covered(other, box), 0);
    return others + (spot === null ? 0 : 2 * covered(spot, box));
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

export function isSame(one: Place | Box | null, other: Place | Box | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Which part of a box is covered by another one. */
function covered(box: Box, by: Box): number {
  const wide = Math.min(box.left + box.width, by.left + by.width) - Math.max(box.left, by.left);
  const high = Math.min(box.top + box.height, by.top + by.height) - Math.max(box.top, by.top);
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / (box.width * box.height);
}
