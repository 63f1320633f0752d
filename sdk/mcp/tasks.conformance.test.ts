// Runs twenty operator and developer tasks with the server's tools, and checks each result on the store.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runTasks } from "./tasks/run.ts";
import { contract } from "./testing.ts";

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run \`npx vitest run --project conformance\``);
  return value;
};

it("twenty tasks succeed on the store, and take fewer tokens than with one tool per operation", async () => {
  const folder = mkdtempSync(join(tmpdir(), "countertop-tasks-"));
  const results = await runTasks(contract, {
    url: env("COUNTERTOP_SANDBOX_URL"),
    email: env("COUNTERTOP_ADMIN_EMAIL"),
    password: env("COUNTERTOP_ADMIN_PASSWORD"),
    folder,
  });
  rmSync(folder, { recursive: true });
  expect(results).toHaveLength(20);
  expect(results.filter(({ isRight }) => !isRight).map(({ ask }) => ask)).toEqual([]);
  const sum = (pick: (one: (typeof results)[number]) => number) =>
    results.reduce((total, one) => total + pick(one), 0);
  expect(sum(({ tokens }) => tokens)).toBeLessThan(
    sum(({ tokensPerOperation }) => tokensPerOperation),
  );
}, 300_000);
