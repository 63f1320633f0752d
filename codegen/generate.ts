// contract → SDK. `npm run generate` writes, `npm run generate -- --check` fails when what is committed is stale.
// `--overlay FILE` (repeatable) changes the contract first; `--out DIR` writes a contract and an SDK of their own there.
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
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { generate as runOrval, setLogLevel } from "orval";
import type { Contract } from "./examples.ts";
import { applyOverlay, faultsOf, readOverlay, type JsonObject } from "./overlay.ts";
import { printMocks } from "./mocks.ts";
import { createPrinter } from "./printer.ts";
import { printSchemas, type Bundle } from "./schemas.ts";

const root = resolve(import.meta.dirname, "..");
// Of this run alone: two runs at once must not meet.
const cache = join(root, "node_modules/.cache/countertop", `generate-${process.pid}`);
process.on("exit", () => rmSync(cache, { recursive: true, force: true }));

const { values } = readArguments();
// npm runs scripts at the root; a path is meant from where it was typed.
const from = process.env["INIT_CWD"] ?? process.cwd();
const out = values.out === undefined ? undefined : resolve(from, values.out);
const target = {
  contract: out ? join(out, "openapi.json") : join(root, "openapi/generated/openapi.json"),
  sdk: join(out ?? root, "sdk/src/generated"),
};
const started = performance.now();

const fresh = { contract: join(cache, "openapi.json"), sdk: join(cache, "sdk") };
mkdirSync(fresh.sdk, { recursive: true });

bundleContract(fresh.contract);
overlay(fresh.contract, values.overlay);
await writeTypes(fresh.contract, join(fresh.sdk, "contract.ts"));
await writeOperations(fresh.contract, fresh.sdk);
writeSchemasAndMocks(fresh.contract, fresh.sdk);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (values.check) {
  const stale = [
    ...(same(fresh.contract, target.contract) ? [] : [relative(root, target.contract)]),
    ...difference(fresh.sdk, target.sdk),
  ];
  if (stale.length > 0) {
    console.error(
      `Stale generated files:\n${stale.map((file) => `  ${file}`).join("\n")}\nRun: npm run generate`,
    );
    process.exit(1);
  }
  console.log(`Generated code is fresh (${seconds} s)`);
} else {
  if (out) copyPackage(out);
  rmSync(target.sdk, { recursive: true, force: true });
  cpSync(fresh.sdk, target.sdk, { recursive: true });
  mkdirSync(dirname(target.contract), { recursive: true });
  cpSync(fresh.contract, target.contract);
  const places = [target.contract, target.sdk].map((path) => relative(from, path)).join(" and ");
  console.log(`Generated ${places} (${seconds} s)`);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        check: { type: "boolean", default: false },
        overlay: { type: "string", multiple: true, default: [] },
        out: { type: "string" },
      },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** What is printed needs what is written: beside a contract of its own goes a whole package, ready to be built. */
function copyPackage(folder: string): void {
  if (folder === root) fail("--out takes a folder other than this repository.");
  const left =
    /^(node_modules|dist|contract|conformance|test|examples|released|src\/generated|\..+)$|\.test(-d)?\.tsx?$/;
  cpSync(join(root, "sdk"), join(folder, "sdk"), {
    recursive: true,
    filter: (source) => !left.test(relative(join(root, "sdk"), source)),
  });
  cpSync(join(root, "tsconfig.json"), join(folder, "tsconfig.json"));
}

function overlay(contract: string, files: readonly string[]): void {
  if (files.length === 0) return;
  const document = JSON.parse(readFileSync(contract, "utf8")) as JsonObject;
  try {
    for (const file of files) applyOverlay(document, readOverlay(resolve(from, file), file));
  } catch (error) {
    fail((error as Error).message);
  }
  const faults = faultsOf(document);
  if (faults.length > 0)
    fail(`With ${files.join(" and ")}, the contract has faults:\n  ${faults.join("\n  ")}`);
  writeFileSync(contract, `${JSON.stringify(document, null, 2)}\n`);
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

async function writeTypes(contract: string, target: string): Promise<void> {
  const ast = await openapiTS(readFileSync(contract, "utf8"), {
    defaultNonNullable: false, // a field with a default stays optional in requests
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: ({ format }) =>
      format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined,
  });
  writeFileSync(
    target,
    `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.\n${astToString(ast)}`,
  );
}

async function writeOperations(contract: string, folder: string): Promise<void> {
  setLogLevel("warn");
  // orval asks for it often.
  const printer = createPrinter(folder, JSON.parse(readFileSync(contract, "utf8")) as Contract);
  await runOrval(
    {
      input: { target: contract },
      output: {
        mode: "tags",
        target: join(folder, "operations/index.ts"),
        // orval's own models are not wanted: types come from openapi-typescript
        schemas: { path: join(cache, "orval-models"), type: "typescript" },
        client: () => printer,
        override: { header: false },
      },
    } as Parameters<typeof runOrval>[0],
    root,
  );
  // orval reports a failure and resolves all the same.
  if (!existsSync(join(folder, "tree.ts")))
    fail("No operations were generated: orval says why, above.");
}

function writeSchemasAndMocks(contract: string, folder: string): void {
  const bundle = JSON.parse(readFileSync(contract, "utf8")) as Bundle;
  const files = [...printSchemas(bundle), ...printMocks(bundle)];
  for (const inner of ["schemas", "mocks"]) mkdirSync(join(folder, inner), { recursive: true });
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
}

/** Paths, relative to the root, of files that differ, are missing or should not be there. */
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
