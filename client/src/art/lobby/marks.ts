import { drawCrystal } from "../flautz/arena";
import { ROOM_COLOURS as COLOURS } from "./colours";
import { isGame } from "./tiles";

export const MARK_VIEW_BOX = "0 0 34 34";

function ground(fill: string): string {
  return `<rect width="34" height="34" rx="8" fill="${fill}"/>`;
}

/** The small sign of a game in lists: a bolt, a quartered disc, a crystal; two cards for others. */
export function mark(game: string): string {
  if (!isGame(game)) {
    const card = (turn: number): string =>
      `<rect x="11" y="8" width="12" height="17" rx="2" transform="rotate(${turn} 17 24)"/>`;
    const lines = `fill="#24201D" stroke="${COLOURS.lamp.glow}" stroke-width="1.6"`;
    return `${ground("#3A322C")}<g ${lines}>${card(-16)}${card(14)}</g>`;
  }
  switch (game) {
    case "fzzzt":
      return `${ground(COLOURS.fzzzt.ground)}<path d="M19 5L9 19h7l-3 10 12-15h-8z" fill="${COLOURS.fzzzt.phosphor}"/>`;
    case "frantic": {
      const { paper, red, blue, black, yellow } = COLOURS.frantic;
      return (
        `${ground(paper)}<path d="M17 17V3a14 14 0 0 1 14 14z" fill="${red}"/>` +
        `<path d="M17 17h14a14 14 0 0 1-14 14z" fill="${blue}"/>` +
        `<path d="M17 17v14A14 14 0 0 1 3 17z" fill="${black}"/>` +
        `<path d="M17 17H3A14 14 0 0 1 17 3z" fill="${yellow}"/>`
      );
    }
    case "flautz":
      return `${ground(COLOURS.flautz.sky[1])}<g transform="translate(9.4 5.36) scale(.38 .415)">${drawCrystal()}</g>`;
  }
}
