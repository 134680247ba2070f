import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";

import { BROWSER } from "./e2e/browser";

/** End-to-end tests: a real browser against a real server. Time limits are generous for busy machines. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e/results",
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 1_200_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  forbidOnly: process.env["CI"] !== undefined,
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // Animations are off, except in the tests about motion.
    contextOptions: { reducedMotion: "reduce" },
    // Requests through a service worker escape the tests that change them.
    serviceWorkers: "block",
    actionTimeout: 60_000,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: BROWSER,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // The same widths of text with every kind of headless browser.
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
