// `npm run mutate` disables the behaviors that a sample of rows in reports/spec-coverage.md describes, one at a time, and runs
// the test that the row cites. The test must pass before the change and fail after it; otherwise, it doesn't prove the row.
// Writes reports/mutations.md. Runs for hours.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseCoverage, parseProof } from "./lib/coverage.ts";
import { kindOf, MUTATIONS, patternOf, type Mutation } from "./lib/mutations.ts";
import { createProcesses } from "./lib/processes.mjs";
import { say, seconds } from "./lib/say.mjs";
import { freePort } from "./lib/ports.ts";
import { startAdmin, startStore } from "./lib/services.ts";
import { onStop } from "./lib/stop.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const PAGE = join(ROOT, "reports/mutations.md");
const REPORT = join(ROOT, ".cache/mutate.json");
const { values: options } = parseArgs({
  options: {
    /** Time in minutes after which no more mutations are started. */
    minutes: { type: "string", default: "180" },
    /** A regular expression that selects rows or kinds (see `kindOf`). */
    only: { type: "string", default: "." },
  },
});

const processes = createProcesses();
/** Contents of the changed files before the change. */
const originals = new Map<string, string>();
const restore = (): void => {
  for (const [file, text] of originals) writeFileSync(join(ROOT, file), text);
  originals.clear();
};
onStop(async () => {
  restore();
  await processes.endAll();
  process.exit(130);
});

/** A copy of the store that all end-to-end tests use. */
let store: ReturnType<typeof startStore> | undefined;

type Verdict = "passes" | "fails" | "doesn't run";

/** Runs the test with the files as they are now. If a file doesn't load, the result says nothing about the behavior. */
async function verdictOf({ test }: Mutation): Promise<Verdict> {
  const [{ file, titles } = { file: "", titles: [] }] = parseProof(test) ?? [];
  const kind = kindOf(test);
  if (kind === "end-to-end") return endToEnd(file, patternOf(titles).join(" "));
  const project = kind === "unit" ? "unit" : "browser";
  rmSync(REPORT, { force: true });
  await run([
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=json",
    `--outputFile=${REPORT}`,
    "--project",
    project,
    file,
    "-t",
    patternOf(titles).join(" > "),
  ]);
  const json = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "{}";
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(json) as Record<string, number>;
  return numFailedTests > 0 ? "fails" : numPassedTests > 0 ? "passes" : "doesn't run";
}

async function endToEnd(file: string, pattern: string): Promise<Verdict> {
  store ??= startStore(processes, ROOT, ["--copy"]);
  const { url } = await store;
  if (!(await build())) return "doesn't run";
  // Restarts the admin's server, because it serves the build that existed when it started.
  const admin = await startAdmin(processes, ROOT, await freePort(), url);
  const { code, output } = await run(
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "--config",
      "admin/e2e/playwright.config.ts",
      file.replace("admin/e2e/", ""),
      "--workers",
      "1",
      "--retries",
      "0",
      "--grep",
      pattern,
    ],
    { COUNTERTOP_ADMIN_URL: admin.url, COUNTERTOP_SANDBOX_URL: url },
  );
  await processes.end(admin.handle);
  if (code === 0) return "passes";
  return / failed\b/.test(output) ? "fails" : "doesn't run";
}

const build = async (): Promise<boolean> =>
  (await run(["run", "build", "-w", "admin"], {}, "npm")).code === 0;

const run = (
  args: string[],
  env: Record<string, string> = {},
  command: string = process.execPath,
): Promise<{ code: number | null; output: string }> =>
  processes.run("mutate", command, args, { cwd: ROOT, env: { ...process.env, ...env } });

/** Runs the test while the behavior is disabled. */
async function without(mutation: Mutation): Promise<Verdict> {
  const { file, search, replace } = mutation;
  const text = readFileSync(join(ROOT, file), "utf8");
  originals.set(file, text);
  try {
    writeFileSync(
      join(ROOT, file),
      text.replace(search, () => replace),
    );
    return await verdictOf(mutation);
  } finally {
    restore();
  }
}

type Outcome = Verdict | "failed before the change" | "skipped";

// Generates the admin's styles, because components import them.
await run(["run", "codegen", "-w", "admin"], {}, "npm");
const coverage = parseCoverage(readFileSync(join(ROOT, "reports/spec-coverage.md"), "utf8")).rows;
const until = Date.now() + Number(options.minutes) * 60_000;
const wanted = new RegExp(options.only);
const chosen = MUTATIONS.filter(({ row, test }) => wanted.test(row) || wanted.test(kindOf(test)));
const untouched = new Map<string, Promise<Verdict>>();
const results: { mutation: Mutation; outcome: Outcome }[] = [];
for (const mutation of chosen) {
  const since = performance.now();
  const { row, test } = mutation;
  let outcome: Outcome = "skipped";
  if (Date.now() < until) {
    const known = untouched.get(test) ?? verdictOf(mutation);
    untouched.set(test, known);
    outcome = (await known) === "passes" ? await without(mutation) : "failed before the change";
  }
  results.push({ mutation, outcome });
  if (outcome !== "skipped") print();
  say(`${row.padEnd(6)} ${kindOf(test).padEnd(9)} ${outcome}  ${seconds(since)}`);
}
// Builds again, because in the last build, a behavior is still disabled.
if (store) await build();
await processes.endAll();

const failed = results.filter(({ outcome }) => outcome === "fails").length;
say(`${failed} of ${results.length} tests fail without the behavior that they test.`);
process.exitCode = failed === results.length ? 0 : 1;

/** Writes the report. A row keeps its earlier result until it runs again. */
function print(): void {
  const earlier = new Map(
    (existsSync(PAGE) ? readFileSync(PAGE, "utf8") : "")
      .split("\n")
      .filter((line) => /^\| \d/.test(line))
      .map((line) => [line.split(" | ")[0]?.slice(2) ?? "", line]),
  );
  const cell = (text: string): string => text.replaceAll("|", String.raw`\|`);
  const code = (text: string): string => `\`${cell(text.trim())}\``;
  for (const { mutation, outcome } of results) {
    const { row, file, search, replace, test } = mutation;
    if (outcome === "skipped") continue;
    const { statement = "" } = coverage.find(({ id }) => id === row) ?? {};
    const cells = [row, statement, file, `${code(search)} → ${code(replace)}`, cell(test), outcome];
    earlier.set(row, `| ${cells.join(" | ")} |`);
  }
  const lines = MUTATIONS.flatMap(({ row }) => earlier.get(row) ?? []);
  const fail = lines.filter((line) => line.endsWith("| fails |")).length;
  const page = [
    "# Mutations",
    "",
    "Generated by `npm run mutate` within a time limit each night. For some rows of [the coverage table](spec-coverage.md), the script disables the",
    "behavior and runs the row's test. The test passes with the behavior and must fail without it. The list of disabled behaviors",
    "is in `scripts/lib/mutations.ts`; `npm test` checks that list against the coverage table and the files.",
    "",
    `${fail} of ${MUTATIONS.length} fail.`,
    "",
    "| row | statement | file | disabled | test | outcome |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ];
  writeFileSync(PAGE, page.join("\n"));
}
