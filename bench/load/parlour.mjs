/** Tables of Parlour: see `docs/protocol.md`. */

import { Table } from "./table.mjs";
import { connect, post } from "./wire.mjs";

class ParlourTable extends Table {
  #url;
  #asked;
  #path = "";
  #host = "";
  #seats = [];
  #requests = 0;
  /** The newest version seen, and the move in flight: its seat and id. */
  #version = 0;
  #move = null;
  /** The number of the current or next game at this table. */
  #game = 1;

  constructor({ url, tally, random, game, options }) {
    super(tally, random);
    this.#url = url;
    this.#asked = { game, seats: 2, name: "A", public: false, options, clock: { kind: "none" }, window: 0, seed: "" };
  }

  async open() {
    const tables = `${this.#url}/api/tables`;
    const host = await post(tables, this.#asked);
    this.#path = `${tables}/${host.table}`;
    this.#host = host.secret;
    const guest = await post(`${this.#path}/join`, { name: "B" });
    await post(`${this.#path}/start`, {}, this.#host);
    this.#seats = [host, guest].map(({ secret }) => ({ secret, version: 0, choices: [], held: false }));
    await Promise.all(this.#seats.map((seat) => this.#sit(seat, host.table)));
  }

  next() {
    if (!this.playing || this.#move) return;
    const seat = this.#seats.find(
      ({ version, choices, held }) => choices.length > 0 && !held && version >= this.#version,
    );
    if (!seat) return;
    const [move] = this.pick(seat.choices);
    this.#requests += 1;
    this.#move = { seat, id: String(this.#requests) };
    this.sent();
    seat.socket.send(JSON.stringify({ type: "move", id: this.#move.id, version: seat.version, move }));
  }

  close() {
    for (const { socket } of this.#seats) socket?.terminate();
  }

  async #sit(seat, table) {
    const address = `${this.#url.replace("http", "ws")}/api/socket`;
    await new Promise((resolve, reject) => {
      seat.seated = resolve;
      const lost = (why) => {
        this.failed(why);
        reject(new Error(why));
      };
      connect(address, (text) => this.#hear(seat, JSON.parse(text)), lost).then((socket) => {
        seat.socket = socket;
        socket.send(JSON.stringify({ type: "open", id: "o", table, secret: seat.secret }));
      }, reject);
    });
  }

  #hear(seat, message) {
    switch (message.type) {
      case "table":
        this.#see(seat, message);
        seat.seated();
        break;
      case "update":
        this.#see(seat, message);
        break;
      case "held":
        // The answer takes effect once the other seat has answered too.
        seat.held = this.#answered(seat, message.id);
        break;
      case "refused":
        return this.failed(`refused: ${message.code}`);
      case "closing":
        return this.failed(`closing: ${message.reason}`);
      case "presence":
        return undefined;
      default:
        return this.failed(`unexpected ${message.type}`);
    }
    return this.next();
  }

  #see(seat, message) {
    seat.version = message.version;
    seat.held = false;
    this.#version = Math.max(this.#version, message.version);
    if (message.choices) seat.choices = message.choices;
    this.#answered(seat, message.answers);
    if (message.info?.status === "over" && message.info.number === this.#game) {
      this.#game += 1;
      this.anew(() => this.#dealAnew());
    }
  }

  #answered(seat, id) {
    if (this.#move?.seat !== seat || this.#move.id !== id) return false;
    this.#move = null;
    this.acknowledged();
    return true;
  }

  async #dealAnew() {
    await post(`${this.#path}/rematch`, {}, this.#host);
    await post(`${this.#path}/start`, {}, this.#host);
  }
}

export const table = (options) => new ParlourTable(options);
