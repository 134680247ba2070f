import { expect, it } from "vitest";

import { newSecret } from "./secrets";

it("generates unique secrets that the server accepts", () => {
  const secrets = Array.from({ length: 50 }, () => newSecret());
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{32}$/u);
  expect(new Set(secrets).size).toBe(50);
});
