/** The analysis of a game as the server makes it: asked for once, then followed until it is done. */

import type { Api } from "../../app/api";
import { Refusal } from "../../app/api";
import type { AnalysisProgress, Step } from "../../wire/requests";

/** Milliseconds between two questions how far it is. */
export const INTERVAL = 1000;

type AnalysisApi = Pick<Api, "analysis" | "requestAnalysis">;
type Status = AnalysisProgress["status"];

export class AnalysisStore {
  status = $state<Status>("none");
  total = $state(0);
  worlds = $state(0);
  steps = $state.raw<readonly Step[]>([]);
  final = $state.raw<readonly number[]>([]);
  deciding = $state.raw<readonly number[]>([]);
  /** Why it could not be asked for: the server's sentence, or an empty one if the server did not answer. */
  problem = $state<string | null>(null);

  #api: AnalysisApi;
  #record: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(api: AnalysisApi, record: string) {
    this.#api = api;
    this.#record = record;
  }

  get isUnderWay(): boolean {
    return this.status === "waiting" || this.status === "running";
  }

  /** What is known already; nothing happens if nobody has asked for it. */
  async load(): Promise<void> {
    await this.#ask(() => this.#api.analysis(this.#record, 0));
  }

  async request(): Promise<void> {
    this.problem = null;
    await this.#ask(() => this.#api.requestAnalysis(this.#record));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<AnalysisProgress>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#take(await question(), 0);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : "";
    }
    this.#goOn();
  }

  #goOn(): void {
    if (this.isUnderWay && !this.#isStopped) this.#timer = setTimeout(() => void this.#follow(), INTERVAL);
  }

  async #follow(): Promise<void> {
    const known = this.steps.length;
    try {
      this.#take(await this.#api.analysis(this.#record, known), known);
      this.problem = null;
    } catch {
      // The server may be back the next time.
    }
    this.#goOn();
  }

  #take({ status, total, worlds, steps, final, deciding }: AnalysisProgress, known: number): void {
    this.status = status;
    this.total = total;
    this.worlds = worlds;
    this.steps = [...this.steps.slice(0, known), ...steps];
    this.final = final;
    this.deciding = deciding;
  }
}
