import { eye } from "../eye";
import { BRASS, GOLD } from "../palette";
import { disc, line, oval, path, rimmed } from "../pen";
import type { Tones } from "../schools";

/** Holds a star as if it were a mussel. */
export function drawOtter({ ink, mid, light, pale }: Tones): string {
  const tail = line("M60 88c18 4 31-4 29-20", mid, 11);
  const feet = oval(38, 95, 10, 4.5, mid) + oval(62, 95, 10, 4.5, mid);
  const body =
    path("M50 34c20 0 23 24 22 42-1 14-9 20-22 20s-21-6-22-20c-1-18 2-42 22-42z", light) +
    path("M50 52c11 0 14 12 14 24 0 11-5 16-14 16s-14-5-14-16c0-12 3-24 14-24z", pale);
  const ears =
    disc(29, 18, 6.5, light) + disc(71, 18, 6.5, light) + disc(29, 18, 3, mid) + disc(71, 18, 3, mid);
  const head =
    oval(50, 29, 25, 20, light) + path("M50 31c9 0 16 3.5 16 9s-7 8.5-16 8.5-16-3-16-8.5 7-9 16-9z", pale);
  const face =
    eye(38.5, 25.5, 3.9, ink) +
    eye(61.5, 25.5, 3.9, ink) +
    path("M44.5 32.5h11c1.5 0 2 1.5 1 2.6L50 41l-6.5-5.9c-1-1.1-.5-2.6 1-2.6z", ink) +
    line("M43 43.5q3.5 3 7-.8 3.5 3.8 7 .8", ink, 1.6) +
    line("M33 38l-11-2M33 42l-10 2M67 38l11-2M67 42l10 2", pale, 1.2);
  const star = rimmed(
    "M50 58.5l3.2 6.3 7 1-5.1 4.9 1.2 7L50 74.4l-6.3 3.3 1.2-7-5.1-4.9 7-1z",
    GOLD,
    BRASS,
    0.8,
  );
  const paws =
    `<g stroke="${mid}" stroke-width="1">` +
    oval(38, 68, 6.5, 4.8, light, 24) +
    oval(62, 68, 6.5, 4.8, light, -24) +
    `</g>`;
  return tail + feet + body + ears + head + face + star + paws;
}
