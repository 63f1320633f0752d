#!/usr/bin/env node
// `npx @countertop/codegen --overlay my.yaml --out my-sdk`: writes an SDK package from a contract, ours or another, and overlays.
import { cpSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse } from "yaml";
import { command } from "./command.ts";
import type { Document } from "./contract.ts";
import { bundleSource } from "./locate.ts";
import { faultsOf, withOverlays, type JsonObject } from "./overlay.ts";
import { nodeProblem } from "./node-version.ts";
import { writePackage } from "./write-package.ts";

const HELP = `Prints a typed SDK from an OpenAPI contract and overlays.

  npx @countertop/codegen --out my-sdk [--overlay my.yaml]… [--contract bundle.json]

  --out FOLDER      where the package goes: openapi.json, src/, package.json; cd there, npm install && npm run build
  --overlay FILE    an OpenAPI Overlay 1.0 that adds endpoints and fields of your own; may be given often
  --contract FILE   a bundled contract, JSON or YAML; the contract of Countertop if none is given
  --help            this text`;

await command(
  HELP,
  {
    contract: { type: "string" },
    overlay: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
  },
  async (values) => {
    const problem = nodeProblem(process.versions.node);
    if (problem) throw new Error(problem);
    if (values.out === undefined) throw new Error(`--out says where the package goes.\n\n${HELP}`);
    const from = process.cwd();
    const out = resolve(from, values.out);
    const path = values.contract
      ? resolve(from, values.contract)
      : join(import.meta.dirname, "openapi.json");
    const name = values.contract ?? "the contract";
    const { given, text } = readContractFile(path, name);
    const faults = values.contract ? faultsOf(given as unknown as JsonObject) : [];
    if (faults.length > 0) throw new Error(`${name} has faults:\n  ${faults.join("\n  ")}`);
    const { document, sources } = withOverlays(given, values.overlay, from);
    const all = [...sources, bundleSource(name, text)];
    const template = join(import.meta.dirname, "template");
    await writePackage(
      document,
      out,
      (folder) => cpSync(template, folder, { recursive: true }),
      () => all,
    );
    console.log(
      `Generated ${relative(from, out)}. Next: cd ${relative(from, out)} && npm install && npm run build`,
    );
  },
);

function readContractFile(path: string, name: string): { given: Document; text: string } {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw new Error(`${name}: cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
  const given: unknown = path.endsWith(".json") ? JSON.parse(text) : parse(text);
  const { openapi, paths } = (given ?? {}) as { openapi?: unknown; paths?: unknown };
  if (typeof openapi !== "string" || !openapi.startsWith("3.") || typeof paths !== "object")
    throw new Error(`${name}: is no OpenAPI 3 document`);
  return { given: { components: {}, ...(given as object) } as Document, text };
}
