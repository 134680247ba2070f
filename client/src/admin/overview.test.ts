import { expect, it } from "vitest";

import { Refusal } from "../app/api";
import type { AppState } from "../app/app-state.svelte";
import { Overview } from "./overview.svelte";
import { TokenStore } from "./token";

it("says whether something was done, so that nothing is lost that was typed", async () => {
  const app = { api: { overview: async () => ({ load: {} }) }, say: (key: string) => key };
  const tokens = new TokenStore({ getItem: () => "token", setItem: () => {}, removeItem: () => {} });
  const overview = new Overview(app as unknown as AppState, tokens);
  expect(await overview.act(async () => {})).toBe(true);
  const sentence = "999.1.1.1 is not an IP address.";
  const refused = new Refusal(400, { code: "bad-address", rule: null, params: {}, sentence });
  expect(await overview.act(() => Promise.reject(refused))).toBe(false);
  expect(overview.problem).toBe(sentence);
});
