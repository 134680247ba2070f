import { ROOM_COLOURS as COLOURS } from "./colours";
import { flautzTile, flautzTileDefs } from "./flautz-tile";
import { franticTile } from "./frantic-tile";
import { fzzztTile, fzzztTileDefs } from "./fzzzt-tile";
import { plainTile } from "./plain-tile";
import { wordmarkDefs } from "./wordmark";

export type Game = "fzzzt" | "frantic" | "flautz";
/** The games that have a picture; others are shown with a plain one. */
export const GAMES: readonly Game[] = ["fzzzt", "frantic", "flautz"];

export function isGame(name: string): name is Game {
  return GAMES.some((game) => game === name);
}

/** A tile's picture comes tall, for three tiles side by side, and as a banner, for tiles stacked on a phone. */
export type Cut = "tall" | "banner";

export const TILE_VIEW_BOX: Readonly<Record<Cut, string>> = { tall: "0 0 424 340", banner: "0 0 374 104" };

/** The picture of a game; `lobbyDefs()` must be in the page once. */
export function tile(game: string, cut: Cut): string {
  if (!isGame(game)) return plainTile(cut, COLOURS.lamp);
  switch (game) {
    case "fzzzt":
      return fzzztTile(cut, COLOURS.fzzzt);
    case "frantic":
      return franticTile(cut, COLOURS.frantic);
    case "flautz":
      return flautzTile(cut, COLOURS.flautz);
  }
}

/** The gradients, filters and patterns that the wordmark and the tiles share. */
export function lobbyDefs(): string {
  return `<defs>${wordmarkDefs()}${fzzztTileDefs(COLOURS.fzzzt)}${flautzTileDefs(COLOURS.flautz)}</defs>`;
}
