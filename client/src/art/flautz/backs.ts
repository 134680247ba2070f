import { BACK, GOLD_LEAF } from "./defs";
import { body, frame, smallBody, type Size } from "./frame";
import { CREAM, DUSK, GOLD, NIGHT } from "./palette";
import { around, coin, dial, disc, faded, line, ring, stars } from "./pen";
import { COLOURS, SCHOOLS } from "./schools";
import { symbolAt } from "./symbols";

const RAYS = "M50 70L8 8M50 70L92 8M50 70L8 132M50 70L92 132M50 8V132M8 70H92";

function largeBack(): string {
  const symbols = around(50, 70, 32.5, COLOURS.length).map(([x, y], i) => {
    const colour = COLOURS[i];
    return colour === undefined ? "" : symbolAt(colour, x, y, 8.6, SCHOOLS[colour].light, DUSK);
  });
  return (
    body(NIGHT, BACK) +
    faded(0.55, line(RAYS, GOLD, 0.5)) +
    coin(50, 70, 37, DUSK, GOLD_LEAF, 1) +
    dial(50, 70, 38.2, 72, 0.7) +
    faded(0.8, ring(50, 70, 28, GOLD, 0.5)) +
    symbols.join("") +
    stars([[50, 70]], 25, GOLD) +
    `<g transform="rotate(45 50 70)">${stars([[50, 70]], 15, "#B98F38")}</g>` +
    coin(50, 70, 5, DUSK, GOLD, 0.9) +
    disc(50, 70, 1.8, CREAM) +
    stars(
      [
        [16, 18],
        [84, 18],
        [16, 122],
        [84, 122],
      ],
      6,
      GOLD,
    ) +
    frame()
  );
}

function smallBack(): string {
  return (
    smallBody(NIGHT, BACK) +
    `<rect x="6" y="6" width="88" height="128" rx="7" fill="none" stroke="${GOLD}" stroke-width="4"/>` +
    coin(50, 70, 33, DUSK, GOLD, 3) +
    stars([[50, 70]], 31, GOLD)
  );
}

/** An astrolabe with all five symbols: the same on every card. */
export function drawBack(size: Size): string {
  return size === "large" ? largeBack() : smallBack();
}
