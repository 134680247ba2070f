import { readCode, type Face } from "./codes";
import type { Size } from "./frame";
import { drawMirage, drawSmallMirage } from "./mirages";
import { drawPrism, drawSmallPrism } from "./prisms";
import { drawSmallSpell, drawSpell } from "./spells";

function drawLarge(face: Face): string {
  switch (face.kind) {
    case "spell":
      return drawSpell(face.colour, face.value);
    case "mirage":
      return drawMirage(face.value);
    case "prism":
      return drawPrism();
  }
}

function drawSmall(face: Face): string {
  switch (face.kind) {
    case "spell":
      return drawSmallSpell(face.colour, face.value);
    case "mirage":
      return drawSmallMirage(face.value);
    case "prism":
      return drawSmallPrism();
  }
}

/** The card's face inside `CARD_VIEW`; the small drawing is for cards less than 56 pixels wide. */
export function drawCard(code: string, size: Size): string {
  const face = readCode(code);
  return size === "large" ? drawLarge(face) : drawSmall(face);
}
