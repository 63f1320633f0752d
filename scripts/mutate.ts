// `npm run mutate`: disables the behavior of a sample of rows of reports/spec-coverage.md, one at a time, and runs the test
// that the row names. The test must pass before the change and fail after it; otherwise it proves nothing. Writes
// reports/mutations.md. Runs for hours.
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
    /** Starts no mutation after this many minutes. */
    minutes: { type: "string", default: "180" },
    /** Selects rows or kinds (see `kindOf`) by a regular expression. */
    only: { type: "string", default: "." },
  },
});

const processes = createProcesses();
/** Content of the changed files before the change. */
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

/** A copy of the store for all end-to-end tests. */
let store: ReturnType<typeof startStore> | undefined;

type Verdict = "passes" | "fails" | "does not run";

/** Runs the test with unchanged files. A file that doesn't load says nothing about a behavior. */
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
  return numFailedTests > 0 ? "fails" : numPassedTests > 0 ? "passes" : "does not run";
}

async function endToEnd(file: string, pattern: string): Promise<Verdict> {
  store ??= startStore(processes, ROOT, ["--copy"]);
  const { url } = await store;
  if (!(await build())) return "does not run";
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
  return / failed\b/.test(output) ? "fails" : "does not run";
}

const build = async (): Promise<boolean> =>
  (await run(["run", "build", "-w", "admin"], {}, "npm")).code === 0;

const run = (
  args: string[],
  env: Record<string, string> = {},
  command: string = process.execPath,
): Promise<{ code: number | null; output: string }> =>
  processes.run("mutate", command, args, { cwd: ROOT, env: { ...process.env, ...env } });

/** Runs the test with the behavior disabled. */
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

type Outcome = Verdict | "did not pass before" | "no time";

// Generates the admin's styles, which components import.
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
  let outcome: Outcome = "no time";
  if (Date.now() < until) {
    const known = untouched.get(test) ?? verdictOf(mutation);
    untouched.set(test, known);
    outcome = (await known) === "passes" ? await without(mutation) : "did not pass before";
  }
  results.push({ mutation, outcome });
  if (outcome !== "no time") print();
  say(`${row.padEnd(6)} ${kindOf(test).padEnd(9)} ${outcome}  ${seconds(since)}`);
}
// Builds again, because the last build still has a disabled behavior.
if (store) await build();
await processes.endAll();

const failed = results.filter(({ outcome }) => outcome === "fails").length;
say(`${failed} of ${results.length} tests fail without the behavior that they prove.`);
process.exitCode = failed === results.length ? 0 : 1;

/** A row keeps its earlier result until it runs again. */
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
    if (outcome === "no time") continue;
    const { statement = "" } = coverage.find(({ id }) => id === row) ?? {};
    const cells = [row, statement, file, `${code(search)} → ${code(replace)}`, cell(test), outcome];
    earlier.set(row, `| ${cells.join(" | ")} |`);
  }
  const lines = MUTATIONS.flatMap(({ row }) => earlier.get(row) ?? []);
  const fail = lines.filter((line) => line.endsWith("| fails |")).length;
  const page = [
    "# Mutations",
    "",
    "Made by `npm run mutate`, a nightly length of time. For a sample of rows of [the coverage sheet](spec-coverage.md) the behavior is",
    "switched off, and the test that the row names runs: as the tree is it passes, and without the behavior it must fail. What is switched",
    "off stands in `scripts/lib/mutations.ts`; `npm test` holds that table to the sheet and to the files.",
    "",
    `${fail} of ${MUTATIONS.length} fail.`,
    "",
    "| row | statement | file | switched off | test | outcome |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ];
  writeFileSync(PAGE, page.join("\n"));
}
