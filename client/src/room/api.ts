/** The room over HTTP: tables are opened, joined and hosted; whatever is refused comes with a sentence. */

import type {
  CardInfo,
  Changed,
  Chapter,
  House,
  Inviting,
  Joining,
  Moment,
  NewTable,
  Problem,
  RecordAbout,
  RecordInfo,
  RuleInfo,
  Seated,
  TableInfo,
  TableNow,
} from "../wire/requests";

/** What is to be sent of a new table: the rest is as the server thinks best. */
export type Wish = Pick<NewTable, "game" | "seats" | "name"> & Partial<NewTable>;

/** Whose cards: a game's own deck, or the one that is or was played with. */
export type DeckOf = { game: string } | { table: string } | { record: string };

export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.sentence);
    this.name = "Refusal";
    this.status = status;
    this.problem = problem;
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

export interface Caller {
  readonly language: string;
  readonly fetch?: typeof fetch;
}

export class Api {
  #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  house(): Promise<House> {
    return this.#ask("GET", "/house");
  }

  cards(of: DeckOf): Promise<CardInfo[]> {
    if ("game" in of) return this.#ask("GET", `/games/${encodeURIComponent(of.game)}/cards`);
    return this.#ask("GET", `${"table" in of ? path(of.table) : recordPath(of.record)}/cards`);
  }

  /** All rules of the game in words; `family` has gentler names for cards. */
  rules(game: string, family: boolean): Promise<RuleInfo[]> {
    return this.#ask("GET", `/games/${encodeURIComponent(game)}/rules?family=${family}`);
  }

  tables(): Promise<TableInfo[]> {
    return this.#ask("GET", "/tables");
  }

  /** Players are told more than others at some tables. */
  table(id: string, secret: string): Promise<TableNow> {
    return this.#ask("GET", path(id), undefined, secret);
  }

  open(wish: Wish): Promise<Seated> {
    return this.#ask("POST", "/tables", wish);
  }

  join(id: string, wish: Joining): Promise<Seated> {
    return this.#ask("POST", `${path(id)}/join`, wish);
  }

  leave(id: string, secret: string): Promise<Changed> {
    return this.#ask("POST", `${path(id)}/leave`, {}, secret);
  }

  start(id: string, secret: string): Promise<Changed> {
    return this.#ask("POST", `${path(id)}/start`, {}, secret);
  }

  rematch(id: string, secret: string): Promise<Changed> {
    return this.#ask("POST", `${path(id)}/rematch`, {}, secret);
  }

  pause(id: string, secret: string, on: boolean): Promise<Changed> {
    return this.#ask("POST", `${path(id)}/pause`, { on }, secret);
  }

  addSeed(id: string, secret: string, seed: string): Promise<Changed> {
    return this.#ask("PUT", `${path(id)}/seed`, { seed }, secret);
  }

  seatBot(id: string, secret: string, seat: number, bot: string): Promise<Changed> {
    return this.#ask("PUT", `${path(id)}/seats/${seat}/bot`, { bot }, secret);
  }

  seatProgram(id: string, secret: string, seat: number, program: Inviting): Promise<Seated> {
    return this.#ask("POST", `${path(id)}/seats/${seat}/program`, program, secret);
  }

  letBotPlay(id: string, secret: string, seat: number): Promise<Changed> {
    return this.#ask("POST", `${path(id)}/seats/${seat}/rest`, {}, secret);
  }

  remove(id: string, secret: string, seat: number): Promise<Changed> {
    return this.#ask("DELETE", `${path(id)}/seats/${seat}`, undefined, secret);
  }

  records(): Promise<RecordInfo[]> {
    return this.#ask("GET", "/records");
  }

  /** Who played a finished game, how, and with which result. */
  recordInfo(id: string): Promise<RecordAbout> {
    return this.#ask("GET", `${recordPath(id)}/info`);
  }

  /** The standings after each round, match or the like. */
  scores(record: string): Promise<Chapter[]> {
    return this.#ask("GET", `${recordPath(record)}/scores`);
  }

  /**
   * The game after so many moves as a seat saw it, or a spectator without one; `open` shows all hands, and
   * `words` is the language in which the table is also wanted in words.
   */
  moment(
    record: string,
    number: number,
    seat: number | null,
    open = false,
    words: string | null = null,
  ): Promise<Moment> {
    const wishes = new URLSearchParams();
    if (seat !== null) wishes.set("seat", String(seat));
    if (open) wishes.set("open", "true");
    if (words !== null) wishes.set("words", words);
    const query = wishes.size === 0 ? "" : `?${wishes}`;
    return this.#ask("GET", `${recordPath(record)}/moments/${number}${query}`);
  }

  async #ask<Answer>(method: string, at: string, body?: object, secret?: string): Promise<Answer> {
    const headers: Record<string, string> = { "accept-language": this.#caller.language };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (secret !== undefined) headers["authorization"] = `Bearer ${secret}`;
    const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await (this.#caller.fetch ?? fetch)(`/api${at}`, request).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    // What stands between may answer for a server that is away, and not in its words.
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok && said !== null) return said as Answer;
    if (isProblem(said)) throw new Refusal(answer.status, said);
    throw new Unreachable(String(answer.status));
  }
}

function path(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}

function recordPath(record: string): string {
  return `/records/${encodeURIComponent(record)}`;
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "code" in said && "sentence" in said;
}
