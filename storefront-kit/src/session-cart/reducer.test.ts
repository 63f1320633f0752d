import { describe, expect, it } from "vitest";
import { after } from "./actions.fixture.ts";
import {
  sessionCartReducer,
  type SessionCartAction,
  type SessionCartInput,
  type SessionCartState,
  type SessionCartVariant,
} from "./reducer.ts";

const eur = { currency_code: "eur", tax_rate: 25 };
const jpy = { currency_code: "JPY", tax_rate: 10 };
const variant = (id: string, inventory_quantity?: number | null): SessionCartVariant => ({
  id,
  prices: [
    { currency_code: "eur", amount: 1000 },
    { currency_code: "jpy", amount: 1500 },
  ],
  inventory_quantity,
});
const cup = variant("cup", 10);
const pot = variant("pot", 3);
const card = variant("card");

const add = (...items: SessionCartInput[]): SessionCartAction[] =>
  items.map((item) => ({ type: "addItem", item }));
const quantities = (state: SessionCartState): unknown[] =>
  state.items.map((item) => [item.variant.id, item.quantity]);

describe("the totals", () => {
  const state = after(...add({ variant: cup, quantity: 2 }, { variant: pot, quantity: 3 }));

  it("of a line are the variant's unit price in the region's currency", () => {
    expect(state.items.map((item) => item.total)).toEqual([1000, 1000]);
  });

  it("of the cart are the sum of quantity times price, and the sum of quantities in totalItems", () => {
    expect(state).toMatchObject({ total: 5000, totalItems: 5 });
  });

  it("count a variant without a price in the currency as 0", () => {
    expect(
      after({ type: "setRegion", region: { currency_code: "gbp" } }, ...add({ variant: cup })),
    ).toMatchObject({ total: 0, totalItems: 1 });
  });
});

describe("setRegion", () => {
  it("prices all items again", () => {
    const state = after(...add({ variant: cup, quantity: 2 }), { type: "setRegion", region: jpy });
    expect(state).toMatchObject({ region: jpy, items: [{ total: 1500 }], total: 3000 });
  });

  it.each([undefined, null, {}, [], [1], "eur", 5])("rejects %j", (region) => {
    expect(() => after({ type: "setRegion", region: region as never })).toThrow(
      new Error("region must be a non-empty object"),
    );
  });
});

describe("addItem", () => {
  it("adds the item at the end, with a quantity of 1 by default", () => {
    expect(quantities(after(...add({ variant: cup }, { variant: pot, quantity: 2 })))).toEqual([
      ["cup", 1],
      ["pot", 2],
    ]);
  });

  it("replaces an item of the same variant, and adds the new one at the end", () => {
    const twice = add(
      { variant: cup, quantity: 2 },
      { variant: pot },
      { variant: cup, quantity: 3 },
    );
    expect(quantities(after(...twice))).toEqual([
      ["pot", 1],
      ["cup", 3],
    ]);
  });

  it("keeps all other fields of the item and its variant", () => {
    const item = { variant: { ...cup, title: "Blue" }, note: "a gift" };
    expect(after(...add(item)).items).toMatchObject([item]);
  });

  it.each([undefined, null, {}, [], "cup"])("rejects %j", (item) => {
    expect(() => after({ type: "addItem", item: item as never })).toThrow(
      new Error("item must be a non-empty object"),
    );
  });

  it("rejects an item without a variant", () => {
    expect(() => after({ type: "addItem", item: { quantity: 1 } as never })).toThrow(
      "item must have a variant with an id",
    );
  });
});

describe("quantities", () => {
  const asked = (quantity: number, of = cup): unknown => {
    const added = after(...add({ variant: of, quantity }));
    const id = of.id;
    const others = [
      after(...add({ variant: of }), { type: "updateItemQuantity", id, quantity }),
      after(...add({ variant: of }), { type: "updateItem", id, change: { quantity } }),
      after({ type: "setItems", items: [{ variant: of, quantity }] }),
    ];
    for (const other of others) expect(other).toEqual(added);
    return added.items[0]?.quantity;
  };

  it.each([0, -1, -Infinity, NaN, 0.5])("%d becomes 1", (quantity) => {
    expect(asked(quantity)).toBe(1);
  });

  it("are limited to the variant's inventory_quantity", () => {
    expect(asked(10)).toBe(10);
    expect(asked(11)).toBe(10);
    expect(asked(Infinity)).toBe(10);
  });

  it("are whole numbers", () => {
    expect(asked(2.9)).toBe(2);
    expect(asked(5, variant("odd", 3.5))).toBe(3);
  });

  it.each([undefined, null, NaN])("have no limit if inventory_quantity is %s", (stock) => {
    expect(asked(5000, variant("card", stock))).toBe(5000);
  });

  it.each([0, -4])("are 0 if the inventory_quantity is %d", (stock) => {
    expect(asked(2, variant("gone", stock))).toBe(0);
  });
});

describe("updateItem", () => {
  it("changes the given fields in place, and prices the item again", () => {
    const dear = { ...cup, prices: [{ currency_code: "eur", amount: 1200 }] };
    const state = after(...add({ variant: cup, quantity: 2 }, { variant: pot }), {
      type: "updateItem",
      id: "cup",
      change: { variant: dear },
    });
    expect(quantities(state)).toEqual([
      ["cup", 2],
      ["pot", 1],
    ]);
    expect(state.total).toBe(3400);
  });

  it("lowers the quantity to the new variant's stock", () => {
    const change = { variant: variant("cup", 1) };
    expect(
      quantities(
        after(...add({ variant: cup, quantity: 2 }), { type: "updateItem", id: "cup", change }),
      ),
    ).toEqual([["cup", 1]]);
  });

  it.each([
    ["before", [card, cup, pot]],
    ["after", [cup, pot, card]],
  ])("removes a line with the same variant %s the changed line", (_place, [...variants]) => {
    const state = after(...add(...variants.map((one) => ({ variant: one }))), {
      type: "updateItem",
      id: "cup",
      change: { variant: card, quantity: 7 },
    });
    const left = variants.filter((one) => one !== card);
    expect(quantities(state)).toEqual(left.map((one) => (one === cup ? ["card", 7] : ["pot", 1])));
  });
});

describe("incrementItemQuantity and decrementItemQuantity", () => {
  const up: SessionCartAction = { type: "incrementItemQuantity", id: "pot" };
  const down: SessionCartAction = { type: "decrementItemQuantity", id: "pot" };

  it("incrementing stops at the stock", () => {
    expect(quantities(after(...add({ variant: pot, quantity: 2 }), up, up))).toEqual([["pot", 3]]);
    expect(quantities(after(...add({ variant: { ...card, id: "pot" } }), up))).toEqual([
      ["pot", 2],
    ]);
  });

  it("decrementing stops at 0, and the item stays in the cart", () => {
    const none = after(...add({ variant: pot, quantity: 2 }), down, down, down);
    expect(quantities(none)).toEqual([["pot", 0]]);
    expect(none).toMatchObject({ total: 0, totalItems: 0 });
    expect(quantities(sessionCartReducer(none, up))).toEqual([["pot", 1]]);
  });
});

describe("removeItem, setItems, clearItems", () => {
  const two = add({ variant: cup }, { variant: pot });

  it("removeItem removes the item of a variant", () => {
    const state = after(...two, { type: "removeItem", id: "cup" });
    expect(quantities(state)).toEqual([["pot", 1]]);
    expect(state).toMatchObject({ total: 1000, totalItems: 1 });
  });

  it("setItems replaces all items, with one line for each variant", () => {
    const items = [
      { variant: card, quantity: 2 },
      { variant: cup },
      { variant: card, quantity: 4 },
    ];
    const state = after(...two, { type: "setItems", items });
    expect(quantities(state)).toEqual([
      ["card", 4],
      ["cup", 1],
    ]);
    expect(state.total).toBe(5000);
  });

  it.each([undefined, null, {}, "cup"])("rejects %j as items", (items) => {
    expect(() => after({ type: "setItems", items: items as never })).toThrow(
      new Error("items must be an array of items"),
    );
  });

  it("clearItems removes all items, sets the totals to zero, and keeps the region", () => {
    expect(after(...two, { type: "clearItems" })).toEqual({
      region: eur,
      items: [],
      total: 0,
      totalItems: 0,
    });
  });
});

it("an unknown id doesn't change the cart", () => {
  const state = after(...add({ variant: cup }));
  const actions: SessionCartAction[] = [
    { type: "updateItem", id: "none", change: { quantity: 5 } },
    { type: "updateItemQuantity", id: "none", quantity: 5 },
    { type: "incrementItemQuantity", id: "none" },
    { type: "decrementItemQuantity", id: "none" },
    { type: "removeItem", id: "none" },
  ];
  for (const action of actions) expect(sessionCartReducer(state, action)).toBe(state);
});

it("lines that an action doesn't change stay the same objects", () => {
  const state = after(...add({ variant: cup }, { variant: pot }));
  const next = sessionCartReducer(state, { type: "incrementItemQuantity", id: "pot" });
  expect(next.items[0]).toBe(state.items[0]);
  expect(next.items[1]).not.toBe(state.items[1]);
});
