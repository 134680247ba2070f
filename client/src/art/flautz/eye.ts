import { WHITE } from "./palette";
import { disc } from "./pen";

/** A round eye with a glint. */
export function eye(x: number, y: number, radius: number, ink: string): string {
  return disc(x, y, radius, ink) + disc(x + radius * 0.34, y - radius * 0.36, radius * 0.36, WHITE);
}
