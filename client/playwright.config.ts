import { defineConfig } from "@playwright/test";

import { BROWSER } from "./e2e/browser";

/** End-to-end tests: a real browser against a real server. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e/results",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  forbidOnly: process.env["CI"] !== undefined,
  // A loaded machine can make a browser miss a timeout once; the report shows the retry.
  retries: process.env["CI"] === undefined ? 0 : 1,
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Animations are off, except in the tests about motion.
    contextOptions: { reducedMotion: "reduce" },
    // Elements may vanish between two looks: others are playing too.
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
