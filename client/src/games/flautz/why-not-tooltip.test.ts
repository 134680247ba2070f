import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { TooltipState } from "./why-not-tooltip.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const why = (text: string | null) => (): Promise<string | null> => Promise.resolve(text);

it("explains a press at once, and hover after a delay", async () => {
  const tooltip = new TooltipState();
  tooltip.ask("air-1", why("not now"));
  await vi.advanceTimersByTimeAsync(0);
  expect(tooltip.shown).toEqual({ about: "air-1", text: "not now" });
  tooltip.attend("air-2", why("nor here"));
  expect(tooltip.shown).toBeNull();
  await vi.advanceTimersByTimeAsync(400);
  expect(tooltip.shown?.text).toBe("nor here");
});

it("says nothing once the pointer has left, or if the move is possible", async () => {
  const tooltip = new TooltipState();
  tooltip.attend("air-1", why("late"));
  tooltip.leave();
  tooltip.ask("air-2", why(null));
  await vi.advanceTimersByTimeAsync(400);
  expect(tooltip.shown).toBeNull();
});
