/** A letter of the display alphabet: cap height 100, drawn with a stroke of 24, as a filled outline, or both. */
export interface Glyph {
  width: number;
  stroke?: string;
  fill?: string;
}

const BOWL = "M12 33A21 21 0 0 1 54 33V67A21 21 0 0 1 12 67Z";
const DASH: Glyph = { width: 56, fill: "M0 40H56V62H0Z" };
const APOSTROPHE: Glyph = { width: 22, fill: "M0 0H22V22L12 40H1L6 22H0Z" };
const QUOTES: Glyph = { width: 50, fill: "M0 0H22V22L12 40H1L6 22H0ZM28 0H50V22L40 40H29L34 22H28Z" };

export const GLYPHS: Readonly<Record<string, Glyph>> = {
  "0": { width: 66, stroke: BOWL },
  "1": { width: 46, fill: "M20 0H44V100H19V33H0V17C12 17 19 11 20 0Z" },
  "2": { width: 66, stroke: "M12 40V33A21 21 0 0 1 54 33C54 58 15 60 15 88H66" },
  "3": {
    width: 66,
    stroke:
      "M12 36V31A20 19 0 0 1 52 31A18 18 0 0 1 34 49H24M34 49A20 19.5 0 0 1 54 68.5A21 19.5 0 0 1 12 68V64",
  },
  "4": { width: 70, fill: "M32 0H60V57H70V79H60V100H36V79H0V57ZM36 30L20.5 57H36Z" },
  "5": { width: 66, stroke: "M61 12H18V47H34A20.5 20.5 0 0 1 34 88H6" },
  "6": { width: 66, stroke: "M54 36V32A21 20 0 0 0 12 33V67A21 21 0 0 0 54 67A21 20 0 0 0 12 67" },
  "7": { width: 62, fill: "M0 0H62V21L38 100H11L35 24H0Z" },
  "8": {
    width: 66,
    stroke: "M33 12A19 18.5 0 0 1 33 49A19 18.5 0 0 1 33 12ZM33 49A21 19.5 0 0 1 33 88A21 19.5 0 0 1 33 49Z",
  },
  "9": { width: 66, stroke: "M12 64V68A21 20 0 0 0 54 67V33A21 21 0 0 0 12 33A21 20 0 0 0 54 33" },
  A: { width: 74, fill: "M23 0H51L74 100H48L45 82H29L26 100H0ZM32 62H42L37 29Z" },
  B: {
    width: 66,
    stroke: "M12 12H34A18.5 18.5 0 0 1 34 49H12M34 49A19.5 19.5 0 0 1 34 88H12",
    fill: "M0 0H24V100H0Z",
  },
  C: { width: 66, stroke: "M54 38V33A21 21 0 0 0 12 33V67A21 21 0 0 0 54 67V62" },
  D: { width: 66, stroke: "M12 12H33A21 21 0 0 1 54 33V67A21 21 0 0 1 33 88H12Z" },
  E: { width: 58, stroke: "M58 12H12V88H58M12 50H52" },
  F: { width: 58, stroke: "M58 12H12V100M12 52H52" },
  G: { width: 66, stroke: "M54 36V33A21 21 0 0 0 12 33V67A21 21 0 0 0 54 67V57H34" },
  H: { width: 66, stroke: "M12 0V100M54 0V100M12 50H54" },
  I: { width: 24, stroke: "M12 0V100" },
  J: { width: 60, stroke: "M48 0V67A18 21 0 0 1 12 67V60" },
  K: { width: 70, fill: "M0 0H24V38L41 0H68L43 49L71 100H43L24 63V100H0Z" },
  L: { width: 54, stroke: "M12 0V88H54" },
  M: { width: 84, fill: "M0 0H26L42 42L58 0H84V100H60V46L49 76H35L24 46V100H0Z" },
  N: { width: 68, fill: "M0 0H24L45 54V0H68V100H45L23 46V100H0Z" },
  O: { width: 66, stroke: BOWL },
  P: { width: 64, stroke: "M12 100V12H32A20.5 20.5 0 0 1 32 55H12" },
  Q: { width: 68, stroke: BOWL, fill: "M32 62H52L68 100H46Z" },
  R: { width: 68, stroke: "M12 100V12H32A20 20 0 0 1 32 53H12", fill: "M26 48H50L68 100H42Z" },
  S: { width: 66, stroke: "M54 36V32A21 20 0 0 0 12 31C12 56 54 43 54 68A21 20 0 0 1 12 68V63" },
  T: { width: 62, stroke: "M0 12H62M31 12V100" },
  U: { width: 66, stroke: "M12 0V67A21 21 0 0 0 54 67V0" },
  V: { width: 70, fill: "M0 0H26L35 60L44 0H70L49 100H21Z" },
  W: { width: 98, fill: "M0 0H24L31 58L38 0H60L67 58L74 0H98L82 100H57L49 46L41 100H16Z" },
  X: { width: 70, fill: "M0 0H27L35 28L43 0H70L50 50L70 100H43L35 72L27 100H0L20 50Z" },
  Y: { width: 70, fill: "M0 0H26L35 32L44 0H70L47 60V100H23V60Z" },
  Z: { width: 62, fill: "M2 0H62V21L30 77H62V100H0V79L32 23H2Z" },
  " ": { width: 30 },
  "-": { width: 34, fill: "M0 40H34V62H0Z" },
  "–": DASH,
  "—": DASH,
  "−": DASH,
  "+": { width: 58, fill: "M18 22H40V40H58V62H40V80H18V62H0V40H18Z" },
  "×": { width: 58, fill: "M14 24L29 38L44 24L58 38L44 52L58 66L44 80L29 66L14 80L0 66L14 52L0 38Z" },
  "/": { width: 44, fill: "M22 0H46L22 100H-2Z" },
  ".": { width: 22, fill: "M0 76H22V100H0Z" },
  ",": { width: 22, fill: "M0 60H22V82L12 100H1L6 82H0Z" },
  ":": { width: 22, fill: "M0 24H22V48H0ZM0 76H22V100H0Z" },
  ";": { width: 22, fill: "M0 20H22V42H0ZM0 60H22V82L12 100H1L6 82H0Z" },
  "…": { width: 86, fill: "M0 76H22V100H0ZM32 76H54V100H32ZM64 76H86V100H64Z" },
  "!": { width: 24, fill: "M0 0H24L20 64H4ZM1 76H23V100H1Z" },
  "?": { width: 62, stroke: "M12 38V32A19 20 0 0 1 50 32C50 48 31 48 31 66", fill: "M20 76H42V100H20Z" },
  "'": APOSTROPHE,
  "’": APOSTROPHE,
  "‘": APOSTROPHE,
  '"': QUOTES,
  "“": QUOTES,
  "”": QUOTES,
  "„": { width: 50, fill: "M0 60H22V82L12 100H1L6 82H0ZM28 60H50V82L40 100H29L34 82H28Z" },
  "*": {
    width: 54,
    fill: "M19 12H35V25L46 18L54 32L43 38L54 44L46 58L35 51V64H19V51L8 58L0 44L11 38L0 32L8 18L19 25Z",
  },
  "&": {
    width: 80,
    stroke: "M72 90L25 40C12 24 22 11 34 11S56 24 42 36L24 50C6 64 14 89 34 89C52 89 64 76 66 54",
  },
  "(": { width: 42, stroke: "M40 2C6 26 6 74 40 98" },
  ")": { width: 42, stroke: "M2 2C36 26 36 74 2 98" },
};

/** Stands for a letter that the alphabet lacks, as in any font. */
export const MISSING: Glyph = { width: 60, fill: "M0 0H60V100H0ZM14 14V86H46V14Z" };

/** Marks above a letter by their combining character, centred on 0; they rise to `MARK_RISE` above the cap. */
export const MARKS: Readonly<Record<string, string>> = {
  "\u0308": "M-27 -31H-5V-10H-27ZM5 -31H27V-10H5Z",
  "\u0301": "M2 -33H29L8 -10H-12Z",
  "\u0300": "M-29 -33H-2L12 -10H-8Z",
  "\u0302": "M-12 -33H12L30 -10H8L0 -19L-8 -10H-30Z",
};
export const MARK_RISE = 33;
