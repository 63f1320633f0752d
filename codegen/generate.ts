// Generates the SDK from the contract. `npm run generate` writes, and `npm run generate -- --check` fails if the committed
// output is stale. `--overlay FILE` (repeatable), or `overlays` in countertop.config.ts, changes the contract first. With
// `--out DIR`, only the additions to the SDK are written, to that folder.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import type { Document } from "./contract.ts";
import { bundleSource, contractSources } from "./locate.ts";
import { addExamples } from "./made-examples.ts";
import { withOverlays } from "./overlay.ts";
import { generateOwn } from "./own-sdk.ts";
import { printSdk, readJson } from "./generate-sdk.ts";
import { contractReport, withContract } from "./release/changelog.ts";
import { changesSince, readReleased } from "./release/released.ts";

const root = resolve(import.meta.dirname, "..");
// One folder per run, so that concurrent runs don't interfere.
const cache = join(root, "node_modules/.cache/countertop", `generate-${process.pid}`);
process.on("exit", () => rmSync(cache, { recursive: true, force: true }));

const { values } = readArguments();
// npm runs scripts at the root, but paths are relative to the folder where the user typed them.
const from = process.env["INIT_CWD"] ?? process.cwd();
const config = await readConfig(root).catch((error: Error) => fail(error.message));
const overlays = values.overlay ?? (config.overlays ?? []).map((file) => relative(from, file));
const out = values.out === undefined ? config.output : resolve(from, values.out);
if (out === root) fail("--out takes a folder other than this repository.");
const target = {
  contract: join(root, "openapi/generated/openapi.json"),
  sdk: join(root, "sdk/src/generated"),
  changelog: join(root, "sdk/CHANGELOG.md"),
  report: join(root, "reports/contract-changes.md"),
};
const fresh = {
  contract: join(cache, "openapi.json"),
  sdk: join(cache, "sdk"),
  changelog: join(cache, "CHANGELOG.md"),
  report: join(cache, "contract-changes.md"),
};
const started = performance.now();
const seconds = (): string => ((performance.now() - started) / 1000).toFixed(1);

mkdirSync(cache, { recursive: true });
bundleContract(fresh.contract);
try {
  await generate();
} catch (error) {
  fail((error as Error).message);
}

async function generate(): Promise<void> {
  const base = readJson(fresh.contract);
  const { document, sources } = withOverlays(base, overlays, from);
  addExamples(document);
  // Finds these parts only in the bundle, because the bundler merges them from several files.
  const bundle = bundleSource(
    relative(root, target.contract),
    readFileSync(fresh.contract, "utf8"),
  );
  const sourcesOf = (pointer: string) => [...sources, ...contractSources(root, pointer), bundle];
  if (out) {
    const told = await generateOwn(base, document, sourcesOf, { out, from, check: values.check });
    console.log(`${told} (${seconds()} s)`);
    if (values.out !== undefined) return;
  }
  // With its own output folder, an overlay doesn't change the SDK.
  const whole = out ? base : document;
  if (sources.length > 0 && !out)
    writeFileSync(fresh.contract, `${JSON.stringify(document, null, 2)}\n`);
  await printSdk(whole, fresh.sdk, sourcesOf);
  writeChangelog(whole);
  finish();
}

function finish(): void {
  if (values.check) {
    const stale = [
      ...(same(fresh.contract, target.contract) ? [] : [relative(root, target.contract)]),
      ...difference(fresh.sdk, target.sdk),
      ...(same(fresh.changelog, target.changelog) ? [] : ["sdk/CHANGELOG.md"]),
      ...(same(fresh.report, target.report) ? [] : ["reports/contract-changes.md"]),
    ];
    if (stale.length > 0) {
      console.error(
        `Stale generated files:\n${stale.map((file) => `  ${file}`).join("\n")}\nRun: npm run generate`,
      );
      process.exit(1);
    }
    console.log(`Generated code is fresh (${seconds()} s)`);
  } else {
    rmSync(target.sdk, { recursive: true, force: true });
    cpSync(fresh.sdk, target.sdk, { recursive: true });
    mkdirSync(dirname(target.contract), { recursive: true });
    cpSync(fresh.contract, target.contract);
    cpSync(fresh.changelog, target.changelog);
    cpSync(fresh.report, target.report);
    const places = [target.contract, target.sdk].map((path) => relative(from, path)).join(" and ");
    console.log(`Generated ${places} (${seconds()} s)`);
  }
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        check: { type: "boolean", default: false },
        overlay: { type: "string", multiple: true },
        out: { type: "string" },
      },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

function bundleContract(target: string): void {
  const redocly = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [redocly, "bundle", "main", "--output", target],
    {
      cwd: join(root, "openapi"),
      encoding: "utf8",
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  if (status === 0 && existsSync(target)) return;
  fail(`${stdout}${stderr}\nThe contract does not bundle. \`npm run lint -w openapi\` says more.`);
}

/** Adds the number of contract changes since the last release to the hand-written changelog, and lists them in a report. */
function writeChangelog(document: Document): void {
  const released = readReleased(root);
  const changes = changesSince(released, document);
  const text = withContract(readFileSync(target.changelog, "utf8"), released.version, changes);
  writeFileSync(fresh.changelog, text);
  writeFileSync(fresh.report, contractReport(released.version, changes));
}

/** Paths, relative to the root, of files that differ, are missing, or shouldn't exist. */
function difference(a: string, b: string): string[] {
  const files = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      : [];
  return [...new Set([...files(a), ...files(b)])]
    .filter((file) => !same(join(a, file), join(b, file)))
    .sort()
    .map((file) => relative(root, join(b, file)));
}

function same(a: string, b: string): boolean {
  return existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
