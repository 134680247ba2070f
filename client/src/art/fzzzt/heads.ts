import type { Build } from "./build";
import type { CardSymbol } from "./card";
import { bothSides, draw, gearPath, hexagonPath } from "./markup";
import { INK, metal } from "./palette";

interface Head {
  /** How far the head reaches above its box. */
  crown: (build: Build) => number;
  /** How far the face sits below the middle. */
  face: number;
  draw: (build: Build) => string;
}

/** Two heads for each symbol, both in its shape. */
const HEADS: Record<CardSymbol, readonly [Head, Head]> = {
  N: [
    {
      crown: () => 0,
      face: 0,
      draw: ({ head: { left, right, top, bottom, middle, width }, shell }) => draw`
        <path d="M${left - 1} ${middle}L${left + width * 0.22} ${top}H${right - width * 0.22}L${right + 1} ${middle}L${right - width * 0.22} ${bottom}H${left + width * 0.22}z" ${metal(shell)}/>`,
    },
    {
      crown: () => 3,
      face: 0,
      draw: ({ head: { left, right, top, bottom, middle, width, height }, shell }) => draw`
        ${bothSides((side) => draw`<path d="${hexagonPath(side * (width / 2 + 1), middle + 1, 4.6, 0.5)}" ${metal("steel")}/>`)}
        <path d="M0 ${top - 3}L${right - 1} ${top + height * 0.22}V${bottom - height * 0.18}L${width * 0.2} ${bottom + 1}H${-width * 0.2}L${left + 1} ${bottom - height * 0.18}V${top + height * 0.22}z" ${metal(shell)}/>`,
    },
  ],
  B: [
    {
      crown: () => 3,
      face: 2.5,
      draw: (build) => {
        const { left, right, top, bottom } = build.head;
        return draw`
          <path d="M${left + 2} ${top + 5}H${right - 2}V${bottom - 2}q0 2-2 2H${left + 4}q-2 0-2-2z" ${metal(build.shell)}/>
          <path d="M${left - 2} ${top + 6}V${top - 1}q0-2 2-2H${right}q2 0 2 2V${top + 6}z" ${metal(build.shell)}/>
          <path d="M-4 ${top - 2.5}v4h8v-4" fill="${INK}" stroke="none" opacity=".55"/>
          ${ears(build)}`;
      },
    },
    {
      crown: () => 3,
      face: 0,
      draw: (build) => {
        const { left, right, top, bottom, width } = build.head;
        return draw`
          <path d="M${left + 3} ${bottom}V${top + 7}Q${left + 3} ${top - 3} 0 ${top - 3}T${right - 3} ${top + 7}V${bottom}z" ${metal(build.shell)}/>
          <path d="M${left - 1} ${bottom + 1}v-4h${width + 2}v4zM${left} ${top + 6.5}v-3.5h${width}v3.5z" ${metal("iron")}/>
          ${ears(build)}`;
      },
    },
  ],
  C: [
    {
      crown: ({ head }) => head.width * 0.62 - head.height / 2 - 3,
      face: 0,
      draw: ({ head: { middle, width }, shell }) => draw`
        <path d="${gearPath(0, middle, width * 0.62, width * 0.48, 10)}" ${metal("iron")}/>
        <circle cy="${middle}" r="${width * 0.46}" ${metal(shell)}/>`,
    },
    {
      crown: ({ head }) => head.height * 0.06,
      face: 0,
      draw: ({ head: { left, middle, bottom, width, height }, shell }) => draw`
        ${bothSides((side) => draw`<path d="${gearPath(side * width * 0.48, middle, 8.5, 6, 8)}" ${metal("iron")}/>`)}
        <path d="M${left + 2} ${bottom}V${middle}a${width / 2 - 2} ${height * 0.56} 0 0 1 ${width - 4} 0V${bottom}z" ${metal(shell)}/>`,
    },
  ],
  O: [
    {
      crown: () => 7,
      face: 1,
      draw: (build) => {
        const { left, right, top, bottom, width, height } = build.head;
        return draw`
          <path d="M0 ${top - 8}C${width * 0.22} ${top - 1} ${right + 1} ${top + height * 0.22} ${right + 1} ${bottom - height * 0.38}Q${right + 1} ${bottom} 0 ${bottom}Q${left - 1} ${bottom} ${left - 1} ${bottom - height * 0.38}C${left - 1} ${top + height * 0.22} ${-width * 0.22} ${top - 1} 0 ${top - 8}z" ${metal(build.shell)}/>
          ${ears(build)}`;
      },
    },
    {
      crown: () => 1,
      face: 1,
      draw: (build) => {
        const { left, right, top, bottom, width } = build.head;
        return draw`
          <path d="M${width * 0.2} ${top + 5}L${width * 0.62} ${top - 7}l3.5 1.5L${width * 0.46} ${top + 9}z" ${metal("steel")}/>
          <path d="M${left} ${bottom}L${left + width * 0.1} ${top + 7}Q0 ${top - 9} ${right - width * 0.1} ${top + 7}L${right} ${bottom}z" ${metal(build.shell)}/>
          ${ears(build)}`;
      },
    },
  ],
};

function ears({ head, limbs }: Build): string {
  return bothSides(
    (side) =>
      draw`<rect x="${side * (head.width / 2 + 1) - 2}" y="${head.middle - 3}" width="4" height="7" rx="1.5" ${metal(limbs)}/>`,
  );
}

function headOf({ shell, picks }: Build): Head {
  return HEADS[shell][picks.head];
}

/** The y at which an ornament stands on the head. */
export function crownOf(build: Build): number {
  return build.head.top - headOf(build).crown(build);
}

/** The y of the eyes; only the weakest robot has them as low as the middle. */
export function eyesOf(build: Build): number {
  const { head, power } = build;
  return head.middle - (power === 1 ? 0 : head.height * 0.06) + headOf(build).face;
}

export function drawHead(build: Build): string {
  return headOf(build).draw(build);
}
