import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import {
  describeProcess,
  endNow,
  isAlive,
  listeningInodes,
  listProcesses,
  startToken,
} from "./processes.ts";

describe("processes", () => {
  it("are identified by process ID and start time", () => {
    expect(startToken(process.pid)).toBe(startToken(process.pid));
    expect(startToken(process.pid)).not.toBe(startToken(process.ppid));
    expect(startToken(2 ** 22 + 1)).toBeUndefined();
  });

  it("are listed with their parent and their command line", () => {
    const own = listProcesses().find(({ pid }) => pid === process.pid);
    expect(own).toEqual(describeProcess(process.pid));
    expect(own?.parent).toBe(process.ppid);
  });

  it("are ended immediately, unless they have already ended", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const pid = child.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    endNow(pid);
    await once(child, "exit");
    expect(isAlive(pid)).toBe(false);
    endNow(pid);
  });
});

describe("listeningInodes", () => {
  it("finds sockets that listen on the port, but not connections to it", () => {
    const table = [
      "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode",
      "   0: 0100007F:2328 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111 1",
      "   1: 0100007F:2328 0100007F:9999 01 00000000:00000000 00:00000000 00000000     0        0 222 1",
      "   2: 0100007F:2329 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333 1",
    ].join("\n");
    expect(listeningInodes(table, 9000)).toEqual(["111"]);
    expect(listeningInodes(table, 80)).toEqual([]);
  });
});
