import type { Build, Ornament } from "./build";
import { crownOf } from "./heads";
import { bothSides, draw } from "./markup";
import { INK, METAL_SHADES, type Metal, ZAP, metal } from "./palette";
import { SYMBOL_PATHS } from "./symbols";

type DrawOrnament = (build: Build, top: number, colour: Metal) => string;

const wire = (d: string, colour: string): string => draw`
  <path d="${d}" fill="none" stroke-width="3.5"/>
  <path d="${d}" fill="none" stroke="${colour}" stroke-width="1.7"/>`;

const ORNAMENTS: Record<Ornament, DrawOrnament> = {
  ball: (_, top, colour) => draw`
    <path d="M0 ${top + 3}v-10"/><circle cy="${top - 9}" r="3.4" ${metal(colour)}/>`,
  bulb: (_, top) => draw`
    <path d="M-3 ${top + 2}v-4h6v4z" ${metal("iron")}/>
    <circle cy="${top - 6}" r="4.8" fill="#fff3b0"/>
    <path d="M-1.8 ${top - 6}l1.8 2.5 1.8-2.5" fill="none" stroke="${METAL_SHADES.brass.dark}" stroke-width="1.2"/>`,
  propeller: (_, top, colour) => draw`
    <path d="M0 ${top + 3}v-7"/>
    ${bothSides((side) => draw`<ellipse cx="${side * 6.5}" cy="${top - 5}" rx="6.5" ry="2.2" ${metal(colour)}/>`)}
    <circle cy="${top - 5}" r="1.8" ${metal("brass")}/>`,
  curl: (_, top, colour) => wire(draw`M0 ${top + 3}c0-6 7-5 7-10s-7-5-6 0`, METAL_SHADES[colour].base),
  zigzag: (_, top) => wire(draw`M0 ${top + 3}l-4-4 6-3-6-3 4-4`, ZAP),
  twins: ({ head }, top, colour) =>
    bothSides((side) => {
      const x = side * head.width * 0.28;
      return draw`
        <path d="M${x} ${top + 4}l${side * 4}-10"/>
        <circle cx="${x + side * 4}" cy="${top - 7}" r="2.6" ${metal(colour)}/>`;
    }),
  dish: (_, top, colour) => draw`
    <path d="M4 ${top + 3}v-6"/>
    <path d="M-4 ${top - 11}a9 9 0 0 0 13 11z" ${metal(colour)}/>
    <circle cx="-1" cy="${top - 9}" r="1.6" fill="${ZAP}" stroke="none"/>`,
  horns: ({ head }, top) =>
    bothSides((side) => {
      const x = side * head.width * 0.3;
      return draw`<path d="M${x} ${top + 4}q${side * 9}-1 ${side * 10}-13q${side * 6} 12 ${-side * 4} 19z" ${metal("steel")}/>`;
    }),
  chimneys: ({ head, body }, _, colour) =>
    bothSides((side) => {
      const x = side * head.width * 0.66;
      return draw`
        <path d="M${x - 3} ${body.top + 3}v-22h6v22z" ${metal("iron")}/>
        <path d="M${x - 4.2} ${body.top - 18}h8.4v-4h-8.4z" ${metal(colour)}/>`;
    }),
};

/** What sticks out of the head, drawn before the head. */
export function drawOrnament(build: Build): string {
  const colour = build.limbs === "steel" ? "brass" : build.limbs;
  return ORNAMENTS[build.picks.ornament](build, crownOf(build), colour);
}

/** A third symbol is worn on both shoulders. */
export function drawShoulders({ third, body, power }: Build): string {
  if (third === undefined) return "";
  const [out, up] = power === 1 ? [7, 5] : [1, 10];
  return bothSides((side) => {
    const x = side * (body.width / 2 + out) - 7.5;
    return draw`
      <path transform="translate(${x} ${body.top - up}) scale(.62)" ${metal(third)} stroke="${INK}" stroke-width="2.6"
        fill-rule="evenodd" d="${SYMBOL_PATHS[third]}"/>`;
  });
}
