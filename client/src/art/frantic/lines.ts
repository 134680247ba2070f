import { CAP, letter, measure, rise, type Setting } from "./lettering";

const LINE = 1.32;

interface Room {
  width: number;
  /** The largest cap for one line, and for each of two. */
  one: number;
  two: number;
}

/** The ways to break a text in two: at spaces, behind hyphens, and at soft hyphens. */
function breaks(text: string): [string, string][] {
  return [...text.matchAll(/[ \u00ad-]/g)].map(({ index, 0: character }) => [
    text.slice(0, character === "-" ? index + 1 : index),
    text.slice(index + 1),
  ]);
}

/** The lines of a text, one or two, and the cap with which it is largest in its room. */
export function fit(text: string, { width, one, two }: Room): { lines: string[]; cap: number } {
  const capFor = (lines: string[], most: number) =>
    Math.min(most, (CAP * width) / Math.max(1, ...lines.map(measure)));
  let best = { lines: [text], cap: capFor([text], one) };
  for (const lines of breaks(text)) {
    const cap = capFor(lines, two);
    if (cap > best.cap) best = { lines, cap };
  }
  return best;
}

interface Strip extends Room, Omit<Setting, "y" | "cap"> {
  top: number;
  bottom: number;
}

/** A name centred between `top` and `bottom`, as large as its strip allows. */
export function letterStrip(text: string, strip: Strip): string {
  const { lines, cap } = fit(text, strip);
  const marks = (rise(lines[0] ?? "") * cap) / CAP;
  const height = marks + cap + cap * LINE * (lines.length - 1);
  const first = (strip.top + strip.bottom - height) / 2 + marks;
  return lines.map((line, row) => letter(line, { ...strip, y: first + row * cap * LINE, cap })).join("");
}
