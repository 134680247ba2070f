import type { Build, Hands, Legs } from "./build";
import { bothSides, draw, each } from "./markup";
import { METAL_SHADES, PHOSPHOR, metal } from "./palette";

type DrawLegs = (build: Build) => string;

/** A bent tube: its outline, then its metal. */
function tube(d: string, width: number, colour: string): string {
  return draw`
    <path d="${d}" fill="none" stroke-width="${width + 2.3}"/>
    <path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

function walking(thickness: number): DrawLegs {
  return ({ body, legs, limbs }) =>
    bothSides((side) => {
      const x = side * body.width * 0.3;
      const heel = x + side - (thickness + 8) / 2;
      return draw`
        <path d="M${x - thickness / 2} ${body.bottom - 2}h${thickness}v${legs}h${-thickness}z" ${metal("iron")}/>
        <path d="M${heel} 0v-3q0-3 4-3h${thickness}q4 0 4 3v3z" ${metal(limbs)}/>`;
    });
}

const wheel: DrawLegs = ({ body, legs, limbs }) => {
  const hip = body.width * 0.3;
  return draw`
    <path d="M${-hip} ${body.bottom - 2}h${hip * 2}l${3 - hip} ${legs * 0.5}h-6z" ${metal("iron")}/>
    <circle cy="${-legs * 0.55}" r="${legs * 0.55}" ${metal("iron")}/>
    <circle cy="${-legs * 0.55}" r="${legs * 0.24}" ${metal(limbs)}/>`;
};

const springs: DrawLegs = ({ body, legs, limbs }) =>
  bothSides((side) => {
    const x = side * body.width * 0.3;
    const turns = each(
      [-3.5, 3.5, -3.5, 3.5],
      (out, turn) => draw`L${x + out} ${body.bottom + 1 + (turn * (legs - 3)) / 4}`,
    );
    return draw`
      ${tube(draw`M${x} ${body.bottom - 1}${turns}L${x} -2`, 1.8, "#c8dcd1")}
      <path d="M${x - 5} 0a5 4 0 0 1 10 0z" ${metal(limbs)}/>`;
  });

const hover: DrawLegs = ({ body, legs }) => {
  const hip = body.width * 0.3;
  return draw`
    <path d="M${-hip + 3} ${body.bottom + 5}h${hip * 2 - 6}l4 ${legs - 6}h${-hip * 2 - 2}z" fill="${PHOSPHOR}" stroke="none" opacity=".4"/>
    <path d="M${-hip} -3h${hip * 2}M${-hip + 3} -6h${hip * 2 - 6}" stroke="${PHOSPHOR}" stroke-width="1.3" opacity=".9"/>
    <path d="M${-hip - 2} ${body.bottom - 2}h${hip * 2 + 4}l-5 7h${6 - hip * 2}z" ${metal("iron")}/>`;
};

const treads: DrawLegs = ({ body, legs, limbs, power }) => {
  const width = body.width * 0.98 + 6;
  const rollers = Array.from(
    { length: power },
    (_, place) => -width / 2 + 9 + (place * (width - 18)) / (power - 1),
  );
  return draw`
    <rect x="${-width / 2}" y="${body.bottom - 2}" width="${width}" height="${legs + 2}" rx="${legs / 2 + 1}" ${metal("iron")}/>
    ${each(rollers, (x) => draw`<circle cx="${x}" cy="${-legs * 0.45}" r="${legs * 0.28}" ${metal(limbs)}/>`)}`;
};

const stompers: DrawLegs = ({ body, legs, limbs }) =>
  bothSides((side) => {
    const x = side * body.width * 0.28;
    return draw`
      <path d="M${x - 7} ${body.bottom - 3}h14l3 ${legs - 4}h-20z" ${metal("iron")}/>
      <path d="M${x - 13} 0v-5q0-3 4-3h18q4 0 4 3v5z" ${metal(limbs)}/>`;
  });

const LEGS: Record<Legs, DrawLegs> = {
  sticks: walking(3.2),
  boots: walking(6),
  wheel,
  springs,
  hover,
  treads,
  stompers,
};

export function drawLegs(build: Build): string {
  return LEGS[build.picks.legs](build);
}

type DrawHand = (x: number, y: number, size: number, side: number, raised: boolean, fill: string) => string;

const HANDS: Record<Hands, DrawHand> = {
  mittens: (x, y, size, _side, _raised, fill) => draw`<circle cx="${x}" cy="${y}" r="${size}" ${fill}/>`,
  pincers: (x, y, size, side, raised, fill) => draw`
    <path transform="translate(${x} ${y}) rotate(${side * 25 + (raised ? 180 : 0)})" ${fill}
      d="M${-size} ${-size * 0.4}a${size} ${size} 0 1 1 ${size * 2} 0h${-size * 0.7}a${size * 0.35} ${size * 0.35} 0 1 0 ${-size * 0.6} 0z"/>`,
  claws: (x, y, size, _side, raised, fill) => draw`
    <path transform="translate(${x} ${y}) rotate(${raised ? 0 : 180})" ${fill}
      d="M${-size} ${-size}l${size * 0.2} ${size * 1.3} ${size * 0.8} ${size * 0.6} ${size * 0.8} ${-size * 0.6} ${size * 0.2} ${-size * 1.3} ${-size * 0.6} ${size * 0.8}h${-size * 0.8}z"/>`,
  hammers: (x, y, size, _side, _raised, fill) =>
    draw`<rect x="${x - size * 1.1}" y="${y - size * 0.7}" width="${size * 2.2}" height="${size * 1.4}" rx="1.5" ${fill}/>`,
};

interface HeavyArm {
  thickness: number;
  out: number;
  length: number;
  hand: number;
}

const HEAVY_ARMS: Record<3 | 4 | 5, HeavyArm> = {
  3: { thickness: 6, out: 7, length: 15, hand: 5 },
  4: { thickness: 8.5, out: 8, length: 17, hand: 6.5 },
  5: { thickness: 12, out: 6, length: 20, hand: 9 },
};

/** Arms that are drawn before the body: one up, one down. */
export function drawArms(build: Build): string {
  if (build.power === 1) return "";
  if (build.power === 2) return thinArms(build);
  return heavyArms(build, HEAVY_ARMS[build.power]);
}

function thinArms({ body, picks, limbs }: Build): string {
  return bothSides((side) => {
    const raised = side === picks.raised;
    const x = side * (body.width / 2 + 9);
    const y = body.top + (raised ? -5 : 15);
    const arm = draw`M${side * body.width * 0.46} ${body.top + 5}Q${x} ${body.top + 7} ${x} ${y}`;
    return tube(arm, 2, METAL_SHADES.steel.base) + HANDS[picks.hands](x, y, 4, side, raised, metal(limbs));
  });
}

function heavyArms({ body, picks, limbs, shell }: Build, arm: HeavyArm): string {
  const { thickness, out, length, hand } = arm;
  return bothSides((side) => {
    const raised = side === picks.raised;
    const shoulder = { x: side * (body.width / 2 + out * 0.3), y: body.top + 6 };
    const x = side * (body.width / 2 + out);
    const y = shoulder.y + (raised ? -length * 0.9 : length);
    const elbow = shoulder.y + (y - shoulder.y) * 0.3;
    const wrist = y + (raised ? -hand : hand) * 0.5;
    return draw`
      ${tube(draw`M${shoulder.x} ${shoulder.y}L${x} ${(shoulder.y + y) / 2}`, thickness * 0.7, METAL_SHADES.iron.base)}
      <path d="M${x - thickness / 2} ${elbow}H${x + thickness / 2}L${x + thickness * 0.65} ${y}H${x - thickness * 0.65}z" ${metal("steel")}/>
      ${HANDS[picks.hands](x, wrist, hand, side, raised, metal(limbs))}
      <circle cx="${shoulder.x + side}" cy="${shoulder.y}" r="${thickness * 0.62 + 1}" ${metal(shell)}/>`;
  });
}

/** The weakest robot holds its own hands for comfort; they are drawn over everything else. */
export function drawFoldedHands({ power, body, limbs, symbols }: Build): string {
  if (power !== 1) return "";
  const apart = symbols.length > 1 ? 5.4 : 3.2;
  return bothSides((side) => {
    const shoulder = side * body.width * 0.48;
    const arm = draw`M${shoulder} ${body.top + 4}q${side * 7} 6 ${side * apart - shoulder} 8.5`;
    return draw`
      ${tube(arm, 1.8, METAL_SHADES.steel.base)}
      <circle cx="${side * apart}" cy="${body.top + 12.5}" r="2.7" ${metal(limbs)}/>`;
  });
}
