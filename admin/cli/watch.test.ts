import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchExtension, type Watched } from "./watch.ts";

let folder = "";
let watched: Watched | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "countertop-watch-"));
  mkdirSync(join(folder, "node_modules"));
  const vite = resolve(import.meta.dirname, "../../node_modules/vite");
  symlinkSync(vite, join(folder, "node_modules/vite"));
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  watched?.close();
  watched = undefined;
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
const built = () => readFileSync(join(folder, "dist/index.js"), "utf8");

it("an extension is built again after a change, also of a file that was added in a new folder", async () => {
  write("src/index.ts", 'import { title } from "./title.ts";\nexport default { name: title };');
  write("src/title.ts", 'export const title = "First";');
  const onBuilt = vi.fn<() => void>();
  watched = await watchExtension(folder, onBuilt);
  expect(watched.outDir).toBe(join(folder, "dist"));
  expect(built()).toContain("First");
  expect(onBuilt).not.toHaveBeenCalled();

  write("src/title.ts", 'export const title = "Second";');
  await expect.poll(built).toContain("Second");

  write("src/deep/part.ts", 'export const part = "Third";');
  write("src/title.ts", 'export { part as title } from "./deep/part.ts";');
  await expect.poll(built).toContain("Third");
  write("src/deep/part.ts", 'export const part = "Fourth";');
  await expect.poll(built).toContain("Fourth");
  await expect.poll(() => onBuilt.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it("an incorrect change is reported with its file, and the next change is built", async () => {
  write("src/index.ts", 'export default { name: "First" };');
  const said = vi.spyOn(console, "error").mockReturnValue();
  watched = await watchExtension(folder, vi.fn<() => void>());
  write("src/index.ts", "export default { name: ;");
  await expect.poll(() => said.mock.calls.flat().join()).toMatch(/src\/index\.ts/);
  write("src/index.ts", 'export default { name: "Second" };');
  await expect.poll(built).toContain("Second");
});

it("the program ends if the server doesn't start", async () => {
  write("src/index.ts", 'export default { name: "First" };');
  write("index.html", '<base href="/" />');
  const program = join(import.meta.dirname, "cli.ts");
  const options = ["--no-check", "--store", "http://127.0.0.1:9", "--watch", folder];
  const child = spawn(
    process.execPath,
    [program, "admin", ...options, "--dist", folder, "--port", "99999"],
    { timeout: 30_000 },
  );
  let text = "";
  child.stderr.on("data", (data) => (text += String(data)));
  const [code] = (await once(child, "close")) as [number | null];
  expect(text).toBe("--port must be a number up to 65535: 99999\n");
  expect(code).toBe(1);
});

it("the first build must succeed", async () => {
  await expect(watchExtension(folder, vi.fn<() => void>())).rejects.toThrow(
    /There is no extension in/,
  );
  write("src/index.ts", 'import "./none.ts";');
  await expect(watchExtension(folder, vi.fn<() => void>())).rejects.toThrow(/none\.ts/);
});
