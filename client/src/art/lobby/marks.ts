import { ROOM_COLOURS, type RoomColours } from "./colours";
import type { Game } from "./tiles";

export const MARK_VIEW_BOX = "0 0 34 34";

function ground(fill: string): string {
  return `<rect width="34" height="34" rx="8" fill="${fill}"/>`;
}

const FACETS: readonly (readonly [path: string, fill: string])[] = [
  ["M20 1L36 15 32 43 20 55 8 43 4 15z", "#A98BFF"],
  ["M20 1L4 15l9 3z", "#F4EEFF"],
  ["M20 1l16 14-9 3z", "#BFE6FF"],
  ["M20 1l-7 17h14z", "#FFFFFF"],
  ["M4 15l9 3-1 20-4 5z", "#C9B2FF"],
  ["M36 15l-9 3 1 20 4 5z", "#6FA8F0"],
  ["M13 18h14l1 20H12z", "#D9CCFF"],
  ["M13 18h7v20h-8z", "#EFE7FF"],
  ["M12 38h16l-8 17z", "#9C7DF0"],
  ["M12 38l8 17L8 43z", "#7C5BDB"],
  ["M28 38l-8 17 12-12z", "#5A63C9"],
];

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
    case "flautz": {
      const facets = FACETS.map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`).join("");
      return `${ground(colours.flautz.sky[1])}<g transform="translate(9.4 5.36) scale(.38 .415)">${facets}</g>`;
    }
  }
}
