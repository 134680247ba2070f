import { describe, expect, it } from "vitest";

import { MomentCache } from "./moment-cache";

const OPEN = { viewer: "open", words: null } as const;
const SPECTATOR = { viewer: "spectator", words: null } as const;

const source = (fails: number[] = []) => {
  const asked: string[] = [];
  const moment = (...wish: unknown[]) => {
    asked.push(wish.join(" "));
    if (fails.shift() !== undefined) return Promise.reject(new Error("away"));
    return Promise.resolve({
      view: {},
      events: [{ type: "focused", telling: {} }],
      words: { told: ["Ann focuses."] },
    });
  };
  return { asked, cache: new MomentCache({ moment } as never, "r", 3) };
};

describe("the moment cache", () => {
  it("requests each moment once, and prefetches the next", async () => {
    const { asked, cache } = source();
    await cache.at(0, SPECTATOR);
    await cache.at(1, SPECTATOR);
    await cache.at(0, SPECTATOR);
    expect(asked).toEqual(["r 0  false ", "r 1  false ", "r 2  false "]);
  });

  it("stops at the end, and caches each viewer separately", async () => {
    const { asked, cache } = source();
    await cache.at(3, { viewer: 1, words: null });
    await cache.at(3, OPEN);
    expect(asked).toEqual(["r 3 1 false ", "r 3 0 true "]);
  });

  it("requests texts for the text view", async () => {
    const { asked, cache } = source();
    await cache.at(3, OPEN);
    const { events } = await cache.at(3, { ...OPEN, words: "de" });
    expect(asked).toEqual(["r 3 0 true ", "r 3 0 true de"]);
    expect(events.map(({ sentence }) => sentence)).toEqual(["Ann focuses."]);
  });

  it("retries after a failure", async () => {
    const { cache } = source([1]);
    await expect(cache.at(3, OPEN)).rejects.toThrow();
    expect((await cache.at(3, OPEN)).me).toBe(0);
  });
});
