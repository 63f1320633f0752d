import { expect, test } from "vitest";
import { forEachConcurrently } from "./concurrency.ts";

test("each is done once, in order, and no more at the same time than was said", async () => {
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

test("a failure is told, and the others are done all the same", async () => {
  const done: number[] = [];
  const all = forEachConcurrently([1, 2, 3, 4], 2, async (item) => {
    if (item === 1) throw new Error("one");
    done.push(item);
    await Promise.resolve();
  });
  await expect(all).rejects.toThrow("one");
  await expect.poll(() => done).toEqual([2, 3, 4]);
});
