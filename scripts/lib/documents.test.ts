// Tests that the commands in documents work as written. The packages aren't on a registry, so each command must come from a
// tarball, a script, or a file of this repository.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { FOLDERS, readManifest } from "../release/packages.ts";
import { nameOfTarball } from "../release/tarballs.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const tracked = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => existsSync(join(root, file)));
const manifests = FOLDERS.map((folder) => readManifest(root, folder));
const bins = manifests.flatMap((manifest) =>
  Object.keys((manifest as { bin?: Record<string, string> }).bin ?? {}),
);

it("no document contains an npx command that would request our packages from a registry", () => {
  const texts = tracked("*.md", "*.ts", "*.tsx", "*.mjs", "*.json").filter(
    (file) => file !== "scripts/lib/documents.test.ts",
  );
  const wrong = texts.flatMap((file) =>
    (
      read(file).match(
        /npx (?:-[\w-]+ )*@countertop\/\S*|npm (?:install|i|add) (?:-\S+ )*@countertop\/\S*/g,
      ) ?? []
    ).map((command) => `${file}: ${command}`),
  );
  expect(wrong).toEqual([]);
});

it("the commands in each document exist, and the document says where to get their package", () => {
  const documents = tracked("*.md").filter((file) => !/decisions|CHANGELOG/.test(file));
  for (const file of documents) {
    const text = read(file);
    const commands = Array.from(
      text.matchAll(/npx (?:--?\S+ )*(countertop[\w-]*)/g),
      ([, name]) => name,
    );
    for (const name of commands) expect(bins, file).toContain(name);
    if (commands.length > 0)
      expect(text, file).toMatch(/npm run pack|README\.md|#get-the-packages/);
  }
});

it("each document uses the names that the packed tarballs have", () => {
  const names = manifests.map(nameOfTarball);
  for (const file of tracked("*.md"))
    for (const [, name] of read(file).matchAll(/\.\/(countertop-[\w.-]+\.tgz)/g))
      expect(names, file).toContain(name);
});

it("npm commands name workspaces that contain other workspaces by package, because the folder selects all of them", () => {
  const { workspaces = [] } = JSON.parse(read("package.json")) as { workspaces?: string[] };
  const parents = workspaces.filter((one) => workspaces.some((other) => dirname(other) === one));
  expect(parents).toContain("admin");
  const texts = tracked("*.md", "*.ts", "*.mjs", "*.json", "*Dockerfile");
  const wrong = texts.flatMap((file) =>
    Array.from(
      read(file).matchAll(/\bnpm [^`"\n]*? -w ([\w/-]+)(?![\w/@-])/g),
      ([, folder = ""]) => folder,
    )
      .filter((folder) => parents.includes(folder))
      .map((folder) => `${file}: -w ${folder}`),
  );
  expect(wrong).toEqual([]);
});

const readme = read("README.md");

it("the README's commands, scripts, and links exist", () => {
  const { scripts = {} } = readManifest(root, ".");
  const help = spawnSync(process.execPath, [join(root, "admin/cli/cli.ts"), "--help"], {
    encoding: "utf8",
  }).stdout;
  const commands = Array.from(readme.matchAll(/npx countertop (\w+)/g), ([, name]) => name);
  expect(commands.length).toBeGreaterThan(3);
  for (const name of commands) expect(help).toContain(`  countertop ${name} `);
  for (const [, name = ""] of readme.matchAll(/npm run ([\w-]+)/g))
    expect(scripts).toHaveProperty([name]);
  for (const [, link = ""] of readme.matchAll(/\]\(([^)#\s]+)\)/g))
    if (!/^https?:/.test(link)) expect(existsSync(join(root, link)), link).toBe(true);
});

it("the README's examples compile", () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/readme-"));
  try {
    const files = Array.from(
      readme.matchAll(/^```(tsx?)\n(.*?)^```$/gms),
      ([, kind, code = ""], at) => {
        const file = `example-${at}.${kind}`;
        writeFileSync(join(folder, file), `${code}\nexport {};\n`);
        return file;
      },
    );
    expect(files.length).toBeGreaterThan(1);
    // Allows unused variables, because the documents show lines of a component without the rest of it.
    const compilerOptions = { noUnusedLocals: false };
    const config = { extends: "../../tsconfig.json", compilerOptions, files };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
    expect(stdout).toBe("");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("the README's first screen is short, and has one command for each kind of reader, an example, an image, and the requirements", () => {
  const [, first = ""] = /^# Countertop\n(.*?)^## /ms.exec(readme) ?? [];
  expect(first.trim().split("\n").length).toBeLessThan(60);
  const rows = first.match(/^\| .*\|$/gm)?.filter((row) => !row.includes("---")) ?? [];
  const readers = rows.slice(
    1,
    rows.findIndex((row) => row.includes("version")),
  );
  expect(readers.length).toBeGreaterThan(5);
  for (const row of readers) expect(row.split(" | ")[1]?.match(/`/g), row).toHaveLength(2);
  for (const part of ["```ts", "![", "Node 20", "MB", "minutes"]) expect(first).toContain(part);
  expect(dirname(/!\[[^\]]*\]\(([^)]+)\)/.exec(first)?.[1] ?? "")).toBe("docs/pictures");
});

it("documents and examples show the server's message of an error before the generic one", () => {
  const files = tracked(
    "*.md",
    "docs/site/samples",
    "admin/create/template",
    "admin/extensions-example",
  );
  const lines = files.flatMap((file) =>
    read(file)
      .split("\n")
      .map((line) => `${file}: ${line.trim()}`),
  );
  const shown = lines.filter((line) =>
    /notify\.\w+\(.*error\.message|\{error\.message\}/.test(line),
  );
  const good = lines.filter((line) => /serverMessage \?\? [\w.]*error\.message/.test(line));
  expect(good.length).toBeGreaterThan(8);
  expect(shown.filter((line) => !line.includes("serverMessage"))).toEqual([]);
});
