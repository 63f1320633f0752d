import { expect, it } from "vitest";
import { simulatedStore } from "../cart/simulated-store.fixture.ts";
import { readCart } from "../server.ts";

const request = (cookie?: string) =>
  new Request("https://shop.test/", cookie ? { headers: { cookie } } : {});

async function storeWithCart() {
  const store = simulatedStore();
  const seen: (string | null)[] = [];
  await store.fetch("http://store.test/store/carts", { method: "POST", body: "{}" });
  store.calls.length = 0;
  const fetch: typeof globalThis.fetch = (input, init) => {
    seen.push((input as Request).headers.get("cookie"));
    return store.fetch(input, init);
  };
  return { store, seen, options: { baseUrl: "http://store.test", fetch } };
}

it("readCart sends the visitor's session", async () => {
  const { options, seen } = await storeWithCart();
  const cookie = "connect.sid=secret; medusa-cart-id=cart_1";
  expect(await readCart(request(cookie), options)).toMatchObject({ id: "cart_1" });
  expect(seen).toEqual([cookie]);
});

it.each(["medusa-cart-id=cart_9", "medusa-cart-id=..", "medusa-cart-id=a/b", undefined])(
  "readCart returns undefined for the cookie %j",
  async (cookie) => {
    const { options, store } = await storeWithCart();
    expect(await readCart(request(cookie), options)).toBeUndefined();
    expect(store.calls.length).toBe(cookie?.endsWith("9") ? 1 : 0);
  },
);

it("readCart returns undefined for a bought cart, and throws if the store can't be reached", async () => {
  const { options, store } = await storeWithCart();
  Object.assign(store.carts.get("cart_1") ?? {}, { completed_at: "2026-01-01" });
  expect(await readCart(request("medusa-cart-id=cart_1"), options)).toBeUndefined();
  store.delay = () => {
    throw new TypeError("away");
  };
  await expect(readCart(request("medusa-cart-id=cart_1"), options)).rejects.toThrow(
    "Network Error",
  );
});
