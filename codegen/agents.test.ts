// Tests the overlays in AGENTS.md: each applies to the contract, and the generator can read the result.
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

it("AGENTS.md has an overlay for every task except one", () => expect(overlays).toHaveLength(9));

it.each(overlays)("the overlay in AGENTS.md fits the contract: %s", (_, yaml) => {
  const folder = mkdtempSync(join(tmpdir(), "countertop-agents-"));
  writeFileSync(join(folder, "own.yaml"), yaml);
  const { document } = withOverlays(bundle, ["own.yaml"], folder);
  rmSync(folder, { recursive: true });
  expect(document).not.toEqual(bundle);
  expect(readContract(document).problems).toEqual([]);
});
