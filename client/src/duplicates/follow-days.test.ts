import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { followDays } from "./follow-days";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

it("asks for the next day when this one is over", async () => {
  const load = vi.fn(async () => 3_600_000);
  const stop = followDays(load, new Page() as unknown as Document);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it("asks again when the page is seen again", async () => {
  const page = new Page();
  const load = vi.fn(async () => 3_600_000);
  const stop = followDays(load, page as unknown as Document);
  page.turn(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
  page.turn(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
  page.turn(false);
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([null, 0])("waits a minute if the answer is %s", async (left) => {
  const load = vi.fn(async () => left);
  const stop = followDays(load, new Page() as unknown as Document);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});
