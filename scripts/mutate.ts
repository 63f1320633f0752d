// `npm run mutate`: switches the behavior of a sample of rows of docs/spec-coverage.md off, one after the other, and lets the test that
// the row names run. It must pass as the tree is and fail then: else it proves nothing. Prints docs/mutations.md; made for the night.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseCoverage, parseProof } from "./lib/coverage.ts";
import { kindOf, MUTATIONS, patternOf, type Mutation } from "./lib/mutations.ts";
import { createProcesses } from "./lib/processes.mjs";
import { say, seconds } from "./lib/say.mjs";
import { startStore } from "./lib/services.ts";
import { onStop } from "./lib/stop.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: {
    /** After so many no further one is begun. */
    minutes: { type: "string", default: "180" },
    /** Rows, or kinds (`unit`, `component`, `walk`), as a regular expression. */
    only: { type: "string", default: "." },
  },
});

const processes = createProcesses();
/** What a file holds while nothing is switched off in it. */
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

interface Site {
  readonly admin: string;
  readonly store: string;
}
let site: Promise<Site> | undefined;

/** A copy of the store, and the server of the built admin, which reads its files anew for each page. */
async function openSite(): Promise<Site> {
  const { url } = await startStore(processes, ROOT, ["--copy"]);
  const port = await freePort();
  const admin = `http://localhost:${port}`;
  const ended = processes.run("admin", process.execPath, ["admin/server/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, API_URL: url, PORT: String(port) },
  });
  for (;;) {
    const reached = await fetch(admin).catch(() => undefined);
    if (reached) return { admin, store: url };
    const gone = await Promise.race([
      ended.then(() => true),
      new Promise<false>((later) => setTimeout(later, 200, false)),
    ]);
    if (gone) throw new Error("The admin's server ended before it answered.");
  }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

/** Whether the test passes as the files are now. */
async function passes({ test }: Mutation): Promise<boolean> {
  const [{ file, titles } = { file: "", titles: [] }] = parseProof(test) ?? [];
  const kind = kindOf(test);
  if (kind !== "walk") {
    const project = kind === "unit" ? "unit" : "browser";
    const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, file];
    return succeeds([...args, "-t", patternOf(titles)], {});
  }
  site ??= openSite();
  const { admin, store } = await site;
  if (!(await succeeds(["run", "build", "-w", "admin"], {}, "npm"))) return false;
  const args = ["node_modules/@playwright/test/cli.js", "test", "--config"];
  return succeeds(
    [
      ...args,
      "admin/e2e/playwright.config.ts",
      file.replace("admin/e2e/", ""),
      "--workers",
      "1",
    ].concat(["--retries", "0", "--grep", patternOf(titles)]),
    { COUNTERTOP_ADMIN_URL: admin, COUNTERTOP_SANDBOX_URL: store },
  );
}

async function succeeds(
  args: string[],
  env: Record<string, string>,
  command: string = process.execPath,
): Promise<boolean> {
  const { code } = await processes.run("mutate", command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  return code === 0;
}

/** Lets the test run with the behavior switched off. */
async function survives(mutation: Mutation): Promise<boolean> {
  const { file, search, replace } = mutation;
  const text = readFileSync(join(ROOT, file), "utf8");
  originals.set(file, text);
  try {
    writeFileSync(
      join(ROOT, file),
      text.replace(search, () => replace),
    );
    return await passes(mutation);
  } finally {
    restore();
  }
}

type Outcome = "fails" | "passes all the same" | "fails anyway" | "no time";

const coverage = parseCoverage(readFileSync(join(ROOT, "docs/spec-coverage.md"), "utf8")).rows;
const until = Date.now() + Number(options.minutes) * 60_000;
const wanted = new RegExp(options.only);
const chosen = MUTATIONS.filter(({ row, test }) => wanted.test(row) || wanted.test(kindOf(test)));
const untouched = new Map<string, Promise<boolean>>();
const results: { mutation: Mutation; outcome: Outcome }[] = [];
for (const mutation of chosen) {
  const since = performance.now();
  const { row, test } = mutation;
  let outcome: Outcome = "no time";
  if (Date.now() < until) {
    const known = untouched.get(test) ?? passes(mutation);
    untouched.set(test, known);
    if (!(await known)) outcome = "fails anyway";
    else outcome = (await survives(mutation)) ? "passes all the same" : "fails";
  }
  results.push({ mutation, outcome });
  say(`${row.padEnd(6)} ${kindOf(test).padEnd(9)} ${outcome}  ${seconds(since)}`);
}
// What was built last has a behavior switched off.
if (site) await succeeds(["run", "build", "-w", "admin"], {}, "npm");
await processes.endAll();

const failed = results.filter(({ outcome }) => outcome === "fails").length;
if (chosen.length === MUTATIONS.length) print();
say(`${failed} of ${results.length} tests fail without the behavior that they prove.`);
process.exitCode = failed === results.length ? 0 : 1;

function print(): void {
  const cell = (text: string): string => text.replaceAll("|", String.raw`\|`);
  const code = (text: string): string => `\`${cell(text.trim())}\``;
  const lines = results.map(({ mutation: { row, file, search, replace, test }, outcome }) => {
    const statement = coverage.find(({ id }) => id === row)?.statement ?? "";
    return `| ${row} | ${statement} | ${file} | ${code(search)} → ${code(replace)} | ${cell(test)} | ${outcome} |`;
  });
  const page = [
    "# Mutations",
    "",
    "Made by `npm run mutate`. For a sample of rows of [the coverage sheet](spec-coverage.md) the behavior is switched off, and the test that",
    "the row names runs: as the tree is it passes, and without the behavior it must fail. The table of what is switched off is",
    "`scripts/lib/mutations.ts`; `npm test` holds it to the sheet and to the files.",
    "",
    `${failed} of ${results.length} fail.`,
    "",
    "| row | statement | file | switched off | test | outcome |",
    "| --- | --- | --- | --- | --- | --- |",
    ...lines,
    "",
  ];
  writeFileSync(join(ROOT, "docs/mutations.md"), page.join("\n"));
}
