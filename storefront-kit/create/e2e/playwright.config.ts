import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const given = process.env["COUNTERTOP_STOREFRONT_URL"];
const chromium = process.env["COUNTERTOP_CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../../test-results/storefront",
  forbidOnly: process.env["CI"] !== undefined,
  fullyParallel: true,
  // In a full run, the admin's end-to-end tests run at the same time, on the same two cores.
  workers: 1,
  // The last line of a run counts the tests that needed a retry. Find the cause of each.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: given ?? "http://localhost:8000",
    locale: "en-US",
    timezoneId: "UTC",
    // Rendering transitions takes a seventh of an end-to-end test's time. Tests that need motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    // Tracing every end-to-end test would double its time. A failed test has a screenshot and the page's content, and its retry has
    // a trace.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      // Uses the system's Chromium if there is one, or else Playwright's own.
      ...(existsSync(chromium) && { executablePath: chromium }),
      // Without V8's optimizing compilers, which took a fifth of the browser's time, because a test's pages live only for seconds.
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--js-flags=--no-opt --no-maglev"],
    },
  },
  ...(given === undefined && {
    webServer: {
      command: "npm run build && npm start",
      cwd: join(import.meta.dirname, "../templates/start"),
      env: {
        STORE_URL: process.env["COUNTERTOP_SANDBOX_URL"] ?? "http://localhost:9000",
        COUNTRY: "de",
      },
      url: "http://localhost:8000/favicon.svg",
      reuseExistingServer: true,
      timeout: 120_000,
    },
  }),
});
