import { createHttpClient } from "@countertop/sdk";
import { expect, it } from "vitest";
import { cartWrites } from "./writes.ts";

/** Simulates a store that gives a selected session the amount before tax, and calculates taxes when it creates the sessions. */
function taxingStore(automatic_taxes: boolean) {
  const calls: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname}`);
      const amount = pathname.endsWith("/payment-sessions") || automatic_taxes ? 3125 : 2500;
      const cart = { id: "cart_1", region: { automatic_taxes }, payment_session: { amount } };
      return Promise.resolve(Response.json({ cart }));
    },
  });
  const cart = () => Promise.reject(new Error("not needed"));
  return { calls, target: { client, id: "cart_1", latest: cart, create: cart } };
}

it("without automatic taxes, the provider gets the amount with tax", async () => {
  const { calls, target } = taxingStore(false);
  const { cart } = await cartWrites.pay.send(target, { provider_id: "stripe" });
  expect(cart.payment_session).toMatchObject({ amount: 3125 });
  expect(calls).toEqual([
    "POST /store/carts/cart_1/payment-session",
    "POST /store/carts/cart_1/payment-sessions",
  ]);
});

it("with automatic taxes, selecting a session is one request", async () => {
  const { calls, target } = taxingStore(true);
  const { cart } = await cartWrites.pay.send(target, { provider_id: "stripe" });
  expect(cart.payment_session).toMatchObject({ amount: 3125 });
  expect(calls).toEqual(["POST /store/carts/cart_1/payment-session"]);
});
