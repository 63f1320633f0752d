import { existsSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const given = process.env["COUNTERTOP_STOREFRONT_URL"];
const chromium = process.env["COUNTERTOP_CHROMIUM"] ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../../../../test-results/storefront",
  forbidOnly: process.env["CI"] !== undefined,
  fullyParallel: true,
  // In a whole run those of the admin go on beside, on the same two cores.
  workers: 1,
  // The last line of a run counts what needed it: each of those is a fault to be found.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: given ?? "http://localhost:8000",
    locale: "en-US",
    timezoneId: "UTC",
    // Drawing what fades and slides is a seventh of a walk's work; what motion does is tested where it is asked for.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every walk costs as much as walking. A failure has its picture and what stood on the page, its second try a trace.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      // Without the system's Chromium, Playwright's own.
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
  },
  ...(given === undefined && {
    webServer: {
      command: "npm run build && npm run preview",
      cwd: join(import.meta.dirname, ".."),
      url: "http://localhost:8000/favicon.svg",
      reuseExistingServer: true,
      timeout: 120_000,
    },
  }),
});
