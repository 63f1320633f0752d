import { expect, test } from "vitest";
import { forEachConcurrently } from "./concurrency.ts";

test("`forEachConcurrently` processes each item once and in order, with a limited number at the same time", async () => {
  const begun: number[] = [];
  let now = 0;
  let most = 0;
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    most = Math.max(most, ++now);
    await Promise.resolve();
    now -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("`forEachConcurrently` rejects with the first failure after the other items are finished", async () => {
  const done: number[] = [];
  const all = forEachConcurrently([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error("one");
    await Promise.resolve();
    done.push(item);
    if (item === 4) throw new Error("four");
  });
  await expect(all).rejects.toThrow("one");
  expect(done).toEqual([2, 3, 4]);
});
