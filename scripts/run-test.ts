// The main part of `npm test`, after the setup. Runs every step that CI runs, and continues after failed tests.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { slugsIn, testsOf } from "./lib/areas.ts";
import { ensureChromium } from "./lib/chromium.ts";
import { ensureInstalled } from "./lib/install.mjs";
import { startNeighbors } from "./lib/neighbors.ts";
import { ensureNginx } from "./lib/nginx.ts";
import type { Options } from "./lib/options.mjs";
import { openPassedSteps } from "./lib/passed-steps.ts";
import { freePort } from "./lib/ports.ts";
import { ensureRedis } from "./lib/redis.ts";
import type { Processes } from "./lib/processes.mjs";
import { problemLines, readCount, totalLine } from "./lib/reports.ts";
import { green, red, say, seconds, Trouble } from "./lib/say.mjs";
import * as services from "./lib/services.ts";
import { failure, filtered, type Plan, type Step, runPlan } from "./lib/steps.ts";
import type { Run, TestOptions, VitestOptions } from "./lib/test-runs.ts";
import { turbo } from "./lib/turbo.ts";
import { e2eTimes, type Suite } from "./lib/e2e-times.ts";
import { FOLDERS } from "./release/packages.ts";

/** Inputs of the test steps, in addition to those of all steps. Checks and unit tests depend on all files. */
const CONTRACT = ["openapi", "codegen", "sdk"];
const STORE = [...CONTRACT, "sandbox"];
const ADMIN = [...STORE, "admin", "storefront-kit/package.json"];
const STOREFRONT = [...STORE, "storefront-kit", "admin/package.json"];
const PACKAGES = FOLDERS.map((folder) => `--filter=./${folder}`);

/** Measured in clean clones, see "How long the tests take" in reports/benchmarks.md. */
const WHOLE_TIME = "50 to 60 minutes on two idle cores";

interface Given {
  root: string;
  processes: Processes;
  options: Options;
}

export async function main({ root, processes, options }: Given): Promise<number> {
  const since = performance.now();
  const reports = join(root, ".cache/reports");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env: NodeJS.ProcessEnv = { ...process.env };
  const { area, shard } = options;
  if (area !== undefined && !slugsIn(root).includes(area))
    throw new Trouble(`${area} isn't an area. The areas are: ${slugsIn(root).join(", ")}`);

  const given = (told?: NodeJS.ProcessEnv) => ({ cwd: root, env: { ...env, ...told } });
  const program: Run = async (name, args, told) => {
    const { code } = await processes.start(name, process.execPath, args, given(told)).exited;
    return code;
  };
  /** Runs a step, and prints its whole output when it ends. Used for steps that run in parallel. */
  const aside: Run = async (name, args, told) => {
    const { code, output } = await processes.run(name, process.execPath, args, given(told));
    say(output.trimEnd());
    return code;
  };
  const vitest = async (
    projects: readonly string[],
    { files = [], parts = false, run = program }: VitestOptions = {},
  ) => {
    const name = projects.join("+");
    const report = join(reports, `${name}.json`);
    const code = await run(name, [
      join(root, "node_modules/vitest/vitest.mjs"),
      "run",
      ...files,
      ...projects.flatMap((project) => ["--project", project]),
      ...(parts && shard ? [`--shard=${shard.index}/${shard.count}`] : []),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ]);
    return readCount("vitest", report, code);
  };
  const playwright = async (
    name: string,
    config: string,
    { files = [], told = {}, run = program }: TestOptions,
  ) => {
    const report = join(reports, `${name}.json`);
    const args = [
      join(root, "node_modules/@playwright/test/cli.js"),
      "test",
      "--config",
      config,
      // Escapes file names, and anchors each pattern at the end of the path.
      ...files.map((file) => `${file.replaceAll(".", "\\.")}$`),
      ...(shard ? [`--shard=${shard.index}/${shard.count}`] : []),
      "--reporter=list,json",
    ];
    const code = await run(name, args, { ...told, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    const count = readCount("playwright", report, code);
    if (count.passed > 0)
      say(
        `\n${e2eTimes((JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] }).suites)}`,
      );
    return count;
  };

  const copyOfStore = async () => {
    const store = await services.startStore(processes, root, ["--copy"]);
    return {
      COUNTERTOP_SANDBOX_URL: store.url,
      COUNTERTOP_ADMIN_EMAIL: store.adminEmail,
      COUNTERTOP_ADMIN_PASSWORD: store.adminPassword,
    };
  };

  /** The stores of the admin's and the storefront's end-to-end tests, which run in parallel. */
  const adminEnv: NodeJS.ProcessEnv = {};
  const storefrontEnv: NodeJS.ProcessEnv = {};
  const e2e = (files?: readonly string[]): Step => ({
    name: "end-to-end tests",
    inputs: ADMIN,
    run: () => playwright("e2e", "admin/e2e/playwright.config.ts", { files, told: adminEnv }),
  });
  const install: Step = {
    name: "install the store's packages",
    run: () => ensureInstalled(join(root, "sandbox"), "the store", processes),
  };
  const browser: Step = {
    name: "find a browser",
    run: async () => void (env["COUNTERTOP_CHROMIUM"] = await ensureChromium(processes, root)),
  };
  const mock: Step = {
    name: "start the mock server",
    serves: ["contract tests", e2e().name],
    run: async () => {
      const { url } = await services.startMock(processes, root, await freePort());
      env["COUNTERTOP_MOCK_URL"] = url;
    },
  };
  const prepare: Step = {
    name: "prepare the store",
    run: () => services.prepareStore(processes, root),
  };
  const serve: Step = {
    name: "serve a copy of the store",
    serves: [e2e().name],
    run: async () => void Object.assign(adminEnv, await copyOfStore()),
  };
  const admin: Step = {
    name: "build and serve the admin",
    serves: [e2e().name],
    run: async () => {
      await turbo(processes, root, "Building the admin", ["build", "--filter=@countertop/admin"]);
      const store = adminEnv["COUNTERTOP_SANDBOX_URL"] ?? "";
      const { url } = await services.startAdmin(processes, root, await freePort(), store);
      adminEnv["COUNTERTOP_ADMIN_URL"] = url;
    },
  };
  const storefront: Step = {
    name: "build and serve the storefront",
    serves: ["end-to-end tests of the storefront"],
    run: async () => {
      Object.assign(storefrontEnv, await copyOfStore());
      const args = ["build", "--filter=my-store"];
      await turbo(processes, root, "Building the storefront", args);
      const store = storefrontEnv["COUNTERTOP_SANDBOX_URL"] ?? "";
      const { url } = await services.startStorefront(processes, root, await freePort(), store);
      storefrontEnv["COUNTERTOP_STOREFRONT_URL"] = url;
    },
  };

  const whole: Plan = [
    install,
    browser,
    { name: "find nginx", run: () => ensureNginx(processes, root) },
    {
      name: "find Redis",
      serves: ["tests of the store itself"],
      run: () => ensureRedis(processes, root),
    },
    {
      name: "build the packages",
      serves: ["tests of the packed packages"],
      run: () => turbo(processes, root, "Building the packages", ["build", ...PACKAGES]),
    },
    prepare,
    mock,
    // Two lanes, because the steps of the second one mostly use one process or wait for a network, and leave the other core idle.
    [
      [
        {
          name: "checks",
          inputs: ["."],
          run: async () =>
            failure((await program("checks", [join(root, "scripts/check.ts")])) !== 0),
        },
        {
          name: "unit tests",
          inputs: ["."],
          run: () => vitest(["unit", "browser"], { parts: true }),
        },
        {
          name: "conformance tests",
          inputs: STOREFRONT,
          run: () => vitest(["conformance"], { parts: true }),
        },
        serve,
        admin,
        e2e(),
      ],
      [
        {
          name: "install the runtimes",
          serves: ["tests of the packed packages"],
          run: () => ensureInstalled(join(root, "scripts/pack"), "the runtimes", processes),
        },
        {
          name: "tests of the packed packages",
          inputs: [...ADMIN, "storefront-kit", "README.md", "docs"],
          run: () => vitest(["pack"], { run: aside }),
        },
        {
          name: "contract tests",
          inputs: CONTRACT,
          run: () => vitest(["contract"], { run: aside }),
        },
        storefront,
        {
          name: "end-to-end tests of the storefront",
          inputs: STOREFRONT,
          run: () =>
            playwright("storefront", "storefront-kit/create/e2e/playwright.config.ts", {
              told: storefrontEnv,
              run: aside,
            }),
        },
        {
          name: "tests of the store itself",
          inputs: STORE,
          run: () => vitest(["sandbox"], { run: aside }),
        },
      ],
    ],
  ];
  /** Steps that can't be divided. Each of them runs on only one shard. */
  const dealt = [
    "checks",
    "tests of the packed packages",
    "tests of the store itself",
    "contract tests",
  ];
  const isMine = ({ name }: Step) =>
    shard === undefined ||
    !dealt.includes(name) ||
    dealt.indexOf(name) % shard.count === shard.index - 1;
  const plan = area === undefined ? filtered(whole, isMine) : planOf(area);

  function planOf(slug: string): Plan {
    const tests = testsOf(root, slug);
    const steps: Step[] = [
      {
        name: "unit tests",
        inputs: ["."],
        run: () => vitest(["unit", "browser"], { files: tests.unit, parts: true }),
      },
      {
        name: "conformance tests",
        inputs: STOREFRONT,
        run: () => vitest(["conformance"], { files: tests.conformance, parts: true }),
      },
      serve,
      mock,
      admin,
      e2e(tests.e2e),
    ];
    const none = Object.entries({
      "unit tests": tests.unit,
      "conformance tests": tests.conformance,
      [e2e().name]: tests.e2e,
    }).flatMap(([name, files]) => (files.length === 0 ? [name] : []));
    return [install, browser, prepare, ...steps.filter(({ name }) => !none.includes(name))];
  }

  const scope = [area ?? "", shard ? `${shard.index} of ${shard.count}` : ""].join(" ").trim();
  if (options.busy) startNeighbors(processes, root);
  const total = await runPlan(plan, {
    ending: () => processes.ending,
    wholeTime: scope === "" ? WHOLE_TIME : undefined,
    passes: options.force || options.busy ? undefined : openPassedSteps(root, scope),
  });
  await processes.endAll();
  say(
    `${problemLines(total, root)}\n${total.failed > 0 ? red("Failed") : green("All passed")} in ${seconds(since)}.\n${totalLine(total)}`,
  );
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
