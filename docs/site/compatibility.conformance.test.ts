// Checks the sandbox again, and compares the result with the recorded one that the compatibility table shows.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { RECORDS } from "./lib/compatibility.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

it("the compatibility table has the current result of countertop check for the sandbox's version", async () => {
  const { dependencies } = read("sandbox/package.json") as {
    dependencies: Record<string, string>;
  };
  const record = `${RECORDS}/${dependencies["@medusajs/medusa"]}.json`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, "admin/cli/cli.ts"),
      "check",
      "--json",
      "--store",
      process.env["COUNTERTOP_SANDBOX_URL"] ?? "",
    ],
    {
      env: {
        ...process.env,
        COUNTERTOP_API_KEY: "",
        COUNTERTOP_EMAIL: process.env["COUNTERTOP_ADMIN_EMAIL"],
        COUNTERTOP_PASSWORD: process.env["COUNTERTOP_ADMIN_PASSWORD"],
      },
    },
  );
  const { answered, ...recorded } = read(record) as { answered: number };
  const found = JSON.parse(stdout) as { answered: number };
  const advice = `Write the output of countertop check --json to ${record}.`;
  // The number of operations that find a record depends on the records that other tests created and deleted.
  expect(found.answered, advice).toBeGreaterThan(answered * 0.9);
  expect(found, advice).toEqual({ ...recorded, answered: found.answered });
});
