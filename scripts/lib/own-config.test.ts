import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { configDigest } from "./own-config.ts";

it("the digest depends on the overlays and the extensions' folders, and is empty without a configuration", async () => {
  const root = mkdtempSync(join(tmpdir(), "countertop-digest-"));
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  try {
    expect(await configDigest(root)).toBe("");
    mkdirSync(join(root, "ours"));
    write(
      "countertop.config.mjs",
      `export default { overlays: ["a.yaml"], extensions: ["ours/index.ts"] }`,
    );
    write("a.yaml", "1");
    write("ours/index.ts", "1");
    const first = await configDigest(root);
    expect(await configDigest(root)).toBe(first);
    write("a.yaml", "2");
    const second = await configDigest(root);
    write("ours/part.ts", "1");
    expect(new Set(["", first, second, await configDigest(root)]).size).toBe(4);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
