import { describe, expect, it } from "vitest";

import { Refusal } from "../app/api";
import type { AppState } from "../app/app-state.svelte";
import { rescheduleAll } from "./reschedule";

describe("a change of the quiet hours", () => {
  it("reaches all tables, and is not stopped by one that is gone", async () => {
    const changed: unknown[] = [];
    const gone = new Refusal(404, { code: "no-such-table", rule: null, params: {}, sentence: "Gone." });
    const app = {
      language: "nl",
      preferences: { quiet: "23:00-07:00" },
      store: { seats: ["old", "new"].map((table) => ({ table, secret: `${table} secret` })) },
      api: {
        subscriptions: (table: string) =>
          table === "old" ? Promise.reject(gone) : Promise.resolve([{ id: "a" }, { id: "b" }]),
        reschedule: (...args: unknown[]) => Promise.resolve(changed.push(args)),
      },
    } as unknown as AppState;
    await rescheduleAll(app);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const schedule = { language: "nl", quiet: { start: "23:00", end: "07:00", zone: timeZone } };
    expect(changed).toEqual([
      ["new", "new secret", "a", schedule],
      ["new", "new secret", "b", schedule],
    ]);
  });
});
