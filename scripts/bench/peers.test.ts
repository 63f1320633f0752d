// Checks that the benchmark compares the SDK with the packages that users install: there is only one axios, in the version that
// the old client requires.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

interface Lock {
  readonly packages: Record<
    string,
    { readonly version?: string; readonly dependencies?: Record<string, string> }
  >;
}
const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, "peers/package-lock.json"), "utf8"),
) as Lock;

it("the old client and its retry package share one axios, in the version that the client requires", () => {
  const asked = packages["node_modules/@medusajs/medusa-js"]?.dependencies?.["axios"];
  const found = Object.entries(packages).filter(([path]) => path.endsWith("node_modules/axios"));
  expect(found.map(([path]) => path)).toEqual(["node_modules/axios"]);
  expect(asked).toBe("^0.24.0");
  expect(found[0]?.[1].version).toMatch(/^0\.24\./);
});

it("the report says which part of the SDK was measured", () => {
  const docs = join(import.meta.dirname, "../../reports/benchmarks.md");
  expect(existsSync(docs)).toBe(true);
  expect(readFileSync(docs, "utf8")).toContain("`createHttpClient` and all hooks");
});
