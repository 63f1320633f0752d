import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { SessionCartProvider, useSessionCart } from "../session-cart/provider.tsx";
import { shopOf } from "./cart-page.fixture.tsx";
import { useCart } from "./provider.tsx";
import { simulatedStore, type SimulatedStore } from "./simulated-store.fixture.ts";
import { useSessionCartTransfer } from "./transfer.ts";

const region = { id: "eu", currency_code: "eur" };
let store: SimulatedStore;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
});

async function open(...items: [id: string, quantity: number][]) {
  const Shop = shopOf(store, { defaults: { region_id: "us" } });
  const initialState = {
    region,
    items: items.map(([id, quantity]) => ({
      variant: { id, ...(quantity === 0 && { inventory_quantity: 0 }) },
      quantity,
    })),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Shop>
      <SessionCartProvider initialState={initialState}>{children}</SessionCartProvider>
    </Shop>
  );
  return renderHook(
    () => ({ cart: useCart(), session: useSessionCart(), transfer: useSessionCartTransfer() }),
    { wrapper },
  );
}
type Opened = Awaited<ReturnType<typeof open>>;
const transfer = (page: Opened) => page.result.current.transfer.mutateAsync();
const left = ({ result }: Opened) =>
  result.current.session.items.map(({ variant, quantity }) => [variant.id, quantity]);
const there = ({ result }: Opened) =>
  result.current.cart.cart?.items?.map(({ variant_id, quantity }) => [variant_id, quantity]);

it("begins a cart with region and items in one call, and leaves the session cart empty", async () => {
  const page = await open(["cup", 2], ["pot", 1]);
  const { refused } = await transfer(page);
  expect(store.calls).toEqual(["POST /store/carts"]);
  expect(refused).toEqual([]);
  expect(page.result.current.cart.cart?.region_id).toBe("eu");
  await expect
    .poll(() => there(page))
    .toEqual([
      ["cup", 2],
      ["pot", 1],
    ]);
  await expect.poll(() => left(page)).toEqual([]);
});

it("keeps what the server refused, with its reason, and what was sold out before", async () => {
  const page = await open(["cup", 2], ["sold out", 1], ["bowl", 0]);
  const { refused } = await transfer(page);
  expect(refused).toMatchObject([
    { item: { variant: { id: "sold out" }, quantity: 1 }, reason: "Variant is sold out" },
  ]);
  await expect.poll(() => there(page)).toEqual([["cup", 2]]);
  await expect
    .poll(() => left(page))
    .toEqual([
      ["sold out", 1],
      ["bowl", 0],
    ]);
});

it("adds to the cart that is there", async () => {
  const page = await open(["cup", 2]);
  await page.act(() => page.result.current.cart.addItem.mutateAsync({ variant_id: "cup" }));
  await transfer(page);
  await expect.poll(() => there(page)).toEqual([["cup", 3]]);
  await expect.poll(() => left(page)).toEqual([]);
});

it("keeps what never arrived", async () => {
  const page = await open(["cup", 2], ["pot", 1]);
  await page.act(() => page.result.current.cart.createCart.mutateAsync());
  let items = 0;
  store.delay = (call) => {
    if (call.endsWith("/line-items") && (items += 1) === 2) throw new TypeError("offline");
  };
  const { refused } = await transfer(page);
  expect(refused.map(({ reason }) => reason)).toEqual(["Network Error"]);
  await expect.poll(() => there(page)).toEqual([["cup", 2]]);
  await expect.poll(() => left(page)).toEqual([["pot", 1]]);
});
