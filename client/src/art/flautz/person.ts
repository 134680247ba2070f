import { eye } from "./eye";
import { CREAM, GOLD } from "./palette";
import { disc, dots, faded, line, oval, path, type Point } from "./pen";
import { SCHOOLS, type Colour } from "./schools";
import { symbolAt } from "./symbols";

const LASHES = "#2A1530";
const BLUSH = "#FF7A7A";

interface Look {
  readonly skin: string;
  /** What lies behind the head, and what falls over the forehead. */
  readonly behind: string;
  readonly hair: string;
}

function short(): string {
  return path("M32 66c-1-14 8-20 18-20s19 6 18 20c-3 2-4-2-5-8-8 3-18 3-26 0-1 6-2 10-5 8z", "#5A3A22");
}

function braids(): string {
  const red = "#B5501F";
  const plait = (x: number, out: number): string =>
    disc(x, 74, 5, red) +
    disc(x + out, 82, 4.6, red) +
    disc(x + out, 90, 4.2, red) +
    disc(x + out, 94.5, 2.2, GOLD);
  return (
    path("M31 68c-2-16 8-22 19-22s21 6 19 22l-5 2c0-6-2-9-4-12-7 2-13 2-20 0-2 3-4 6-4 12z", red) +
    plait(30, -1.5) +
    plait(70, 1.5)
  );
}

function curls(): string {
  const side: readonly Point[] = [
    [32, 62],
    [31, 69],
    [34, 56],
    [40, 53],
  ];
  const other = side.map(([x, y]): Point => [100 - x, y]);
  return dots([...side, [50, 52], ...other], 6, "#241718");
}

function buns(): string {
  const blond = "#E9C98A";
  return (
    disc(29, 64, 9, blond) +
    disc(71, 64, 9, blond) +
    path("M33 66c-1-14 7-20 17-20s18 6 17 20c-3 1-4-4-7-8-6 3-14 3-20 0-3 4-4 9-7 8z", blond)
  );
}

const BOB = path("M29 84c-2-24 4-38 21-38s23 14 21 38c-4 2-8 1-9-2V60H38v22c-1 3-5 4-9 2z", "#2B1A14");
const FRINGE = path(
  "M31.5 70c0-14 8-22 18.5-22s18.5 8 18.5 22c-5-1-8-4-9.5-8-7 4-20 4-21 0-1 4-3 7-6.5 8z",
  "#2B1A14",
);

const LOOKS: Readonly<Record<Colour, Look>> = {
  blue: { skin: "#F0C8A0", behind: "", hair: short() },
  green: { skin: "#F6D7B8", behind: "", hair: braids() },
  purple: { skin: "#9A6848", behind: "", hair: curls() },
  orange: { skin: "#E3AE80", behind: BOB, hair: FRINGE },
  pink: { skin: "#FAE0CC", behind: "", hair: buns() },
};

function robe(colour: Colour): string {
  const { main, mid, deep } = SCHOOLS[colour];
  return (
    path("M17 137c1-30 14-46 33-46s32 16 33 46z", main) +
    path("M17 137c1-30 14-46 33-46 3 0 5 .4 7.5 1C42 98 36 116 36 137z", mid) +
    path("M50 92l-9 8 9 37 9-37z", deep) +
    line("M41 100l9-8 9 8", GOLD, 1.8)
  );
}

function face(focused: boolean): string {
  const look = focused
    ? line("M39.5 73q3.5 3.5 7 0M53.5 73q3.5 3.5 7 0", LASHES, 2) +
      line("M46.5 82.5q3.5 1.5 7 0", LASHES, 1.6)
    : eye(43, 72.5, 2.7, LASHES) + eye(57, 72.5, 2.7, LASHES) + line("M44.5 80q5.5 6 11 0", LASHES, 1.8);
  return look + faded(0.32, disc(37.5, 79, 3, BLUSH) + disc(62.5, 79, 3, BLUSH));
}

function hat(colour: Colour): string {
  const { main, mid, ink, light, pale } = SCHOOLS[colour];
  return (
    path("M30 57C36 42 40 26 55 14c4-3.5 13-4 15 1 .8 3-2.5 3.5-4 6-2 4-1 8 0 13l4 23z", main) +
    path("M30 57C36 42 40 26 55 14c2-1.8 5-2.8 8-3-9 12-14 28-14 46z", mid) +
    path("M31.5 53q18 7 37.5 0l1 5q-20 7-40 0z", GOLD) +
    oval(50, 59, 31, 6.5, mid) +
    faded(0.5, line("M19 59c0 3.6 13.9 6.5 31 6.5S81 62.6 81 59", ink, 1)) +
    faded(0.7, line("M19.5 57.5q30 9 61 0", light, 1)) +
    symbolAt(colour, 55, 40, 15, pale, mid)
  );
}

/** The apprentice of a school, from the waist up; a focused one has closed eyes. */
export function drawPerson(colour: Colour, focused: boolean): string {
  const { skin, behind, hair } = LOOKS[colour];
  return behind + robe(colour) + disc(50, 72, 18.5, skin) + hair + face(focused) + hat(colour);
}

/** The school's symbol, held in both hands. */
export function drawHeldSymbol(colour: Colour): string {
  const { main, mid, ink, light } = SCHOOLS[colour];
  const { skin } = LOOKS[colour];
  return (
    faded(0.28, disc(50, 112, 16, main)) +
    disc(50, 112, 11.9, light) +
    disc(50, 112, 11.1, ink) +
    symbolAt(colour, 50, 112, 15, CREAM, mid) +
    oval(35, 120, 6.5, 4.5, skin, 32) +
    oval(65, 120, 6.5, 4.5, skin, -32)
  );
}
