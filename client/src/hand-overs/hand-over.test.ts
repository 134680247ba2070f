import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Refusal, Unreachable } from "../app/api";
import { HandOver } from "./hand-over.svelte";
import { handOverCode } from "./hand-over-code";

const SEAT = { table: "abcdefgh", secret: "s".repeat(32), game: "fzzzt", at: 1 };
const GONE = new Refusal(404, { code: "no-such-hand-over", rule: null, params: {}, sentence: "Gone." });

function offered(left: () => Promise<number>) {
  const withdrawn: string[] = [];
  const api = {
    offerSeats: vi.fn(() =>
      Promise.resolve({ code: "k7wq2mvx4", ticket: "t", left: 300_000, tables: ["abcdefgh"] }),
    ),
    handOverLeft: left,
    withdrawHandOver: (ticket: string) => {
      withdrawn.push(ticket);
      return Promise.resolve();
    },
  };
  return { handOver: new HandOver(() => api, [SEAT]), api, withdrawn };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("an offer to another device", () => {
  it("sends tables and secrets, counts down, and is withdrawn when it is closed", async () => {
    const { handOver, api, withdrawn } = offered(() => Promise.resolve(250_000));
    await handOver.open();
    expect(api.offerSeats).toHaveBeenCalledWith([{ table: SEAT.table, secret: SEAT.secret }]);
    expect([handOver.status, handOver.code, handOver.left]).toEqual(["open", "k7wq2mvx4", 300_000]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(handOver.left).toBe(299_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(handOver.left).toBe(250_000);
    handOver.close();
    expect(withdrawn).toEqual(["t"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("learns that the seats were taken, and does not withdraw them then", async () => {
    const { handOver, withdrawn } = offered(() => Promise.reject(GONE));
    await handOver.open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(handOver.status).toBe("taken");
    handOver.close();
    expect(withdrawn).toEqual([]);
  });

  it("learns that nobody came, whatever the network does in between", async () => {
    let answers = 0;
    const { handOver } = offered(() =>
      (answers += 1) < 150 ? Promise.reject(new Unreachable()) : Promise.reject(GONE),
    );
    await handOver.open();
    await vi.advanceTimersByTimeAsync(298_000);
    expect(handOver.status).toBe("open");
    await vi.advanceTimersByTimeAsync(4000);
    expect([handOver.status, handOver.left]).toEqual(["expired", 0]);
  });

  it("is withdrawn even if it was closed before there was a code", async () => {
    const { handOver, withdrawn } = offered(() => Promise.resolve(1));
    const opening = handOver.open();
    handOver.close();
    await opening;
    expect(withdrawn).toEqual(["t"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("tells why there is no code", async () => {
    const { handOver, api } = offered(() => Promise.resolve(1));
    api.offerSeats.mockRejectedValue(GONE);
    await handOver.open();
    expect([handOver.status, handOver.error]).toEqual(["failed", GONE]);
  });
});

describe("the code", () => {
  it.each([
    ["k7wq2mvx4", "k7wq2mvx4"],
    [" K7W q2m-VX4 ", "k7wq2mvx4"],
    ["https://cards.example.org/take#K7WQ2MVX4", "k7wq2mvx4"],
    ["https://cards.example.org/take", null],
    ["https://cards.example.org/table/k7wq2mvx4", null],
    ["k7wq2m", null],
    ["", null],
  ])("in “%s” is %s", (told, code) => {
    expect(handOverCode(told)).toBe(code);
  });
});
