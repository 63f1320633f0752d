// Tests the overlays of AGENTS.md: each applies to the contract, and the result can be read.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readContract } from "./contract.ts";
import { withOverlays } from "./overlay.ts";
import { readJson } from "./generate-sdk.ts";

const text = readFileSync(join(import.meta.dirname, "AGENTS.md"), "utf8");
const overlays = [...text.matchAll(/^### \d+\. ([^\n]*)\n\n```yaml\n(.*?)^```$/gms)].map(
  ([, task = "", yaml = ""]) => [task, yaml] as const,
);
const bundle = readJson(join(import.meta.dirname, "../openapi/generated/openapi.json"));

it("AGENTS.md has an overlay for all tasks except one", () => expect(overlays).toHaveLength(9));

it.each(overlays)("fits the contract: %s", (_, yaml) => {
  const folder = mkdtempSync(join(tmpdir(), "countertop-agents-"));
  writeFileSync(join(folder, "own.yaml"), yaml);
  const { document } = withOverlays(bundle, ["own.yaml"], folder);
  rmSync(folder, { recursive: true });
  expect(document).not.toEqual(bundle);
  expect(readContract(document).problems).toEqual([]);
});
