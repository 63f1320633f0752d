import { createHttpClient, NetworkError } from "@countertop/sdk";
import { storeRetrieveCart } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useCartShippingOptions, useGetCart } from "@countertop/sdk/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import { MedusaProvider } from "../medusa-provider.tsx";
import { createStorefrontQueryClient } from "../query-defaults.ts";
import { lineOf, open, openWithItems, quantities, shopOf } from "./cart-page.fixture.tsx";
import { CartProvider, useCart } from "./provider.tsx";
import { simulatedStore, type SimulatedStore } from "./simulated-store.fixture.ts";

const KEY = "medusa-cart-id";
let store: SimulatedStore;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
});

const remembered = () => localStorage.getItem(KEY);
const writesOf = () => store.calls.filter((call) => !call.startsWith("GET"));

/** Delays every matching call until the returned function is called. */
function hold(pattern: RegExp): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  store.delay = (call) => (pattern.test(call) ? gate : undefined);
  return release;
}

describe("a cart that doesn't exist yet", () => {
  it("is created by the first item, in one call, with the storefront's defaults", async () => {
    const page = await open(store, { defaults: { region_id: "eu" } });
    expect(page.result.current).toMatchObject({ cart: undefined, totalItems: 0, isLoading: false });
    await page.act(() =>
      page.result.current.addItem.mutateAsync({ variant_id: "cup", quantity: 2 }),
    );
    expect(store.calls).toEqual(["POST /store/carts"]);
    expect(page.result.current.cart).toMatchObject({ id: "cart_1", region_id: "eu" });
    expect(page.result.current.totalItems).toBe(2);
    expect(remembered()).toBe("cart_1");
  });

  it("is created by an item with metadata, by a region, or by an update with an email", async () => {
    const page = await open(store);
    await page.act(() =>
      page.result.current.addItem.mutateAsync({
        variant_id: "cup",
        metadata: { engraving: "Ada" },
      }),
    );
    await page.act(() => page.result.current.forgetCart());
    await page.act(() => page.result.current.setRegion.mutateAsync({ region_id: "us" }));
    expect(page.result.current.cart?.region_id).toBe("us");
    await page.act(() => page.result.current.forgetCart());
    await page.act(() =>
      page.result.current.updateCart.mutateAsync({ region_id: "us", email: "a@b.test" }),
    );
    expect(page.result.current.cart).toMatchObject({ region_id: "us", email: "a@b.test" });
    expect(writesOf()).toEqual([
      "POST /store/carts",
      "POST /store/carts/cart_1/line-items",
      "POST /store/carts",
      "POST /store/carts",
      "POST /store/carts/cart_4",
    ]);
  });

  it("is created by starting the checkout, before its payment sessions", async () => {
    const page = await open(store);
    await page.act(() => page.result.current.startCheckout.mutateAsync());
    expect(writesOf()).toEqual(["POST /store/carts", "POST /store/carts/cart_1/payment-sessions"]);
    expect(page.result.current.cart?.payment_sessions).toHaveLength(1);
  });

  it("is created once if several items are added concurrently, even in two tabs", async () => {
    store.delay = () => new Promise((resolve) => setTimeout(resolve, 5));
    const [one, two] = [await open(store), await open(store)];
    await Promise.all([
      one.result.current.addItem.mutateAsync({ variant_id: "cup" }),
      one.result.current.addItem.mutateAsync({ variant_id: "pot" }),
      two.result.current.addItem.mutateAsync({ variant_id: "bowl" }),
    ]);
    expect([...store.carts.keys()]).toEqual(["cart_1"]);
    expect(store.cart("cart_1").items).toHaveLength(3);
    expect(store.collided()).toBe(false);
  });

  it("makes a write that needs a cart fail without a call to the store", async () => {
    const page = await open(store);
    await expect(page.result.current.pay.mutateAsync({ provider_id: "manual" })).rejects.toThrow(
      '"id" is missing or invalid',
    );
    expect(store.calls).toEqual([]);
  });
});

describe("the cart", () => {
  it("equals the server's cart after writes to items, discounts, and gift cards", async () => {
    const page = await openWithItems(store);
    const { current } = page.result;
    await page.act(() => current.addItem.mutateAsync({ variant_id: "cup" }));
    await page.act(() =>
      current.updateItem.mutateAsync({ line_id: lineOf(page, "pot"), quantity: 4 }),
    );
    await page.act(() => current.removeItem.mutateAsync({ line_id: lineOf(page, "cup") }));
    expect(quantities(page)).toEqual([["pot", 4]]);
    await page.act(() => current.addDiscount.mutateAsync({ code: "TEN" }));
    await page.act(() => current.addDiscount.mutateAsync({ code: "FREE" }));
    await page.act(() => current.addGiftCard.mutateAsync({ code: "GIFT" }));
    expect(page.result.current.cart?.discounts.map(({ code }) => code)).toEqual(["TEN", "FREE"]);
    await page.act(() => current.removeDiscount.mutateAsync({ code: "TEN" }));
    await page.act(() => current.removeGiftCard.mutateAsync({ code: "gift" }));
    expect(page.result.current.cart).toMatchObject({
      discounts: [{ code: "FREE" }],
      gift_cards: [],
    });
    expect(page.result.current.cart).toEqual(store.cart("cart_1"));
  });

  it("is shared with the SDK's own hooks, and its writes mark dependent queries as stale", async () => {
    const queries = createStorefrontQueryClient();
    const wrapper = shopOf(store, {}, queries);
    const page = await renderHook(
      () => {
        const cart = useCart();
        const id = cart.cart?.id ?? "";
        return {
          cart,
          plain: useGetCart({ id }, { enabled: id !== "" }),
          options: useCartShippingOptions({ cart_id: id }, { enabled: id !== "" }),
          client: useClient(),
        };
      },
      { wrapper },
    );
    await page.act(() => page.result.current.cart.addItem.mutateAsync({ variant_id: "cup" }));
    expect(page.result.current.plain.data?.cart).toEqual(page.result.current.cart.cart);
    await expect.poll(() => page.result.current.options.isSuccess).toBe(true);
    store.calls.length = 0;
    await page.act(() => page.result.current.cart.addItem.mutateAsync({ variant_id: "pot" }));
    await expect
      .poll(() => store.calls)
      .toEqual(["POST /store/carts/cart_1/line-items", "GET /store/shipping-options/cart_1"]);
    expect(page.result.current.plain.data?.cart.items).toHaveLength(2);
    const { queryKey } = queryOptions(page.result.current.client, storeRetrieveCart, {
      id: "cart_1",
    });
    expect(queries.getQueryData(queryKey)).toEqual({ cart: store.cart("cart_1") });
  });

  it("isn't replaced by an older response that arrives later", async () => {
    await (await openWithItems(store)).unmount();
    let arrive = () => {};
    const way = new Promise<void>((resolve) => (arrive = resolve));
    store.wayBack = (call) => (call.startsWith("GET") ? way : undefined);
    const queries = createStorefrontQueryClient();
    const page = await renderHook(() => useCart(), { wrapper: shopOf(store, {}, queries) });
    await expect.poll(() => store.calls).toEqual(["GET /store/carts/cart_1"]);
    await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "cup" }));
    arrive();
    await expect.poll(() => queries.isFetching()).toBe(0);
    expect(page.result.current.totalItems).toBe(4);
    expect(store.calls.filter((call) => call.startsWith("GET"))).toHaveLength(1);
  });

  it("can be replaced with `setCart`, which then fetches the missing fields", async () => {
    await (await openWithItems(store)).unmount();
    localStorage.clear();
    const page = await open(store);
    const { items: _, ...bare } = store.cart("cart_1");
    await page.act(() => page.result.current.setCart(bare));
    expect(page.result.current.cart).toBeUndefined();
    await expect.poll(() => page.result.current.totalItems).toBe(3);
    expect(page.result.current.cart?.id).toBe("cart_1");
    expect(remembered()).toBe("cart_1");
  });
});

describe("pending writes", () => {
  it("are shown before the responses arrive, and are still shown afterwards", async () => {
    const page = await openWithItems(store);
    const release = hold(/POST|DELETE/);
    const { current } = page.result;
    await page.act(() => {
      current.updateItem.mutate({ line_id: lineOf(page, "cup"), quantity: 5 });
      current.removeItem.mutate({ line_id: lineOf(page, "pot") });
    });
    await expect.poll(() => quantities(page)).toEqual([["cup", 5]]);
    expect(page.result.current.totalItems).toBe(5);
    expect(store.cart("cart_1").items).toHaveLength(2);
    expect(page.result.current.updateItem.isPending).toBe(true);
    release();
    await expect.poll(() => page.result.current.removeItem.isSuccess).toBe(true);
    expect(quantities(page)).toEqual([["cup", 5]]);
    expect(store.cart("cart_1").items).toHaveLength(1);
  });

  it("are reverted if the server rejects them, without affecting other pending writes", async () => {
    const page = await openWithItems(store);
    const release = hold(/POST|DELETE/);
    store.fate = (call) => (call.startsWith("POST") ? "refuse" : "answer");
    const { current } = page.result;
    await page.act(() => {
      current.updateItem.mutate({ line_id: lineOf(page, "cup"), quantity: 9 });
      current.removeItem.mutate({ line_id: lineOf(page, "pot") });
    });
    await expect.poll(() => quantities(page)).toEqual([["cup", 9]]);
    release();
    await expect.poll(() => page.result.current.updateItem.isError).toBe(true);
    await expect.poll(() => page.result.current.removeItem.isSuccess).toBe(true);
    expect(quantities(page)).toEqual([["cup", 2]]);
    expect(page.result.current.updateItem.error).toMatchObject({ serverMessage: "rejected" });
  });

  it("are followed by a read of the cart if the response was lost", async () => {
    const page = await openWithItems(store);
    store.fate = (call) => (call.startsWith("GET") ? "answer" : "lose");
    const lost = page.result.current.addItem.mutateAsync({ variant_id: "cup" });
    await expect(lost).rejects.toThrow(NetworkError);
    await expect.poll(() => quantities(page)).toContainEqual(["cup", 3]);
  });

  it("are sent one after another, because the server loses one of two concurrent writes", async () => {
    const page = await openWithItems(store);
    store.delay = () => new Promise((resolve) => setTimeout(resolve, 3));
    const { current } = page.result;
    await page.act(() =>
      Promise.all([
        current.addItem.mutateAsync({ variant_id: "cup" }),
        current.addDiscount.mutateAsync({ code: "TEN" }),
        current.addItem.mutateAsync({ variant_id: "pot" }),
        current.addDiscount.mutateAsync({ code: "FREE" }),
      ]),
    );
    expect(store.collided()).toBe(false);
    expect(quantities(page)).toEqual([
      ["cup", 3],
      ["pot", 2],
    ]);
    expect(page.result.current.cart?.discounts).toHaveLength(2);
  });
});

describe("completing the checkout", () => {
  it("returns the order and clears the cart", async () => {
    const page = await openWithItems(store);
    await page.act(() => page.result.current.startCheckout.mutateAsync());
    const bought = await page.result.current.completeCheckout.mutateAsync();
    expect(bought).toMatchObject({ type: "order", data: { cart_id: "cart_1" } });
    await expect.poll(() => page.result.current.cart).toBeUndefined();
    expect(remembered()).toBeNull();
  });

  it("keeps all data of a cart whose payment needs another step", async () => {
    await (await openWithItems(store)).unmount();
    const { fetch } = store;
    // The server's response has no items.
    const { items: _, ...unpaid } = store.cart("cart_1");
    const client = createHttpClient({
      baseUrl: "http://store.test",
      fetch: async (...asked) =>
        (asked[0] as Request).url.endsWith("/complete")
          ? Response.json({ type: "cart", data: unpaid, payment_status: "requires_more" })
          : fetch(...asked),
    });
    const again = await renderHook(() => useCart(), {
      wrapper: ({ children }) => (
        <MedusaProvider client={client}>
          <CartProvider>{children}</CartProvider>
        </MedusaProvider>
      ),
    });
    const more = await again.result.current.completeCheckout.mutateAsync();
    expect(more).toMatchObject({ type: "cart", payment_status: "requires_more" });
    await expect.poll(() => again.result.current.totalItems).toBe(3);
    expect(more.data).toEqual(store.cart("cart_1"));
    expect([remembered(), localStorage.getItem(`${KEY}-paying`)]).toEqual(["cart_1", "cart_1"]);
    expect(localStorage.length).toBe(2);
  });

  it("returns the order even if the response was lost", async () => {
    const page = await openWithItems(store);
    let lost = 0;
    store.fate = (call) => (call.endsWith("/complete") && lost++ === 0 ? "lose" : "answer");
    const bought = await page.result.current.completeCheckout.mutateAsync();
    expect(bought).toMatchObject({ type: "order", data: { cart_id: "cart_1" } });
    expect(lost).toBe(1);
    expect(localStorage.length).toBe(0);
  });

  it("keeps the cart and reports the error if the server rejects the order", async () => {
    const page = await openWithItems(store);
    store.fate = (call) => (call.endsWith("/complete") ? "refuse" : "answer");
    await expect(page.result.current.completeCheckout.mutateAsync()).rejects.toMatchObject({
      status: 400,
    });
    expect(remembered()).toBe("cart_1");
    expect(page.result.current.totalItems).toBe(3);
  });
});

it("useCart outside a provider throws an error that says which provider is missing", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const Lost = () => <>{useCart().totalItems}</>;
  await expect(render(<Lost />)).rejects.toThrow(
    new Error("useCart must be used within a CartProvider"),
  );
  complaints.mockRestore();
});
