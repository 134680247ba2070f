/** What the next card has to go with, as the slab in the middle shows it. */

import type { Colour } from "../../art/frantic";
import type { FranticView } from "../../wire/messages";
import { colourOf, isColour, numberOf } from "./cards";

export interface Force {
  /** None after a black card, after a wish for a number, and while a wish is still to come. */
  readonly colour: Colour | null;
  /** A number that fits in any colour. */
  readonly number: string | null;
  readonly isWish: boolean;
}

export function inForce({ top, wish }: Pick<FranticView, "top" | "wish">): Force {
  if (wish !== null)
    return isColour(wish)
      ? { colour: wish, number: null, isWish: true }
      : { colour: null, number: wish, isWish: true };
  return { colour: colourOf(top), number: numberOf(top), isWish: false };
}
