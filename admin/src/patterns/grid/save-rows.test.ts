import { NetworkError } from "@countertop/sdk";
import { beforeEach, expect, test } from "vitest";
import { LostAnswer } from "../../lib/errors.ts";
import { pauses } from "../../lib/exactly-once.ts";
import { saveFromNow, saveParts, saveRows } from "./save-rows.ts";
import type { RowChange } from "./sheet.ts";
import { rowsOf } from "./testing.ts";

const changes: RowChange[] = rowsOf(Array.from({ length: 9 }, () => [1])).map((row) => ({
  row,
  values: new Map([["eur", 2]]),
}));
beforeEach(() => {
  pauses.ms = [0, 0, 0];
});
const lost = new NetworkError({ method: "POST", path: "/" }, undefined);
const how = (stop = new AbortController()) => ({ signal: stop.signal, onProgress() {} });

test("rejected and failed rows remain changes, and all others are saved", async () => {
  const written: string[] = [];
  let through = 0;
  const failures = await saveRows(
    changes,
    { ...how(), onProgress: (done) => (through = done) },
    async ({ row }) => {
      if (row.id === "r1") return "changed";
      if (row.id === "r2") throw new Error("No");
      written.push(row.id);
      return undefined;
    },
  );
  expect(failures).toEqual(
    new Map<string, object>([
      ["r1", { reason: "changed" }],
      ["r2", { error: new Error("No") }],
    ]),
  );
  expect(written).toHaveLength(7);
  expect(through).toBe(9);
});

test("if the connection is lost, no more rows are sent", async () => {
  const error = new NetworkError({ method: "GET", path: "/" }, undefined);
  let tried = 0;
  const failures = await saveRows(changes, how(), async () => {
    tried++;
    throw error;
  });
  expect(tried).toBeLessThan(changes.length);
  expect([...failures.values()]).toEqual(changes.map(() => ({ error })));
});

test("rows that weren't started before saving was stopped are reported as not started", async () => {
  const stop = new AbortController();
  const failures = await saveRows(changes, how(stop), async () => {
    stop.abort();
    return undefined;
  });
  expect([...failures.values()]).toContainEqual({ reason: "stopped" });
  expect(failures.has("r0")).toBe(false);
});

test("current values are read a few rows at a time, right before these rows are written", async () => {
  const events: string[] = [];
  const failures = await saveFromNow<string, "changed">(
    changes,
    how(),
    async (ids) => {
      events.push(`read ${ids.join()}`);
      if (ids.includes("r8")) throw new Error("No");
      return ids.join();
    },
    async ({ row }, now) => {
      expect(now).toContain(row.id);
      events.push(row.id);
      return row.id === "r1" ? "changed" : undefined;
    },
  );
  const at = (event: string) => events.findIndex((one) => one.startsWith(event));
  expect(events.filter((one) => one.startsWith("read"))).toHaveLength(3);
  expect(at("read r4")).toBeGreaterThan(at("r0"));
  expect(at("read r8")).toBeGreaterThan(at("r4"));
  expect(failures).toEqual(
    new Map<string, object>([
      ["r1", { reason: "changed" }],
      ["r8", { error: new Error("No") }],
    ]),
  );
});

test("batches are written in sequence; rejected rows, and all rows of a failed batch, stay unsaved", async () => {
  const sizes: number[] = [];
  const through: number[] = [];
  const failures = await saveParts(
    changes,
    4,
    { ...how(), onProgress: (done) => through.push(done) },
    (part) => {
      sizes.push(part.length);
      if (sizes.length === 2) return Promise.reject(new Error("No"));
      return Promise.resolve(new Map(part[0]?.row.id === "r0" ? [["r1", "changed"]] : []));
    },
  );
  expect(sizes).toEqual([4, 4, 1]);
  expect(through).toEqual([4, 8, 9]);
  expect(failures).toEqual(
    new Map<string, object>([
      ["r1", { reason: "changed" }],
      ...["r4", "r5", "r6", "r7"].map((id) => [id, { error: new Error("No") }] as const),
    ]),
  );
});

test("if the connection is lost or saving is stopped, no more batches are sent", async () => {
  const error = new NetworkError({ method: "GET", path: "/" }, undefined);
  let tried = 0;
  const lost = await saveParts(changes, 4, how(), () => {
    tried++;
    return Promise.reject(error);
  });
  expect(tried).toBe(1);
  expect([...lost.values()]).toEqual(changes.map(() => ({ error })));
  const stop = new AbortController();
  const stopped = await saveParts(changes, 4, how(stop), () => {
    stop.abort();
    return Promise.resolve(new Map<string, never>());
  });
  expect([...stopped.keys()]).toEqual(["r4", "r5", "r6", "r7", "r8"]);
  expect([...stopped.values()]).toContainEqual({ reason: "stopped" });
});

test("after a lost response, rows that the server stored count as saved, the others are reported, and the remaining batches are sent", async () => {
  const parts: string[][] = [];
  const failures = await saveParts<"changed">(
    changes,
    4,
    how(),
    (part) => {
      parts.push(part.map(({ row }) => row.id));
      return parts.length === 1 ? Promise.reject(lost) : Promise.resolve(new Map());
    },
    (part) => Promise.resolve(new Set(part.map(({ row }) => row.id).filter((id) => id !== "r2"))),
  );
  expect(parts.flat()).toHaveLength(9);
  expect(failures).toEqual(new Map([["r2", { error: new LostAnswer("notDone") }]]));
});

test("stored values are read again after a short delay", async () => {
  let looks = 0;
  const failures = await saveParts<"changed">(
    changes.slice(0, 1),
    4,
    how(),
    () => Promise.reject(lost),
    () => Promise.resolve(new Set(++looks === 3 ? ["r0"] : [])),
  );
  expect(looks).toBe(3);
  expect(failures.size).toBe(0);
});

test("if the check for stored rows fails, rows aren't reported as unsaved, and the remaining batches aren't sent", async () => {
  let tried = 0;
  const failures = await saveParts<"changed">(
    changes,
    4,
    how(),
    () => {
      tried++;
      return Promise.reject(lost);
    },
    () => Promise.reject(lost),
  );
  expect(tried).toBe(1);
  expect(failures.get("r0")).toEqual({ error: new LostAnswer("unsure") });
  expect(failures.get("r8")).toEqual({ error: lost });
});

test("a single row whose response was lost is also checked", async () => {
  const written: string[] = [];
  const failures = await saveFromNow<string[], "changed">(
    changes,
    how(),
    (ids) => Promise.resolve([...ids, ...written]),
    ({ row }) => {
      if (row.id !== "r1") written.push(row.id);
      return ["r1", "r2"].includes(row.id) ? Promise.reject(lost) : Promise.resolve(undefined);
    },
    ({ row }, now) => now.filter((id) => id === row.id).length === 2,
  );
  expect(written).toHaveLength(8);
  expect(failures).toEqual(new Map([["r1", { error: new LostAnswer("notDone") }]]));
});
