// Checks that packages that support Node 20 use no newer features. orval, openapi-typescript, and similar tools may use them.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

it("finds no newer API in the packages that support Node 20", () => {
  const promising = globSync("{*,sdk/mcp,admin/cli,admin/plugin}/package.json", {
    cwd: root,
  }).filter((path) => {
    const { private: isPrivate, engines } = JSON.parse(read(path)) as {
      private?: boolean;
      engines?: { node: string };
    };
    return !isPrivate && /^>=\s*20\b/.test(engines?.node ?? "");
  });
  expect(promising.length).toBeGreaterThan(2);
  const checked = read("tsconfig.node20.json");
  for (const folder of promising.map(dirname))
    expect(checked).toMatch(new RegExp(`"${folder}(?:/src)?"`));
  expect(read("scripts/check.ts")).toContain('"tsconfig.node20.json"');
});

it.each([
  "Map.groupBy([1], String)",
  "Promise.withResolvers()",
  "new Set().union(new Set())",
  "[].values().map(String)",
])("reports %s, which Node 20 lacks", (code) => {
  const config = join(root, `tsconfig.engines-${process.pid}.json`);
  const file = join(root, `.engines-${process.pid}.ts`);
  try {
    writeFileSync(file, `export const newer = ${code};\n`);
    writeFileSync(config, JSON.stringify({ extends: "./tsconfig.node20.json", include: [file] }));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [tsc, "-p", config], { encoding: "utf8" });
    expect(stdout).toMatch(/error TS2(339|550)/);
  } finally {
    for (const path of [config, file]) rmSync(path, { force: true });
  }
});
