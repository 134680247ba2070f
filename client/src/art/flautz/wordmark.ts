import { GOLD_LEAF } from "./defs";
import { wire, WIRE_WIDTH } from "./letters";
import { CREAM } from "./palette";
import { line, stars } from "./pen";

export const WORDMARK_VIEW = `0 0 ${WIRE_WIDTH} 52`;

/** The name in gold wire: a star is the bar of the A, another the dot of the exclamation mark. */
export function drawWordmark(): string {
  const { letters, end, mark } = wire();
  const gold = letters.map(
    ({ strokes, at }) => `<g transform="translate(${at} 4)">${line(strokes, GOLD_LEAF, 5)}</g>`,
  );
  return (
    gold.join("") + line(mark, GOLD_LEAF, 5) + stars([[86, 30]], 8, CREAM) + stars([[end + 5, 42]], 9, CREAM)
  );
}
