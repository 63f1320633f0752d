// Tests that the compatibility table was recorded for the current contract and sandbox, and that its page shows the table.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { readContract } from "../../codegen/contract.ts";
import { readJson } from "../../codegen/generate-sdk.ts";
import { assemble } from "./lib/assemble.ts";
import { checkedVersions, compatibilityTable } from "./lib/compatibility.ts";

const root = resolve(import.meta.dirname, "../..");
const contract = readContract(readJson(join(root, "openapi/generated/openapi.json")));
const { dependencies } = JSON.parse(readFileSync(join(root, "sandbox/package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};
const versions = checkedVersions(root);

it("the compatibility table has a row for the sandbox's version", () => {
  expect(versions.map(({ version }) => version)).toContain(dependencies["@medusajs/medusa"]);
});

it("the compatibility table was recorded with all read operations of the current contract", () => {
  const reads = contract.operations.filter(({ method }) => method === "GET").length;
  for (const { version, operations } of versions) expect(operations, version).toBe(reads);
});

it("the compatibility table is on its page, with the newest version first", () => {
  const page = assemble(root, contract).find(({ path }) => path === "operate/compatibility.md");
  expect(page?.text).toContain(compatibilityTable(versions));
  expect(page?.text).toContain(`tested against ${dependencies["@medusajs/medusa"]}`);
  const row = { operations: 3, answered: 2, missing: ["adminListApps"], deviations: [{}] };
  expect(
    compatibilityTable([
      { version: "1.20.11", ...row },
      { version: "1.19.0", ...row, missing: [], deviations: [] },
    ]),
  ).toBe(`| Medusa | Read operations that responded | Deviations | Missing lists |
| --- | --- | --- | --- |
| 1.20.11 | 2 of 3 | 1 | [\`adminListApps\`](operation:adminListApps) |
| 1.19.0 | 2 of 3 | 0 | none |`);
});
