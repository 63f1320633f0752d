// `npm test`, once Node and the packages are there: every step that CI runs, in order; tests that fail hold up nothing.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./lib/chromium.ts";
import { ensureInstalled } from "./lib/install.mjs";
import { ensureNginx } from "./lib/nginx.ts";
import { freePort } from "./lib/ports.ts";
import type { Processes } from "./lib/processes.mjs";
import { readCount, totalLine } from "./lib/reports.ts";
import { green, red, say, seconds } from "./lib/say.mjs";
import { prepareStore, startAdmin, startMock, startShop, startStore } from "./lib/services.ts";
import { failure, type Step, walk } from "./lib/steps.ts";
import { turbo } from "./lib/turbo.ts";

export async function main({
  root,
  processes,
}: {
  root: string;
  processes: Processes;
}): Promise<number> {
  const since = performance.now();
  const reports = join(root, ".cache/reports");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env: NodeJS.ProcessEnv = { ...process.env };

  const program = async (name: string, args: readonly string[]) => {
    const { code } = await processes.start(name, process.execPath, args, { cwd: root, env }).exited;
    return code;
  };
  const vitest = async (...projects: string[]) => {
    const name = projects.join("+");
    const report = join(reports, `${name}.json`);
    const args = [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((project) => ["--project", project]),
    ];
    const code = await program(name, [
      ...args,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]);
    return readCount("vitest", report, code);
  };
  const playwright = async (name: string, config: string) => {
    const report = join(reports, `${name}.json`);
    env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = report;
    const args = [join(root, "node_modules/@playwright/test/cli.js"), "test", "--config", config];
    const code = await program(name, [...args, "--reporter=list,json"]);
    return readCount("playwright", report, code);
  };

  const steps: Step[] = [
    [
      "install the store's packages",
      () => ensureInstalled(join(root, "sandbox"), "the store", processes),
    ],
    [
      "find a browser",
      async () => void (env["COUNTERTOP_CHROMIUM"] = await ensureChromium(processes, root)),
    ],
    ["find an nginx", () => ensureNginx(processes, root)],
    [
      "checks",
      async () => failure((await program("checks", [join(root, "scripts/check.ts")])) !== 0),
    ],
    ["unit tests", () => vitest("unit", "browser")],
    [
      "build the packages",
      async () => {
        await ensureInstalled(join(root, "scripts/pack"), "the runtimes", processes);
        await turbo(processes, root, "Building the packages", [
          "build",
          "--filter=@countertop/codegen",
          "--filter=@countertop/mcp",
          "--filter=@countertop/sdk",
          "--filter=@countertop/storefront-kit",
        ]);
      },
    ],
    ["tests of the packed packages", () => vitest("pack")],
    [
      "start the mock server",
      async () =>
        void (env["COUNTERTOP_MOCK_URL"] = (
          await startMock(processes, root, await freePort())
        ).url),
    ],
    ["contract tests", () => vitest("contract")],
    ["prepare the store", () => prepareStore(processes, root)],
    ["tests of the store itself", () => vitest("sandbox")],
    ["conformance tests", () => vitest("conformance")],
    [
      "serve a copy of the store",
      async () => {
        const store = await startStore(processes, root, ["--copy"]);
        env["COUNTERTOP_SANDBOX_URL"] = store.url;
        env["COUNTERTOP_ADMIN_EMAIL"] = store.adminEmail;
        env["COUNTERTOP_ADMIN_PASSWORD"] = store.adminPassword;
      },
    ],
    [
      "build and serve the admin",
      async () => {
        await turbo(processes, root, "Building the admin", ["build", "--filter=@countertop/admin"]);
        const admin = await startAdmin(
          processes,
          root,
          await freePort(),
          env["COUNTERTOP_SANDBOX_URL"] ?? "",
        );
        env["COUNTERTOP_ADMIN_URL"] = admin.url;
      },
    ],
    ["end-to-end tests", () => playwright("e2e", "admin/e2e/playwright.config.ts")],
    [
      "build and serve the shop",
      async () => {
        await turbo(processes, root, "Building the shop", [
          "build",
          "--filter=@countertop/storefront",
        ]);
        const shop = await startShop(
          processes,
          root,
          await freePort(),
          env["COUNTERTOP_SANDBOX_URL"] ?? "",
        );
        env["COUNTERTOP_STOREFRONT_URL"] = shop.url;
      },
    ],
    [
      "end-to-end tests of the shop",
      () => playwright("shop", "storefront-kit/examples/storefront/e2e/playwright.config.ts"),
    ],
  ];

  const total = await walk(steps, () => processes.ending);
  await processes.endAll();
  say(
    `\n${total.failed > 0 ? red("Failed") : green("All passed")} in ${seconds(since)}.\n${totalLine(total)}`,
  );
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
