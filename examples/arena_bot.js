// A bot for the arena: `parlour arena fzzzt --bots random --bot "cmd:node arena_bot.js"`. See docs/writing-a-bot.md.
// It bids sensibly in Fzzzt!, and chooses at random in other games.
const lines = require("node:readline").createInterface({ input: process.stdin });

let game; // what the last message of type `start` said

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "start") game = message;
  if (message.type !== "ask") return;
  const choices = message.choices.map(([move]) => move);
  const move = game.game === "fzzzt" ? chooseInFzzzt(message.view, choices) : any(choices);
  console.log(JSON.stringify({ type: "move", version: message.version, move }));
});

const any = (choices) => choices[Math.floor(Math.random() * choices.length)];
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function chooseInFzzzt(view, choices) {
  if (view.phase !== "bidding") return choices.find((move) => move.startsWith("allocate 1")) ?? "leave";
  const bids = choices.map((move) => ({ move, power: power(move) })).sort((a, b) => a.power - b.power);
  if (view.uncontested) return bids[0].move;
  // Offer the card's share of all that is still to come, of which the others get their part.
  const [head, ...later] = view.belt.map(worth);
  const rest = (sum(later) + 3.5 * view.face_down) / game.seats;
  const offer = (sum(view.hand.map(power)) * head) / (head + rest);
  return (bids.find((bid) => bid.power >= offer) ?? bids.at(-1)).move;
}

// Robots are written as power and symbols (`3N`), bids as their cards (`bid 1BC+3N`); a Fzzzt has a power of 3.
function power(cards) {
  return sum([...cards.matchAll(/\b\d|Fz/g)].map(([card]) => (card === "Fz" ? 3 : Number(card))));
}

// Units are written as symbols and points (`NBC9`). Nobody wants a Fzzzt.
function worth(card) {
  if (card === "Fz") return 0.5;
  const points = card.match(/[A-Z](\d+)$/);
  return points ? Number(points[1]) * 0.7 : power(card) + 1;
}
