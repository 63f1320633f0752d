import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const given = process.env["COUNTERTOP_ADMIN_URL"];
const chromium = process.env["COUNTERTOP_CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  globalSetup: "./prepare.ts",
  outputDir: "../../test-results/admin",
  forbidOnly: process.env["CI"] !== undefined,
  fullyParallel: true,
  // The store, its database, the browser, and the admin share two cores, at the beginning of a run also with the storefront's
  // tests.
  workers: 2,
  // Retried tests are counted on the last line of a run. Each one points to a bug.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: given ?? "http://localhost:7001",
    locale: "en-US",
    timezoneId: "UTC",
    // If a control is missing, its test fails after a minute, and not only at the test's time limit.
    actionTimeout: 60_000,
    // Turns transitions off, because rendering them takes a seventh of a test's time. Tests of motion turn them on.
    contextOptions: { reducedMotion: "reduce" },
    // Records a trace only on a retry, because traces double a test's time. A failure also keeps a screenshot and the page's
    // content.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      // If the system has no Chromium, Playwright uses its own.
      ...(existsSync(chromium) && { executablePath: chromium }),
      // Without V8's optimizing compilers, which took a fifth of the browser's time, because a test's pages live only for seconds.
      // One page process for each browser context, because a new page then uses the code that an earlier page compiled.
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--js-flags=--no-opt --no-maglev",
        "--renderer-process-limit=1",
      ],
    },
  },
  ...(given === undefined && {
    webServer: {
      command: "npm run build && npm run serve",
      cwd: join(import.meta.dirname, ".."),
      url: "http://localhost:7001/public/config.json",
      reuseExistingServer: true,
      timeout: 120_000,
    },
  }),
});
