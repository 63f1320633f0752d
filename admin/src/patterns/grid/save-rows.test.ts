import { NetworkError } from "@countertop/sdk";
import { expect, test } from "vitest";
import { saveRows } from "./save-rows.ts";
import type { RowChange } from "./sheet.ts";
import { rowsOf } from "./testing.ts";

const changes: RowChange[] = rowsOf(Array.from({ length: 9 }, () => [1])).map((row) => ({
  row,
  values: new Map([["eur", 2]]),
}));
const how = (stop = new AbortController()) => ({ signal: stop.signal, onProgress() {} });

test("what is refused or fails stays behind, all else goes on", async () => {
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

test("without a connection nothing more is tried", async () => {
  const error = new NetworkError({ method: "GET", path: "/" }, undefined);
  let tried = 0;
  const failures = await saveRows(changes, how(), async () => {
    tried++;
    throw error;
  });
  expect(tried).toBeLessThan(changes.length);
  expect([...failures.values()]).toEqual(changes.map(() => ({ error })));
});

test("rows that were not begun when it is stopped are told apart", async () => {
  const stop = new AbortController();
  const failures = await saveRows(changes, how(stop), async () => {
    stop.abort();
    return undefined;
  });
  expect([...failures.values()]).toContainEqual({ reason: "stopped" });
  expect(failures.has("r0")).toBe(false);
});
