/** The four colours of the game, in the order in which hands are sorted. */
export const COLOURS = ["blue", "red", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

export const INK = "#0E0E10";
export const PAPER = "#F5F1E8";
export const GREY = "#3A3A41";
export const WHITE = "#FFFFFF";

/** The face of a card of this colour. */
export const FLAT: Record<Colour, string> = {
  blue: "#1A5CFF",
  red: "#F2331F",
  green: "#009A4B",
  yellow: "#FFCA0A",
};

/** The same colour a step darker, for the large shape behind a figure. */
export const DEEP: Record<Colour | "black", string> = {
  blue: "#0F46D6",
  red: "#CF2210",
  green: "#007E3C",
  yellow: "#EBB200",
  black: "#232328",
};

/** What figures are drawn with on a colour: paper on yellow would not be legible. */
export const ON: Record<Colour, string> = { blue: PAPER, red: PAPER, green: PAPER, yellow: INK };
