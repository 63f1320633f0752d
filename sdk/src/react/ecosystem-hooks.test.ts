import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as operations from "../operations.ts";
import * as react from "../react.ts";

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
const ECOSYSTEM = read("ecosystem-hooks.json") as string[];

/** Hooks that other libraries have, but this package doesn't, each with the reason. */
const LEFT_OUT: Record<string, string> = {};

it("the SDK has each of the ecosystem's 301 hooks, or this test lists a reason", () => {
  expect(new Set(ECOSYSTEM).size).toBe(301);
  const ours = new Map(Object.entries<unknown>(react));
  const missing = ECOSYSTEM.filter((name) => typeof ours.get(name) !== "function");
  expect(new Set(missing)).toEqual(new Set(Object.keys(LEFT_OUT)));
});

it("the SDK has a hook for every operation of the contract", () => {
  const contract = read("../../../openapi/generated/openapi.json") as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const ids = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId }) => operationId ?? []);
  const printed = readHooks();
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id) => !(id in operations))).toEqual([]);
  expect(ids.filter((id) => !printed.has(id))).toEqual([]);
});

/** Reads the generated files, and returns the hook of each operation id. */
function readHooks(): Map<string, string> {
  const entryPoint = readFileSync(new URL("../generated/hooks.ts", import.meta.url), "utf8");
  const hooks = new Map<string, string>();
  for (const [, file] of entryPoint.matchAll(/from "\.\/(hooks\/[\w-]+\.ts)"/g)) {
    const text = readFileSync(new URL(`../generated/${file}`, import.meta.url), "utf8");
    for (const [, hook, id] of text.matchAll(/export const (use\w+).*Hook\((\w+)/g))
      hooks.set(id as string, hook as string);
  }
  return hooks;
}
