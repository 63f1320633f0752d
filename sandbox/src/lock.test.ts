import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Interrupted } from "./errors.ts";
import { withLock } from "./lock.ts";
import { startToken } from "./processes.ts";

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "lock-test-"));
  file = join(dir, "lock.json");
});

afterEach(() => rmSync(dir, { recursive: true }));

const holder = (pid: number, started: string | undefined): void =>
  writeFileSync(file, JSON.stringify({ pid, started, doing: "x" }));

describe("withLock", () => {
  it("admits one holder at a time, and doesn't leave a file", async () => {
    const order: string[] = [];
    let letGo = (): void => {};
    const first = withLock(file, "first", () => new Promise<void>((done) => (letGo = done)));
    const waited = Promise.withResolvers<string>();
    const second = withLock(file, "second", async () => void order.push("second"), {
      onWait: (one) => waited.resolve(one.doing),
    });
    expect(await waited.promise).toBe("first");
    order.push("first");
    letGo();
    await Promise.all([first, second]);
    expect(order).toEqual(["first", "second"]);
    expect(readdirSync(dir)).toEqual([]);
  });

  it("releases the lock if the work fails", async () => {
    await expect(withLock(file, "x", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ["a process that has ended", () => holder(2 ** 22 + 1, "1")],
    ["a process id that another process has now", () => holder(process.pid, "1")],
    ["no process, because it is damaged", () => writeFileSync(file, '{"pid":')],
  ])("takes over the lock of %s", async (_, prepare) => {
    prepare();
    await expect(withLock(file, "x", () => Promise.resolve("done"))).resolves.toBe("done");
    expect(readdirSync(dir)).toEqual([]);
  });

  it("waits for a running process that holds the lock until the user interrupts", async () => {
    holder(process.pid, startToken(process.pid));
    const stop = new AbortController();
    const waiting = withLock(file, "x", () => Promise.resolve(), {
      signal: stop.signal,
      onWait: () => stop.abort(),
    });
    await expect(waiting).rejects.toBeInstanceOf(Interrupted);
    expect(existsSync(file)).toBe(true);
  });

  describe.runIf(existsSync("/dev/full"))("on a full disk", () => {
    /** The lock is first written to this path. Here, it's a link, which makes writing fail as on a full disk. */
    const draft = () => `${file}.${process.pid}`;
    beforeEach(() => symlinkSync("/dev/full", draft()));

    it("continues without a lock only if that is allowed", async () => {
      const work = () => Promise.resolve("done");
      await expect(withLock(file, "x", work)).rejects.toThrow("ENOSPC");
      expect(readdirSync(dir)).toEqual([]);
      symlinkSync("/dev/full", draft());
      await expect(withLock(file, "x", work, { evenOnFullDisk: true })).resolves.toBe("done");
      expect(readdirSync(dir)).toEqual([]);
    });

    it("waits for a running holder, and doesn't delete its lock", async () => {
      holder(process.pid, startToken(process.pid));
      const stop = new AbortController();
      const waiting = withLock(file, "x", () => Promise.resolve(), {
        evenOnFullDisk: true,
        signal: stop.signal,
        onWait: () => stop.abort(),
      });
      await expect(waiting).rejects.toBeInstanceOf(Interrupted);
      expect(existsSync(file)).toBe(true);
    });

    it("doesn't delete a lock that another process took during the work", async () => {
      const work = async () => {
        rmSync(draft(), { force: true });
        holder(process.pid, startToken(process.pid));
      };
      await withLock(file, "x", work, { evenOnFullDisk: true });
      expect(existsSync(file)).toBe(true);
      unlinkSync(file);
    });
  });
});
