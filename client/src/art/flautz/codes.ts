import { COLOURS, type Colour } from "./schools";

/** A custom deck may go up to nine. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Value = (typeof VALUES)[number];

export type Face =
  | { readonly kind: "spell"; readonly colour: Colour; readonly value: Value }
  | { readonly kind: "mirage"; readonly value: Value }
  | { readonly kind: "prism" };

/** Every card there can be, by the code the server sends, in the order of a sorted hand. */
export const FACES: ReadonlyMap<string, Face> = new Map<string, Face>([
  ...COLOURS.flatMap((colour) =>
    VALUES.map((value): [string, Face] => [`${colour}-${value}`, { kind: "spell", colour, value }]),
  ),
  ...VALUES.map((value): [string, Face] => [`mirage-${value}`, { kind: "mirage", value }]),
  ["prism", { kind: "prism" }],
]);

export function readCode(code: string): Face {
  const face = FACES.get(code);
  if (face === undefined) throw new RangeError(`FLAUTZ! has no card "${code}"`);
  return face;
}
