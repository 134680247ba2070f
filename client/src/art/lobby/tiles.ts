import { ROOM_COLOURS, type RoomColours } from "./colours";
import { flautzTile, flautzTileDefs } from "./flautz-tile";
import { franticTile } from "./frantic-tile";
import { fzzztTile, fzzztTileDefs } from "./fzzzt-tile";
import { wordmarkDefs } from "./wordmark";

export type Game = "fzzzt" | "frantic" | "flautz";
export const GAMES: readonly Game[] = ["fzzzt", "frantic", "flautz"];

/** A tile's picture comes tall, for three tiles side by side, and as a banner, for tiles stacked on a phone. */
export type Cut = "tall" | "banner";
export const CUTS: readonly Cut[] = ["tall", "banner"];

export const TILE_VIEW_BOX: Readonly<Record<Cut, string>> = { tall: "0 0 424 340", banner: "0 0 374 104" };

/** The picture of a game; `lobbyDefs()` must be in the page once. */
export function tile(game: Game, cut: Cut, colours: RoomColours = ROOM_COLOURS): string {
  switch (game) {
    case "fzzzt":
      return fzzztTile(cut, colours.fzzzt);
    case "frantic":
      return franticTile(cut, colours.frantic);
    case "flautz":
      return flautzTile(cut, colours.flautz);
  }
}

/** The gradients, filters and patterns that the wordmark and the tiles share. */
export function lobbyDefs(colours: RoomColours = ROOM_COLOURS): string {
  return `<defs>${wordmarkDefs(colours.lamp)}${fzzztTileDefs(colours.fzzzt)}${flautzTileDefs(colours.flautz)}</defs>`;
}
