// Tests the return from a provider's page: the order is placed, or the customer sees why it isn't.
import { beforeEach, describe, expect, it } from "vitest";
import { open, openWithItems } from "./cart-page.fixture.tsx";
import { simulatedStore, type SimulatedStore } from "./simulated-store.fixture.ts";

const KEY = "medusa-cart-id";
let store: SimulatedStore;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
});

const completions = () => store.calls.filter((call) => call.endsWith("/complete"));

/** Simulates a customer who pressed the button and is now on the provider's page. */
async function leaveForTheBank(): Promise<void> {
  const page = await openWithItems(store);
  await page.act(() => page.result.current.startCheckout.mutateAsync());
  store.bank = "open";
  await page.act(() => page.result.current.completeCheckout.mutateAsync());
  await page.unmount();
  store.calls.length = 0;
}

const statusOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.result.current.paymentReturn.status;

describe("a returning customer", () => {
  it("gets the order once without another click, and every tab shows it", async () => {
    await leaveForTheBank();
    store.bank = "paid";
    const [here, there] = [await open(store), await open(store)];
    await expect.poll(() => here.result.current.order?.id).toBe("order_cart_1");
    await expect.poll(() => there.result.current.order?.id).toBe("order_cart_1");
    expect(here.result.current).toMatchObject({ cart: undefined, totalItems: 0 });
    expect(completions()).toHaveLength(1);
    await here.unmount();
    const reloaded = await open(store);
    await expect.poll(() => reloaded.result.current.order?.id).toBe("order_cart_1");
    await reloaded.act(() => reloaded.result.current.dismissOrder());
    expect(localStorage.length).toBe(0);
  });

  it("sees a rejected payment, even after a reload, and keeps the cart", async () => {
    await leaveForTheBank();
    store.bank = "rejected";
    for (let load = 0; load < 2; load++) {
      const page = await open(store);
      await expect.poll(() => statusOf(page)).toBe("rejected");
      expect(page.result.current.paymentReturn.error).toMatchObject({ status: 400 });
      expect(page.result.current.totalItems).toBe(3);
      await page.unmount();
    }
  });

  it("can choose a different payment method after a rejection, which hides the error", async () => {
    await leaveForTheBank();
    store.bank = "rejected";
    const page = await open(store);
    await expect.poll(() => statusOf(page)).toBe("rejected");
    store.bank = undefined;
    await page.act(() => page.result.current.startCheckout.mutateAsync());
    await expect.poll(() => statusOf(page)).toBe("none");
    await page.unmount();
    const again = await open(store);
    await expect.poll(() => again.result.current.totalItems).toBe(3);
    expect(statusOf(again)).toBe("none");
    expect(again.result.current.order).toBeUndefined();
  });

  it("gets the order once the bank confirms the payment", async () => {
    await leaveForTheBank();
    const page = await open(store);
    await expect.poll(() => statusOf(page)).toBe("unfinished");
    store.bank = "paid";
    await expect
      .poll(() => page.result.current.order?.id, { timeout: 10_000 })
      .toBe("order_cart_1");
  });

  it("gets the order even if the response was lost", async () => {
    await leaveForTheBank();
    store.bank = "paid";
    let lost = 0;
    store.fate = (call) => (call.endsWith("/complete") && lost++ === 0 ? "lose" : "answer");
    const page = await open(store);
    await expect
      .poll(() => page.result.current.order?.id, { timeout: 10_000 })
      .toBe("order_cart_1");
  });

  it("must review the cart before buying if it has changed in the meantime", async () => {
    await leaveForTheBank();
    const elsewhere = await open(store);
    await expect.poll(() => elsewhere.result.current.totalItems).toBe(3);
    await elsewhere.act(() => elsewhere.result.current.addItem.mutateAsync({ variant_id: "cup" }));
    store.bank = "paid";
    store.calls.length = 0;
    const back = await open(store, { returnedCart: "cart_1" });
    await expect.poll(() => statusOf(back)).toBe("changed");
    expect(completions()).toEqual([]);
    expect(back.result.current.totalItems).toBe(4);
  });
});

describe("the provider's return link", () => {
  it("completes the order in a browser with a different cart, and keeps that browser's own cart", async () => {
    await leaveForTheBank();
    localStorage.clear();
    store.bank = "paid";
    const page = await open(store, { returnedCart: "cart_1" });
    await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "bowl" }));
    await expect.poll(() => page.result.current.order?.id).toBe("order_cart_1");
    expect(page.result.current.totalItems).toBe(1);
  });

  it("shows an order that was placed and dismissed earlier, without completing it again", async () => {
    await leaveForTheBank();
    store.bank = "paid";
    const first = await open(store);
    await expect.poll(() => first.result.current.order?.id).toBe("order_cart_1");
    await first.act(() => first.result.current.dismissOrder());
    await first.unmount();
    store.calls.length = 0;
    const days = await open(store, { returnedCart: "cart_1" });
    await expect.poll(() => days.result.current.order?.id).toBe("order_cart_1");
    expect(completions()).toEqual([]);
  });

  it("doesn't make another customer's unpaid cart the visitor's", async () => {
    await leaveForTheBank();
    localStorage.clear();
    store.bank = "rejected";
    const page = await open(store, { returnedCart: "cart_1" });
    await expect.poll(() => statusOf(page)).toBe("rejected");
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(page.result.current.cart).toBeUndefined();
  });

  it("doesn't do anything for a cart whose payment hasn't been started", async () => {
    await (await openWithItems(store)).unmount();
    const page = await open(store, { returnedCart: "cart_1" });
    await expect.poll(() => page.result.current.totalItems).toBe(3);
    await expect.poll(() => statusOf(page)).toBe("none");
    expect(completions()).toEqual([]);
  });
});
