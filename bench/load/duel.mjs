/** A small card game for boardgame.io: match colour or number, or draw; hands and piles are secret. */

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const COLOURS = ["red", "green", "blue", "yellow"];
const HIGHEST = 13;
/** Makes random games about as long as those of FRANTIC, a few hundred moves. */
const HAND = 6;

const pack = () =>
  [...COLOURS, ...COLOURS].flatMap((colour) => Array.from({ length: HIGHEST }, (_, i) => `${colour}-${i + 1}`));

const fits = (card, top) => {
  const [colour, number] = card.split("-");
  return top.startsWith(`${colour}-`) || top.endsWith(`-${number}`);
};

/** The legal moves of the player, each with its arguments. */
export const choices = (G, player) => [
  ...G.players[player].hand.filter((card) => fits(card, G.top)).map((card) => ["play", card]),
  ["draw"],
];

const setup = ({ random }) => {
  const pile = random.Shuffle(pack());
  return {
    players: { 0: { hand: pile.splice(-HAND) }, 1: { hand: pile.splice(-HAND) } },
    cards: [HAND, HAND],
    top: pile.pop(),
    secret: { pile, discard: [] },
  };
};

const play = ({ G, playerID }, card) => {
  const { hand } = G.players[playerID];
  const at = hand.indexOf(card);
  if (at < 0 || !fits(card, G.top)) return INVALID_MOVE;
  hand.splice(at, 1);
  G.secret.discard.push(G.top);
  G.top = card;
  G.cards[playerID] -= 1;
  return undefined;
};

const draw = ({ G, playerID, random }) => {
  if (G.secret.pile.length === 0) {
    G.secret.pile = random.Shuffle(G.secret.discard);
    G.secret.discard = [];
  }
  if (G.secret.pile.length === 0) return;
  G.players[playerID].hand.push(G.secret.pile.pop());
  G.cards[playerID] += 1;
};

export const Duel = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false }, draw: { move: draw, client: false } },
  endIf: ({ G }) => (G.cards.includes(0) ? { winner: String(G.cards.indexOf(0)) } : undefined),
};
