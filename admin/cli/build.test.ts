import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "countertop-build-"));
const vite = resolve(import.meta.dirname, "../../node_modules/vite");
mkdirSync(join(folder, "node_modules"));
symlinkSync(vite, join(folder, "node_modules/vite"));
mkdirSync(join(folder, "src"));
writeFileSync(join(folder, "src/index.ts"), 'export default { name: "One" };');
writeFileSync(join(folder, "file.txt"), "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("an output folder that can't be written is reported in one line", () => {
  const program = join(import.meta.dirname, "cli.ts");
  const args = [program, "build", "--from", folder, "--out", "file.txt/dist"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe(`${join(folder, "file.txt/dist")} can't be used: ENOTDIR\n`);
  expect(status).toBe(1);
});
