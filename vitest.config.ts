import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { presentChromium } from "./scripts/lib/chromium.ts";
import { LongestFirst } from "./scripts/vitest/longest-first.ts";

const SPECIAL = ["contract", "conformance", "sandbox", "browser", "pack"] as const;
const chromium = presentChromium();
const source = {
  resolve: { conditions: ["@countertop/source", "module", "node", "development|production"] },
};
/** Time limits for tests without a server. They allow for a busy machine, but a test that hangs still fails. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};
const never = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "sandbox/data/**"];

/** A project for tests that need more than Node. The kind is part of their file names, as in products.conformance.test.ts. */
const special = (
  name: (typeof SPECIAL)[number],
  setup: string[],
  patience: number,
  rest: { setupFiles?: string[]; fileParallelism?: boolean; isolate?: boolean } = {},
) => ({
  ...source,
  ssr: source,
  test: {
    name,
    include: [`**/*.${name}.test.ts`],
    exclude: never,
    globalSetup: setup,
    testTimeout: patience,
    hookTimeout: patience,
    // Doesn't retry, because retries could hide a failure, and doesn't run files in parallel, because the server doesn't
    // support concurrent writes of trees and counts.
    fileParallelism: false,
    ...rest,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...source,
        ssr: source,
        test: {
          name: "unit",
          ...PATIENCE,
          // Without isolation, because starting a worker for each file takes twice as long as the file's tests.
          isolate: false,
          setupFiles: ["scripts/vitest/own-globals.ts"],
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...never, ...SPECIAL.map((name) => `**/*.${name}.test.{ts,tsx}`)],
        },
      },
      {
        ...source,
        // Applies the admin's real styles, because tests check sizes and positions.
        css: { postcss: join(import.meta.dirname, "admin") },
        // Lists all packages, because Vite reloads the page if it discovers a package during a test.
        optimizeDeps: {
          include: [
            "@ark-ui/react/*",
            "@segment/analytics-next",
            "@tanstack/react-form",
            "@tanstack/react-query",
            "@tanstack/react-router",
            "@tanstack/react-virtual",
            "i18next",
            "lucide-react",
            "msw",
            "react-i18next",
            "valibot",
          ],
        },
        test: {
          name: "browser",
          ...PATIENCE,
          include: ["**/*.browser.test.{ts,tsx}"],
          globalSetup: ["scripts/vitest/upload-server.ts"],
          exclude: never,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Containers run as root, which Chromium's sandbox doesn't support, and have little shared memory.
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                args: ["--no-sandbox", "--disable-dev-shm-usage"],
              },
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      special("contract", ["scripts/vitest/mock-server.ts"], 30_000),
      special("conformance", ["scripts/vitest/store-copy.ts"], 60_000, {
        setupFiles: ["scripts/vitest/own-store.ts", "openapi/conformance/keep-records.ts"],
        // Without isolation, the contract's schemas are compiled only once and not for each file, which takes a third of the
        // time.
        isolate: false,
        // Files run in parallel, each with its own store, unless COUNTERTOP_SANDBOX_URL is set to one store for all.
        fileParallelism: process.env["COUNTERTOP_SANDBOX_URL"] === undefined,
      }),
      special("sandbox", [], 300_000),
      special("pack", ["scripts/vitest/packed.ts"], 120_000),
    ],
  },
});
