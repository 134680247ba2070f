// @ts-check
// A connection to a table that mends itself: what was not answered is asked again, and carried out once.

import { memory, say, tell, tongue } from "./page.js";

const BACK_OFF = [500, 1000, 2000, 4000, 8000, 15000];
const HEARTBEAT = 20000;

export class Line {
  /**
   * @param {string} table
   * @param {(message: any) => void} hear
   * @param {() => number | null} version the last one seen
   */
  constructor(table, hear, version) {
    this.table = table;
    this.hear = hear;
    this.version = version;
    this.failures = 0;
    this.number = 0;
    this.name = Math.random().toString(36).slice(2, 10);
    this.heard = 0;
    /** Told as soon as the table is open. */
    this.note = "";
    /** @type {Map<string, object>} */
    this.waiting = new Map();
    addEventListener("online", () => this.connect());
    setInterval(() => this.beat(), HEARTBEAT);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    this.socket?.close();
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
    const mine = { table: this.table, secret: memory.secret(this.table), words: tongue.language };
    this.socket = socket;
    socket.onopen = () => this.put({ type: "open", id: "open", ...mine, version: this.version() });
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.retry();
  }

  /** @param {any} message */
  take(message) {
    this.heard = Date.now();
    if (message.type !== "held") this.waiting.delete(message.id ?? message.answers);
    if (message.answers === "open") {
      this.failures = 0;
      tell(this.note);
      this.note = "";
      this.waiting.forEach((request) => this.put(request));
    }
    this.hear(message);
  }

  retry() {
    const pause = BACK_OFF[Math.min(this.failures, BACK_OFF.length - 1)] * (0.75 + Math.random() / 2);
    this.failures += 1;
    tell(say("page-reconnecting"));
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Phones let connections die without a word. */
  beat() {
    if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heard > 2 * HEARTBEAT) this.connect();
    else this.put({ type: "ping", id: "ping" });
  }

  /** @param {object} message */
  put(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** @param {string} type @param {object} [fields] */
  send(type, fields = {}) {
    const id = `${this.name}-${(this.number += 1)}`;
    const request = { type, id, ...fields };
    this.waiting.set(id, request);
    this.put(request);
  }

  end() {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }
}
