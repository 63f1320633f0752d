// Generates the SDK from the contract. `npm run generate` writes the files, and `npm run generate -- --check` fails if the
// committed files are stale. `--overlay FILE` (repeatable), or `overlays` in countertop.config.ts, changes the contract first.
// `--out DIR` writes only the additions to the SDK, into that folder.
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
// Each run has its own folder, so that concurrent runs don't interfere.
const cache = join(root, "node_modules/.cache/countertop", `generate-${process.pid}`);
process.on("exit", () => rmSync(cache, { recursive: true, force: true }));

const { values } = readArguments();
// npm runs scripts in the repository's root, but paths are relative to the folder in which the user ran npm.
const from = process.env["INIT_CWD"] ?? process.cwd();
const config = await readConfig(root).catch((error: Error) => fail(error.message));
if (config.contract)
  fail(
    "countertop.config.ts: contract has no effect in a clone of the repository. Change openapi/, or add an overlay.",
  );
const overlays = values.overlay ?? (config.overlays ?? []).map((file) => relative(from, file));
const out = values.out === undefined ? config.output : resolve(from, values.out);
if (out === root) fail("--out can't be the repository's root. Name a different folder.");
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
  // A source for the parts that the bundler merges from several files, because they exist only in the bundle.
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
  // If the additions have their own folder, the overlays don't change the SDK.
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
    console.log(`Generated code is up to date (${seconds()} s)`);
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
  fail(
    `${stdout}${stderr}\nThe contract can't be bundled. Run \`npm run lint -w openapi\` for details.`,
  );
}

/**
 * Writes the number of contract changes since the last release into the hand-written changelog, and lists the changes in a
 * report.
 */
function writeChangelog(document: Document): void {
  const released = readReleased(root);
  const changes = changesSince(released, document);
  const text = withContract(readFileSync(target.changelog, "utf8"), released.version, changes);
  writeFileSync(fresh.changelog, text);
  writeFileSync(fresh.report, contractReport(released.version, changes));
}

/** Paths of files that differ, are missing, or shouldn't exist, relative to the root. */
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
