import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Reasons } from "./reasons.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const why = (text: string | null) => (): Promise<string | null> => Promise.resolve(text);

it("tells at once what was tried, and after a while what is looked at", async () => {
  const reasons = new Reasons();
  reasons.ask("air-1", why("not now"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reasons.shown).toEqual({ about: "air-1", text: "not now" });
  reasons.attend("air-2", why("nor here"));
  expect(reasons.shown).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(reasons.shown?.text).toBe("nor here");
});

it("says nothing about what nobody looks at any more, or what can be done", async () => {
  const reasons = new Reasons();
  reasons.attend("air-1", why("late"));
  reasons.leave();
  reasons.ask("air-2", why(null));
  await vi.advanceTimersByTimeAsync(400);
  expect(reasons.shown).toBeNull();
});
