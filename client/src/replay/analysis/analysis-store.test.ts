import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal, Unreachable } from "../../app/api";
import type { AnalysisProgress, Step } from "../../wire/requests";
import { AnalysisStore, INTERVAL } from "./analysis-store.svelte";

const STEPS: Step[] = [1, 2, 3].map((number) => ({ number, seat: 0, chances: [0.5, 0.5], decision: null }));

function progress(status: AnalysisProgress["status"], steps: Step[], rest: object = {}): AnalysisProgress {
  return { status, worlds: 100, total: STEPS.length, steps, final: [], deciding: [], ...rest };
}

/** A server that has made so many steps, and then one more with each question. */
class Server {
  readonly asked: number[] = [];
  requested = 0;
  isDown = false;
  refusal: Refusal | null = null;
  made: number;

  constructor(made: number) {
    this.made = made;
  }

  analysis = (_: string, after: number): Promise<AnalysisProgress> => {
    this.asked.push(after);
    if (this.isDown) return Promise.reject(new Unreachable("down"));
    if (this.requested === 0) return Promise.resolve(progress("none", []));
    this.made += 1;
    const isDone = this.made >= STEPS.length;
    const rest = isDone ? { final: [1, 0], deciding: [0] } : {};
    return Promise.resolve(progress(isDone ? "done" : "running", STEPS.slice(after, this.made), rest));
  };

  requestAnalysis = (): Promise<AnalysisProgress> => {
    if (this.refusal !== null) return Promise.reject(this.refusal);
    this.requested += 1;
    return Promise.resolve(progress("waiting", []));
  };
}

describe("the analysis of a game", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is not made before somebody asks for it", async () => {
    const server = new Server(0);
    const store = new AnalysisStore(server, "abcdefgh-1");
    await store.load();
    await vi.advanceTimersByTimeAsync(10 * INTERVAL);
    expect(store.status).toBe("none");
    expect(server.asked).toEqual([0]);
  });

  it("is followed until it is done, without asking for what is known", async () => {
    const server = new Server(0);
    const store = new AnalysisStore(server, "abcdefgh-1");
    await store.request();
    expect(store.isUnderWay).toBe(true);
    await vi.advanceTimersByTimeAsync(2 * INTERVAL);
    expect(store.steps).toEqual(STEPS.slice(0, 2));
    await vi.advanceTimersByTimeAsync(10 * INTERVAL);
    expect(store.status).toBe("done");
    expect(store.steps).toEqual(STEPS);
    expect(store.final).toEqual([1, 0]);
    expect(server.asked).toEqual([0, 1, 2]);
  });

  it("goes on when the server is back", async () => {
    const server = new Server(0);
    const store = new AnalysisStore(server, "abcdefgh-1");
    await store.request();
    server.isDown = true;
    await vi.advanceTimersByTimeAsync(3 * INTERVAL);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(5 * INTERVAL);
    expect(store.status).toBe("done");
  });

  it("tells why it is refused", async () => {
    const server = new Server(0);
    const sentence = "This server offers no analyses.";
    server.refusal = new Refusal(409, { code: "no-analyses", rule: null, params: {}, sentence });
    const store = new AnalysisStore(server, "abcdefgh-1");
    await store.request();
    expect(store.problem).toBe(sentence);
    server.refusal = null;
    await store.request();
    expect(store.problem).toBeNull();
    store.stop();
  });

  it("is no longer followed when the replay is left", async () => {
    const server = new Server(0);
    const store = new AnalysisStore(server, "abcdefgh-1");
    await store.request();
    store.stop();
    await vi.advanceTimersByTimeAsync(5 * INTERVAL);
    expect(server.asked).toEqual([]);
  });
});
