/** Games as somebody may have played them, for the page that shows them. */

import type { PlayedGame } from "../src/history/played-game";

const DAY = 86_400_000;
const LEVELS = ["easy", "normal", "hard", "human"] as const;
const NAMES = ["Ann", "Bolt", "Cleo", "Dan"];
const CARDS: Readonly<Record<string, readonly string[]>> = {
  fzzzt: ["2N", "3B", "1NC", "4N", "M1", "1B", "1C", "2C"],
  frantic: ["red-7", "blue-gift", "yellow-6", "fantastic", "green-1", "blue-9"],
  flautz: ["orange-7", "blue-1", "green-3", "pink-5"],
};

/** Many games of all kinds: their results repeat, so every run has the same. */
export function manyGames(count: number): PlayedGame[] {
  return Array.from({ length: count }, (_, at) => played(at));
}

function played(at: number): PlayedGame {
  const game = ["fzzzt", "frantic", "flautz"][at % 3] ?? "fzzzt";
  const seats = 2 + (at % 5 === 0 ? 2 : at % 3 === 1 ? 1 : 0);
  const level = LEVELS[(at * 7) % 4] ?? "easy";
  const isWon = (at * 5) % 7 < 3;
  const finished = Date.UTC(2026, 8, 1, 18, 30) + Math.floor((at * DAY) / 2);
  const points = Array.from({ length: seats }, (_, seat) => 12 + ((at * 13 + seat * 17) % 40));
  const winner = isWon ? 0 : 1;
  const best = game === "frantic" ? Math.min(...points) - 3 : Math.max(...points) + 3;
  const scores = points.map((score, seat) => (seat === winner ? best : score));
  return {
    id: `played${String(at).padStart(4, "0")}-1`,
    game,
    started: at === 0 ? null : finished - (9 + (at % 17)) * 60_000,
    finished,
    seat: 0,
    names: NAMES.slice(0, seats),
    players: ["human", ...Array.from({ length: seats - 1 }, () => level)],
    scores,
    winners: [winner],
    moves: 40 + (at % 30),
    options: at % 9 === 4 && game === "flautz" ? { arena: "swift" } : {},
    ownDeck: false,
    lesson: at === 1,
    cards: Object.fromEntries(
      (CARDS[game] ?? []).map((card, nth) => [card, 1 + ((at + 9 - nth) % (4 + nth))]),
    ),
  };
}
