import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Look } from "./moments";
import type { Seen } from "./replay-desk.svelte";
import { Screening } from "./screening.svelte";

const LOOK: Look = { eyes: "open", words: null };

const screened = (start = 0) => {
  const asked: number[] = [];
  const performed: string[] = [];
  const went: number[] = [];
  const away = new Set<number>();
  const moments = {
    at: (number: number, { eyes }: Look): Promise<Seen> => {
      asked.push(number);
      if (away.has(number)) return Promise.reject(new Error("away"));
      return Promise.resolve({ number, me: eyes === "open" ? 0 : null } as Seen);
    },
  };
  const screening = new Screening(moments, 9, start, {
    perform: (before, after) => {
      performed.push(`${before.number}-${after.number}`);
      return Promise.resolve();
    },
    settle: () => undefined,
    went: (number) => went.push(number),
  });
  const show = async (number: number, look = LOOK): Promise<void> => {
    const shown = screening.show(number, look);
    await vi.advanceTimersByTimeAsync(300);
    await shown;
  };
  return { screening, show, asked, performed, went, away };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a screening", () => {
  it("shows what happened on the way to the next moment, and to no other", async () => {
    const { screening, show, performed } = screened();
    for (const number of [0, 1, 2, 7, 6]) await show(number);
    await show(7, { eyes: "spectator", words: null });
    expect(performed).toEqual(["0-1", "1-2"]);
    expect(screening.seen?.number).toBe(7);
  });

  it("asks only for where a slider comes to rest", async () => {
    const { screening, show, asked } = screened();
    await show(0);
    for (const number of [3, 4, 5]) void screening.show(number, LOOK);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([0, 5]);
    expect(screening.seen?.number).toBe(5);
  });

  it("stops where the server does not answer, and can be gone on with", async () => {
    const { screening, show, away } = screened();
    screening.toggle();
    away.add(1);
    await show(1);
    expect([screening.hasFailed, screening.isPlaying]).toEqual([true, false]);
    away.clear();
    await show(1);
    expect([screening.hasFailed, screening.seen?.number]).toEqual([false, 1]);
  });

  it("goes on by itself to the end, and from the beginning after it", () => {
    const { screening, went } = screened(8);
    screening.toggle();
    screening.goOn();
    expect([screening.at, screening.isPlaying]).toEqual([9, true]);
    screening.goOn();
    expect(screening.isPlaying).toBe(false);
    screening.toggle();
    expect([screening.at, screening.isPlaying]).toEqual([0, true]);
    expect(went).toEqual([9, 0]);
  });

  it("stays where somebody goes by hand, within the game", () => {
    const { screening } = screened(99);
    expect(screening.at).toBe(9);
    screening.isPlaying = true;
    screening.goTo(-3);
    expect([screening.at, screening.isPlaying]).toEqual([0, false]);
  });
});
