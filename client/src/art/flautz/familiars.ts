import { drawCat } from "./familiars/cat";
import { drawFox } from "./familiars/fox";
import { drawOtter } from "./familiars/otter";
import { drawOwl } from "./familiars/owl";
import { drawSalamander } from "./familiars/salamander";
import { SCHOOLS, type Colour, type FamiliarName, type Tones } from "./schools";

const FAMILIARS: Readonly<Record<FamiliarName, (tones: Tones) => string>> = {
  otter: drawOtter,
  fox: drawFox,
  owl: drawOwl,
  salamander: drawSalamander,
  cat: drawCat,
};

/** The school's animal in a box of 100 by 100, sitting upright and facing you. */
export function drawFamiliar(colour: Colour): string {
  const school = SCHOOLS[colour];
  return FAMILIARS[school.familiar](school);
}
