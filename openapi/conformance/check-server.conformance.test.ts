// Tests `npm run conformance -- --url …` by running the command as a user does.
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { adminLogin } from "./store.ts";

const program = resolve(import.meta.dirname, "../check-server.ts");
const run = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args]);
const url = process.env["COUNTERTOP_SANDBOX_URL"] ?? "";

it("the conformance command finds no deviations on a real store, and covers most read operations", async () => {
  const { email, password } = adminLogin();
  const { stdout } = await run("--url", url, "--email", email, "--password", password);
  const [, reached, total, deviations] =
    /Checked (\d+) of (\d+) read operations with \d+ calls\. Deviations: (\d+)\.\n$/.exec(stdout) ??
    [];
  expect(Number(deviations)).toBe(0);
  expect(Number(reached)).toBeGreaterThan(Number(total) * 0.8);
});

it("the conformance command rejects unknown credentials", async () => {
  await expect(
    run("--url", url, "--email", "nobody@example.com", "--password", "none"),
  ).rejects.toMatchObject({ code: 1, stderr: `${url} doesn't accept these credentials.\n` });
});
