import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { TooltipState } from "./why-tooltip.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const why = (text: string | null) => (): Promise<string | null> => Promise.resolve(text);

it("tells at once what was tried, and after a while what is looked at", async () => {
  const tooltip = new TooltipState();
  tooltip.ask("air-1", why("not now"));
  await vi.advanceTimersByTimeAsync(0);
  expect(tooltip.shown).toEqual({ about: "air-1", text: "not now" });
  tooltip.attend("air-2", why("nor here"));
  expect(tooltip.shown).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(tooltip.shown?.text).toBe("nor here");
});

it("says nothing about what nobody looks at any more, or what can be done", async () => {
  const tooltip = new TooltipState();
  tooltip.attend("air-1", why("late"));
  tooltip.leave();
  tooltip.ask("air-2", why(null));
  await vi.advanceTimersByTimeAsync(400);
  expect(tooltip.shown).toBeNull();
});
