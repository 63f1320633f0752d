// `npm run bench` prints tables of sizes and times. `-- --times` prints only the times, which need no build, and `-- --peers`
// adds other clients. Each of the other options measures only one thing: `-- --variants` a product with 2,000 variants in a
// browser, `-- --categories` a tree of 5,000 categories, `-- --orders` an order with 200 lines, `-- --inventory` the stock of
// 10,000 items, `-- --prices` a list with 20,000 prices, `-- --store-check` the check of 20,000 products, `-- --grown` every
// first screen of a large store, `-- --scale` two store processes of which one is killed, `-- --start` the first screens on a
// slow connection and their downloads, `-- --list-weight` the size of a product list page, `-- --starters` the storefront
// templates compared with empty pages, `-- --old-admin` an installation of @medusajs/admin, and `-- --mcp` the tokens of the MCP
// server. reports/benchmarks.md contains the results. If a size exceeds its limit, `npm run check` fails. Times never fail it.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { foldersWithBudgets } from "./lib/budgets.ts";
import { freePort } from "./lib/ports.ts";
import { createProcesses } from "./lib/processes.mjs";
import { startMock, startStore } from "./lib/services.ts";
import { say } from "./lib/say.mjs";
import { bundleSizes, sizeTable } from "./sizes.ts";
import { median, table } from "./lib/table.ts";

const ROOT = resolve(import.meta.dirname, "..");
const RUNS = 3;

/**
 * Runs a script of a folder and prints its output. If the script fails, it has already printed its error, and the other
 * benchmarks still run.
 */
function npm(args: readonly string[], cwd: string): void {
  const { status } = spawnSync("npm", args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) process.exitCode = 1;
}

/** A table row with the median, shortest, and longest time of several runs. The median ignores a run that was disturbed. */
function time(name: string, command: string, args: readonly string[], cwd = ROOT): string[] {
  say(`Measuring ${name}`);
  const runs = Array.from({ length: RUNS }, () => {
    const since = performance.now();
    spawnSync(command, args, { cwd, stdio: "ignore" });
    return (performance.now() - since) / 1_000;
  }).sort((a, b) => a - b);
  const show = (seconds: number | undefined) => `${(seconds ?? 0).toFixed(2)} s`;
  return [name, show(median(runs)), show(runs[0]), show(runs.at(-1))];
}

/** The time until the mock's first response, and the number of simple requests that it then handles per second. */
async function mock(): Promise<string[][]> {
  const processes = createProcesses();
  try {
    say("Measuring the mock");
    const runs: { ready: number; rate: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const since = performance.now();
      const { url, handle } = await startMock(processes, ROOT, await freePort());
      const ready = (performance.now() - since) / 1_000;
      runs.push({ ready, rate: await rateOf(`${url}/store/regions`) });
      await processes.end(handle);
    }
    const row = (name: string, numbers: number[], show: (value: number) => string) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const cells = [median(sorted), sorted[0], sorted.at(-1)];
      return [name, ...cells.map((value) => show(value ?? 0))];
    };
    return [
      row(
        "mock: first response",
        runs.map(({ ready }) => ready),
        (value) => `${value.toFixed(2)} s`,
      ),
      row(
        "mock: simple requests",
        // Negates the rates, because in the other rows of this table, lower values are better.
        runs.map(({ rate }) => -rate),
        (value) => `${Math.round(-value)}/s`,
      ),
    ];
  } finally {
    await processes.endAll();
  }
}

/**
 * Requests per second, measured for two seconds with ten requests at a time. The first request, which loads the operation,
 * isn't counted.
 */
async function rateOf(url: string): Promise<number> {
  const ask = async (): Promise<void> => {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  };
  await ask();
  const since = performance.now();
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() - since < 2_000) {
      await ask();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, client));
  return count / ((performance.now() - since) / 1_000);
}

for (const name of [
  "variants",
  "categories",
  "grown",
  "scale",
  "start",
  "list-weight",
  "orders",
  "inventory",
  "prices",
  "store-check",
  "old-admin",
  "starters",
]) {
  if (!process.argv.includes(`--${name}`)) continue;
  const script = join(ROOT, `scripts/bench/${name}.ts`);
  process.exit(
    spawnSync(process.execPath, [script, ...process.argv.slice(2)], { stdio: "inherit" }).status ??
      1,
  );
}

if (process.argv.includes("--mcp")) {
  const processes = createProcesses();
  const { url, adminEmail, adminPassword } = await startStore(processes, ROOT, ["--copy"]);
  const { status } = spawnSync(
    process.execPath,
    ["--conditions=@countertop/source", join(ROOT, "sdk/mcp/bench.ts")],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        COUNTERTOP_SANDBOX_URL: url,
        COUNTERTOP_ADMIN_EMAIL: adminEmail,
        COUNTERTOP_ADMIN_PASSWORD: adminPassword,
      },
    },
  );
  await processes.endAll();
  process.exit(status ?? 1);
}

if (!process.argv.includes("--times")) {
  npm(["run", "--silent", "build", "--", "--output-logs=errors-only"], ROOT);
  console.log(sizeTable(await bundleSizes(ROOT)));

  for (const folder of foldersWithBudgets(ROOT)) {
    console.log(`\n${folder}`);
    npm(["run", "--silent", "budgets"], join(ROOT, folder));
  }
}

const bin = (tool: string): string => join(ROOT, "node_modules/.bin", tool);
const times = [
  time("contract: lint", "npm", ["run", "--silent", "lint"], join(ROOT, "openapi")),
  time("contract → SDK, everything", process.execPath, [
    join(ROOT, "codegen/generate.ts"),
    "--check",
  ]),
  time("strict type check of the SDK", bin("tsc"), ["-p", "sdk"]),
  ...(await mock()),
];
console.log(`\n${table([`time (of ${RUNS} runs)`, "median", "best", "worst"], times)}`);

if (process.argv.includes("--peers")) {
  const peers = [join(ROOT, "scripts/bench/peers.ts")];
  const { status, signal } = spawnSync(process.execPath, peers, { stdio: "inherit" });
  // Explains an exit without output, such as an exit after a signal.
  if (status !== 0)
    throw new Error(`The peers weren't measured: ${signal ?? `exit code ${status}`}`);
}
