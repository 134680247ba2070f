import type { FzzztColours } from "./colours";
import { polar, round, times } from "./draw";
import type { Cut } from "./tiles";

/** A robot stands on its feet at 0 0 and is about 100 high; `lit` parts are filled with phosphor. */
interface Robot {
  readonly limbs: string;
  readonly shell: string;
  readonly lit: string;
}

const NECK = "M-10-46h20v4h-20z";

const BOX: Robot = {
  limbs: "M-32-34q-16 4-14 20M32-34q18-2 18-22M44-60q0 6 6 6t6-6M-52-12q0-6 6-6t6 6M0-80v-12M-6-98h12v6H-6z",
  shell:
    "M-19-80h38a7 7 0 0 1 7 7v20a7 7 0 0 1-7 7h-38a7 7 0 0 1-7-7v-20a7 7 0 0 1 7-7z" +
    "M-32-42h64l-7 42h-50zM-14-30h28M-14-22h28M-14-14h18" +
    "M-17-62a6 6 0 0 1 12 0a6 6 0 0 1-12 0zM5-62a6 6 0 0 1 12 0a6 6 0 0 1-12 0z",
  lit: "M-12.8-62a1.8 1.8 0 0 1 3.6 0a1.8 1.8 0 0 1-3.6 0zM9.2-62a1.8 1.8 0 0 1 3.6 0a1.8 1.8 0 0 1-3.6 0z",
};

const DOME: Robot = {
  limbs: "M-30-32q-14 6-16 22M30-32q14 6 16 22M-52-4q6-8 12 0M40-4q6-8 12 0M0-88v-10M-9-98h18",
  shell:
    "M-24-48v-16a24 24 0 0 1 48 0v16zM-30-42h60v26a16 16 0 0 1-16 16h-28a16 16 0 0 1-16-16z" +
    "M-11-64a11 11 0 0 1 22 0a11 11 0 0 1-22 0z",
  lit: "M-5-64a5 5 0 0 1 10 0a5 5 0 0 1-10 0zM3-36l-10 15h9l-5 14 14-19h-9z",
};

const HOPPER: Robot = {
  limbs:
    "M-24-32h-14v22M24-32h14v22M-44-6q6-6 12 0M32-6q6-6 12 0M-18-82l-7-14M18-82l7-14" +
    "M-29-98a3 3 0 0 1 6 0a3 3 0 0 1-6 0zM23-98a3 3 0 0 1 6 0a3 3 0 0 1-6 0z",
  shell:
    "M-28-82h56l-6 36h-44zM-20-42h40a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4v-34a4 4 0 0 1 4-4z" +
    "M-11-21a11 11 0 0 1 22 0a11 11 0 0 1-22 0zM0-21l6-6" +
    "M-10.5-69h21a6.5 6.5 0 0 1 0 13h-21a6.5 6.5 0 0 1 0-13z",
  lit: "M1.5-62.5a3.5 3.5 0 0 1 7 0a3.5 3.5 0 0 1-7 0z",
};

function robotAt(
  robot: Robot,
  x: number,
  y: number,
  scale: number,
  { phosphor, body }: FzzztColours,
): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${robot.limbs}" fill="none"/>` +
    `<path d="${robot.shell}${NECK}" fill="${body}"/><path d="${robot.lit}" fill="${phosphor}"/></g>`
  );
}

/** The game's name in one bent wire; the exclamation mark is a bolt over its dot. */
const LETTERS =
  "M16 78V6h40M16 40h32M70 38h30L70 78h32M116 38h30l-30 40h32M162 38h30l-30 40h32" +
  "M220 14v54q0 10 10 10h8M206 38h32M264 6l-10 32h13l-11 22";

function name(place: string, phosphor: string): string {
  return (
    `<g transform="${place}"><path d="${LETTERS}" transform="skewX(-8)" fill="none" stroke-width="9"/>` +
    `<circle cx="242" cy="78" r="6" fill="${phosphor}" stroke="none"/></g>`
  );
}

function gear(x: number, y: number, radius: number, teeth: number): string {
  const step = 180 / teeth;
  const corners = times(teeth * 2, (half) => {
    const reach = half % 2 === 0 ? radius * 1.17 : radius;
    return [polar(x, y, reach, half * step), polar(x, y, reach, (half + 0.9) * step)];
  });
  return `<path d="M${corners.flat().join("L")}Z"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.45)}"/>`;
}

interface Belt {
  readonly top: number;
  readonly thickness: number;
  readonly width: number;
  readonly rollers: number;
  readonly spacing: number;
  readonly radius: number;
  readonly line: number;
}

const FIRST_ROLLER = 8;

function axle({ top, thickness, radius }: Belt): number {
  return top + thickness + radius + 3;
}

/** The moving parts lie outside the glow: re-blurring every frame is expensive. */
function turningParts(belt: Belt, phosphor: string): string {
  const reach = round(belt.radius * 0.62);
  const spokes = times(
    belt.rollers,
    (index) =>
      `<g transform="translate(${FIRST_ROLLER + index * belt.spacing} ${axle(belt)})">` +
      `<path class="tile-roller" d="M0 0l${reach}-${reach}"/></g>`,
  );
  return `<g stroke="${phosphor}" stroke-width="${belt.line}" stroke-linecap="round">${spokes.join("")}</g>`;
}

function beltBody(belt: Belt, colours: FzzztColours): string {
  const rollers = times(
    belt.rollers,
    (index) => `<circle cx="${FIRST_ROLLER + index * belt.spacing}" cy="${axle(belt)}" r="${belt.radius}"/>`,
  );
  return (
    `<g stroke-width="${belt.line}" fill="${colours.body}">` +
    `<path d="M-10 ${belt.top}h${belt.width + 20}v${belt.thickness}h-${belt.width + 20}z"/>${rollers.join("")}</g>`
  );
}

function glowing(filter: string, phosphor: string, content: string): string {
  return (
    `<g filter="url(#${filter})" stroke="${phosphor}" stroke-width="2.6" stroke-linejoin="round" ` +
    `stroke-linecap="round">${content}</g>`
  );
}

function screen(width: number, height: number, content: string): string {
  return (
    `<rect width="${width}" height="${height}" fill="url(#lobby-fzzzt-ground)"/>${content}` +
    `<rect width="${width}" height="${height}" fill="url(#lobby-fzzzt-scan)"/>`
  );
}

const CHEVRON_STEP = 42;

function tall(colours: FzzztColours): string {
  const { phosphor, dim } = colours;
  const belt: Belt = { top: 283, thickness: 14, width: 424, rollers: 11, spacing: 42, radius: 12, line: 2.6 };
  const factory =
    gear(378, 70, 42, 10) +
    gear(314, 26, 22, 8) +
    `<path d="M0 150h60v-76h26V0M0 160h70v-76h26V0M424 190h-40v-44M150 0v26h50V0"/>` +
    `<circle cx="66" cy="155" r="9"/><path d="M0 236h424" stroke-dasharray="3 7"/>` +
    `<path d="M130 170h60v36h-60zM236 170h60v36h-60z" opacity=".5"/>`;
  const crew =
    robotAt(BOX, 82, 282, 1.06, colours) +
    robotAt(DOME, 212, 282, 1.1, colours) +
    robotAt(HOPPER, 342, 282, 1.06, colours);
  const chevrons = times(12, (index) => `M${index * CHEVRON_STEP - 44} 286l8 4-8 4z`).join("");
  const hazard = times(24, (index) => `M${index * 20 - 12} 340l10-12h8l-10 12z`).join("");
  return screen(
    424,
    340,
    `<g fill="none" stroke="${dim}" stroke-width="1.6" opacity=".6">${factory}</g>` +
      glowing(
        "lobby-fzzzt-glow",
        phosphor,
        name("translate(34 34) scale(1.08)", phosphor) +
          crew +
          beltBody(belt, colours) +
          `<path d="M-10 326h444" stroke-width="2"/>`,
      ) +
      turningParts(belt, phosphor) +
      `<path class="tile-belt" d="${chevrons}" fill="${phosphor}" opacity=".75"/>` +
      `<path d="${hazard}" fill="${dim}" opacity=".7"/>`,
  );
}

function banner(colours: FzzztColours): string {
  const { phosphor, dim } = colours;
  const belt: Belt = { top: 81, thickness: 5, width: 374, rollers: 15, spacing: 26, radius: 6.5, line: 2 };
  const crew =
    robotAt(BOX, 222, 80, 0.6, colours) +
    robotAt(DOME, 284, 80, 0.64, colours) +
    robotAt(HOPPER, 344, 80, 0.6, colours);
  return screen(
    374,
    104,
    `<g fill="none" stroke="${dim}" stroke-width="1.4" opacity=".55">${gear(206, 14, 22, 8)}` +
      `<path d="M374 30h-30V0M374 38h-38V0"/></g>` +
      glowing(
        "lobby-fzzzt-glow-small",
        phosphor,
        name("translate(16 17) scale(.6)", phosphor) + crew + beltBody(belt, colours),
      ) +
      turningParts(belt, phosphor),
  );
}

/** Robots roll by on a phosphor screen. The page may turn `.tile-roller` and shift `.tile-belt` by 42 units. */
export function fzzztTile(cut: Cut, colours: FzzztColours): string {
  return cut === "tall" ? tall(colours) : banner(colours);
}

function glow(id: string, blur: number): string {
  return (
    `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%">` +
    `<feGaussianBlur stdDeviation="${blur}" result="b"/>` +
    `<feMerge><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
  );
}

export function fzzztTileDefs(colours: FzzztColours): string {
  return (
    `<radialGradient id="lobby-fzzzt-ground" cx=".5" cy=".42" r=".8">` +
    `<stop offset="0" stop-color="${colours.centre}"/><stop offset=".6" stop-color="${colours.ground}"/>` +
    `<stop offset="1" stop-color="${colours.edge}"/></radialGradient>` +
    glow("lobby-fzzzt-glow", 3.2) +
    glow("lobby-fzzzt-glow-small", 1.8) +
    `<pattern id="lobby-fzzzt-scan" width="4" height="4" patternUnits="userSpaceOnUse">` +
    `<rect width="4" height="1.4" fill="#000" opacity=".34"/></pattern>`
  );
}
