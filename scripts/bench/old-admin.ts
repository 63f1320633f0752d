// `npm run bench -- --old-admin`: a clean install of @medusajs/admin and its build, as in a store, compared with our plugin from
// its tarball. Requires the npm registry, and 700 MB of disk space, which it frees at the end.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepSection, machine, markdownTable } from "../lib/benchmarks.ts";
import { putTarballs } from "../pack/install.ts";

/** The last version for Medusa 1.20. */
const OLD = "@medusajs/admin@7.1.18";
const ABOUT = `Printed by \`npm run bench -- --old-admin\`: each package is installed into an empty folder, and built as a store does it.`;
const CONFIG = `module.exports = { projectConfig: {}, plugins: [{ resolve: "@medusajs/admin" }] };`;

const folder = mkdtempSync(join(tmpdir(), "countertop-old-admin-"));
try {
  const [old, own] = [join(folder, "old"), join(folder, "own")];
  for (const project of [old, own]) mkdirSync(project);
  const [tarball = ""] = await putTarballs(own, ["admin/plugin"]);
  const oldInstall = install(old, OLD);
  writeFileSync(join(old, "medusa-config.js"), CONFIG);
  const text = markdownTable([
    ["", "install", "size", "build"],
    [OLD, ...oldInstall, build(old)],
    ["the plugin", ...install(own, tarball), "none"],
  ]);
  console.log(text);
  if (!process.argv.includes("--dry"))
    keepSection("The plugin beside @medusajs/admin", `${ABOUT}\n\n${text}\n\n${machine()}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Time and size of an installation. */
function install(project: string, what: string): [string, string] {
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true }));
  const since = performance.now();
  const args = ["install", "--no-audit", "--no-fund", what];
  const { status, stderr } = spawnSync("npm", args, { cwd: project, encoding: "utf8" });
  if (status !== 0) throw new Error(`${what} can't be installed: ${stderr}`);
  const megabytes = Math.round(sizeOf(join(project, "node_modules")) / 1_000_000);
  return [seconds(since), `${megabytes} MB`];
}

/** Time and outcome of the old admin's build. */
function build(project: string): string {
  const since = performance.now();
  const program = join(project, "node_modules/.bin/medusa-admin");
  const { status, stdout, stderr } = spawnSync(program, ["build"], {
    cwd: project,
    encoding: "utf8",
  });
  if (status === 0) return seconds(since);
  const reason = /^\w*Error: .*$/m.exec(`${stdout}\n${stderr}`)?.[0] ?? "without a reason";
  return `fails after ${seconds(since)}: ${reason}`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

function sizeOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
