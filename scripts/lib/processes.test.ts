import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { alive, parsePs, parseStat, processTable, treeOf } from "./process-table.mjs";
import { createProcesses } from "./processes.mjs";

const FAMILY = fileURLToPath(new URL("./fixtures/process-tree.mjs", import.meta.url));
const BUSY = fileURLToPath(new URL("./busy.mjs", import.meta.url));
const KILLED = fileURLToPath(new URL("./fixtures/killed-parent.mjs", import.meta.url));

let processes = createProcesses();
afterEach(async () => {
  await processes.endAll();
  processes = createProcesses();
});

const firstOutput = async (stream: NodeJS.ReadableStream | null): Promise<string> =>
  String((await once(stream!, "data"))[0]);
const rowsOf = (ids: string) => {
  const wanted = new Set(ids.trim().split(" ").map(Number));
  const rows = processTable().filter((row) => wanted.has(row.pid));
  // Also cleans up after a test that fails.
  onTestFinished(() => {
    for (const { pid } of alive(rows)) process.kill(pid, "SIGKILL");
  });
  return rows;
};
const untilGone = async (rows: ReturnType<typeof rowsOf>): Promise<void> => {
  await expect.poll(() => alive(rows), { timeout: 10_000 }).toEqual([]);
};

test("a tree contains the process, its descendants, and its group", () => {
  const row = (pid: number, ppid: number, pgid: number) => ({ pid, ppid, pgid, started: "1" });
  const table = [row(10, 1, 10), row(11, 10, 10), row(12, 11, 12), row(13, 1, 10), row(20, 1, 20)];
  expect(treeOf(table, 10).map(({ pid }) => pid)).toEqual([10, 11, 13, 12]);
});

test("a process whose name contains brackets and spaces is parsed correctly", () => {
  const after = ["S", "7", "8", ...Array.from({ length: 16 }, () => "0"), "4711"];
  expect(parseStat(`42 (a (b) c) ${after.join(" ")}`)).toEqual({
    pid: 42,
    ppid: 7,
    pgid: 8,
    started: "4711",
  });
});

test("a zombie doesn't count as running", () => {
  expect(parseStat("42 (x) Z 1 42 0")).toBeUndefined();
  expect(
    parsePs(
      "  42  1  42 Z    Mon Jan  5 10:00:00 2026\n  43  1  43 S+   Mon Jan  5 10:00:01 2026\n",
    ),
  ).toEqual([{ pid: 43, ppid: 1, pgid: 43, started: "Mon Jan 5 10:00:01 2026" }]);
});

test("ending a child ends all its descendants, even if they ignore signals or left the group", async () => {
  const handle = processes.start("family", process.execPath, [FAMILY], { stdout: "pipe" });
  const family = rowsOf(await firstOutput(handle.child.stdout));
  expect(family).toHaveLength(3);
  await processes.end(handle, 50);
  expect(alive(family)).toEqual([]);
}, 20_000);

test("a child gets the signal once, even if its end is requested twice", async () => {
  const script = `
    process.on("SIGTERM", () => {
      console.log("signaled");
      setTimeout(() => process.exit(), 500);
    });
    console.log("ready");
    setInterval(() => {}, 1000);`;
  const handle = processes.start("child", process.execPath, ["-e", script], { stdout: "pipe" });
  let output = "";
  handle.child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text));
  await expect.poll(() => output).toBe("ready\n");
  const first = processes.endAll();
  await expect.poll(() => output).toBe("ready\nsignaled\n");
  await Promise.all([first, processes.endAll()]);
  expect(output).toBe("ready\nsignaled\n");
});

test("processes that nothing waits for are ended immediately, even if they ignore signals", async () => {
  const options = { stdout: "pipe", patience: 200 } as const;
  const handle = processes.start("install", process.execPath, [FAMILY], options);
  const family = rowsOf(await firstOutput(handle.child.stdout));
  const since = performance.now();
  await processes.endAll();
  expect(alive(family)).toEqual([]);
  expect(performance.now() - since).toBeLessThan(2_000);
}, 20_000);

test("the descendants of a crashed child are terminated too", async () => {
  const handle = processes.start("family", process.execPath, [FAMILY], { stdout: "pipe" });
  const family = rowsOf(await firstOutput(handle.child.stdout));
  handle.child.kill("SIGKILL");
  expect(await handle.exited).toEqual({ code: null, signal: "SIGKILL" });
  const [, child] = family.sort((a, b) => a.pid - b.pid);
  expect(handle.left!.map(({ pid }) => pid)).toContain(child!.pid);
  await processes.endAll();
  expect(alive(family)).toEqual([]);
}, 20_000);

test("a service ends if the process that started it is killed", async () => {
  const handle = processes.start("starter", process.execPath, [KILLED], { stdout: "pipe" });
  const service = rowsOf(await firstOutput(handle.child.stdout));
  expect(service).toHaveLength(1);
  handle.child.kill("SIGKILL");
  await untilGone(service);
});

test("programs that don't watch their parent end too if it's killed", async () => {
  const handle = processes.start("starter", process.execPath, [KILLED, "untied"], {
    stdout: "pipe",
  });
  const family = rowsOf(await firstOutput(handle.child.stdout));
  expect(family).toHaveLength(3);
  handle.child.kill("SIGKILL");
  await untilGone(family);
}, 20_000);

test("running a program that doesn't exist returns an exit code, and doesn't throw", async () => {
  expect(await processes.run("nothing", "/no/such/program", [])).toEqual({
    code: 127,
    signal: null,
    output: "",
  });
});

test("a run captures both output streams and the exit code", async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const result = await processes.run("script", process.execPath, ["-e", script]);
  expect(result).toMatchObject({ code: 3, output: expect.stringContaining("out") });
  expect(result.output).toContain("err");
});

test("no new process starts once all processes are being ended", async () => {
  await processes.endAll();
  expect(processes.ending).toBe(true);
  expect(() => processes.start("late", process.execPath, ["-v"])).toThrow("late can't be started");
});

test("a process that keeps a processor busy ends on request", async () => {
  const handle = processes.service("busy", [BUSY]);
  const { pid = 0 } = handle.child;
  const ticks = () => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[13]);
  if (process.platform === "linux")
    await expect.poll(ticks, { timeout: 20_000 }).toBeGreaterThan(20);
  const rows = rowsOf(String(pid));
  await processes.end(handle);
  expect(alive(rows)).toEqual([]);
}, 30_000);
