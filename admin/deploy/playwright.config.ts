import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const chromium = process.env["COUNTERTOP_CHROMIUM"] ?? "/usr/bin/chromium";

/**
 * Configures `npm run e2e:deployed -w @countertop/admin`, which tests the built admin as it is deployed, on a copy of the store
 * that runs in production mode.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "*.deployed.ts",
  outputDir: "../../test-results/deployed",
  forbidOnly: process.env["CI"] !== undefined,
  workers: 1,
  timeout: 120_000,
  use: {
    // The certificate is self-signed.
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      // Without V8's optimizing compilers, which took a fifth of the browser's time, because a test's pages live only for seconds.
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--js-flags=--no-opt --no-maglev"],
    },
  },
});
