import { draw, each } from "./markup";
import { HAZARD, METALS, METAL_SHADES, type Metal } from "./palette";

function metalGradient(name: Metal): string {
  const { light, base, dark } = METAL_SHADES[name];
  return draw`
    <linearGradient id="fz-metal-${name}" x1="0" x2="1" y1="0" y2=".22">
      <stop offset=".2" stop-color="${light}"/><stop offset=".2" stop-color="${base}"/>
      <stop offset=".68" stop-color="${base}"/><stop offset=".68" stop-color="${dark}"/>
    </linearGradient>`;
}

/** The glow of a card's screen behind what it shows. */
function screenGradient(name: Metal): string {
  const { dark } = METAL_SHADES[name];
  return draw`
    <radialGradient id="fz-screen-${name}" cx=".5" cy=".62" r=".75">
      <stop stop-color="${dark}"/><stop offset=".55" stop-color="${dark}" stop-opacity=".38"/>
      <stop offset="1" stop-color="${dark}" stop-opacity=".06"/>
    </radialGradient>`;
}

function evenStops(colours: readonly string[]): string {
  return each(
    colours,
    (colour, place) => draw`<stop offset="${place / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
}

function downward(id: string, colours: readonly string[]): string {
  return `<linearGradient id="fz-${id}" x1="0" x2="0" y1="0" y2="1">${evenStops(colours)}</linearGradient>`;
}

function outward(id: string, y: number, colours: readonly string[]): string {
  return draw`<radialGradient id="fz-${id}" cx=".5" cy="${y}" r=".7">${evenStops(colours)}</radialGradient>`;
}

/**
 * Definitions shared by all Fzzzt! drawings. Put them into the page once, in an `<svg>` of zero size; with
 * `display: none` some browsers lose the gradients.
 */
export function defs(): string {
  return draw`
    <defs>
      ${each(METALS, metalGradient)}
      ${each(["N", "B", "C", "O", "red"], screenGradient)}
      ${downward("putty", ["#f1eed6", "#dfdcc0", "#bdba9a"])}
      ${downward("steel", ["#7fb4bd", "#3b6a75"])}
      ${downward("enamel", ["#e2624a", "#97301f"])}
      ${downward("green", ["#2c7557", "#15442f"])}
      ${downward("zap", ["#ffe680", "#ffc21f"])}
      ${outward("screen-upgrade", 0.6, ["#2d8a68", "#0a1d17"])}
      ${outward("screen-fzzzt", 0.55, ["#7a5a12", "#35220c", "#0d0b07"])}
      ${outward("screen-avatar", 0.6, ["#23825a", "#07140f"])}
      <clipPath id="fz-clip-robot"><rect x="5" y="5" width="90.5" height="102" rx="6"/></clipPath>
      <clipPath id="fz-clip-mechanic"><rect x="5" y="5" width="90.5" height="106" rx="6"/></clipPath>
      <clipPath id="fz-clip-avatar"><circle cx="28" cy="28" r="28"/></clipPath>
      <pattern id="fz-hazard" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="14" height="14" fill="${HAZARD}"/><rect width="7" height="14" fill="#17130a"/>
      </pattern>
      <pattern id="fz-scan" width="4" height="2.4" patternUnits="userSpaceOnUse">
        <rect width="4" height=".9" opacity=".3"/>
      </pattern>
      <pattern id="fz-grid" width="10" height="10" patternUnits="userSpaceOnUse">
        <path d="M10 0H0V10" fill="none" stroke="#7fe0ff" stroke-opacity=".16" stroke-width=".7"/>
      </pattern>
      <pattern id="fz-trace" width="25" height="25" patternUnits="userSpaceOnUse">
        <path d="M0 6h8l5 5v14M13 0v4M25 6h-5M25 18H13" fill="none" stroke="#3f9a73" stroke-width="1.3"/>
        <circle cx="13" cy="4.5" r="1.7" fill="#3f9a73"/><circle cx="20" cy="6" r="1.7" fill="#3f9a73"/>
      </pattern>
    </defs>`;
}
