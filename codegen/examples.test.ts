// Tests that every example in the SDK's comments compiles, and that every operation, method, and hook has one.
import { execFile } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import bundle from "../openapi/generated/openapi.json" with { type: "json" };

const root = resolve(import.meta.dirname, "..");
const generated = join(root, "sdk/src/generated");
const examplesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: generated }).flatMap((file) =>
    Array.from(
      readFileSync(join(generated, file), "utf8").matchAll(/@example\n(.*?) *\*\//gs),
      ([, text = ""]) => text.replaceAll(/^ *\* ?/gm, "").trim(),
    ),
  );
const count = Object.values(bundle.paths).flatMap((item) =>
  Object.keys(item).filter((key) => key !== "parameters"),
).length;

it("the examples of all operations, methods, and hooks compile", async () => {
  const operations = examplesIn("operations/*.ts");
  const methods = examplesIn("tree.ts");
  const hooks = examplesIn("hooks/*.ts");
  expect([operations.length, methods.length, hooks.length]).toEqual([count, count, count]);

  const names = (texts: string[], name: RegExp) => [
    ...new Set(texts.map((text) => name.exec(text)?.[1])),
  ];
  const blocks = [...operations, ...methods, ...hooks].map((text) => `  {\n${text}\n  }\n`);
  // Names that an example expects its reader to define.
  const given = new Set(bundlePathNames());
  const cache = join(root, "node_modules/.cache/countertop");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "examples-"));
  try {
    writeFileSync(
      join(folder, "examples.ts"),
      `import type { Client } from "@countertop/sdk";
import { ${names(operations, /(\w+)\(client/).join(", ")} } from "@countertop/sdk/operations";
import { ${names(hooks, /(use\w+)\(/).join(", ")} } from "@countertop/sdk/react";

declare const client: Client;
declare const file: File;
declare const body: never;
${[...given].map((name) => `declare const ${name}: string;\n`).join("")}
export async function examples() {
${blocks.join("")}}
`,
    );
    const options = { noUnusedLocals: false, rootDir: root };
    const config = { extends: join(root, "tsconfig.json"), compilerOptions: options };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ ...config, files: [join(folder, "examples.ts")] }),
    );
    const tsc = join(root, "node_modules/.bin/tsc");
    const { stdout } = await promisify(execFile)(tsc, ["-p", folder, "--singleThreaded"]).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toBe("");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

function bundlePathNames(): string[] {
  return Object.keys(bundle.paths).flatMap((path) =>
    Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name),
  );
}
