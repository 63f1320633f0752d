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
  // The store, its database, the browser, and the admin share two cores, at first also with the storefront's tests.
  workers: 2,
  // The last line of a run counts the retried tests. Each one points to a bug.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: given ?? "http://localhost:7001",
    locale: "en-US",
    timezoneId: "UTC",
    // A missing control makes its test fail after a minute, instead of at the test's time limit.
    actionTimeout: 60_000,
    // Rendering transitions takes a seventh of a test's time. Tests of motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    // Traces double a test's time, so only a retry records one. A failure keeps a screenshot and the page's content.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      // Without the system's Chromium, uses Playwright's own.
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
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
