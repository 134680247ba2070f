/** Generated from the schema of the server by `make wire`. */

/**
 * Parlour, protocol 1.
 */
export type SocketMessage = ClientMessage | ServerMessage;
export type ClientMessage =
  | Open
  | Move
  | Why
  | Hint
  | AskUndo
  | AnswerUndo
  | Say
  | SayPhrase
  | Mute
  | SetPace
  | Seen
  | Rest
  | Return
  | Agree
  | Ready
  | Sync
  | Ping;
export type ServerMessage =
  Whole | Update | Presence | WindowBegins | Done | Held | Refused | Allowed | Hinted | Pong | Closing;
export type GameView = FlautzView | FranticView | FzzztView;
/**
 * A legal move: in notation, and as its number in the action space of the game.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Choice = [string, number];
/**
 * An argument of a message.
 */
export type Argument = number | string | Seat | Card | Message | Argument[];
export type GameEvent = FlautzEvent | FranticEvent | FzzztEvent;
export type FlautzEvent =
  | FlautzApprenticeDealt
  | FlautzMatchStarted
  | FlautzHandDealt
  | FlautzRoundStarted
  | FlautzCardTaken
  | FlautzCardPut
  | FlautzFocused
  | FlautzCardReplaced
  | FlautzPileReshuffled
  | FlautzCalled
  | FlautzStraightLaid
  | FlautzSpellScored
  | FlautzMatchEnded
  | FlautzGameEnded;
export type FranticEvent =
  | FranticRoundStarted
  | FranticHandReceived
  | FranticStartCardTurned
  | FranticStartCardBuried
  | FranticTurnStarted
  | FranticCardPlayed
  | FranticCardsDrawn
  | FranticCardsSeen
  | FranticPileEmpty
  | FranticTurnPassed
  | FranticTurnMissed
  | FranticSecondChanceMissed
  | FranticAttackAimed
  | FranticSharesAimed
  | FranticAttackCountered
  | FranticAttackLapsed
  | FranticSkipTaken
  | FranticCardsGiven
  | FranticCardsHanded
  | FranticWishMade
  | FranticEventTurned
  | FranticEventsShuffled
  | FranticNothingHappened
  | FranticColourStruck
  | FranticCardsPutDown
  | FranticHandsPassedOn
  | FranticHandsSwapped
  | FranticHandsMixed
  | FranticChoiceMade
  | FranticLaidCardsShown
  | FranticMarketOpened
  | FranticMarketTaken
  | FranticHandsShown
  | FranticHandsTakenUp
  | FranticBombSet
  | FranticLastCardGone
  | FranticRoundEnded
  | FranticGameEnded;
export type FzzztEvent =
  | FzzztMechanicTaken
  | FzzztRoundStarted
  | FzzztHandDealt
  | FzzztHandReceived
  | FzzztBatchTurned
  | FzzztSatOut
  | FzzztBidPlaced
  | FzzztBidsShown
  | FzzztAuctionWon
  | FzzztChiefMoved
  | FzzztHandsEmpty
  | FzzztCleanUpStarted
  | FzzztCardsTaken
  | FzzztRobotAllocated
  | FzzztGameEnded;
/**
 * A message or a grid.
 */
export type Block = Message | Grid;
export type GameViewChanges = FlautzViewChanges | FranticViewChanges | FzzztViewChanges;

/**
 * Open a table to play or watch: the first message. `version` is the last version seen, if any.
 */
export interface Open {
  type: "open";
  id: string;
  table: string;
  secret?: string | null;
  version?: number | null;
  words?: ("de" | "en" | "nl") | null;
}
/**
 * Make one of the choices offered at that version, or any move in notation.
 */
export interface Move {
  type: "move";
  id: string;
  version: number;
  move: string;
}
/**
 * Ask whether a move is legal, and if not, why; nothing is played.
 */
export interface Why {
  type: "why";
  id: string;
  move: string;
}
/**
 * Ask what a `hard` bot would do in this seat, which is asked at that version; nothing is played.
 */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
}
/**
 * Ask the others to take back the seat's last move and everything after it.
 */
export interface AskUndo {
  type: "ask-undo";
  id: string;
}
export interface AnswerUndo {
  type: "answer-undo";
  id: string;
  agree: boolean;
}
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * Send a quick phrase, which everybody reads in their own language.
 */
export interface SayPhrase {
  type: "phrase";
  id: string;
  phrase: string;
}
/**
 * Mute these seats for this connection; replaces the previous list.
 */
export interface Mute {
  type: "mute";
  id: string;
  /**
   * @maxItems 16
   */
  seats:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number, number, number]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ];
}
/**
 * Announce the pace at which this connection shows changes, and that it acknowledges them with `seen`.
 *
 *     Bots and windows wait for it then.
 */
export interface SetPace {
  type: "pace";
  id: string;
  pace: "fast" | "instant" | "normal" | "slow";
}
/**
 * Acknowledge that everything up to this version has been shown.
 */
export interface Seen {
  type: "seen";
  id: string;
  version: number;
}
/**
 * Let a bot play for the seat.
 */
export interface Rest {
  type: "rest";
  id: string;
}
/**
 * Take the seat back from the bot.
 */
export interface Return {
  type: "return";
  id: string;
}
/**
 * Agree that a bot plays for a seat whose time is up; it does when all others have agreed.
 */
export interface Agree {
  type: "agree";
  id: string;
  seat: number;
}
/**
 * Say after a game whether the seat wants another; it is dealt when everybody does.
 */
export interface Ready {
  type: "ready";
  id: string;
  on: boolean;
}
/**
 * Request the whole table and, with a version, the events since.
 */
export interface Sync {
  type: "sync";
  id: string;
  version?: number | null;
}
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * The whole table as this seat sees it; the response to `open` and `sync`.
 */
export interface Whole {
  type: "table";
  version: number;
  seat: number | null;
  protocol: number;
  info: TableInfo;
  view: GameView | null;
  choices: Choice[];
  ask: Message | null;
  clocks: Ticking[];
  window: number | null;
  here: boolean[];
  lines: Line[];
  missed: Missed[];
  answers: string | null;
  words?: Words;
  undoable?: boolean;
}
/**
 * The public state of a table.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  public: boolean;
  status: "over" | "playing" | "waiting";
  paused: boolean;
  seats: SeatInfo[];
  host: number | null;
  clock: NoClock | MoveClock | GameClock;
  window: number;
  delay: number;
  pace: ("fast" | "instant" | "normal" | "slow") | null;
  number: number;
  commitment: string;
  seeded: boolean[];
  undo: UndoInfo | null;
  record: string | null;
  lesson: boolean;
  ready: boolean[];
  code: string | null;
  stand_in: string;
  study: boolean;
  late: "bot" | "wait";
  votes: VoteInfo[];
  branch: Branch | null;
  duplicate: DuplicateInfo | null;
}
export interface SeatInfo {
  holder: "bot" | "open" | "person" | "program";
  name: string;
  bot: string | null;
  rests: ("absence" | "wish") | null;
}
/**
 * No time limit.
 */
export interface NoClock {
  kind: "none";
}
/**
 * Seconds per decision.
 */
export interface MoveClock {
  kind: "move";
  seconds: number;
}
/**
 * Seconds for the whole game, and an increment per decision.
 */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment: number;
}
/**
 * A request to take back moves: who asked, how many moves, and which seats have yet to agree.
 */
export interface UndoInfo {
  seat: number;
  moves: number;
  waiting: number[];
}
/**
 * A seat whose time is up, and the seats that have agreed to let a bot play for it.
 */
export interface VoteInfo {
  seat: number;
  agreed: number[];
}
/**
 * The moment of another game at which a game begins, with hidden cards drawn anew.
 *
 *     They were drawn from what one seat knew: it cannot tell both games apart until then.
 */
export interface Branch {
  record: string;
  move: number;
  seat: number;
}
/**
 * The deal of a table that others play too: there is one game, without undo, hints or stand-ins.
 */
export interface DuplicateInfo {
  day: string | null;
}
/**
 * The game as a seat sees it.
 */
export interface FlautzView {
  seat: number | null;
  actors: number[];
  step: "over" | "put" | "replace" | "take" | "take-now";
  matches: number | null;
  goal: number | null;
  match: number;
  arena: ("air" | "any" | "ground")[];
  round: number;
  start: number;
  turn: number;
  next: number | null;
  air: (string | null)[];
  ground: (string | null)[];
  allowed: string[];
  taken: string | null;
  place: string | null;
  draw_pile: number;
  discard: string[];
  can_focus: boolean;
  caller: number | null;
  supply: number;
  players: FlautzPlayerView[];
  last_match: FlautzMatchView | null;
  winners: number[];
  hand: string[];
  spell: FlautzSpell | null;
  swaps: {
    [k: string]: number[];
  };
}
/**
 * The public part of a player.
 */
export interface FlautzPlayerView {
  seat: number;
  apprentice: "blue" | "green" | "orange" | "pink" | "purple";
  focused: boolean;
  crystals: number;
  points: number;
  total: number;
  cards: number;
  hand: string[] | null;
}
/**
 * A finished match.
 */
export interface FlautzMatchView {
  reason: "arena" | "called" | "going-on" | "royal" | "straight";
  by: number | null;
  scores: FlautzScoreView[];
}
/**
 * The result of a player in a match; no hand and no spell if the hand did not count.
 */
export interface FlautzScoreView {
  seat: number;
  hand: string[];
  spell: FlautzSpell | null;
  crystals: number;
}
/**
 * The best spell of a hand; no cards if there is none.
 */
export interface FlautzSpell {
  cards: FlautzSpellCard[];
  prisms: [
    "blue" | "green" | "orange" | "pink" | "purple",
    "blue" | "green" | "orange" | "pink" | "purple"
  ][];
  spare_prisms: number;
  points: number;
  flautz: boolean;
  straight: boolean;
  royal: boolean;
}
/**
 * A card of a spell, and the colour it counts as there.
 */
export interface FlautzSpellCard {
  card: string;
  colour: "blue" | "green" | "orange" | "pink" | "purple";
}
/**
 * The game as a seat sees it.
 */
export interface FranticView {
  seat: number | null;
  actors: number[];
  step:
    | "aim"
    | "christmas"
    | "eye"
    | "gamble"
    | "give"
    | "market"
    | "nice-try"
    | "over"
    | "party-card"
    | "party-seat"
    | "play"
    | "play-on"
    | "recession"
    | "second-chance"
    | "shares"
    | "window"
    | "wish";
  round: number;
  limit: number;
  dealer: number;
  turn: number;
  next: number | null;
  top: string;
  wish: string | null;
  fits: FranticFits;
  colour: ("blue" | "green" | "red" | "yellow") | null;
  draw_pile: number;
  discard: string[];
  under: string[];
  events: number;
  used_events: string[];
  players: FranticPlayerView[];
  attack: FranticAttackView | null;
  shares: number[];
  market: string[];
  count: number;
  last_round: FranticRoundView | null;
  winners: number[];
  hand: string[];
  playable: string[];
  offer: string[];
  laid: string | null;
  gifts: number[];
  tries: boolean;
  foreseen: {
    [k: string]: FranticQuestion[];
  };
  questions: FranticQuestion[];
}
/**
 * The features of which the next card must match one, unless it has four colours; none before a wish.
 */
export interface FranticFits {
  colour: ("blue" | "green" | "red" | "yellow") | null;
  number: number | null;
  sort: string | null;
}
/**
 * The public part of a player.
 */
export interface FranticPlayerView {
  seat: number;
  cards: number;
  points: number;
  skipped: boolean;
  turns: number | null;
  hand: string[] | null;
}
/**
 * An attack that has not hit yet: by which card, by whom, on whom (None: not chosen yet).
 */
export interface FranticAttackView {
  card: string;
  attacker: number;
  target: number | null;
  cards: number;
  redirects: number | null;
}
/**
 * A round that is over. If its hands did not count, none are shown and nobody was out.
 */
export interface FranticRoundView {
  reason: "doomsday" | "finish-line" | "going-on" | "out" | "pile-empty" | "time-up";
  counted: boolean;
  out: number[];
  in_time: boolean;
  hands: string[][];
  points: number[];
}
/**
 * Something to choose, now or later: `count` answers of those in `among`, each of them a move.
 */
export interface FranticQuestion {
  ask: "cards" | "gifts" | "shares" | "target" | "wish";
  verb: string | null;
  count: number;
  among: string[];
}
/**
 * The game as a seat sees it.
 */
export interface FzzztView {
  seat: number | null;
  actors: number[];
  phase: "bidding" | "clean-up" | "over";
  round: number;
  rounds: number;
  auction: number;
  chief: number;
  belt: string[];
  face_down: number;
  belt_deck: number;
  players: FzzztPlayerView[];
  uncontested: boolean;
  last: FzzztAuctionView | null;
  sheets: FzzztScoreSheet[];
  winners: number[];
  hand: string[];
  bid: string[];
  choices: (string | null)[];
  offers: string[][];
}
/**
 * The public part of a player: the hand, the discard pile and the bid as numbers of cards.
 */
export interface FzzztPlayerView {
  seat: number;
  mechanic: number;
  hand: number;
  discard: number;
  bid: number;
  units: FzzztUnitView[];
}
/**
 * A Production Unit and the robots that are allocated to it for good.
 */
export interface FzzztUnitView {
  card: string;
  robots: string[];
  widgets: number;
  missing: string;
}
/**
 * The last auction: the card, who won it, the bid of each seat, and who tied for the highest.
 */
export interface FzzztAuctionView {
  card: string;
  winner: number;
  bids: string[][];
  tied: number[];
}
/**
 * The score of a seat: basic score, bonus by unit, and the number of robots for ties (F-21 to F-25).
 */
export interface FzzztScoreSheet {
  seat: number;
  basic: number;
  fzzzt: number;
  units: FzzztUnitScore[];
  total: number;
  robots: number;
}
/**
 * A unit, its widgets and its points, which are negative without a widget (F-23).
 */
export interface FzzztUnitScore {
  unit: string;
  widgets: FzzztPart[][];
  points: number;
}
/**
 * A robot that provides one symbol of a widget.
 */
export interface FzzztPart {
  symbol: string;
  robot: string;
  locked: boolean;
}
/**
 * A key of the language files and its arguments.
 */
export interface Message {
  key: string;
  args: {
    [k: string]: Argument;
  };
}
/**
 * A seat. It is rendered as the name of the player.
 */
export interface Seat {
  number: number;
}
/**
 * A card with its code, a style for colour displays and a symbol for displays without colour.
 *
 *     Styles are plain, special, danger, goal and dim, or the colour of the card: blue, red, green, yellow,
 *     black, purple, orange or pink.
 */
export interface Card {
  code: string;
  style: string;
  symbol: string;
}
/**
 * The clock of a seat: milliseconds left (null: no limit) and whether it is running.
 */
export interface Ticking {
  left: number | null;
  runs: boolean;
}
/**
 * A chat message: a text, or the key of a quick phrase.
 */
export interface Line {
  seat: number;
  text: string | null;
  phrase: string | null;
  name: string;
  number: number;
}
export interface Missed {
  version: number;
  events: GameEvent[];
}
export interface FlautzApprenticeDealt {
  type: "apprentice-dealt";
  seat: number;
  colour: string;
  telling: Message | null;
}
export interface FlautzMatchStarted {
  type: "match-started";
  match: number;
  seat: number;
  air: string[];
  ground: string[];
  telling: Message | null;
}
export interface FlautzHandDealt {
  type: "hand-dealt";
  seat: number;
  cards: string[];
  telling: Message | null;
}
export interface FlautzRoundStarted {
  type: "round-started";
  round: number;
  field: string;
  telling: Message | null;
}
export interface FlautzCardTaken {
  type: "card-taken";
  seat: number;
  place: string;
  card: string;
  telling: Message | null;
}
export interface FlautzCardPut {
  type: "card-put";
  seat: number;
  place: string;
  card: string;
  telling: Message | null;
}
export interface FlautzFocused {
  type: "focused";
  seat: number;
  telling: Message | null;
}
export interface FlautzCardReplaced {
  type: "card-replaced";
  seat: number;
  place: string;
  old: string;
  fresh: string;
  telling: Message | null;
}
export interface FlautzPileReshuffled {
  type: "pile-reshuffled";
  cards: number;
  telling: Message | null;
}
export interface FlautzCalled {
  type: "called";
  seat: number;
  cards: string[];
  first: boolean;
  last: number[];
  telling: Message | null;
}
export interface FlautzStraightLaid {
  type: "straight-laid";
  seat: number;
  cards: string[];
  royal: boolean;
  telling: Message | null;
}
export interface FlautzSpellScored {
  type: "spell-scored";
  seat: number;
  cards: string[];
  points: number;
  royal: boolean;
  telling: Message | null;
}
export interface FlautzMatchEnded {
  type: "match-ended";
  reason: "arena" | "called" | "going-on" | "royal" | "straight";
  points: number[];
  crystals: number[];
  totals: number[];
  telling: Message | null;
}
export interface FlautzGameEnded {
  type: "game-ended";
  winners: number[];
  telling: Message | null;
}
export interface FranticRoundStarted {
  type: "round-started";
  round: number;
  dealer: number;
  telling: Message | null;
}
export interface FranticHandReceived {
  type: "hand-received";
  seat: number;
  cards: string[];
  telling: Message | null;
}
export interface FranticStartCardTurned {
  type: "start-card-turned";
  dealer: number;
  card: string;
  telling: Message | null;
}
export interface FranticStartCardBuried {
  type: "start-card-buried";
  card: string;
  telling: Message | null;
}
export interface FranticTurnStarted {
  type: "turn-started";
  seat: number;
  telling: Message | null;
}
export interface FranticCardPlayed {
  type: "card-played";
  seat: number;
  card: string;
  left: number;
  telling: Message | null;
}
export interface FranticCardsDrawn {
  type: "cards-drawn";
  seat: number;
  count: number;
  effect: boolean;
  telling: Message | null;
}
export interface FranticCardsSeen {
  type: "cards-seen";
  seat: number;
  cards: string[];
  effect: boolean;
  telling: Message | null;
}
export interface FranticPileEmpty {
  type: "pile-empty";
  seat: number;
  telling: Message | null;
}
export interface FranticTurnPassed {
  type: "turn-passed";
  seat: number;
  telling: Message | null;
}
export interface FranticTurnMissed {
  type: "turn-missed";
  seat: number;
  telling: Message | null;
}
export interface FranticSecondChanceMissed {
  type: "second-chance-missed";
  seat: number;
  telling: Message | null;
}
export interface FranticAttackAimed {
  type: "attack-aimed";
  attack: string;
  seat: number;
  target: number;
  telling: Message | null;
}
export interface FranticSharesAimed {
  type: "shares-aimed";
  seat: number;
  shares: number[];
  telling: Message | null;
}
export interface FranticAttackCountered {
  type: "attack-countered";
  attack: string;
  seat: number;
  attacker: number;
  telling: Message | null;
}
export interface FranticAttackLapsed {
  type: "attack-lapsed";
  attack: string;
  seat: number;
  telling: Message | null;
}
export interface FranticSkipTaken {
  type: "skip-taken";
  seat: number;
  telling: Message | null;
}
export interface FranticCardsGiven {
  type: "cards-given";
  giver: number;
  taker: number;
  count: number;
  telling: Message | null;
}
export interface FranticCardsHanded {
  type: "cards-handed";
  giver: number;
  taker: number;
  cards: string[];
  telling: Message | null;
}
export interface FranticWishMade {
  type: "wish-made";
  seat: number;
  wish: string;
  telling: Message | null;
}
export interface FranticEventTurned {
  type: "event-turned";
  seat: number;
  event: string;
  telling: Message | null;
}
export interface FranticEventsShuffled {
  type: "events-shuffled";
  telling: Message | null;
}
export interface FranticNothingHappened {
  type: "nothing-happened";
  event: string;
  telling: Message | null;
}
export interface FranticColourStruck {
  type: "colour-struck";
  colour: string;
  telling: Message | null;
}
export interface FranticCardsPutDown {
  type: "cards-put-down";
  seat: number;
  cards: string[];
  telling: Message | null;
}
export interface FranticHandsPassedOn {
  type: "hands-passed-on";
  takers: number[];
  telling: Message | null;
}
export interface FranticHandsSwapped {
  type: "hands-swapped";
  seat: number;
  other: number;
  telling: Message | null;
}
export interface FranticHandsMixed {
  type: "hands-mixed";
  counts: number[];
  telling: Message | null;
}
export interface FranticChoiceMade {
  type: "choice-made";
  seat: number;
  telling: Message | null;
}
export interface FranticLaidCardsShown {
  type: "laid-cards-shown";
  cards: (string | null)[];
  taker: number;
  telling: Message | null;
}
export interface FranticMarketOpened {
  type: "market-opened";
  cards: string[];
  telling: Message | null;
}
export interface FranticMarketTaken {
  type: "market-taken";
  seat: number;
  card: string;
  telling: Message | null;
}
export interface FranticHandsShown {
  type: "hands-shown";
  hands: string[][];
  telling: Message | null;
}
export interface FranticHandsTakenUp {
  type: "hands-taken-up";
  telling: Message | null;
}
export interface FranticBombSet {
  type: "bomb-set";
  turns: number;
  telling: Message | null;
}
export interface FranticLastCardGone {
  type: "last-card-gone";
  seat: number;
  telling: Message | null;
}
export interface FranticRoundEnded {
  type: "round-ended";
  reason: "doomsday" | "finish-line" | "going-on" | "out" | "pile-empty" | "time-up";
  counted: boolean;
  out: number[];
  in_time: boolean;
  hands: string[][];
  points: number[];
  totals: number[];
  telling: Message | null;
}
export interface FranticGameEnded {
  type: "game-ended";
  winners: number[];
  telling: Message | null;
}
export interface FzzztMechanicTaken {
  type: "mechanic-taken";
  seat: number;
  number: number;
  starters: string[];
  telling: Message | null;
}
export interface FzzztRoundStarted {
  type: "round-started";
  round: number;
  chief: number;
  scores: number[];
  telling: Message | null;
}
export interface FzzztHandDealt {
  type: "hand-dealt";
  seat: number;
  hand: number;
  discard: number;
  telling: Message | null;
}
export interface FzzztHandReceived {
  type: "hand-received";
  seat: number;
  cards: string[];
  telling: Message | null;
}
export interface FzzztBatchTurned {
  type: "batch-turned";
  cards: string[];
  face_down: number;
  telling: Message | null;
}
export interface FzzztSatOut {
  type: "sat-out";
  seat: number;
  telling: Message | null;
}
export interface FzzztBidPlaced {
  type: "bid-placed";
  seat: number;
  count: number;
  telling: Message | null;
}
export interface FzzztBidsShown {
  type: "bids-shown";
  bids: string[][];
  powers: number[];
  telling: Message | null;
}
export interface FzzztAuctionWon {
  type: "auction-won";
  seat: number;
  card: string;
  scores: number[];
  telling: Message | null;
}
export interface FzzztChiefMoved {
  type: "chief-moved";
  seat: number;
  telling: Message | null;
}
export interface FzzztHandsEmpty {
  type: "hands-empty";
  telling: Message | null;
}
export interface FzzztCleanUpStarted {
  type: "clean-up-started";
  telling: Message | null;
}
export interface FzzztCardsTaken {
  type: "cards-taken";
  seat: number;
  cards: string[];
  telling: Message | null;
}
export interface FzzztRobotAllocated {
  type: "robot-allocated";
  seat: number;
  unit: string;
  robot: string;
  telling: Message | null;
}
export interface FzzztGameEnded {
  type: "game-ended";
  telling: Message | null;
}
/**
 * Sentences for clients without language files: events and, after a change, the table.
 */
export interface Words {
  told: string[];
  table?: (string | string[][])[];
  blocks?: Block[];
  ask?: string | null;
  choices?: string[];
}
/**
 * Rows under headings; the first cell of each row is its label.
 */
export interface Grid {
  heads: Message[];
  rows: Argument[][];
}
/**
 * One version of the table: its visible events and the fields that changed.
 */
export interface Update {
  type: "update";
  version: number;
  events?: GameEvent[];
  view?: GameViewChanges;
  fresh?: GameView | null;
  choices?: Choice[];
  ask?: Message | null;
  clocks?: Ticking[];
  window?: number | null;
  info?: TableInfo;
  seat?: number;
  line?: Line;
  answers?: string;
  words?: Words;
  undoable?: boolean;
}
/**
 * The game as a seat sees it.
 */
export interface FlautzViewChanges {
  seat?: number | null;
  actors?: number[];
  step?: "over" | "put" | "replace" | "take" | "take-now";
  matches?: number | null;
  goal?: number | null;
  match?: number;
  arena?: ("air" | "any" | "ground")[];
  round?: number;
  start?: number;
  turn?: number;
  next?: number | null;
  air?: (string | null)[];
  ground?: (string | null)[];
  allowed?: string[];
  taken?: string | null;
  place?: string | null;
  draw_pile?: number;
  discard?: string[];
  can_focus?: boolean;
  caller?: number | null;
  supply?: number;
  players?: FlautzPlayerView[];
  last_match?: FlautzMatchView | null;
  winners?: number[];
  hand?: string[];
  spell?: FlautzSpell | null;
  swaps?: {
    [k: string]: number[];
  };
}
/**
 * The game as a seat sees it.
 */
export interface FranticViewChanges {
  seat?: number | null;
  actors?: number[];
  step?:
    | "aim"
    | "christmas"
    | "eye"
    | "gamble"
    | "give"
    | "market"
    | "nice-try"
    | "over"
    | "party-card"
    | "party-seat"
    | "play"
    | "play-on"
    | "recession"
    | "second-chance"
    | "shares"
    | "window"
    | "wish";
  round?: number;
  limit?: number;
  dealer?: number;
  turn?: number;
  next?: number | null;
  top?: string;
  wish?: string | null;
  fits?: FranticFits;
  colour?: ("blue" | "green" | "red" | "yellow") | null;
  draw_pile?: number;
  discard?: string[];
  under?: string[];
  events?: number;
  used_events?: string[];
  players?: FranticPlayerView[];
  attack?: FranticAttackView | null;
  shares?: number[];
  market?: string[];
  count?: number;
  last_round?: FranticRoundView | null;
  winners?: number[];
  hand?: string[];
  playable?: string[];
  offer?: string[];
  laid?: string | null;
  gifts?: number[];
  tries?: boolean;
  foreseen?: {
    [k: string]: FranticQuestion[];
  };
  questions?: FranticQuestion[];
}
/**
 * The game as a seat sees it.
 */
export interface FzzztViewChanges {
  seat?: number | null;
  actors?: number[];
  phase?: "bidding" | "clean-up" | "over";
  round?: number;
  rounds?: number;
  auction?: number;
  chief?: number;
  belt?: string[];
  face_down?: number;
  belt_deck?: number;
  players?: FzzztPlayerView[];
  uncontested?: boolean;
  last?: FzzztAuctionView | null;
  sheets?: FzzztScoreSheet[];
  winners?: number[];
  hand?: string[];
  bid?: string[];
  choices?: (string | null)[];
  offers?: string[][];
}
/**
 * By seat: whether its holder is connected.
 */
export interface Presence {
  type: "presence";
  here: boolean[];
}
/**
 * Everybody has seen what the window is about: its time begins to run, `left` milliseconds.
 */
export interface WindowBegins {
  type: "window";
  left: number;
}
/**
 * The request has been committed, now or earlier, as this version.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
}
/**
 * The answer was received and takes effect when the window closes; `done` or `refused` follows.
 */
export interface Held {
  type: "held";
  id: string;
}
/**
 * A refusal: nothing has changed. Includes a sentence if the client requested words.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  rule: string | null;
  params: {
    [k: string]: string | number;
  };
  sentence: string | null;
}
/**
 * The response to `why`: the move is legal.
 */
export interface Allowed {
  type: "allowed";
  id: string;
}
/**
 * The response to `hint`: one of the choices of the seat.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  version: number;
  move: string;
}
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * The server is about to close this connection, for example to `restart`.
 */
export interface Closing {
  type: "closing";
  reason: "closed" | "flood" | "removed" | "restart" | "signed-out" | "silent" | "slow";
}
