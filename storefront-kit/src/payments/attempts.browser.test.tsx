// Tests what happens to an attempt to pay if something goes wrong or changes at the same time. Stripe stands for all providers.
import { beforeEach, describe, expect, it } from "vitest";
import type { SimulatedStore } from "../cart/simulated-store.fixture.ts";
import type { StripePaymentSettings } from "../stripe.ts";
import type { Bought } from "./provider-payment.ts";
import * as fixture from "./stripe-page.fixture.tsx";

let store: SimulatedStore;
let stripe: fixture.FakeStripe;
let bought: Bought[];
beforeEach(() => {
  localStorage.clear();
  store = fixture.stripeStore();
  stripe = fixture.fakeStripe();
  stripe.answer = succeed;
  bought = [];
});

const SLOW = { timeout: 10_000 };

const succeed = () => {
  store.bank = "paid";
  return Promise.resolve({});
};

const onBought = (one: Bought) => void bought.push(one);

type Settings = Parameters<typeof fixture.openPayment>[2];

async function openPayment(settings?: Settings) {
  const page = await fixture.openPayment(store, Promise.resolve(stripe), { onBought, ...settings });
  await page.isReady();
  return page;
}

/** Lets the first calls with this end have this outcome. */
function failing(end: string, outcome: "fail" | "lose", times = 1): void {
  let count = 0;
  store.fate = (call) => (call.endsWith(end) && count++ < times ? outcome : "answer");
}

/** Changes what the store has, as another tab does. */
function change(total: number, amount = total): void {
  const cart = store.carts.get("cart_1");
  Object.assign(cart ?? {}, { total });
  for (const session of cart?.payment_sessions ?? []) session.amount = amount;
}

const replaceIntent = (secret: string): void => {
  store.provider = { ...store.provider, data: { client_secret: secret } };
};

describe("onBought", () => {
  it("is called once, even if the step disappears with the cart", async () => {
    const page = await openPayment({ isStep: true });
    await page.pay();
    expect(document.body.textContent).toContain("Your cart is empty");
    expect(bought).toMatchObject([{ type: "order", data: { id: "order_cart_1" } }]);
  });

  it("isn't called for a rejected payment", async () => {
    const page = await openPayment();
    stripe.answer = () => Promise.resolve({ error: { type: "card_error" } });
    await page.pay();
    expect(page.payment()).toMatchObject({ status: "rejected", message: undefined, error: null });
    expect(bought).toEqual([]);
  });
});

describe("after the confirmation", () => {
  it.each(["fail", "lose"] as const)("a request that ends with %s is repeated", async (outcome) => {
    const page = await openPayment();
    stripe.answer = () => {
      failing("/complete", outcome);
      return succeed();
    };
    // The order may exist, but it can't be read either.
    store.wayBack = (call) => {
      if (call.endsWith("/complete")) failing("/store/orders/cart/cart_1", "fail");
    };
    await page.pay();
    expect(page.payment().status).not.toBe("rejected");
    await expect
      .poll(() => page.payment(), SLOW)
      .toMatchObject({
        status: "paid",
        order: { id: "order_cart_1" },
      });
    expect(stripe.confirmed).toHaveLength(1);
    expect(bought).toHaveLength(1);
  });

  it("the customer must not pay again while the outcome is unknown", async () => {
    const page = await openPayment();
    stripe.answer = () => Promise.resolve({});
    await page.pay();
    expect(page.payment().status).toBe("processing");
    await page.pay();
    expect([stripe.confirmed.length, fixture.completions(store)]).toEqual([1, 2]);
  });

  it("an order is reported even if the customer has left the step", async () => {
    const page = await openPayment();
    stripe.answer = () => Promise.resolve({});
    await page.pay();
    await page.unmount();
    store.bank = "paid";
    await expect.poll(() => bought, SLOW).toMatchObject([{ data: { id: "order_cart_1" } }]);
  });

  it("the store's later rejection is shown, with its error", async () => {
    const page = await openPayment();
    stripe.answer = () => {
      failing("/complete", "fail");
      store.bank = "rejected";
      return Promise.resolve({});
    };
    await page.pay();
    expect(page.payment()).toMatchObject({ status: "processing", error: null });
    await expect
      .poll(() => page.payment(), SLOW)
      .toMatchObject({
        status: "rejected",
        error: { status: 400 },
      });
  });

  it("an order that the provider's webhook places is found", async () => {
    const page = await openPayment();
    stripe.answer = () => Promise.resolve({});
    await page.pay();
    Object.assign(store.carts.get("cart_1") ?? {}, { completed_at: "2026-01-01T00:00:00.000Z" });
    await expect.poll(() => page.payment().status, SLOW).toBe("paid");
    expect(bought).toMatchObject([{ type: "order", data: { id: "order_cart_1" } }]);
  });

  it("a cart that the customer changes isn't bought", async () => {
    const page = await openPayment();
    stripe.answer = () => Promise.resolve({});
    await page.pay();
    await page.act(() => page.cart().addItem.mutateAsync({ variant_id: "cup" }));
    store.bank = "paid";
    await expect.poll(() => page.payment().status, SLOW).toBe("changed");
    expect(bought).toEqual([]);
  });

  it.each([{ type: "api_connection_error" }, { type: "invalid_request_error" }])(
    "the store is asked after the error $type, because the payment may have been made",
    async (error) => {
      const page = await openPayment();
      stripe.answer = async () => ({ ...(await succeed()), error });
      await page.pay();
      expect(page.payment().status).toBe("paid");
    },
  );

  it("a broken connection to Stripe and to the store isn't a rejection", async () => {
    const page = await openPayment();
    stripe.answer = async () => {
      failing("/complete", "fail");
      return { ...(await succeed()), error: { type: "api_connection_error" } };
    };
    await page.pay();
    expect(page.payment().status).toBe("processing");
    await expect.poll(() => page.payment().status, SLOW).toBe("paid");
  });

  it("a payment that was already confirmed elsewhere isn't rejected", async () => {
    const page = await openPayment();
    const error = { type: "invalid_request_error", code: "payment_intent_unexpected_state" };
    stripe.answer = () => Promise.resolve({ error });
    await page.pay();
    expect(page.payment().status).toBe("processing");
    store.bank = "paid";
    await expect.poll(() => page.payment().status, SLOW).toBe("paid");
  });

  it("an error that doesn't say whether the payment was made lets the customer pay again", async () => {
    const page = await openPayment();
    stripe.answer = () => Promise.reject(new Error("The connection broke"));
    await page.pay();
    expect(page.payment()).toMatchObject({
      status: "rejected",
      error: { message: "The connection broke" },
    });
    stripe.answer = succeed;
    await page.pay();
    expect(page.payment().status).toBe("paid");
  });
});

describe("a payment that the store canceled", () => {
  it("elsewhere gets a new session, too", async () => {
    const page = await openPayment();
    const session = store.carts.get("cart_1")?.payment_sessions[0];
    Object.assign(session ?? {}, { status: "canceled" });
    replaceIntent("pi_2_secret");
    await page.pay();
    expect(page.payment()).toMatchObject({ status: "rejected", error: { status: 400 } });
    await page.isReady();
    await page.pay();
    expect(page.payment().status).toBe("paid");
  });

  it("isn't assumed for every rejection, because an authorized payment must not be made twice", async () => {
    const page = await openPayment();
    stripe.answer = () => {
      store.bank = "rejected";
      return Promise.resolve({});
    };
    await page.pay();
    expect(page.payment()).toMatchObject({ status: "rejected", error: { status: 400 } });
    store.bank = "paid";
    await page.pay();
    expect(page.payment().status).toBe("paid");
    expect(stripe.confirmed).toHaveLength(1);
  });

  it("gets a new session, with which the next attempt succeeds", async () => {
    const page = await openPayment();
    stripe.answer = () => {
      store.bank = "sold out";
      replaceIntent("pi_2_secret");
      return Promise.resolve({});
    };
    await page.pay();
    expect(page.payment()).toMatchObject({ status: "rejected", error: { status: 409 } });
    await page.isReady();
    expect(stripe.forms.at(-1)).toBe("pi_2_secret");
    store.bank = "open";
    stripe.answer = succeed;
    await page.pay();
    expect(page.payment().status).toBe("paid");
    expect(stripe.confirmed[1]?.clientSecret).toBe("pi_2_secret");
  });

  it("gets the new session in the next attempt if the first request for it failed", async () => {
    const page = await openPayment();
    stripe.answer = () => {
      store.bank = "sold out";
      replaceIntent("pi_2_secret");
      failing("/refresh", "fail");
      return Promise.resolve({});
    };
    await page.pay();
    expect(stripe.forms).not.toContain("pi_2_secret");
    store.bank = "open";
    stripe.answer = succeed;
    await page.pay();
    expect(page.payment().status).toBe("changed");
    await page.isReady();
    await page.pay();
    expect(page.payment().status).toBe("paid");
  });
});

describe("the form", () => {
  it("doesn't use the payment intent of a session that isn't selected", async () => {
    store.provider = { ...store.provider, is_selected: false };
    const page = await fixture.openPayment(store, Promise.resolve(stripe));
    await expect.poll(() => page.payment().session?.provider_id).toBe("stripe");
    const session = store.carts.get("cart_1")?.payment_sessions[0];
    Object.assign(session ?? {}, { data: { client_secret: "pi_2_secret" } });
    await page.act(() => page.cart().pay.mutateAsync({ provider_id: "stripe" }));
    await page.isReady();
    expect(new Set(stripe.forms)).toEqual(new Set(["pi_2_secret"]));
  });

  it("is replaced if the payment intent was, and the customer fills it in again", async () => {
    const page = await openPayment();
    const session = store.carts.get("cart_1")?.payment_sessions[0];
    Object.assign(session ?? {}, { data: { client_secret: "pi_2_secret" } });
    await page.pay();
    expect(page.payment().status).toBe("changed");
    expect(stripe.confirmed).toEqual([]);
    await page.isReady();
    await page.pay();
    expect(page.payment().status).toBe("paid");
    expect(stripe.confirmed[0]?.clientSecret).toBe("pi_2_secret");
  });

  it("reports an error of its own", async () => {
    stripe.formError = "The intent was canceled";
    const page = await fixture.openPayment(store, Promise.resolve(stripe));
    await expect.poll(() => page.payment().status).toBe("unavailable");
    expect(page.payment().error?.message).toBe("The intent was canceled");
  });

  it("that fails to be checked ends the attempt", async () => {
    const page = await openPayment();
    stripe.submit = () => Promise.reject(new Error("The form is gone"));
    await page.pay();
    expect(page.payment()).toMatchObject({
      status: "rejected",
      error: { message: "The form is gone" },
    });
    expect(fixture.completions(store)).toBe(0);
    stripe.submit = () => Promise.resolve({});
    await page.pay();
    expect(page.payment().status).toBe("paid");
  });
});

it.each<[string, () => StripePaymentSettings["stripe"]]>([
  ["rejects", () => Promise.reject(new Error("Failed to load Stripe.js"))],
  ["returns null", () => Promise.resolve(null)],
])("a library whose promise %s is reported", async (_, load) => {
  const loading = load();
  // The hook handles the rejection later.
  void Promise.resolve(loading).catch(() => undefined);
  const page = await fixture.openPayment(store, loading);
  await expect.poll(() => page.payment().status).toBe("unavailable");
  expect(page.payment().error?.message).toMatch(/load/);
});

it("a library that isn't there yet isn't an error", async () => {
  const page = await fixture.openPayment(store, null);
  expect(page.payment()).toMatchObject({ status: "idle", error: null });
});

describe("the total", () => {
  it("that the customer saw is checked before the confirmation", async () => {
    const page = await openPayment();
    change(1200);
    await page.pay();
    expect(page.payment().status).toBe("changed");
    expect(page.cart().cart?.total).toBe(1200);
    expect([stripe.confirmed.length, stripe.updates]).toEqual([0, 1]);
    await page.pay();
    expect(page.payment().status).toBe("paid");
  });

  it("is read again by the form before the confirmation", async () => {
    const page = await openPayment();
    stripe.update = () => {
      stripe.update = () => Promise.resolve({});
      return Promise.resolve({ error: { message: "Try again" } });
    };
    change(1200);
    await page.act(() => page.cart().updateCart.mutateAsync({ email: "a@shop.test" }));
    await page.pay();
    expect(page.payment().status).toBe("paid");
    expect(stripe.updates).toBe(2);
  });

  it("is sent to the provider if the session has an outdated amount", async () => {
    change(1000);
    const page = await openPayment();
    change(1200, 1000);
    await page.pay();
    expect(page.payment().status).toBe("changed");
    await page.pay();
    expect(page.payment().status).toBe("paid");
  });

  it("lacks the taxes in a region without automatic taxes, and the session's amount doesn't", async () => {
    const page = await openPayment();
    change(800, 1000);
    const region = { automatic_taxes: false };
    Object.assign(store.carts.get("cart_1") ?? {}, { region });
    await page.act(() => page.cart().updateCart.mutateAsync({ email: "a@shop.test" }));
    expect(page.cart().cart).toMatchObject({ total: 800, region });
    await page.pay();
    expect(page.payment().status).toBe("paid");
  });
});

it("a customer who goes back from the bank's page can pay again", async () => {
  const page = await openPayment();
  stripe.answer = () => new Promise(() => undefined);
  await page.act(() => void page.payment().pay());
  await expect.poll(() => stripe.confirmed.length).toBe(1);
  await page.act(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => page.payment().status).toBe("idle");
  stripe.answer = succeed;
  await page.pay();
  expect(page.payment().status).toBe("paid");
});
