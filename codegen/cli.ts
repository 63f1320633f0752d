#!/usr/bin/env node
// `npx countertop-codegen --overlay my.yaml --out src/countertop` writes the code that overlays or a custom contract add to the
// SDK.
import { join, relative, resolve } from "node:path";
import { command } from "./command.ts";
import { readConfig } from "./config.ts";
import { bundleSource } from "./locate.ts";
import { addExamples } from "./made-examples.ts";
import { nodeProblem } from "./node-version.ts";
import { contractProblems, withOverlays, type JsonObject } from "./overlay.ts";
import { readContractFile } from "./own-contract.ts";
import { generateOwn } from "./own-sdk.ts";
import { readJson } from "./generate-sdk.ts";

const HELP = `Generates code for endpoints and fields of your own, on top of @countertop/sdk.

  npx countertop-codegen [--overlay my.yaml]… [--contract bundle.json] [--out src/countertop] [--check]

  --overlay FILE    an OpenAPI Overlay 1.0 or 1.1 that adds endpoints and fields; can be repeated
  --contract FILE   a bundled contract of your own, JSON or YAML, instead of Countertop's
  --out FOLDER      the folder for index.ts, and for react.ts, schemas.ts, and msw.ts if the project has their packages
  --check           writes nothing, and fails if the files aren't up to date
  --help            shows this help

Missing options are read from countertop.config.ts in this folder: { overlays, contract, output }.`;

await command(
  HELP,
  {
    contract: { type: "string" },
    overlay: { type: "string", multiple: true },
    out: { type: "string" },
    check: { type: "boolean", default: false },
  },
  async (values) => {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new Error(problem);
    const from = process.cwd();
    const config = await readConfig(from);
    const overlays = values.overlay ?? config.overlays ?? [];
    const own = values.contract ?? config.contract;
    const out = values.out ?? config.output;
    if (out === undefined)
      throw new Error(
        `Name a folder with --out, or with output in countertop.config.ts.\n\n${HELP}`,
      );
    const ours = join(import.meta.dirname, "openapi.json");
    const name = own === undefined ? "the contract" : relative(from, resolve(from, own));
    const { given, text } = readContractFile(own === undefined ? ours : resolve(from, own), name);
    const problems = own === undefined ? [] : contractProblems(given as unknown as JsonObject);
    if (problems.length === 1) throw new Error(`${name}: ${problems[0]}`);
    if (problems.length > 1) throw new Error(`${name} has problems:\n  ${problems.join("\n  ")}`);
    const files = overlays.map((file) => relative(from, resolve(from, file)));
    const { document, sources } = withOverlays(given, files, from);
    addExamples(document);
    const all = [...sources, bundleSource(name, text)];
    const folder = resolve(from, out);
    console.log(
      await generateOwn(readJson(ours), document, () => all, {
        out: folder,
        from,
        check: values.check,
      }),
    );
  },
);
