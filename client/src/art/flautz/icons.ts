import { line } from "./pen";

export const ICON_VIEW = "0 0 24 24";

export type IconName = "focus" | "swap" | "fresh" | "call" | "prism" | "scroll" | "start" | "clear";

/** Small signs of what can be done and of who is what, in the colour of the text beside them. */
const STROKES: Readonly<Record<IconName, string>> = {
  focus: "M3 10q9 9 18 0M5.5 13.5l-2 3.5M12 15.5V20M18.5 13.5l2 3.5",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  fresh: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.5 3v4.5H15",
  call: "M12 3l2.3 6.2L21 12l-6.7 2.8L12 21l-2.3-6.2L3 12l6.7-2.8z",
  prism: "M12 4.5L3.5 19.5h17zM1.5 14.5l6-2.5M16.5 12l6-2.5M17.5 14l5 1",
  scroll:
    "M7 3h11v15a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-1h9v1a3 3 0 0 0 3 3M7 3a2 2 0 0 0-2 2v12M9.5 8h5.5M9.5 12h5.5",
  start: "M6 21V4M6 4.5h11l-2.5 4 2.5 4H6",
  clear: "M6 6l12 12M18 6L6 18",
};

export function drawIcon(name: IconName): string {
  return line(STROKES[name], "currentColor", 2);
}
