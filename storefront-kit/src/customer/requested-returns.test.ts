import type { LineItem, Return, ReturnItem } from "@countertop/sdk/types";
import { describe, expect, it } from "vitest";
import {
  createStoredReturns,
  withStatus,
  withStoreReturns,
  type StoredReturn,
} from "./requested-returns.ts";

const requested = (id: string, quantity: number, order_id = "order_1"): StoredReturn => ({
  id,
  order_id,
  created_at: "2026-11-24T12:00:00.000Z",
  refund_amount: 1000,
  items: [{ item_id: "cup", quantity }],
});

const order = (returned_quantity: number | null) => ({
  id: "order_1",
  items: [{ id: "cup", quantity: 5, returned_quantity } as LineItem],
});

function pageWith(saved: Record<string, string> = {}): Window {
  const values = new Map(Object.entries(saved));
  const localStorage: Pick<Storage, "getItem" | "setItem"> = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
  return Object.assign(new EventTarget(), { localStorage }) as unknown as Window;
}

describe("returns stored in the browser", () => {
  it("are kept after a reload, and appear in other tabs", () => {
    const page = pageWith();
    const [one, two] = [createStoredReturns(page), createStoredReturns(page)];
    const seen: string[][] = [];
    two.subscribe(() => seen.push(two.getSnapshot().map(({ id }) => id)));
    one.add(requested("ret_1", 1));
    page.dispatchEvent(new Event("storage"));
    two.add(requested("ret_2", 1));
    expect(seen).toEqual([["ret_1"], ["ret_1", "ret_2"]]);
    expect(createStoredReturns(page).getSnapshot()).toEqual(two.getSnapshot());
    expect(two.getSnapshot()).toBe(two.getSnapshot());
  });

  it.each([
    "",
    "{",
    "7",
    "[null]",
    '[{"id":"ret_1"}]',
    '[{"id":"a","order_id":"b","items":[null]}]',
  ])("are empty if storage contains %j", (text) => {
    expect(createStoredReturns(pageWith({ "medusa-returns": text })).getSnapshot()).toEqual([]);
  });

  it("are kept in memory if storage is unavailable", () => {
    const kept = createStoredReturns(undefined);
    kept.add(requested("ret_1", 1));
    expect(kept.getSnapshot()).toHaveLength(1);
  });
});

describe("the status of a return", () => {
  it.each([
    [null, ["requested", "requested"]],
    [1, ["requested", "received"]],
    [2, ["received", "requested"]],
    [3, ["received", "received"]],
  ])("depends on the item's returned quantity in the store: %j", (returned, expected) => {
    const kept = [requested("ret_1", 2), requested("ret_2", 1), requested("ret_3", 1, "order_2")];
    expect(withStatus(kept, order(returned)).map(({ status }) => status)).toEqual(expected);
  });
});

describe("returns that the store lists", () => {
  const listed = (
    id: string,
    status: "requested" | "received" | "canceled" | "requires_action",
  ) => ({
    id: id as Return["id"],
    status,
    created_at: "2026-11-23T12:00:00.000Z",
    refund_amount: 1000,
    items: [{ item_id: "cup", quantity: 1 } as ReturnItem],
  });
  const stored = withStatus([requested("ret_1", 1), requested("ret_2", 1)], order(null));

  it("replace the same returns in the browser, and canceled ones are left out", () => {
    const all = [listed("ret_1", "canceled"), listed("ret_0", "requires_action")];
    const returns = withStoreReturns(all, stored, "order_1");
    expect(returns.map(({ id, status }) => [id, status])).toEqual([
      ["ret_0", "received"],
      ["ret_2", "requested"],
    ]);
  });

  it("may be missing", () => {
    expect(withStoreReturns(undefined, stored, "order_1")).toBe(stored);
  });
});
