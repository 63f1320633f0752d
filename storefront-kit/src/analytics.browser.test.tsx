import type { Order } from "@countertop/sdk/types";
import { onlineManager } from "@tanstack/react-query";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { renderHook } from "vitest-browser-react";
import {
  useCartEvents,
  useCheckoutEvent,
  usePurchaseEvent,
  viewItemEvent,
  type ShopEvent,
} from "./analytics.ts";
import { openWithItems, shopOf } from "./cart/cart-page.fixture.tsx";
import { useCart } from "./cart/provider.tsx";
import { simulatedStore, type SimulatedStore } from "./cart/simulated-store.fixture.ts";
import { cookieStorage } from "./cookies.ts";

let store: SimulatedStore;
let told: ShopEvent[];
const report = (event: ShopEvent) => void told.push(event);
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
  told = [];
});

const open = () =>
  renderHook(
    () => {
      useCartEvents(report);
      return useCart();
    },
    { wrapper: shopOf(store) },
  );

it("items are reported with the added quantity, but rejected and removed items aren't", async () => {
  const page = await open();
  const { addItem, updateItem, removeItem } = page.result.current;
  await page.act(() => addItem.mutateAsync({ variant_id: "cup", quantity: 2 }));
  await expect
    .poll(() => told)
    .toMatchObject([{ name: "add_to_cart", items: [{ item_id: "cup", quantity: 2 }] }]);
  const line_id = page.result.current.cart?.items[0]?.id ?? "";
  await page.act(() => updateItem.mutateAsync({ line_id, quantity: 5 }));
  await expect.poll(() => told).toMatchObject([{}, { items: [{ item_id: "cup", quantity: 3 }] }]);
  store.fate = (call) => (call.endsWith("line-items") ? "refuse" : "answer");
  await page.act(() => addItem.mutateAsync({ variant_id: "pot" }).catch(() => undefined));
  await page.act(() => removeItem.mutateAsync({ line_id }));
  await expect.poll(() => page.result.current.totalItems).toBe(0);
  expect(told).toHaveLength(2);
});

it("a change made offline is reported when the store confirms it, but not if the store rejects it", async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  const page = await open();
  const { addItem, updateItem } = page.result.current;
  await page.act(() => addItem.mutateAsync({ variant_id: "cup" }));
  await expect.poll(() => told).toHaveLength(1);
  const line_id = page.result.current.cart?.items[0]?.id ?? "";
  store.fate = (call) => (call.includes("line-items") ? "refuse" : "answer");
  await page.act(() => onlineManager.setOnline(false));
  await page.act(() => updateItem.mutate({ line_id, quantity: 5 }));
  await expect.poll(() => page.result.current.totalItems).toBe(5);
  await page.act(() => onlineManager.setOnline(true));
  await expect.poll(() => page.result.current.totalItems).toBe(1);
  expect(told).toHaveLength(1);
  store.fate = () => "answer";
  await page.act(() => onlineManager.setOnline(false));
  await page.act(() => updateItem.mutate({ line_id, quantity: 3 }));
  await expect.poll(() => page.result.current.totalItems).toBe(3);
  expect(told).toHaveLength(1);
  await page.act(() => onlineManager.setOnline(true));
  await expect.poll(() => told).toMatchObject([{}, { items: [{ item_id: "cup", quantity: 2 }] }]);
});

it("items that were in the cart when the page loaded aren't reported again", async () => {
  await (await openWithItems(store)).unmount();
  const page = await open();
  await expect.poll(() => page.result.current.totalItems).toBe(3);
  expect(told).toEqual([]);
});

it("a checkout is reported once, even if the cart changes afterwards", async () => {
  await (await openWithItems(store)).unmount();
  const page = await renderHook(
    () => {
      useCheckoutEvent(report);
      return useCart();
    },
    { wrapper: shopOf(store) },
  );
  await expect.poll(() => told.length).toBe(1);
  await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "cup" }));
  expect(told).toMatchObject([{ name: "begin_checkout", items: [{}, {}] }]);
});

it("a purchase is reported once, even after reloads, and old orders aren't reported", async () => {
  const order = {
    id: "order_1",
    display_id: 7,
    created_at: new Date().toISOString(),
    currency_code: "eur",
    total: 4990,
    tax_total: 797,
    shipping_total: 490,
    items: [{ id: "item_1", title: "Cup", quantity: 2, unit_price: 2250, variant: { sku: "CUP" } }],
  } as unknown as Order;
  for (const one of [
    undefined,
    order,
    order,
    { ...order, id: "order_0", created_at: "2020-01-01" },
  ])
    await (await renderHook(() => usePurchaseEvent(one, report))).unmount();
  expect(told).toEqual([
    {
      name: "purchase",
      transaction_id: "7",
      currency: "EUR",
      value: 49.9,
      tax: 7.97,
      shipping: 4.9,
      items: [{ item_id: "CUP", item_name: "Cup", quantity: 2, price: 22.5 }],
    },
  ]);
});

it("a viewed product is reported with its price", () => {
  expect(viewItemEvent({ id: "prod_1", title: "Cup" }, 19.99, "usd")).toEqual({
    name: "view_item",
    currency: "USD",
    value: 19.99,
    items: [{ item_id: "prod_1", item_name: "Cup", quantity: 1, price: 19.99 }],
  });
});

it("a cart whose id is in a cookie survives a reload, and can be cleared", async () => {
  const props = { storage: cookieStorage(), storageKey: "cookie-cart" };
  await (await openWithItems(store, props)).unmount();
  expect(document.cookie).toContain("cookie-cart=cart_1");
  // Cookies don't trigger events. Other tabs notice the change through a copy in `localStorage`.
  expect(localStorage.getItem("cookie-cart")).toBe("cart_1");
  const again = await renderHook(() => useCart(), { wrapper: shopOf(store, props) });
  await expect.poll(() => again.result.current.totalItems).toBe(3);
  await again.act(() => again.result.current.forgetCart());
  expect(document.cookie).not.toContain("cookie-cart=");
  expect(localStorage.getItem("cookie-cart")).toBeNull();
});
