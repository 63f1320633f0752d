import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { alive, processTable } from "./process-table.mjs";

const fixture = (name: string): string =>
  fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

/** Starts a fixture, and waits until it has printed the ids of all its processes. */
async function launch(name: string, ...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [fixture(name), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: undefined },
  });
  let output = "";
  child.stdout!.setEncoding("utf8").on("data", (text: string) => (output += text));
  await once(child.stdout!, "data");
  const ids = new Set(output.trim().split(" ").map(Number));
  const family = processTable().filter((row) => ids.has(row.pid));
  // Also cleans up after a test that fails.
  onTestFinished(() => {
    for (const { pid } of alive(family)) process.kill(pid, "SIGKILL");
  });
  expect(family).toHaveLength(2);
  const expectGone = async () => {
    await expect.poll(() => alive(family), { timeout: 10_000 }).toEqual([]);
  };
  return { child, expectGone, output: () => output };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s ends everything in order",
  async (signal) => {
    const { child, expectGone, output } = await launch("stoppable.mjs");
    child.kill(signal);
    expect(await once(child, "close")).toEqual([0, null]);
    await expectGone();
    expect(output()).toMatch(/stopping\nstopped\n$/);
  },
);

test("a Ctrl-C that arrives twice at the same time stops everything once, in order", async () => {
  const { child, expectGone, output } = await launch("stoppable.mjs", "slow");
  const since = performance.now();
  child.kill("SIGINT");
  await expect.poll(output).toContain("stopping");
  child.kill("SIGINT");
  child.kill("SIGTERM");
  // Sends the signal repeatedly. A second signal ends the process only after a second; until then, the process begins to stop
  // only once.
  const ask = () => {
    child.kill("SIGINT");
    return child.exitCode;
  };
  await expect.poll(ask, { timeout: 4_000 }).toBe(130);
  expect(performance.now() - since).toBeGreaterThan(1_000);
  expect(output().match(/stopping/g)).toHaveLength(1);
  await expectGone();
});

test("if npm is killed, everything that it started ends", async () => {
  const { child, expectGone } = await launch("npm-like.mjs");
  child.kill("SIGKILL");
  await expectGone();
});
