export { AVATAR_BOX, drawMechanicAvatar } from "./avatar";
export type { Card, CardSymbol, Lettering, UnitName } from "./card";
export { symbolsOf } from "./card";
export { VIEW_BOXES, drawBack, drawCard } from "./cards";
export { defs } from "./defs";
export { SYMBOL_SHADES } from "./palette";
export { type PixelFace, pixelPath } from "./pixels";
export { type Mark, SYMBOL_BOX, drawMark } from "./symbols";
