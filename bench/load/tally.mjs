/** Counts round trips during the measurement, and failures at any time. */
export class Tally {
  games = 0;
  #trips = [];
  #since = Infinity;
  #took = 0;

  constructor(errors) {
    this.errors = errors;
  }

  measure() {
    this.#trips = [];
    this.games = 0;
    this.#since = performance.now();
  }

  finish() {
    this.#took = performance.now() - this.#since;
    this.#since = Infinity;
  }

  /** The move sent at that time has been acknowledged now. */
  moved(sent) {
    const now = performance.now();
    if (now >= this.#since) this.#trips.push(now - sent);
  }

  failed(what) {
    this.errors[what] = (this.errors[what] ?? 0) + 1;
  }

  figures() {
    const trips = Float64Array.from(this.#trips).sort();
    const among = (share) => trips[Math.min(trips.length - 1, Math.floor(trips.length * share))] ?? 0;
    return {
      moves: trips.length,
      seconds: this.#took / 1000,
      p50: among(0.5),
      p99: among(0.99),
      games: this.games,
      errors: this.errors,
    };
  }
}
