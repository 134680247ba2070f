import { drawCrystal } from "../flautz/arena";
import { ROOM_COLOURS, type RoomColours } from "./colours";
import type { Game } from "./tiles";

export const MARK_VIEW_BOX = "0 0 34 34";

function ground(fill: string): string {
  return `<rect width="34" height="34" rx="8" fill="${fill}"/>`;
}

/** The small sign of a game in lists: a bolt, a quartered disc, a crystal. */
export function mark(game: Game, colours: RoomColours = ROOM_COLOURS): string {
  switch (game) {
    case "fzzzt":
      return `${ground(colours.fzzzt.ground)}<path d="M19 5L9 19h7l-3 10 12-15h-8z" fill="${colours.fzzzt.phosphor}"/>`;
    case "frantic": {
      const { paper, red, blue, black, yellow } = colours.frantic;
      return (
        `${ground(paper)}<path d="M17 17V3a14 14 0 0 1 14 14z" fill="${red}"/>` +
        `<path d="M17 17h14a14 14 0 0 1-14 14z" fill="${blue}"/>` +
        `<path d="M17 17v14A14 14 0 0 1 3 17z" fill="${black}"/>` +
        `<path d="M17 17H3A14 14 0 0 1 17 3z" fill="${yellow}"/>`
      );
    }
    case "flautz":
      return `${ground(colours.flautz.sky[1])}<g transform="translate(9.4 5.36) scale(.38 .415)">${drawCrystal()}</g>`;
  }
}
