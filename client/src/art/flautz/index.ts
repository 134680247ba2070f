export { drawApprentice } from "./apprentices";
export {
  CRYSTAL_VIEW,
  drawCrystal,
  drawCrystalPlace,
  drawField,
  drawSlab,
  FIELD_VIEW,
  SLAB_VIEW,
  type FieldKind,
} from "./arena";
export { drawBack } from "./backs";
export { drawCard } from "./cards";
export { FACES, type Face } from "./codes";
export { defs } from "./defs";
export { CARD_VIEW } from "./frame";
export { drawIcon, ICON_VIEW, type IconName } from "./icons";
export { COLOURS, SCHOOLS, type Colour } from "./schools";
export {
  CLOUD_VIEW,
  drawAstrolabe,
  drawCloud,
  drawConstellations,
  drawFarStars,
  drawNearStars,
  drawRays,
  RAYS_VIEW,
  SKY_VIEW,
} from "./sky";
export { drawSymbol, SYMBOL_VIEW } from "./symbols";
export { drawWordmark, WORDMARK_VIEW } from "./wordmark";
