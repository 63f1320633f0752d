import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

it("the table of threats cites only existing files", () => {
  const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
  const table = page.slice(page.indexOf("## Threats"));
  const named = [...table.matchAll(/`([\w./-]+\/[\w.-]+\.ts)`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
