import { describe, expect, it } from "vitest";
import { inTurn, oneAtATime, pool } from "./pool.ts";

const soon = (turns: number): Promise<void> =>
  turns === 0 ? Promise.resolve() : Promise.resolve().then(() => soon(turns - 1));

describe("pool", () => {
  it("keeps the results in the order of the items", async () => {
    const results = await pool([5, 1, 3], async (turns) => {
      await soon(turns);
      return turns * 10;
    });
    expect(results).toEqual([50, 10, 30]);
  });

  it("never runs more items than the limit at the same time", async () => {
    let running = 0;
    let most = 0;
    await pool(
      Array.from({ length: 20 }, (_, index) => index % 4),
      async (turns) => {
        running += 1;
        most = Math.max(most, running);
        await soon(turns + 1);
        running -= 1;
      },
      3,
    );
    expect(most).toBe(3);
  });

  it("doesn't start items after a failure, and waits for running items", async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      if (item === 1) throw new Error("item 1");
      await soon(10);
      ended.push(item);
    };
    await expect(pool([0, 1, 2, 3, 4], work, 2)).rejects.toThrow("item 1");
    expect(begun).toEqual([0, 1]);
    expect(ended).toEqual([0]);
  });
});

describe("inTurn", () => {
  it("runs one part of otherwise parallel work in order", async () => {
    const turn = inTurn();
    const order: number[] = [];
    await pool([3, 0, 2, 1], async (turns, index) => {
      await soon(turns * 3);
      await turn(index, async () => {
        await soon(turns);
        order.push(index);
      });
    });
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it("continues with the next call after a failure", async () => {
    const turn = inTurn();
    const failing = turn(0, () => Promise.reject(new Error("first")));
    const next = turn(1, () => Promise.resolve("second"));
    await expect(failing).rejects.toThrow("first");
    await expect(next).resolves.toBe("second");
  });
});

describe("oneAtATime", () => {
  it("runs calls with the same key in order, and other calls in parallel", async () => {
    const alone = oneAtATime();
    const order: string[] = [];
    const slow = (name: string, turns: number) => async () => {
      order.push(`${name} begins`);
      await soon(turns);
      order.push(`${name} ends`);
    };
    await Promise.all([
      alone("a@example.test", slow("first", 9)),
      alone("a@example.test", slow("second", 0)),
      alone("b@example.test", slow("other", 3)),
    ]);
    expect(order).toEqual([
      "first begins",
      "other begins",
      "other ends",
      "first ends",
      "second begins",
      "second ends",
    ]);
  });

  it("continues after a failure", async () => {
    const alone = oneAtATime();
    const failing = alone("key", () => Promise.reject(new Error("first")));
    const next = alone("key", () => Promise.resolve("second"));
    await expect(failing).rejects.toThrow("first");
    await expect(next).resolves.toBe("second");
  });
});
