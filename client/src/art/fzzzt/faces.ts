import type { Build, Power } from "./build";
import { eyesOf } from "./heads";
import { bothSides, draw, each } from "./markup";
import { EYE_WHITE, GLASS, INK, METAL_SHADES, PHOSPHOR } from "./palette";

type DrawFace = (build: Build, y: number) => string;

const AMBER_LAMP = "#ffb52e";
const SWEAT = "M0 0c1.5 2 2.6 3 2.6 4.6a2.6 2.6 0 0 1-5.2 0c0-1.6 1.1-2.6 2.6-4.6z";

function eye(x: number, y: number, radius: number, lookX: number, lookY: number): string {
  return draw`
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${EYE_WHITE}"/>
    <circle cx="${x + lookX}" cy="${y + lookY}" r="${radius * 0.48}" fill="${INK}" stroke="none"/>
    <circle cx="${x + lookX - radius * 0.15}" cy="${y + lookY - radius * 0.2}" r="${radius * 0.15}" fill="#fff" stroke="none"/>`;
}

const worried: DrawFace = ({ picks, head }, y) => {
  const look = picks.gaze > 0 ? 1.7 : -1.7;
  return draw`
    ${bothSides((side) => eye(side * 6.2, y, 5.6, look, 1.3))}
    ${bothSides((side) => draw`<path d="M${side * 11.5} ${y - 6}l${-side * 6.5}-3"/>`)}
    <path d="M-3.5 ${y + 8.6}q1.7-2.4 3.5 0t3.5 0" fill="none" stroke-width="1.7"/>
    <path transform="translate(${head.right + 4} ${head.top - 2})" d="${SWEAT}" fill="#9fe6ff" stroke="none"/>`;
};

const friendly: DrawFace = ({ picks }, y) => draw`
  ${bothSides((side) => eye(side * 5.6, y, 4.7, picks.gaze * 1.4, -0.4))}
  <path d="M-4 ${y + 6.6}q4 3 8 0" fill="none"/>`;

const oneEyed: DrawFace = ({ picks, head, power }, y) => draw`
  ${eye(0, y, power === 2 ? 7 : 6.4, picks.gaze * 2, 0)}
  <path d="M-4 ${y + head.height * 0.42}h8"/>`;

const visor: DrawFace = ({ picks, head }, y) => draw`
  <rect x="${-head.width * 0.4}" y="${y - 4.6}" width="${head.width * 0.8}" height="9.2" rx="4" fill="${GLASS}"/>
  ${bothSides((side) => draw`<circle cx="${side * 4.6 + picks.gaze}" cy="${y}" r="2.5" fill="${PHOSPHOR}" stroke="none"/>`)}
  <path d="M-5 ${y + 8}h10"/>`;

const stern: DrawFace = (_, y) => draw`
  ${bothSides(
    (side) => draw`
    <rect x="${side * 5.8 - 3.8}" y="${y - 3}" width="7.6" height="5.8" rx="1" fill="${AMBER_LAMP}"/>
    <rect x="${side * 5.8 - 1.2}" y="${y - 2}" width="2.6" height="4" fill="${INK}" stroke="none"/>
    <path d="M${side * 1.6} ${y - 3.6}l${side * 9}-1.4" stroke-width="2.4"/>`,
  )}
  <rect x="-6.5" y="${y + 5}" width="13" height="3.8" rx="1" fill="${GLASS}" stroke="none"/>
  <path d="${each([-3.2, 0, 3.2], (x) => draw`M${x} ${y + 5}v3.8`)}" stroke="${METAL_SHADES.steel.base}" stroke-width=".9"/>`;

const slit: DrawFace = ({ picks, head }, y) => draw`
  <rect x="${-head.width * 0.38}" y="${y - 4.5}" width="${head.width * 0.76}" height="8" rx="1" fill="${GLASS}"/>
  <rect x="${-3.5 + picks.gaze * 2}" y="${y - 3}" width="7" height="5" fill="${AMBER_LAMP}" stroke="none"/>
  <path d="M-7 ${y + 6.5}h14${each([-4, 0, 4], (x) => draw`M${x} ${y + 6.5}v2.5`)}" stroke-width="1.5"/>`;

const fierce: DrawFace = (_, y) => draw`
  ${bothSides((side) => draw`<path d="M${side * 2} ${y + 2.6}V${y - 0.6}L${side * 10} ${y - 4.6}V${y + 1.4}z" fill="#fff06b"/>`)}
  <path d="M-8 ${y + 5}h16v4h-16z" fill="${GLASS}" stroke="none"/>
  <path d="M-8 ${y + 5}l2.7 3.6 2.7-3.6 2.6 3.6 2.7-3.6 2.6 3.6 2.7-3.6" fill="${EYE_WHITE}" stroke="none"/>`;

const FACES: Record<Power, Record<"one" | "two", DrawFace>> = {
  1: { two: worried, one: worried },
  2: { two: friendly, one: oneEyed },
  3: { two: visor, one: oneEyed },
  4: { two: stern, one: slit },
  5: { two: fierce, one: fierce },
};

export function drawFace(build: Build): string {
  return FACES[build.power][build.picks.eyes](build, eyesOf(build));
}
