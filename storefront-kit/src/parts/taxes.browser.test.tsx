import { beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { shopOf } from "../cart/cart-page.fixture.tsx";
import { useCart } from "../cart/provider.tsx";
import { simulatedStore, type SimulatedStore } from "../cart/simulated-store.fixture.ts";
import { hasOpenTaxes, useCartTaxes } from "./taxes.ts";

let carts: SimulatedStore;
let store: SimulatedStore;
let rate: number;
let taxRequests: number;
beforeEach(() => {
  localStorage.clear();
  [carts, rate, taxRequests] = [simulatedStore(), 0.25, 0];
  store = {
    ...carts,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const [, id = ""] = /\/carts\/(\w+)\/taxes$/.exec(request.url) ?? [];
      if (!id) return withRegion(await carts.fetch(request));
      taxRequests += 1;
      return Response.json({ cart: taxed(id) });
    },
  };
});

/** Adds a region without automatic taxes to the cart of a response. */
async function withRegion(response: Response): Promise<Response> {
  const body = (await response.json()) as { cart?: object };
  if (body.cart)
    Object.assign(body.cart, { region: { automatic_taxes: false }, shipping_methods: [] });
  return Response.json(body, { status: response.status });
}

/** Returns a cart with tax, in which each item costs 1000 and has fields of an earlier time. */
function taxed(id: string) {
  const cart = carts.cart(id);
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const tax_lines = rate > 0 ? [{ rate: rate * 100 }] : [];
  const items = cart.items.map((item) => ({ ...item, tax_lines, metadata: { old: true } }));
  return { ...cart, items, tax_total: count * 1000 * rate, total: count * 1000 * (1 + rate) };
}

const open = () =>
  renderHook(() => ({ ...useCart(), taxes: useCartTaxes() }), { wrapper: shopOf(store) });

it("a cart has its taxes and its lines' taxes, but no other fields of the calculation", async () => {
  const page = await open();
  await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "cup" }));
  await vi.waitFor(() => expect(page.result.current.taxes.isKnown).toBe(true));
  expect(page.result.current.taxes.cart).toMatchObject({
    total: 1250,
    tax_total: 250,
    items: [{ variant_id: "cup", tax_lines: [{ rate: 25 }] }],
  });
  expect(page.result.current.taxes.cart?.items[0]).not.toHaveProperty("metadata");
});

it("taxes are calculated after a write has arrived, and never for the cart before it", async () => {
  const page = await open();
  await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "cup" }));
  await vi.waitFor(() => expect(page.result.current.taxes.isKnown).toBe(true));
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  carts.delay = (call) => (call.startsWith("POST") ? gate : undefined);
  const line_id = page.result.current.cart?.items[0]?.id ?? "";
  const write = page.result.current.updateItem.mutateAsync({ line_id, quantity: 4 });
  await vi.waitFor(() => expect(page.result.current.cart?.items[0]?.quantity).toBe(4));
  expect(page.result.current.taxes.isKnown).toBe(false);
  expect(taxRequests).toBe(1);
  await page.act(async () => {
    release();
    await write;
  });
  await vi.waitFor(() => expect(page.result.current.taxes.cart?.total).toBe(5000));
  expect(taxRequests).toBe(2);
});

it("the taxes of an exempt customer are known, although there are none", async () => {
  rate = 0;
  const page = await open();
  await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "cup" }));
  await vi.waitFor(() => expect(page.result.current.taxes.isKnown).toBe(true));
  expect(page.result.current.taxes.cart?.total).toBe(1000);
});

it("an order's taxes are never open", () => {
  const cart = { region: { automatic_taxes: false }, items: [{ tax_lines: [] }] };
  expect(hasOpenTaxes(cart)).toBe(true);
  const order = { ...cart, display_id: 7 };
  expect(hasOpenTaxes(order)).toBe(false);
});
