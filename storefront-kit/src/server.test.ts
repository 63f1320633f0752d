import { expect, it } from "vitest";
import { simulatedStore } from "./cart/simulated-store.fixture.ts";
import { cookieStorage, readCart, readCookie } from "./server.ts";

const request = (cookie?: string) =>
  new Request("https://shop.test/", cookie ? { headers: { cookie } } : {});

it.each([
  ["medusa-cart-id=cart_1", "cart_1"],
  ["a=b; medusa-cart-id=cart%5F1; c=d", "cart_1"],
  ["x-medusa-cart-id=no; medusa-cart-id=a=b", "a=b"],
  ["medusa-cart-id=%E0%A4%A", "%E0%A4%A"],
  ["medusa-cart-id", ""],
  ["", undefined],
  [undefined, undefined],
] as const)("from the cookies %j, the cart's id is read as %j", (cookies, value) => {
  expect(readCookie(cookies, "medusa-cart-id")).toBe(value);
});

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

it("a server reads the visitor's cart with their session", async () => {
  const { options, seen } = await storeWithCart();
  const cookie = "connect.sid=secret; medusa-cart-id=cart_1";
  expect(await readCart(request(cookie), options)).toMatchObject({ id: "cart_1" });
  expect(seen).toEqual([cookie]);
});

it.each(["medusa-cart-id=cart_9", "medusa-cart-id=..", "medusa-cart-id=a/b", undefined])(
  "returns undefined for %j",
  async (cookie) => {
    const { options, store } = await storeWithCart();
    expect(await readCart(request(cookie), options)).toBeUndefined();
    expect(store.calls.length).toBe(cookie?.endsWith("9") ? 1 : 0);
  },
);

it("a bought cart is undefined, and an unreachable store is an error", async () => {
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

it("cookies on a server don't store anything", () => {
  expect(cookieStorage().getItem("medusa-cart-id")).toBeNull();
});
