/** Cards of games without pictures: only their code. */

import type { CardContext } from "../table/game-table";
import type { GameCards } from "./game-cards";

const MARKUP = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" } as const;
/** A code of this many letters fills the card. */
const WIDEST = 4;

export const PLAIN_CARDS: GameCards["table"] = {
  defs: "",
  draw: (code) => {
    const text = code ?? "";
    const size = Math.min(34, (34 * WIDEST) / Math.max(text.length, 1));
    return {
      viewBox: "0 0 100 140",
      markup:
        `<rect x="1" y="1" width="98" height="138" rx="9" fill="#f4ede1" stroke="#8b7d6c" stroke-width="2"/>` +
        `<text x="50" y="70" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" ` +
        `font-size="${size.toFixed(1)}" font-weight="700" fill="#1c1917">${escaped(text)}</text>`,
    };
  },
  name: (code) => code,
  about: (code, context) => ({ text: facts(code, context), rules: [] }),
  brief: facts,
  facets: [],
  book: { cover: [], steps: [], rules: {} },
};

function facts(code: string, { cards }: CardContext): string {
  return Object.entries(cards.get(code)?.facts ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join(" · ");
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (sign) => MARKUP[sign as keyof typeof MARKUP]);
}
