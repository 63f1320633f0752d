// Tests payments with Stripe against a fake of its library, and a simulated store whose provider says what Stripe's plugin says.
import { beforeEach, expect, it } from "vitest";
import { open } from "../cart/cart-page.fixture.tsx";
import type { SimulatedStore } from "../cart/simulated-store.fixture.ts";
import * as fixture from "./stripe-page.fixture.tsx";

let store: SimulatedStore;
let stripe: fixture.FakeStripe;
beforeEach(() => {
  localStorage.clear();
  store = fixture.stripeStore();
  stripe = fixture.fakeStripe();
  stripe.answer = succeed;
});

const succeed = () => {
  store.bank = "paid";
  return Promise.resolve({});
};

const completions = () => fixture.completions(store);

/** Opens the payment step of a cart with one cup, in which Stripe's form is ready. */
async function openPayment() {
  const page = await fixture.openPayment(store, Promise.resolve(stripe));
  await page.isReady();
  return page;
}

it("a payment that succeeds creates one order, even after a double click", async () => {
  const page = await openPayment();
  await page.act(async () => {
    await Promise.all([page.payment().pay(), page.payment().pay()]);
  });
  expect(page.payment()).toMatchObject({ status: "paid", order: { id: "order_cart_1" } });
  expect(stripe.confirmed).toMatchObject([
    {
      clientSecret: "pi_1_secret",
      confirmParams: { return_url: "https://shop.test/checkout?cart=cart_1" },
      redirect: "if_required",
    },
  ]);
  expect(new Set(stripe.forms)).toEqual(new Set(["pi_1_secret"]));
  expect(completions()).toBe(2);
});

it("nothing is sent while the form is incomplete", async () => {
  const page = await openPayment();
  stripe.submit = () => Promise.resolve({ error: { type: "validation_error" } });
  await page.pay();
  expect(page.payment().status).toBe("idle");
  expect([stripe.confirmed.length, completions()]).toEqual([0, 0]);
});

it("a rejected card shows Stripe's message, and the customer can try another card", async () => {
  const page = await openPayment();
  stripe.answer = () =>
    Promise.resolve({ error: { type: "card_error", message: "Your card was declined." } });
  await page.pay();
  expect(page.payment()).toMatchObject({
    status: "rejected",
    message: "Your card was declined.",
    error: null,
    order: undefined,
  });
  stripe.answer = succeed;
  await page.pay();
  expect(page.payment()).toMatchObject({ status: "paid", message: undefined });
});

it("an order that the store rejects shows the store's error, and nothing is charged", async () => {
  const page = await openPayment();
  store.bank = "rejected";
  await page.pay();
  expect(page.payment()).toMatchObject({ status: "rejected", error: { status: 400 } });
  expect(stripe.confirmed).toEqual([]);
});

it("a payment that Stripe is still processing is reported, and isn't an order yet", async () => {
  const page = await openPayment();
  stripe.answer = () => Promise.resolve({});
  await page.pay();
  expect(page.payment()).toMatchObject({ status: "processing", order: undefined });
});

/** Pays with a method that opens the bank's page, which ends the storefront's page. */
async function leaveForTheBank(): Promise<void> {
  const page = await openPayment();
  stripe.answer = () => new Promise(() => undefined);
  await page.act(() => void page.payment().pay());
  await expect.poll(() => stripe.confirmed.length).toBe(1);
  await page.unmount();
  store.calls.length = 0;
}

it("a customer who returns from the bank's page gets the order without another click", async () => {
  await leaveForTheBank();
  store.bank = "paid";
  const page = await open(store, { returnedCart: "cart_1" });
  await expect.poll(() => page.result.current.order?.id).toBe("order_cart_1");
  expect(completions()).toBe(1);
  expect(page.result.current.totalItems).toBe(0);
});

it("a customer who returns after a refusal on the bank's page sees that, and keeps the cart", async () => {
  await leaveForTheBank();
  store.bank = "rejected";
  const page = await open(store, { returnedCart: "cart_1" });
  await expect.poll(() => page.result.current.paymentReturn.status).toBe("rejected");
  expect(page.result.current.totalItems).toBe(1);
});

it("a customer who paid and never returned sees the webhook's order on the next visit", async () => {
  await leaveForTheBank();
  Object.assign(store.carts.get("cart_1") ?? {}, { completed_at: "2026-01-01T00:00:00.000Z" });
  const page = await open(store);
  await expect.poll(() => page.result.current.order?.id).toBe("order_cart_1");
  expect(completions()).toBe(0);
});

it("a customer who left the bank's page without paying keeps the cart, and there's no order", async () => {
  await leaveForTheBank();
  const page = await open(store);
  await expect.poll(() => page.result.current.paymentReturn.status).toBe("unfinished");
  expect(page.result.current).toMatchObject({ totalItems: 1, order: undefined });
});
