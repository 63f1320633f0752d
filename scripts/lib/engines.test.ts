// Checks that packages that support Node 20 don't use newer features. Tools such as orval and openapi-typescript may use them.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

it("the packages that support Node 20 are checked with the types of Node 20", () => {
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

it("the packages whose code reads the folder of its own file require Node 20.11, because older versions don't support that", () => {
  const folders = globSync(
    "{sdk,storefront-kit,sdk/mcp,admin/cli,admin/plugin,admin/create,storefront-kit/create}/",
    {
      cwd: root,
    },
  );
  const using = folders.filter((folder) =>
    globSync("{*.{ts,mjs},{api,loaders,run,src}/**/*.ts}", { cwd: join(root, folder) })
      .filter((file) => !/\.test\.|config\.|^build/.test(file))
      .some((file) => read(join(folder, file)).includes("import.meta.dirname")),
  );
  expect(using.length).toBeGreaterThan(2);
  for (const folder of using) {
    const { engines } = JSON.parse(read(join(folder, "package.json"))) as { engines: object };
    expect(engines, folder).toEqual({ node: ">=20.11" });
  }
});

it.each([
  "Map.groupBy([1], String)",
  "Promise.withResolvers()",
  "new Set().union(new Set())",
  "[].values().map(String)",
])("%s, which Node 20 doesn't have, is reported", (code) => {
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
