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
/** For what runs without a server. A busy machine may take long; what hangs is found all the same. */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};
const never = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "sandbox/data/**"];

/** Tests that need more than Node say so in their name: products.conformance.test.ts. */
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
    // One server, whose writes of a tree or a count are not meant to meet: what fails must fail again.
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
          // A worker begun for each file costs twice as much as what is in it.
          isolate: false,
          setupFiles: ["scripts/vitest/own-globals.ts"],
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...never, ...SPECIAL.map((name) => `**/*.${name}.test.{ts,tsx}`)],
        },
      },
      {
        ...source,
        // The admin's own styles, for what has a size or a place.
        css: { postcss: join(import.meta.dirname, "admin") },
        // Found only while a test runs, a package would reload the page under it.
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
              // Containers run as root, without a sandbox, and with little shared memory.
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
        // A third of their work was to compile the contract's schemas again, for each file.
        isolate: false,
        // Files run in parallel, each with its own store, unless COUNTERTOP_SANDBOX_URL sets one.
        fileParallelism: process.env["COUNTERTOP_SANDBOX_URL"] === undefined,
      }),
      special("sandbox", [], 300_000),
      special("pack", [], 120_000),
    ],
  },
});
