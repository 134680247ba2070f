import { eye } from "../eye";
import { WHITE } from "../palette";
import { disc, line, oval, path } from "../pen";
import type { Tones } from "../schools";

export function drawFox({ ink, mid, main, light, pale }: Tones): string {
  const tail =
    path("M56 95c26 4 42-14 37-36-1.5-7-5-13-9-17-1 8-5 11-8 17-4 9 0 18-24 22z", main) +
    path("M93 59c-1.5-7-5-13-9-17-1 8-5 11-8 17 5 5 11 5.5 17 0z", pale);
  const body =
    path("M49 46c18 0 22 26 22 49.5H27C27 72 31 46 49 46z", light) +
    path("M49 55c9 3 11 16 0 30-11-14-9-27 0-30z", pale);
  const legs = line("M38 95.5c0-9 1-14 3-18M60 95.5c0-9-1-14-3-18", mid, 1.6);
  const head =
    path("M17 6l19 13c8-3 18-3 26 0L81 6c3 16 2 26-5 34L49 63 22 40c-7-8-8-18-5-34z", light) +
    path(
      "M22.5 14l10 8c-4 2-7 5-8.5 8-1.8-5-2-11-1.5-16zM75.5 14l-10 8c4 2 7 5 8.5 8 1.8-5 2-11 1.5-16z",
      mid,
    ) +
    path("M20 37.5c11-1.5 21 4 25 15.5l4 10L22 40zM78 37.5c-11-1.5-21 4-25 15.5l-4 10 27-23z", pale);
  const face =
    eye(36.5, 35, 3.9, ink) +
    eye(61.5, 35, 3.9, ink) +
    oval(49, 59.5, 4.8, 3.9, ink) +
    disc(47.6, 58.3, 1.1, WHITE);
  return tail + body + legs + head + face;
}
