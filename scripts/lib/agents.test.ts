// Tests the AGENTS.md of each package, which is written for coding agents: it has ten tasks, its code compiles, and its names
// exist.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");
const PACKAGES = ["sdk", "sdk/mcp", "storefront-kit", "codegen", "admin/cli"];
/** Packages whose TypeScript samples the test compiles. */
const CODE = ["sdk", "storefront-kit", "codegen"];
const LIMIT = 12_000;

const { paths } = JSON.parse(read("openapi/generated/openapi.json")) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
const operations = new Set(
  Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
);

describe.each(PACKAGES)("AGENTS.md of %s", (name) => {
  const text = read(name, "AGENTS.md");

  it("is short, has ten tasks with code, and explains the differences between Medusa v1 and v2", () => {
    expect(text.length).toBeLessThan(LIMIT);
    const [, tasks = "", pitfalls = ""] = text.split(/^## .*$/m);
    const parts = tasks.split(/^### \d+\. /m).slice(1);
    expect(parts).toHaveLength(10);
    for (const part of parts) expect(part).toMatch(/^```\w+[^]*?^```$/m);
    expect(text).toContain("## Pitfalls: v1 and v2");
    expect(pitfalls).toContain("v2");
  });

  it("uses only operations of the contract and of its own overlays", () => {
    const own = Array.from(text.matchAll(/operationId: (\w+)/g), ([, id]) => id);
    const named = text.match(/\b(?:admin|store)[A-Z][a-z]+[A-Z]\w+/g) ?? [];
    expect(named.filter((id) => !operations.has(id) && !own.includes(id))).toEqual([]);
  });

  it("is part of the package", () => {
    const { files } = JSON.parse(read(name, "package.json")) as { files: string[] };
    expect(files).toContain("AGENTS.md");
  });
});

it("the code samples of the SDK, the kit, and the generator compile", () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/agents-"));
  const files = CODE.flatMap((name) => {
    const blocks = [...read(name, "AGENTS.md").matchAll(/^```(tsx?)\n(.*?)^```$/gms)];
    expect(blocks.length, name).toBeGreaterThan(0);
    return blocks.map(([, kind, code = ""], at) => {
      const file = `${name}-${at + 1}.${kind}`;
      writeFileSync(join(folder, file), code);
      return file;
    });
  });
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", files }),
  );
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(files.length).toBeGreaterThan(20);
  expect(stdout).toBe("");
});

describe("the commands of countertop", () => {
  const commands = [...read("admin/cli", "AGENTS.md").matchAll(/npx countertop (\w+)(.*)$/gm)].map(
    ([, name = "", options = ""]) => [name, options] as const,
  );
  // These commands pass their options on to a program of another package.
  const programs: Record<string, string> = { generate: "codegen/cli.ts", mcp: "sdk/mcp/cli.ts" };
  const helpOf = (...program: string[]): string =>
    spawnSync(process.execPath, ["--conditions", "@countertop/source", ...program, "--help"], {
      cwd: root,
      encoding: "utf8",
    }).stdout;

  it.each(commands)("%s%s has all its options in the help", (name, options) => {
    const own = programs[name];
    const help = own === undefined ? helpOf("admin/cli/cli.ts", name) : helpOf(own);
    expect(help).toContain(" countertop");
    for (const [option] of options.matchAll(/--[\w-]+/g)) expect(help).toContain(`${option} `);
  });

  it("are all covered, except the command that changes files", () => {
    const help = helpOf("admin/cli/cli.ts");
    const all = Array.from(help.matchAll(/^ {2}countertop ([a-z]+)/gm), ([, name]) => name);
    const named = commands.map(([name]) => name);
    expect(all.filter((name) => name !== undefined && !named.includes(name))).toEqual(["migrate"]);
  });
});
