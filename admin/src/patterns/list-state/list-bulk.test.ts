import { describe, expect, it } from "vitest";
import { collect } from "../../lib/collect.ts";
import { runBulk } from "./list-bulk.ts";

const rows = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, name: `Row ${index}` }));

describe("a bulk action", () => {
  it("reports the result of each row in order, and continues after failures", async () => {
    const report = await runBulk(rows, async ([row]) => {
      const id = row?.id ?? "";
      // Delays the first rows the longest, so that the results arrive out of order.
      for (let turn = 0; turn < 12 - Number(id.slice(1)); turn++) await Promise.resolve();
      if (id === "r3" || id === "r7") throw new Error(id);
    });
    expect(report.failed.map(({ row, error }) => [row.id, (error as Error).message])).toEqual([
      ["r3", "r3"],
      ["r7", "r7"],
    ]);
    expect(report.done.map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id).filter((id) => id !== "r3" && id !== "r7"),
    );
    expect(report.waiting).toEqual([]);
  });

  it("sends at most four at a time", async () => {
    let running = 0;
    let most = 0;
    await runBulk(rows, async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
    });
    expect(most).toBe(4);
  });

  it("can be stopped, and lists the rows that weren't started", async () => {
    const stop = new AbortController();
    const report = await runBulk(rows, () => Promise.resolve(), {
      signal: stop.signal,
      onProgress: ({ done }) => done.length === 5 && stop.abort(),
    });
    expect(report.done.length + report.waiting.length).toBe(12);
    expect(report.waiting.length).toBeGreaterThan(3);
  });
});

describe("collecting all matches of a list", () => {
  const server = (count: number, most = Infinity) => {
    const asked: number[] = [];
    return {
      asked,
      fetchPage: ({ limit, offset }: { limit: number; offset: number }) => {
        asked.push(offset);
        const length = Math.max(0, Math.min(limit, most, count - offset));
        return Promise.resolve({
          rows: Array.from({ length }, (_, index) => offset + index),
          count,
        });
      },
    };
  };

  it("loads them page by page, each row once", async () => {
    const { asked, fetchPage } = server(250);
    const { rows: got, total } = await collect(fetchPage);
    expect(got).toEqual(Array.from({ length: 250 }, (_, index) => index));
    expect(total).toBe(250);
    expect(asked).toEqual([0, 100, 200]);
  });

  it("loads all of them even if the server returns fewer rows than requested", async () => {
    const { rows: got } = await collect(server(120, 50).fetchPage);
    expect(got).toEqual(Array.from({ length: 120 }, (_, index) => index));
  });

  it("stops at a limit, and returns the total count", async () => {
    const { rows: got, total } = await collect(server(1000).fetchPage, { most: 150 });
    expect(got).toHaveLength(150);
    expect(total).toBe(1000);
  });

  it("stops if the list became shorter, or if the caller stops it", async () => {
    const shrinking = ({ offset }: { offset: number }) =>
      Promise.resolve({ rows: offset === 0 ? [1, 2] : [], count: 300 });
    expect((await collect(shrinking)).rows).toEqual([1, 2]);
    const stop = new AbortController();
    const { fetchPage } = server(500);
    await expect(
      collect(fetchPage, { signal: stop.signal, onProgress: () => stop.abort() }),
    ).rejects.toThrow(/abort/i);
  });
});
