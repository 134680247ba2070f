/** Milliseconds without a response after which a table counts as stalled. */
const PATIENCE = 20_000;

/**
 * A table for two, both seats played from here, one move at a time.
 *
 * Subclasses implement `open`, and `next`, which says who moves, if anybody.
 */
export class Table {
  /** False before `begin`, after `rest`, and after a failure. */
  playing = false;
  #out = false;
  #sent = 0;
  #heard = 0;
  #moves = 0;

  constructor(tally, random) {
    this.tally = tally;
    this.random = random;
  }

  begin() {
    this.playing = !this.#out;
    this.#heard = performance.now();
    this.next();
  }

  rest() {
    if (this.playing && this.#moves === 0) this.failed("no move");
    this.playing = false;
  }

  pick(choices) {
    return choices[Math.floor(this.random() * choices.length)];
  }

  sent() {
    this.#sent = performance.now();
  }

  acknowledged() {
    this.#heard = performance.now();
    this.#moves += 1;
    this.tally.moved(this.#sent);
  }

  /** Start the next game; counts neither as a move nor as a round trip. */
  async anew(start) {
    this.tally.games += 1;
    try {
      await start();
    } catch (error) {
      this.failed(`next game: ${error.message}`);
    }
  }

  failed(what) {
    if (this.#out) return;
    this.#out = true;
    this.playing = false;
    this.tally.failed(what);
  }

  checkPatience() {
    if (this.playing && performance.now() - this.#heard > PATIENCE) this.failed("stalled");
  }
}
