import { expect, it } from "vitest";

import { Loadable } from "./loadable.svelte";

it("has what was loaded last, and why loading failed", async () => {
  const answers = [
    () => Promise.reject(new Error("away")),
    () => Promise.resolve("a"),
    () => Promise.resolve("b"),
  ];
  const found = new Loadable<string>(
    () => answers.shift()?.() ?? Promise.reject(new Error("gone")),
    (error) => String(error),
  );
  const seen = (): unknown => [found.value, found.failure, found.isLoading];
  expect(seen()).toEqual([null, "", true]);
  expect(await found.load()).toBeNull();
  expect(seen()).toEqual([null, "Error: away", false]);
  const retry = found.load();
  expect(seen()).toEqual([null, "", true]);
  expect(await retry).toBe("a");
  expect(seen()).toEqual(["a", "", false]);
  await found.load();
  expect(await found.load()).toBeNull();
  expect(seen()).toEqual(["b", "Error: gone", false]);
});
