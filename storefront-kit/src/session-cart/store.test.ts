import { describe, expect, it, vi } from "vitest";
import { generateCartState } from "./reducer.ts";
import { createSessionCartStore, SESSION_CART_KEY } from "./store.ts";

const eur = { currency_code: "eur" };
const cup = { id: "cup", prices: [{ currency_code: "eur", amount: 1000 }] };
const empty = generateCartState({ region: {} }, []);

/** Creates the part of a browser's window that the cart uses. */
function browser(content?: string) {
  const saved = new Map(content === undefined ? [] : [[SESSION_CART_KEY, content]]);
  const page = new EventTarget();
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  } as Storage;
  return Object.assign(page as unknown as Window, { localStorage });
}
const savedIn = (page: Window): unknown =>
  JSON.parse(page.localStorage.getItem(SESSION_CART_KEY) ?? "null");
const changedElsewhere = (page: Window): boolean => page.dispatchEvent(new Event("storage"));

describe("saving", () => {
  it("stores every change under medusa-session-cart", () => {
    expect(SESSION_CART_KEY).toBe("medusa-session-cart");
    const page = browser();
    const store = createSessionCartStore(empty, page);
    store.dispatch({ type: "setRegion", region: eur });
    store.dispatch({ type: "addItem", item: { variant: cup, quantity: 2 } });
    expect(savedIn(page)).toEqual({
      region: eur,
      items: [{ variant: cup, quantity: 2, total: 1000 }],
      total: 2000,
      totalItems: 2,
    });
    expect(createSessionCartStore(empty, page).getSnapshot()).toEqual(store.getSnapshot());
  });

  it("prefers the saved cart to the initial state", () => {
    const page = browser(JSON.stringify(generateCartState({ region: eur }, [{ variant: cup }])));
    const store = createSessionCartStore(
      generateCartState({ region: { currency_code: "usd" } }, []),
      page,
    );
    expect(store.getSnapshot()).toMatchObject({ region: eur, totalItems: 1, total: 1000 });
  });

  it("recalculates saved totals, prices, and quantities", () => {
    const page = browser(
      JSON.stringify({
        region: eur,
        items: [{ variant: { ...cup, inventory_quantity: 3 }, quantity: 99, total: 1 }],
        total: NaN,
        totalItems: -4,
      }),
    );
    expect(createSessionCartStore(empty, page).getSnapshot()).toMatchObject({
      items: [{ quantity: 3, total: 1000 }],
      total: 3000,
      totalItems: 3,
    });
  });

  it("doesn't write anything without a change", () => {
    const page = browser();
    createSessionCartStore(empty, page).dispatch({ type: "removeItem", id: "none" });
    expect(savedIn(page)).toBeNull();
  });

  it("keeps the cart, and doesn't write to storage, if an action is rejected", () => {
    const page = browser();
    const store = createSessionCartStore(empty, page);
    expect(() => store.dispatch({ type: "addItem", item: {} as never })).toThrow(
      "item must be a non-empty object",
    );
    expect(store.getSnapshot()).toBe(empty);
    expect(savedIn(page)).toBeNull();
  });
});

describe("unusable storage", () => {
  it.each([
    "",
    "not json",
    "null",
    "5",
    '"cart"',
    "[]",
    "{}",
    '{"items":5}',
    '{"items":{"a":1}}',
    '{"items":[{"variant":{"id":"x","prices":5}}],"region":{"currency_code":7}}',
    '{"items":[{"variant":{"id":"x","prices":[null]}}]}',
  ])("with the content %j leads to the initial cart", (content) => {
    const store = createSessionCartStore(empty, browser(content));
    expect(store.getSnapshot()).toBe(empty);
    store.dispatch({ type: "addItem", item: { variant: cup } });
    expect(store.getSnapshot().totalItems).toBe(1);
  });

  it("with some invalid items leads to a cart with the valid ones", () => {
    const items = [null, 5, {}, { variant: {} }, { variant: cup, quantity: 2 }];
    const store = createSessionCartStore(empty, browser(JSON.stringify({ items })));
    expect(store.getSnapshot().items).toEqual([{ variant: cup, quantity: 2, total: 0 }]);
  });

  it("that the browser denies makes the cart stay in memory", () => {
    const page = Object.defineProperty(new EventTarget() as unknown as Window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    const store = createSessionCartStore(empty, page);
    store.dispatch({ type: "addItem", item: { variant: cup } });
    store.dispatch({ type: "incrementItemQuantity", id: "cup" });
    expect(store.getSnapshot().totalItems).toBe(2);
  });

  it("that is full leaves the cart in memory", () => {
    const page = browser();
    const store = createSessionCartStore(empty, page);
    store.dispatch({ type: "addItem", item: { variant: cup } });
    page.localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    store.dispatch({ type: "incrementItemQuantity", id: "cup" });
    store.dispatch({ type: "incrementItemQuantity", id: "cup" });
    expect(store.getSnapshot().totalItems).toBe(3);
    expect(savedIn(page)).toMatchObject({ totalItems: 1 });
  });

  it("doesn't prevent a cart in memory, even if a variant can't be written as JSON", () => {
    const store = createSessionCartStore(empty, browser());
    const variant: typeof cup & { self?: unknown } = { ...cup };
    variant.self = variant;
    store.dispatch({ type: "addItem", item: { variant } });
    expect(store.getSnapshot().totalItems).toBe(1);
  });

  it("leads to the initial cart on a server", () => {
    const store = createSessionCartStore(empty, undefined);
    expect(store.getSnapshot()).toBe(empty);
    expect(store.getServerSnapshot()).toBe(empty);
  });
});

describe("several tabs", () => {
  it("a change in another tab is read, and all listeners are notified", () => {
    const page = browser();
    const [here, there] = [
      createSessionCartStore(empty, page),
      createSessionCartStore(empty, page),
    ];
    const told = vi.fn<() => void>();
    here.subscribe(told);
    there.dispatch({ type: "addItem", item: { variant: cup, quantity: 4 } });
    changedElsewhere(page);
    expect(told).toHaveBeenCalledTimes(1);
    expect(here.getSnapshot().totalItems).toBe(4);

    changedElsewhere(page);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it("a tab that missed the event of another tab's change doesn't overwrite that change", () => {
    const page = browser();
    const [here, there] = [
      createSessionCartStore(empty, page),
      createSessionCartStore(empty, page),
    ];
    here.dispatch({ type: "addItem", item: { variant: cup } });
    there.dispatch({ type: "addItem", item: { variant: { id: "pot" } } });
    here.dispatch({ type: "incrementItemQuantity", id: "cup" });
    expect(here.getSnapshot().items.map((item) => item.variant.id)).toEqual(["cup", "pot"]);
  });

  it("a cart that another tab cleared becomes the initial cart", () => {
    const page = browser();
    const store = createSessionCartStore(empty, page);
    store.subscribe(() => undefined);
    store.dispatch({ type: "addItem", item: { variant: cup } });
    page.localStorage.removeItem(SESSION_CART_KEY);
    changedElsewhere(page);
    expect(store.getSnapshot()).toBe(empty);
  });

  it("invalid content doesn't remove the cart", () => {
    const page = browser();
    const store = createSessionCartStore(empty, page);
    store.subscribe(() => undefined);
    store.dispatch({ type: "addItem", item: { variant: cup } });
    page.localStorage.setItem(SESSION_CART_KEY, "not json");
    changedElsewhere(page);
    expect(store.getSnapshot().totalItems).toBe(1);
  });

  it("a page restored from the back/forward cache updates its cart", () => {
    const page = browser();
    const [here, there] = [
      createSessionCartStore(empty, page),
      createSessionCartStore(empty, page),
    ];
    here.subscribe(() => undefined);
    expect(here.getSnapshot().totalItems).toBe(0);
    there.dispatch({ type: "addItem", item: { variant: cup } });
    page.dispatchEvent(new Event("pageshow"));
    expect(here.getSnapshot().totalItems).toBe(1);
  });

  it("a store listens to the page only while it has listeners itself", () => {
    const page = browser();
    const on = vi.spyOn(page, "addEventListener");
    const off = vi.spyOn(page, "removeEventListener");
    const store = createSessionCartStore(empty, page);
    expect(on).not.toHaveBeenCalled();
    const leave = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    leave[0]?.();
    expect(off).not.toHaveBeenCalled();
    leave[1]?.();
    expect(off.mock.calls.map(([event]) => event)).toEqual(["storage", "pageshow"]);
  });
});
