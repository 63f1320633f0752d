import { describe, expect, it } from "vitest";
import { packable, stockIds } from "./in-stock.ts";

type Line = Parameters<typeof packable>[0][number];
const line = (id: string, quantity: number, thing?: string, rest: object = {}) =>
  ({
    id,
    quantity,
    fulfilled_quantity: null,
    returned_quantity: null,
    variant: {
      inventory_items: thing ? [{ inventory_item_id: thing, required_quantity: 1 }] : [],
    },
    ...rest,
  }) as unknown as Line;
const free = (all: Record<string, number>) => new Map(Object.entries(all));

describe("the quantity that can be fulfilled", () => {
  it("is the remaining quantity of each line, if there is enough stock", () => {
    const items = [line("a", 3, "tea", { fulfilled_quantity: 1 }), line("b", 1, "mug")];
    expect(packable(items, free({ tea: 9, mug: 1 }))).toEqual({
      parts: [
        { item_id: "a", quantity: 2 },
        { item_id: "b", quantity: 1 },
      ],
      missing: 0,
    });
  });

  it("is limited by the stock, and includes the missing quantity", () => {
    expect(packable([line("a", 3, "tea"), line("b", 2, "mug")], free({ tea: 1 }))).toEqual({
      parts: [{ item_id: "a", quantity: 1 }],
      missing: 4,
    });
  });

  it("counts stock shared by two lines once, and only complete bundles", () => {
    const set = { inventory_items: [{ inventory_item_id: "tea", required_quantity: 4 }] };
    const items = [line("a", 2, "tea"), line("b", 2, "tea", { variant: set })];
    expect(packable(items, free({ tea: 9 }))).toEqual({
      parts: [
        { item_id: "a", quantity: 2 },
        { item_id: "b", quantity: 1 },
      ],
      missing: 1,
    });
    expect(stockIds(items)).toEqual(["tea"]);
  });

  it("isn't limited by stock for untracked items, and excludes fulfilled and reserved units", () => {
    const items = [line("a", 2), line("b", 1, "mug", { fulfilled_quantity: 1 }), line("c", 1, "x")];
    expect(packable(items, free({ x: -2 }))).toEqual({
      parts: [{ item_id: "a", quantity: 2 }],
      missing: 1,
    });
  });

  it("excludes fulfilled items that were returned, because they aren't sent again", () => {
    const back = line("a", 2, "tea", { returned_quantity: 1, fulfilled_quantity: 2 });
    expect(packable([back], free({ tea: 5 }))).toEqual({ parts: [], missing: 0 });
  });
});
