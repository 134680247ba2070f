/** Tables of boardgame.io: its events in hand-written socket.io frames, to keep the load generator cheap. */

import { Duel, choices } from "./duel.mjs";
import { Table } from "./table.mjs";
import { connect, post } from "./wire.mjs";

const PING = "2";
const PONG = "3";
const ROOM = `/${Duel.name},`;
const JOINED = `40${ROOM}`;
const EVENT = `42${ROOM}`;
const REFUSED = `44${ROOM}`;

class Match extends Table {
  #url;
  #id = "";
  #seats = ["0", "1"].map((player) => ({ player, credentials: "", socket: null, state: null, synced: null }));
  /** The state the mover has seen, and the seat whose move is in flight. */
  #number = 0;
  #moving = null;

  constructor({ url, tally, random }) {
    super(tally, random);
    this.#url = url;
  }

  async open() {
    await Promise.all(this.#seats.map((seat) => this.#enter(seat)));
    await this.#deal();
  }

  next() {
    if (!this.playing || this.#moving) return;
    const seat = this.#seats.find(({ player, state }) => state?.ctx.currentPlayer === player);
    if (!seat || seat.state._stateID < this.#number) return;
    const [type, ...args] = this.pick(choices(seat.state.G, seat.player));
    const payload = { type, args, playerID: seat.player, credentials: seat.credentials };
    this.#moving = seat;
    this.sent();
    this.#tell(seat, "update", { type: "MAKE_MOVE", payload }, seat.state._stateID, this.#id, seat.player);
  }

  close() {
    for (const { socket } of this.#seats) socket?.terminate();
  }

  async #enter(seat) {
    const address = `${this.#url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    await new Promise((resolve, reject) => {
      const hear = (text) => {
        if (text.startsWith(EVENT)) this.#hear(seat, JSON.parse(text.slice(EVENT.length)));
        else if (text === PING) seat.socket.send(PONG);
        else if (text.startsWith(JOINED)) resolve();
        else if (text.startsWith(REFUSED)) reject(new Error(text));
      };
      const lost = (why) => {
        this.failed(why);
        reject(new Error(why));
      };
      connect(address, hear, lost).then((socket) => {
        seat.socket = socket;
        socket.send(JOINED);
      }, reject);
    });
  }

  async #deal() {
    const lobby = `${this.#url}/games/${Duel.name}`;
    const { matchID } = await post(`${lobby}/create`, { numPlayers: this.#seats.length });
    for (const seat of this.#seats) {
      const joined = await post(`${lobby}/${matchID}/join`, { playerID: seat.player, playerName: seat.player });
      seat.credentials = joined.playerCredentials;
    }
    this.#id = matchID;
    this.#number = 0;
    await Promise.all(
      this.#seats.map((seat) => {
        const synced = new Promise((resolve) => (seat.synced = resolve));
        this.#tell(seat, "sync", matchID, seat.player, seat.credentials, this.#seats.length);
        return synced;
      }),
    );
  }

  /** Both players leave the old match, upon which the server deletes it. */
  async #dealAnew() {
    const left = this.#seats.map(({ player, credentials }) => ({ playerID: player, credentials }));
    const old = `${this.#url}/games/${Duel.name}/${this.#id}`;
    this.#id = "";
    await this.#deal();
    for (const who of left) await post(`${old}/leave`, who);
    this.#moving = null;
    this.next();
  }

  #tell(seat, ...event) {
    seat.socket.send(EVENT + JSON.stringify(event));
  }

  #hear(seat, [type, id, message]) {
    if (id !== this.#id) return;
    if (type === "sync") {
      seat.state = message.state;
      seat.synced();
    } else if (type === "update") {
      this.#update(seat, message);
    }
  }

  #update(seat, state) {
    const before = seat.state._stateID;
    seat.state = state;
    if (this.#moving === seat) {
      if (state._stateID <= before) return this.failed("refused");
      this.#number = state._stateID;
      this.acknowledged();
      if (state.ctx.gameover) return this.anew(() => this.#dealAnew());
      this.#moving = null;
    }
    this.next();
  }
}

export const table = (options) => new Match(options);
