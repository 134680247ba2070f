/** Generated from the schema of the server by `make wire`. */

export type Carried =
  | AdminAction
  | AdminTable
  | AnalysisProgress
  | BotRequest
  | Branch
  | BranchRequest
  | CardInfo
  | ChallengeInfo
  | ChallengeRequest
  | Changed
  | Chapter
  | CodeRequest
  | Comparison
  | DailyCommitment
  | DailyDealInfo
  | DayDeals
  | Days
  | Decision
  | DuplicateInfo
  | DuplicateResult
  | Estimate
  | Fair
  | GameClock
  | GameInfo
  | HandOver
  | HandOverRequest
  | HandOverStatus
  | HeldSeat
  | House
  | JoinRequest
  | MailAddress
  | Moment
  | Move
  | MoveClock
  | MuteInfo
  | MuteRequest
  | NewTable
  | NoClock
  | NoticeMeans
  | NtfyAddress
  | OptionInfo
  | OwnPlay
  | PaceRequest
  | PauseRequest
  | PlayRequest
  | Privacy
  | Problem
  | ProgramRequest
  | PushAddress
  | QuietHours
  | Record
  | RecordAbout
  | RecordInfo
  | RedeemRequest
  | Report
  | ReportRequest
  | Reported
  | ReportedLine
  | Result
  | RoomLoad
  | RoomOverview
  | RuleInfo
  | ScheduleRequest
  | ScoreGroup
  | SeatInfo
  | SeatRequest
  | Seated
  | SecretRequest
  | SeedRequest
  | Step
  | Story
  | SubscriptionInfo
  | SubscriptionRequest
  | TableInfo
  | TableNow
  | TableOfCode
  | UndoInfo
  | VoteInfo
  | WebhookAddress
  | Words;

export interface AdminAction {
  at: number;
  action: string;
  target: string;
  detail: string;
  address: string;
}
export interface AdminTable {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over";
  public: boolean;
  seats: SeatInfo[];
  created: number;
  last: number;
}
export interface SeatInfo {
  holder: "open" | "person" | "bot" | "program";
  name?: string;
  bot?: string | null;
  rests?: "absence" | "wish" | null;
}
export interface AnalysisProgress {
  status: "none" | "waiting" | "running" | "done" | "failed";
  worlds: number;
  total: number;
  steps: Step[];
  final: number[];
  deciding: number[];
}
export interface Step {
  number: number;
  seat: number;
  chances: number[];
  decision: Decision | null;
}
export interface Decision {
  played: number;
  choices: Estimate[];
  loss: number;
  interval: unknown[];
  marked: boolean;
}
export interface Estimate {
  move: string;
  chance: number;
  error: number;
}
export interface BotRequest {
  bot: string;
}
export interface Branch {
  record: string;
  move: number;
  seat: number;
}
export interface BranchRequest {
  move: number;
  seat: number;
  name: string;
  bots?: {
    [k: string]: string;
  };
  secret?: string | null;
}
export interface CardInfo {
  code: string;
  copies: number;
  facts: {
    [k: string]: string | number;
  };
}
export interface ChallengeInfo {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  own_deck: boolean;
  name: string;
  seat: number;
  players: string[];
  replaced: number[];
  fewest_win: boolean;
  day: string | null;
  own: boolean;
  known: boolean;
  table: string | null;
  over: boolean;
  gone: boolean;
  compared: boolean;
  results: DuplicateResult[];
}
export interface DuplicateResult {
  name: string;
  score: number;
  place: number;
  scores: number[];
  record: string | null;
  first: boolean;
  mine: boolean;
}
export interface ChallengeRequest {
  seat: number;
  browser: string;
}
export interface Changed {
  version: number;
  info: TableInfo;
}
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  public: boolean;
  status: "waiting" | "playing" | "over";
  paused: boolean;
  seats: SeatInfo[];
  host: number | null;
  clock: NoClock | MoveClock | GameClock;
  window: number;
  delay: number;
  pace: "slow" | "normal" | "fast" | "instant" | null;
  number: number;
  commitment: string;
  seeded: boolean[];
  undo?: UndoInfo | null;
  record?: string | null;
  lesson?: boolean;
  ready?: boolean[];
  code?: string | null;
  stand_in?: string;
  study?: boolean;
  late?: "bot" | "wait";
  votes?: VoteInfo[];
  branch?: Branch | null;
  duplicate?: DuplicateInfo | null;
}
export interface NoClock {
  kind: "none";
}
export interface MoveClock {
  seconds: number;
  kind: "move";
}
export interface GameClock {
  seconds: number;
  increment?: number;
  kind: "game";
}
export interface UndoInfo {
  seat: number;
  moves: number;
  waiting: number[];
}
export interface VoteInfo {
  seat: number;
  agreed: number[];
}
export interface DuplicateInfo {
  day: string | null;
}
export interface Chapter {
  chapter: number;
  scores: number[];
}
export interface CodeRequest {
  code: string;
}
export interface Comparison {
  daily: DailyDealInfo | null;
  challenges: ChallengeInfo[];
}
export interface DailyDealInfo {
  day: string;
  game: string;
  seats: number;
  options: {
    [k: string]: boolean | number | string;
  };
  bot: string;
  commitment: string;
  made: number;
  late: boolean;
  open: boolean;
  over: boolean;
  secret: string | null;
  players: number;
  scores: ScoreGroup[];
  fewest_win: boolean;
  best: string | null;
  best_by_bot: boolean;
  mine: OwnPlay | null;
}
export interface ScoreGroup {
  score: number;
  people: number;
}
export interface OwnPlay {
  table: string;
  over: boolean;
  score: number | null;
  place: number | null;
  percentile: number | null;
  counted: boolean;
  gone: boolean;
  record: string | null;
}
export interface DailyCommitment {
  day: string;
  game: string;
  commitment: string;
  made: number;
}
export interface DayDeals {
  day: string;
  previous: string | null;
  next: string | null;
  deals: DailyDealInfo[];
}
export interface Days {
  day: string;
  left: number;
  today: DailyDealInfo[];
  yesterday: DailyDealInfo[];
  tomorrow: DailyCommitment[];
}
export interface Fair {
  version?: 1 | 2;
  table: string;
  number: number;
  commitment: string;
  secret: string;
  /**
   * @maxItems 64
   */
  seeds: string[];
}
export interface GameInfo {
  name: string;
  title: string;
  about: string;
  least_seats: number;
  most_seats: number;
  options: OptionInfo[];
  bots: string[];
  rules: string[];
  lesson: boolean;
}
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: string[];
  least: number | null;
  most: number | null;
  items: string[];
}
export interface HandOver {
  code: string;
  ticket: string;
  left: number;
  tables: string[];
}
export interface HandOverRequest {
  /**
   * @minItems 1
   * @maxItems 50
   */
  seats: [HeldSeat, ...HeldSeat[]];
}
export interface HeldSeat {
  table: string;
  secret: string;
}
export interface HandOverStatus {
  left: number;
}
export interface House {
  version: string;
  protocol: number;
  languages: {
    [k: string]: string;
  };
  phrases: string[];
  games: GameInfo[];
  reports: boolean;
}
export interface JoinRequest {
  name: string;
  seat?: number | null;
  seed?: string;
  secret?: string | null;
}
export interface MailAddress {
  address: string;
  kind: "mail";
}
export interface Moment {
  number: number;
  moves: number;
  move: unknown[] | null;
  view: unknown;
  events: unknown[];
  over: boolean;
  words?: Words;
  hands?: string[][];
}
export interface Words {
  told?: string[];
  table?: (string | string[][])[];
  blocks?: unknown[];
  ask?: string | null;
  choices?: string[];
}
export interface Move {
  seat: number;
  text: string;
}
export interface MuteInfo {
  sender: string;
  created: number;
  until: number;
}
export interface MuteRequest {
  sender?: string | null;
  address?: string | null;
  hours: number;
}
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  sit?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  deck?: string | null;
  public?: boolean;
  bots?: {
    [k: string]: string;
  };
  clock?: NoClock | MoveClock | GameClock;
  window?: number | null;
  delay?: number;
  grace?: number | null;
  late?: "bot" | "wait" | null;
  stand_in?: string | null;
  study?: boolean;
  seed?: string;
  start?: boolean;
  lesson?: boolean;
  secret?: string | null;
}
export interface NoticeMeans {
  push_key: string;
  mail: boolean;
}
export interface NtfyAddress {
  url: string;
  kind: "ntfy";
}
export interface PaceRequest {
  pace: "slow" | "normal" | "fast" | "instant" | null;
}
export interface PauseRequest {
  on: boolean;
}
export interface PlayRequest {
  name: string;
  browser: string;
}
export interface Privacy {
  tables: number;
  records: number;
  reporting: boolean;
  reports: number;
  decided: number;
  mutes: number;
  actions: number;
  mail: boolean;
  contact: string;
}
export interface Problem {
  code: string;
  rule: string | null;
  params: {
    [k: string]: string | number;
  };
  sentence: string;
}
export interface ProgramRequest {
  name: string;
}
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
  kind: "push";
}
export interface QuietHours {
  start: string;
  end: string;
  zone: string;
}
export interface Record {
  format?: "parlour-record";
  game: string;
  version: number;
  seats: number;
  seed: number;
  fair?: Fair;
  key?: string;
  position?: {
    [k: string]: unknown;
  };
  branch?: Branch;
  options?: {
    [k: string]: boolean | number | string;
  };
  deck: string;
  deck_source?: string | null;
  players?: string[];
  moves?: Move[];
  result?: Result | null;
  digest?: string;
}
export interface Result {
  reason: string;
  rule: string;
  scores: number[];
  winners: number[];
}
export interface RecordAbout {
  id: string;
  game: string;
  started: number | null;
  finished: number;
  names: string[];
  players: string[];
  options: {
    [k: string]: boolean | number | string;
  };
  own_deck: boolean;
  moves: number;
  scores: number[];
  winners: number[];
  deal: "own" | "daily" | "challenge";
  day: string | null;
  branch?: Branch | null;
}
export interface RecordInfo {
  id: string;
  game: string;
  finished: number;
  names: string[];
  players: string[];
}
export interface RedeemRequest {
  code: string;
}
export interface Report {
  id: string;
  table: string;
  game: string;
  reason: "abuse" | "spam" | "private" | "other";
  created: number;
  line: number;
  lines: ReportedLine[];
  seat: number;
  sender: string;
  reporter: number | null;
}
export interface ReportedLine {
  number: number;
  seat: number;
  name: string;
  text: string | null;
  phrase: string | null;
}
export interface ReportRequest {
  line: number;
  reason: "abuse" | "spam" | "private" | "other";
}
export interface Reported {
  line: number;
}
export interface RoomLoad {
  at: number;
  moves: number;
  connections: number;
  live_tables: number;
  bots_waiting: number;
  memory: number;
  errors: number;
}
export interface RoomOverview {
  load: RoomLoad;
  count: number;
  tables: AdminTable[];
  reports: Report[];
  mutes: MuteInfo[];
  actions: AdminAction[];
}
export interface RuleInfo {
  number: string;
  text: string;
}
export interface ScheduleRequest {
  language: "en" | "de" | "nl";
  quiet: QuietHours | null;
}
export interface SeatRequest {
  seat: number;
}
export interface Seated {
  table: string;
  seat: number | null;
  secret: string;
  info: TableInfo;
}
export interface SecretRequest {
  secret: string;
  keep?: string | null;
}
export interface SeedRequest {
  seed: string;
}
export interface Story {
  version: number;
  number: number;
  events: unknown[];
}
export interface SubscriptionInfo {
  id: string;
  kind: "push" | "webhook" | "ntfy" | "mail";
  label: string;
  digest: string;
  confirmed: boolean;
  language: "en" | "de" | "nl";
  quiet: QuietHours | null;
}
export interface SubscriptionRequest {
  address: PushAddress | WebhookAddress | NtfyAddress | MailAddress;
  language: "en" | "de" | "nl";
  quiet?: QuietHours | null;
}
export interface WebhookAddress {
  url: string;
  kind: "webhook";
}
export interface TableNow {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  public: boolean;
  status: "waiting" | "playing" | "over";
  paused: boolean;
  seats: SeatInfo[];
  host: number | null;
  clock: NoClock | MoveClock | GameClock;
  window: number;
  delay: number;
  pace: "slow" | "normal" | "fast" | "instant" | null;
  number: number;
  commitment: string;
  seeded: boolean[];
  undo?: UndoInfo | null;
  record?: string | null;
  lesson?: boolean;
  ready?: boolean[];
  code?: string | null;
  stand_in?: string;
  study?: boolean;
  late?: "bot" | "wait";
  votes?: VoteInfo[];
  branch?: Branch | null;
  duplicate?: DuplicateInfo | null;
  asked: number[];
  left: number | null;
}
export interface TableOfCode {
  table: string;
}
