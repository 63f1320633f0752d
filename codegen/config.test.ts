import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "./config.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "countertop-config-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (text: string) => writeFileSync(join(folder, "countertop.config.mjs"), text);

it("without a file, the configuration is empty", async () => {
  expect(await readConfig(folder)).toEqual({});
});

it("the configuration has absolute paths", async () => {
  write('export default { overlays: ["a.yaml", "/b.yaml"], output: "src/own" }');
  expect(await readConfig(folder)).toEqual({
    overlays: [join(folder, "a.yaml"), "/b.yaml"],
    output: join(folder, "src/own"),
  });
});

it.each([
  [
    "export default { overlay: [] }",
    'has the unknown key "overlay". Known keys: contract, overlays, output',
  ],
  ["export default { overlays: 'a' }", "overlays must be a list of paths"],
  ["export default { extensions: [1] }", "extensions[0] must be a path"],
  ["export const a = 1", "must export an object: export default { overlays: [] }"],
  ["export default {", "can't be read: "],
])("`readConfig` reports the mistake in %s", async (text, message) => {
  write(text);
  await expect(readConfig(folder)).rejects.toThrow(`countertop.config.mjs: ${message}`);
});
