export { AVATAR_BOX, drawAvatar, drawMechanicAvatar } from "./avatar";
export type {
  Card,
  CardSize,
  CardSymbol,
  FzzztCard,
  Lettering,
  MechanicCard,
  RobotCard,
  UnitCard,
  UnitName,
  UpgradeCard,
} from "./card";
export { symbolsOf } from "./card";
export { VIEW_BOXES, drawBack, drawCard } from "./cards";
export { defs } from "./defs";
export { type PixelFace, type PixelPath, fittingScale, pixelPath, pixelText } from "./pixels";
export { SYMBOL_BOX, drawSpanner, drawStar, drawSymbol, drawZap, placeSymbol } from "./symbols";
