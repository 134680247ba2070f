import { BRASS, GOLD } from "../palette";
import { coin, faded, line, oval, path, rimmed } from "../pen";
import type { Tones } from "../schools";
import { symbolAt } from "../symbols";

/** Purrs with closed eyes, a blossom behind the ear. */
export function drawCat({ ink, mid, main, light, pale }: Tones): string {
  const tail = line("M64 90c22 4 30-12 22-24-5-8 1-16 8-12", main, 9);
  const body =
    path("M48 46c20 0 25 24 24 44-.3 4-2 6-6 6H30c-4 0-5.7-2-6-6-1-20 4-44 24-44z", light) +
    path("M48 62c9 0 12 10 11 22-1 8-5 12-11 12s-10-4-11-12c-1-12 2-22 11-22z", pale) +
    line("M40 96c0-8 0-12 1.5-16M56 96c0-8 0-12-1.5-16", mid, 1.6);
  const head =
    path(
      "M20 6c7 2 13 6 18 12 7-2 13-2 20 0 5-6 11-10 18-12 4 12 4 22 2 30-3 14-15 20-30 20S21 50 18 36c-2-8-2-18 2-30z",
      light,
    ) +
    path(
      "M24 13c4 2 7 5 9 8-4 2-7 5-9 9-1.5-6-1.5-12 0-17zM72 13c-4 2-7 5-9 8 4 2 7 5 9 9 1.5-6 1.5-12 0-17z",
      main,
    );
  const face =
    line("M29 35q5.5-7 11 0M56 35q5.5-7 11 0", ink, 2.8) +
    faded(0.65, oval(28, 42, 4.5, 3, main) + oval(68, 42, 4.5, 3, main)) +
    rimmed("M45 40.5h6l-3 3.6z", ink, ink, 1.2) +
    line("M42 47.5q3 2.6 6-1.5 3 4.1 6 1.5", ink, 1.7) +
    line("M22 44l-11-1M22 48l-10 3M74 44l11-1M74 48l10 3", pale, 1.3);
  const collar =
    line("M30 57q18 9 36 0", mid, 4) + coin(48, 63.5, 4.6, GOLD, BRASS, 0.8) + line("M48 64v3.5", BRASS, 1.2);
  return tail + body + head + face + collar + symbolAt("pink", 74.6, 14.6, 17.3, pale, GOLD);
}
