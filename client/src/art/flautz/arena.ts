import { GOLD_LEAF, LAMPLIGHT, STONE } from "./defs";
import { CREAM } from "./palette";
import { coin, faded, line, path, rimmed, stars } from "./pen";

export type FieldKind = "any" | "air" | "ground" | "end";

export const FIELD_VIEW = "0 0 24 24";
export const CRYSTAL_VIEW = "0 0 40 56";
export const SLAB_VIEW = "0 0 560 146";

/** The sun at the end of the track: long and short rays in turn. */
function sun(): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const tip = i % 2 === 0 ? 0.2 : 2.2;
    return `<path d="M12 ${tip}L12.9 7.4H11.1z" transform="rotate(${i * 22.5} 12 12)"/>`;
  });
  return (
    `<g fill="${GOLD_LEAF}">${rays.join("")}</g>` +
    coin(12, 12, 6.6, "#241258", GOLD_LEAF, 0.6) +
    stars([[12, 12]], 4.4, CREAM)
  );
}

const FIELDS: Readonly<Record<FieldKind, string>> = {
  any: line("M12 3v18M8 7l4-4 4 4M8 17l4 4 4-4", "currentColor", 1.9),
  air: line("M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7", "currentColor", 1.9),
  ground:
    `<g fill="currentColor"><rect x="3" y="15" width="18" height="6" rx="2.5"/>` +
    `<rect x="5.5" y="9" width="12" height="5" rx="2.3"/><rect x="8.5" y="4" width="7.5" height="4" rx="2"/></g>`,
  end: sun(),
};

/** What a field allows: both rows, wind for the air, stones for the ground; or the sun of FLAUTZ! at the end. */
export function drawField(kind: FieldKind): string {
  return FIELDS[kind];
}

const CRYSTAL_OUTLINE = "M20 1L36 15 32 43 20 55 8 43 4 15z";
const FACETS: readonly (readonly [outline: string, fill: string])[] = [
  ["M20 1L4 15l9 3z", "#F4EEFF"],
  ["M20 1l16 14-9 3z", "#BFE6FF"],
  ["M20 1l-7 17h14z", "#FFFFFF"],
  ["M4 15l9 3-1 20-4 5z", "#C9B2FF"],
  ["M36 15l-9 3 1 20 4 5z", "#6FA8F0"],
  ["M13 18h14l1 20H12z", "#D9CCFF"],
  ["M13 18h7v20h-8z", "#EFE7FF"],
  ["M12 38h16l-8 17z", "#9C7DF0"],
  ["M12 38l8 17L8 43z", "#7C5BDB"],
  ["M28 38l-8 17 12-12z", "#5A63C9"],
];

export function drawCrystal(): string {
  return (
    FACETS.map(([outline, fill]) => path(outline, fill)).join("") + rimmed(CRYSTAL_OUTLINE, "none", CREAM, 1)
  );
}

/** Where a crystal is still to be won. */
export function drawCrystalPlace(): string {
  return `<g stroke-dasharray="5 4" opacity=".75">${rimmed("M20 2L35 15.5 31 42.5 20 53.5 9 42.5 5 15.5z", "none", "#B9A7E8", 2.8)}</g>`;
}

const SLAB_TOP = "M26 6Q28 2 34 2H526Q532 2 534 6L556 120Q558 128 550 130H10Q2 128 4 120z";
const SLAB_FRONT = "M4 120Q2 130 12 130H548Q558 130 556 120V134Q556 144 546 144H14Q4 144 4 134z";
const JOINTS =
  "M18 52H148M420 44H542M12 90H120M440 88H550M60 4L52 52M96 52L90 90M50 90L46 130M480 4L486 44M516 44L524 88" +
  "M470 88L474 130M100 132V144M250 132V144M400 132V144M480 132V144M180 132V144M330 132V144";

/** The stone that the ground row lies on; lit while the field allows it. */
export function drawSlab(lit: boolean): string {
  const edge = lit ? "#FFE09A" : "#6B5AA0";
  return (
    rimmed(SLAB_TOP, STONE, edge, 2) +
    rimmed(SLAB_FRONT, "#2B2450", edge, 1.5) +
    faded(0.75, line(JOINTS, "#3C3460", 1.6)) +
    (lit ? path(SLAB_TOP, LAMPLIGHT) : "")
  );
}
