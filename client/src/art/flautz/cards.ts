import { readCode } from "./codes";
import type { Size } from "./frame";
import { drawMirage, drawSmallMirage } from "./mirages";
import { drawPrism, drawSmallPrism } from "./prisms";
import { drawSmallSpell, drawSpell } from "./spells";

/** The face of a card inside `CARD_VIEW`; the small drawing omits what would be illegible. */
export function drawCard(code: string, size: Size): string {
  const face = readCode(code);
  const isLarge = size === "large";
  switch (face.kind) {
    case "spell":
      return isLarge ? drawSpell(face.colour, face.value) : drawSmallSpell(face.colour, face.value);
    case "mirage":
      return isLarge ? drawMirage(face.value) : drawSmallMirage(face.value);
    case "prism":
      return isLarge ? drawPrism() : drawSmallPrism();
  }
}
