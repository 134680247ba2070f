import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { MomentOptions } from "./moment-cache";
import type { ReplayMoment } from "./replay-context.svelte";
import { Playback } from "./playback.svelte";

const LOOK: MomentOptions = { viewer: "open", words: null };

const screened = (start = 0) => {
  const asked: number[] = [];
  const performed: string[] = [];
  const went: number[] = [];
  const away = new Set<number>();
  const cache = {
    at: (number: number, { viewer }: MomentOptions): Promise<ReplayMoment> => {
      asked.push(number);
      if (away.has(number)) return Promise.reject(new Error("away"));
      return Promise.resolve({ number, me: viewer === "open" ? 0 : null } as ReplayMoment);
    },
  };
  const playback = new Playback(cache, 9, start, {
    perform: (before, after) => {
      performed.push(`${before.number}-${after.number}`);
      return Promise.resolve();
    },
    settle: () => undefined,
    went: (number) => went.push(number),
  });
  const show = async (number: number, look = LOOK): Promise<void> => {
    const shown = playback.show(number, look);
    await vi.advanceTimersByTimeAsync(300);
    await shown;
  };
  return { playback, show, asked, performed, went, away };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("playback", () => {
  it("animates the way to the next moment, and to no other", async () => {
    const { playback, show, performed } = screened();
    for (const number of [0, 1, 2, 7, 6]) await show(number);
    await show(7, { viewer: "spectator", words: null });
    expect(performed).toEqual(["0-1", "1-2"]);
    expect(playback.moment?.number).toBe(7);
  });

  it("requests only where a slider comes to rest", async () => {
    const { playback, show, asked } = screened();
    await show(0);
    for (const number of [3, 4, 5]) void playback.show(number, LOOK);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual([0, 5]);
    expect(playback.moment?.number).toBe(5);
  });

  it("stops if the server does not answer, and can be resumed", async () => {
    const { playback, show, away } = screened();
    playback.toggle();
    away.add(1);
    await show(1);
    expect([playback.hasFailed, playback.isPlaying]).toEqual([true, false]);
    away.clear();
    await show(1);
    expect([playback.hasFailed, playback.moment?.number]).toEqual([false, 1]);
  });

  it("runs to the end, then restarts from the beginning", () => {
    const { playback, went } = screened(8);
    playback.toggle();
    playback.goOn();
    expect([playback.at, playback.isPlaying]).toEqual([9, true]);
    playback.goOn();
    expect(playback.isPlaying).toBe(false);
    playback.toggle();
    expect([playback.at, playback.isPlaying]).toEqual([0, true]);
    expect(went).toEqual([9, 0]);
  });

  it("stays where the user seeks to, within the game", () => {
    const { playback } = screened(99);
    expect(playback.at).toBe(9);
    playback.isPlaying = true;
    playback.goTo(-3);
    expect([playback.at, playback.isPlaying]).toEqual([0, false]);
  });
});
