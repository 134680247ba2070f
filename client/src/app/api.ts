/** The HTTP client. A refusal carries the server's sentence. */

import type { Pace } from "../table/pace";
import type {
  AnalysisProgress,
  BranchRequest,
  CardInfo,
  ChallengeInfo,
  Changed,
  Chapter,
  Comparison,
  DayDeals,
  Days,
  HandOver,
  HandOverStatus,
  HeldSeat,
  House,
  JoinRequest,
  Moment,
  NewTable,
  NoticeMeans,
  Privacy,
  Problem,
  ProgramRequest,
  RecordAbout,
  RecordInfo,
  Reported,
  ReportRequest,
  RoomOverview,
  RuleInfo,
  Seated,
  Story,
  SubscriptionInfo,
  SubscriptionRequest,
  TableInfo,
  TableNow,
  TableOfCode,
} from "../wire/requests";
import type { GameEvent } from "../wire/messages";

/** A new table; the server has defaults for everything else. */
export type NewTableRequest = Pick<NewTable, "game" | "seats" | "name"> & Partial<NewTable>;

/** Whose cards: a game's own deck, or that of a table or record. */
export type DeckOf = { game: string } | { table: string } | { record: string };

const NO_CONTENT = 204;

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

/** The server did not answer. */
export class Unreachable extends Error {}

export interface ApiOptions {
  readonly language: string;
  readonly fetch?: typeof fetch;
}

export class Api {
  #options: ApiOptions;

  constructor(options: ApiOptions) {
    this.#options = options;
  }

  house(): Promise<House> {
    return this.#request("GET", "/house");
  }

  cards(of: DeckOf): Promise<CardInfo[]> {
    if ("game" in of) return this.#request("GET", `/games/${encodeURIComponent(of.game)}/cards`);
    return this.#request("GET", `${"table" in of ? path(of.table) : recordPath(of.record)}/cards`);
  }

  /** All rules of the game in words; `family` uses family-friendly card names. */
  rules(game: string, family: boolean): Promise<RuleInfo[]> {
    return this.#request("GET", `/games/${encodeURIComponent(game)}/rules?family=${family}`);
  }

  tables(): Promise<TableInfo[]> {
    return this.#request("GET", "/tables");
  }

  /** At some tables, players get more than spectators. */
  table(id: string, secret: string): Promise<TableNow> {
    return this.#request("GET", path(id), undefined, secret);
  }

  /** What happened in the present game, as a seat or (null) a spectator could see it. */
  story(id: string, secret: string | null): Promise<Story> {
    return this.#request("GET", `${path(id)}/story`, undefined, secret ?? undefined);
  }

  open(wish: NewTableRequest): Promise<Seated> {
    return this.#request("POST", "/tables", wish);
  }

  join(id: string, wish: JoinRequest): Promise<Seated> {
    return this.#request("POST", `${path(id)}/join`, wish);
  }

  /** The table that waits under this code. */
  tableWithCode(code: string): Promise<TableOfCode> {
    return this.#request("GET", `/codes/${encodeURIComponent(code)}`);
  }

  /** Offer seats to another device. */
  offerSeats(seats: readonly HeldSeat[]): Promise<HandOver> {
    return this.#request("POST", "/hand-overs", { seats });
  }

  /** For how many milliseconds the code is still good; refused once it was used. */
  async handOverLeft(ticket: string): Promise<number> {
    return (await this.#request<HandOverStatus>("GET", "/hand-overs", undefined, ticket)).left;
  }

  withdrawHandOver(ticket: string): Promise<void> {
    return this.#request("DELETE", "/hand-overs", undefined, ticket);
  }

  /** Take over the seats that the code stands for; it works once. */
  redeemHandOver(code: string): Promise<Seated[]> {
    return this.#request("POST", "/hand-overs/redeem", { code });
  }

  /**
   * Give the seat another secret, which signs out all who have the old one. `keep` is the digest of the push
   * subscription that stays.
   */
  changeSecret(id: string, secret: string, next: string, keep: string | null): Promise<Changed> {
    return this.#request("PUT", `${path(id)}/secret`, { secret: next, keep }, secret);
  }

  changeSeat(id: string, secret: string, seat: number): Promise<Changed> {
    return this.#request("PUT", `${path(id)}/seat`, { seat }, secret);
  }

  leave(id: string, secret: string): Promise<Changed> {
    return this.#request("POST", `${path(id)}/leave`, {}, secret);
  }

  start(id: string, secret: string): Promise<Changed> {
    return this.#request("POST", `${path(id)}/start`, {}, secret);
  }

  rematch(id: string, secret: string): Promise<Changed> {
    return this.#request("POST", `${path(id)}/rematch`, {}, secret);
  }

  setPace(id: string, secret: string, pace: Pace | null): Promise<Changed> {
    return this.#request("PUT", `${path(id)}/pace`, { pace }, secret);
  }

  pause(id: string, secret: string, on: boolean): Promise<Changed> {
    return this.#request("POST", `${path(id)}/pause`, { on }, secret);
  }

  addSeed(id: string, secret: string, seed: string): Promise<Changed> {
    return this.#request("PUT", `${path(id)}/seed`, { seed }, secret);
  }

  seatBot(id: string, secret: string, seat: number, bot: string): Promise<Changed> {
    return this.#request("PUT", `${path(id)}/seats/${seat}/bot`, { bot }, secret);
  }

  seatProgram(id: string, secret: string, seat: number, program: ProgramRequest): Promise<Seated> {
    return this.#request("POST", `${path(id)}/seats/${seat}/program`, program, secret);
  }

  letBotPlay(id: string, secret: string, seat: number): Promise<Changed> {
    return this.#request("POST", `${path(id)}/seats/${seat}/rest`, {}, secret);
  }

  remove(id: string, secret: string, seat: number): Promise<Changed> {
    return this.#request("DELETE", `${path(id)}/seats/${seat}`, undefined, secret);
  }

  /** How this server can tell people that it is their turn. */
  noticeMeans(): Promise<NoticeMeans> {
    return this.#request("GET", "/notices");
  }

  subscriptions(id: string, secret: string): Promise<SubscriptionInfo[]> {
    return this.#request("GET", `${path(id)}/notices`, undefined, secret);
  }

  subscribe(id: string, secret: string, wish: SubscriptionRequest): Promise<SubscriptionInfo> {
    return this.#request("POST", `${path(id)}/notices`, wish, secret);
  }

  /** Change the language and the quiet hours of a subscription. */
  reschedule(
    id: string,
    secret: string,
    subscription: string,
    schedule: Pick<SubscriptionRequest, "language" | "quiet">,
  ): Promise<SubscriptionInfo[]> {
    return this.#request("PUT", `${path(id)}/notices/${subscription}`, schedule, secret);
  }

  confirmSubscription(
    id: string,
    secret: string,
    subscription: string,
    code: string,
  ): Promise<SubscriptionInfo> {
    return this.#request("POST", `${path(id)}/notices/${subscription}/confirm`, { code }, secret);
  }

  /** Send a notice now, to see whether it arrives. */
  trySubscription(id: string, secret: string, subscription: string): Promise<SubscriptionInfo[]> {
    return this.#request("POST", `${path(id)}/notices/${subscription}/trial`, {}, secret);
  }

  unsubscribe(id: string, secret: string, subscription: string): Promise<SubscriptionInfo[]> {
    return this.#request("DELETE", `${path(id)}/notices/${subscription}`, undefined, secret);
  }

  /** The deals of the day, and how the browser with this secret has played them. */
  days(browser: string): Promise<Days> {
    return this.#request("GET", "/daily", undefined, browser);
  }

  /** The deals of today or of a day before. */
  day(day: string, browser: string): Promise<DayDeals> {
    return this.#request("GET", `/daily/${day}`, undefined, browser);
  }

  /** Play the deal of the day; the same browser gets the same table again. */
  playDaily(day: string, game: string, name: string, browser: string): Promise<Seated> {
    return this.#request("POST", `/daily/${day}/${encodeURIComponent(game)}/plays`, { name, browser });
  }

  /** Invite others to play the cards of this seat, to which the secret belongs. */
  offerChallenge(record: string, seat: number, secret: string, browser: string): Promise<ChallengeInfo> {
    return this.#request("POST", `${recordPath(record)}/challenges`, { seat, browser }, secret);
  }

  challenge(id: string, browser: string): Promise<ChallengeInfo> {
    return this.#request("GET", challengePath(id), undefined, browser);
  }

  /** Play these cards; a browser that has begun or finished them gets that game again. */
  takeChallenge(id: string, name: string, browser: string): Promise<Seated> {
    return this.#request("POST", `${challengePath(id)}/plays`, { name, browser });
  }

  /** What others have made of the deal of a table where the game is over. */
  comparison(id: string, secret: string): Promise<Comparison> {
    return this.#request("GET", `${path(id)}/comparison`, undefined, secret);
  }

  records(): Promise<RecordInfo[]> {
    return this.#request("GET", "/records");
  }

  /** Those of the records that the server still has; at most 50 at a time. */
  keptRecords(ids: readonly string[]): Promise<string[]> {
    return this.#request("GET", `/records/kept?${new URLSearchParams(ids.map((id) => ["id", id]))}`);
  }

  /** The players, options and result of a finished game. */
  recordInfo(id: string): Promise<RecordAbout> {
    return this.#request("GET", `${recordPath(id)}/info`);
  }

  /** The scores after each round or match. */
  scores(record: string): Promise<Chapter[]> {
    return this.#request("GET", `${recordPath(record)}/scores`);
  }

  /** Ask for the analysis of a finished game, unless it is known or under way. */
  requestAnalysis(record: string): Promise<AnalysisProgress> {
    return this.#request("POST", `${recordPath(record)}/analysis`);
  }

  /** How far its analysis is and what it has found, without the first `after` steps. */
  analysis(record: string, after: number): Promise<AnalysisProgress> {
    return this.#request("GET", `${recordPath(record)}/analysis?after=${after}`);
  }

  /** Opens a table that plays on from a moment of the game, with hidden cards drawn anew. */
  branch(record: string, wish: BranchRequest): Promise<Seated> {
    return this.#request("POST", `${recordPath(record)}/branches`, wish);
  }

  /** Reports a line of chat to the operator. */
  report(id: string, secret: string | null, wish: ReportRequest): Promise<Reported> {
    return this.#request("POST", `${path(id)}/reports`, wish, secret ?? undefined);
  }

  /** How long the server keeps what. */
  privacy(): Promise<Privacy> {
    return this.#request("GET", "/privacy");
  }

  /** Checks the operator's token, which is written down. */
  signIn(token: string): Promise<void> {
    return this.#request("POST", "/admin/sign-in", undefined, token);
  }

  overview(token: string): Promise<RoomOverview> {
    return this.#request("GET", "/admin/room", undefined, token);
  }

  closeTable(token: string, table: string): Promise<void> {
    return this.#request("POST", `/admin${path(table)}/close`, undefined, token);
  }

  muteSender(token: string, sender: string, hours: number): Promise<void> {
    return this.#request("POST", "/admin/mutes", { sender, hours }, token);
  }

  muteAddress(token: string, address: string, hours: number): Promise<void> {
    return this.#request("POST", "/admin/mutes", { address, hours }, token);
  }

  unmute(token: string, sender: string): Promise<void> {
    return this.#request("DELETE", `/admin/mutes/${encodeURIComponent(sender)}`, undefined, token);
  }

  dismissReport(token: string, report: string): Promise<void> {
    return this.#request("POST", `/admin/reports/${encodeURIComponent(report)}/dismiss`, undefined, token);
  }

  /** What a seat or (null) a spectator saw happen: the events of the deal, then those of each move. */
  recordStory(record: string, seat: number | null): Promise<GameEvent[][]> {
    return this.#request("GET", `${recordPath(record)}/story${seat === null ? "" : `?seat=${seat}`}`);
  }

  /**
   * The game after this many moves, as a seat or (null) a spectator saw it. `open` reveals all hands; `words` is
   * the language in which the table is also wanted as text.
   */
  moment(
    record: string,
    number: number,
    seat: number | null,
    open = false,
    words: string | null = null,
  ): Promise<Moment> {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (open) query.set("open", "true");
    if (words !== null) query.set("words", words);
    const search = query.size === 0 ? "" : `?${query}`;
    return this.#request("GET", `${recordPath(record)}/moments/${number}${search}`);
  }

  async #request<Body>(method: string, at: string, body?: object, secret?: string): Promise<Body> {
    const headers: Record<string, string> = { "accept-language": this.#options.language };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (secret !== undefined) headers["authorization"] = `Bearer ${secret}`;
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await (this.#options.fetch ?? fetch)(`/api${at}`, init).catch((error: unknown) => {
      throw new Unreachable(String(error));
    });
    if (answer.status === NO_CONTENT) return undefined as Body;
    // A proxy may answer for an unreachable server, in its own format.
    const said: unknown = await answer.json().catch(() => null);
    if (answer.ok && said !== null) return said as Body;
    if (isProblem(said)) throw new Refusal(answer.status, said);
    throw new Unreachable(String(answer.status));
  }
}

function path(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}

function challengePath(challenge: string): string {
  return `/challenges/${encodeURIComponent(challenge)}`;
}

function recordPath(record: string): string {
  return `/records/${encodeURIComponent(record)}`;
}

function isProblem(said: unknown): said is Problem {
  return typeof said === "object" && said !== null && "code" in said && "sentence" in said;
}
