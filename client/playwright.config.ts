import { defineConfig } from "@playwright/test";

import { BROWSER } from "./e2e/browser";

/** The page in a real browser, at a real server. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e/results",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  forbidOnly: process.env["CI"] !== undefined,
  // Where other work takes the time of a machine, a browser may be too late once; the report tells of it.
  retries: process.env["CI"] === undefined ? 0 : 1,
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Nobody waits for cards to fly, but where that is what a test is about.
    contextOptions: { reducedMotion: "reduce" },
    // What was there a moment ago may be gone: others play too.
    actionTimeout: 8000,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: BROWSER,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
