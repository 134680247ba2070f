import { eye } from "../eye";
import { GOLD } from "../palette";
import { disc, line, path, rimmed } from "../pen";
import type { Tones } from "../schools";

const HORN = "#F2A65A";

export function drawOwl({ ink, mid, main, light, pale }: Tones): string {
  const body =
    path("M27 30L19 5l25 12zM73 30l8-25-25 12z", light) +
    path("M50 12c25 0 31 20 31 43 0 25-12 39-31 39S19 80 19 55c0-23 6-43 31-43z", light);
  const wings = path(
    "M20 46c-10 17-7 38 10 45-2-16-4-30-10-45zM80 46c10 17 7 38-10 45 2-16 4-30 10-45z",
    mid,
  );
  const belly =
    path("M50 58c14 0 20 7 20 17 0 12-8 19-20 19s-20-7-20-19c0-10 6-17 20-17z", pale) +
    line("M38 70q3 4 6 0M47 70q3 4 6 0M56 70q3 4 6 0M42.5 78q3 4 6 0M51.5 78q3 4 6 0M47 86q3 4 6 0", main, 2);
  const brow = path("M20 22c10 0 22 4 30 16 8-12 20-16 30-16-4-7-14-10-30-10s-26 3-30 10z", main);
  const eyes =
    disc(35.5, 39, 15, pale) +
    disc(64.5, 39, 15, pale) +
    disc(35.5, 39, 10.5, GOLD) +
    disc(64.5, 39, 10.5, GOLD) +
    eye(36.5, 39, 7.2, ink) +
    eye(63.5, 39, 7.2, ink);
  const beak = rimmed("M50 45c3.5 2 5 5 0 13-5-8-3.5-11 0-13z", HORN, ink, 0.8);
  const claws = line("M37 95v-4M41 96v-5M45 95v-4M55 95v-4M59 96v-5M63 95v-4", HORN, 3);
  return body + wings + belly + brow + eyes + beak + claws;
}
