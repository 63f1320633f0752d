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
  result.current.cart.cart?.items.map(({ variant_id, quantity }) => [variant_id, quantity]);

it("the transfer creates a cart with region and items in one call, and empties the session cart", async () => {
  const page = await open(["cup", 2], ["pot", 1]);
  const { rejected } = await transfer(page);
  expect(store.calls).toEqual(["POST /store/carts"]);
  expect(rejected).toEqual([]);
  expect(page.result.current.cart.cart?.region_id).toBe("eu");
  await expect
    .poll(() => there(page))
    .toEqual([
      ["cup", 2],
      ["pot", 1],
    ]);
  await expect.poll(() => left(page)).toEqual([]);
});

it("rejected items stay in the session cart, and so do items that were already sold out", async () => {
  const page = await open(["cup", 2], ["sold out", 1], ["bowl", 0]);
  const { rejected } = await transfer(page);
  expect(rejected).toMatchObject([
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

it("the transfer adds items to an existing cart", async () => {
  const page = await open(["cup", 2]);
  await page.act(() => page.result.current.cart.addItem.mutateAsync({ variant_id: "cup" }));
  await transfer(page);
  await expect.poll(() => there(page)).toEqual([["cup", 3]]);
  await expect.poll(() => left(page)).toEqual([]);
});

it("items that were added although their response was lost count as transferred", async () => {
  const page = await open(["cup", 2], ["pot", 1]);
  await page.act(() => page.result.current.cart.createCart.mutateAsync());
  store.fate = (call) => (call.endsWith("/line-items") ? "lose" : "answer");
  const { rejected } = await transfer(page);
  expect(rejected).toEqual([]);
  await expect.poll(() => left(page)).toEqual([]);
  expect(store.cart("cart_1").items.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

it("if all responses were lost, the next attempt doesn't add an item twice, even after a reload", async () => {
  const page = await open(["cup", 2], ["pot", 1]);
  await page.act(() =>
    page.result.current.cart.addItem.mutateAsync({ variant_id: "cup", quantity: 3 }),
  );
  // The first item arrives, but its response and everything after it are lost.
  let gone = false;
  store.wayBack = (call) => {
    if (call.startsWith("POST")) gone = true;
  };
  store.delay = () => {
    if (gone) throw new TypeError("The connection broke");
  };
  store.fate = (call) => (call.startsWith("POST") ? "lose" : "answer");
  await expect(transfer(page)).rejects.toThrow("Network Error");
  expect(left(page)).toEqual([
    ["cup", 2],
    ["pot", 1],
  ]);
  await page.unmount();
  [store.wayBack, store.delay, store.fate] = [() => {}, () => {}, () => "answer"];

  const again = await open();
  await transfer(again);
  await expect.poll(() => left(again)).toEqual([]);
  expect(
    store.cart("cart_1").items.map(({ variant_id, quantity }) => [variant_id, quantity]),
  ).toEqual([
    ["cup", 5],
    ["pot", 1],
  ]);
});

it("the next attempt sends only the quantity that was added after the item was sent", async () => {
  const page = await open(["cup", 2]);
  await page.act(() => page.result.current.cart.createCart.mutateAsync());
  let gone = false;
  store.wayBack = (call) => {
    if (call.startsWith("POST")) gone = true;
  };
  store.delay = () => {
    if (gone) throw new TypeError("The connection broke");
  };
  store.fate = (call) => (call.startsWith("POST") ? "lose" : "answer");
  await expect(transfer(page)).rejects.toThrow("Network Error");
  [store.wayBack, store.delay, store.fate] = [() => {}, () => {}, () => "answer"];
  await page.act(() => page.result.current.session.updateItemQuantity("cup", 6));
  await transfer(page);
  expect(store.cart("cart_1").items).toMatchObject([{ variant_id: "cup", quantity: 6 }]);
});

it("two tabs that transfer the same session cart add its items once", async () => {
  const [here, there] = [await open(["cup", 2], ["pot", 1]), await open()];
  await here.act(() => here.result.current.cart.createCart.mutateAsync());
  await Promise.allSettled([transfer(here), transfer(there)]);
  expect(store.cart("cart_1").items.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

it("an item stays in the session cart if adding it to the cart failed", async () => {
  const page = await open(["cup", 2], ["pot", 1]);
  await page.act(() => page.result.current.cart.createCart.mutateAsync());
  let items = 0;
  store.delay = (call) => {
    if (call.endsWith("/line-items") && (items += 1) === 2) throw new TypeError("offline");
  };
  const { rejected } = await transfer(page);
  expect(rejected.map(({ reason }) => reason)).toEqual(["Network Error"]);
  await expect.poll(() => there(page)).toEqual([["cup", 2]]);
  await expect.poll(() => left(page)).toEqual([["pot", 1]]);
});
