// Tests the cart with network errors. The end-to-end tests of the template `start` cover the same cases with the real store.
import { NetworkError, TimeoutError } from "@countertop/sdk";
import { onlineManager } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { lineOf, open, openWithItems, quantities } from "./cart-page.fixture.tsx";
import { simulatedStore, type SimulatedStore } from "./simulated-store.fixture.ts";

const KEY = "medusa-cart-id";
let store: SimulatedStore;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
});

const remembered = () => localStorage.getItem(KEY);
const isCompletion = (call: string) => call.endsWith("/complete");

/** Loses the response to a completion, which the store carries out. All other calls fail without being carried out. */
function loseEverything(): void {
  store.fate = (call) => (isCompletion(call) ? "lose" : "answer");
  store.delay = (call) => {
    if (!isCompletion(call)) throw new TypeError("The connection broke");
  };
}
function clearUp(): void {
  store.fate = () => "answer";
  store.delay = () => undefined;
}

describe("an order", () => {
  it("whose response was lost is found by the open page, and can be dismissed", async () => {
    const page = await openWithItems(store);
    loseEverything();
    await expect(page.result.current.completeCheckout.mutateAsync()).rejects.toThrow(NetworkError);
    expect(page.result.current.order).toBeUndefined();
    expect(remembered()).toBe("cart_1");
    await expect.poll(() => page.result.current.status).toBe("retrying");
    clearUp();
    await expect
      .poll(() => page.result.current.order?.id, { timeout: 10_000 })
      .toBe("order_cart_1");
    expect(page.result.current).toMatchObject({ cart: undefined, totalItems: 0 });
    await page.act(() => page.result.current.dismissOrder());
    expect(page.result.current.order).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it("whose response was lost is found after a reload, in every tab, even if a new cart was created", async () => {
    const before = await openWithItems(store);
    loseEverything();
    await expect(before.result.current.completeCheckout.mutateAsync()).rejects.toThrow(
      NetworkError,
    );
    await before.unmount();
    clearUp();
    const [here, there] = [await open(store), await open(store)];
    await expect.poll(() => here.result.current.order?.id).toBe("order_cart_1");
    await expect.poll(() => there.result.current.order?.id).toBe("order_cart_1");
    await here.act(() => here.result.current.addItem.mutateAsync({ variant_id: "bowl" }));
    expect(quantities(here)).toEqual([["bowl", 1]]);
    await here.unmount();
    const again = await open(store);
    await expect.poll(() => again.result.current.order?.id).toBe("order_cart_1");
    await expect.poll(() => again.result.current.totalItems).toBe(1);
  });

  it("is requested once per tab if the button is pressed repeatedly, and every caller gets it", async () => {
    const here = await openWithItems(store);
    const there = await open(store);
    await expect.poll(() => there.result.current.totalItems).toBe(3);
    store.delay = () => new Promise((resolve) => setTimeout(resolve, 5));
    here.result.current.completeCheckout.mutate();
    here.result.current.completeCheckout.mutate();
    const all = await Promise.all([
      here.result.current.completeCheckout.mutateAsync(),
      there.result.current.completeCheckout.mutateAsync(),
    ]);
    expect(all).toMatchObject([{ data: { id: "order_cart_1" } }, { data: { id: "order_cart_1" } }]);
    expect(store.calls.filter(isCompletion)).toHaveLength(2);
    expect(localStorage.length).toBe(0);
  });

  it("is requested once after a double click, with a single call of the caller's own `onSuccess`", async () => {
    const page = await openWithItems(store);
    const told = vi.fn<() => void>();
    const { mutate } = page.result.current.completeCheckout;
    mutate(undefined, { onSuccess: told });
    mutate(undefined, { onSuccess: told });
    await expect.poll(() => told.mock.calls.length).toBe(1);
    expect(store.calls.filter(isCompletion)).toHaveLength(1);
  });

  it("that the server rejected isn't looked for", async () => {
    const page = await openWithItems(store);
    store.fate = (call) => (isCompletion(call) ? "refuse" : "answer");
    await expect(page.result.current.completeCheckout.mutateAsync()).rejects.toMatchObject({
      status: 400,
    });
    expect(localStorage.getItem(`${KEY}-completing`)).toBeNull();
    expect(store.calls.filter((call) => call.includes("orders"))).toEqual([]);
  });
});

/** Replaces the store's responses. The store still carries out the calls. */
function answerWith(answer: () => Response): void {
  const { fetch } = store;
  (store as { fetch: typeof fetch }).fetch = async (input, init) => {
    await fetch(input, init).catch(() => undefined);
    return answer();
  };
}
const html = (status: number) => () =>
  new Response("<html><h1>Gateway</h1></html>", {
    status,
    headers: { "content-type": "text/html" },
  });

describe.each([
  ["an empty object", () => Response.json({})],
  ["null", () => Response.json(null)],
  ["an empty body", () => new Response(null, { status: 200 })],
  ["an HTML page with status 200", html(200)],
  ["an HTML page with status 404", html(404)],
  ["an HTML page with status 502", html(502)],
] as const)("%s instead of the store's response", (_name, answer) => {
  it("makes every write fail, and the cart's id stays in storage", async () => {
    await (await openWithItems(store)).unmount();
    answerWith(answer);
    const page = await open(store);
    const line_id = "line_2";
    const { current } = page.result;
    const ends = [
      current.createCart.mutateAsync(),
      current.updateCart.mutateAsync({ email: "a@b.test" }),
      current.setRegion.mutateAsync({ region_id: "us" }),
      current.addItem.mutateAsync({ variant_id: "cup" }),
      current.addItems.mutateAsync({ items: [{ variant_id: "cup" }] }),
      current.updateItem.mutateAsync({ line_id, quantity: 2 }),
      current.removeItem.mutateAsync({ line_id }),
      current.addDiscount.mutateAsync({ code: "TEN" }),
      current.removeDiscount.mutateAsync({ code: "TEN" }),
      current.addGiftCard.mutateAsync({ code: "TEN" }),
      current.removeGiftCard.mutateAsync({ code: "TEN" }),
      current.addShippingMethod.mutateAsync({ option_id: "so_1" }),
      current.startCheckout.mutateAsync(),
      current.pay.mutateAsync({ provider_id: "manual" }),
      current.updatePaymentSession.mutateAsync({ provider_id: "manual", data: {} }),
      current.refreshPaymentSession.mutateAsync({ provider_id: "manual" }),
      current.deletePaymentSession.mutateAsync({ provider_id: "manual" }),
      current.completeCheckout.mutateAsync(),
    ];
    for (const end of await Promise.allSettled(ends)) expect(end.status).toBe("rejected");
    expect(remembered()).toBe("cart_1");
  });
});

it("an invalid id in storage is ignored", async () => {
  for (const id of ["..", ".", "a/b", "<script>", " "]) {
    localStorage.setItem(KEY, id);
    const page = await open(store);
    expect(page.result.current).toMatchObject({ isLoading: false, cart: undefined, error: null });
    await page.unmount();
  }
  expect(store.calls).toEqual([]);
});

describe("a stalled write", () => {
  it("times out, has the status saving until then, and doesn't block the other tab", async () => {
    await (await openWithItems(store)).unmount();
    const props = { timeout: 400 };
    const [here, there] = [await open(store, props), await open(store, props)];
    await expect.poll(() => there.result.current.totalItems).toBe(3);
    let stalled = 0;
    store.delay = (call) =>
      call.startsWith("POST") && stalled++ === 0 ? new Promise(() => {}) : undefined;
    const stuck = here.result.current.addItem.mutateAsync({ variant_id: "cup" });
    const ended = stuck.catch((error: unknown) => error);
    await expect.poll(() => here.result.current.status).toBe("saving");
    await there.act(() => there.result.current.addItem.mutateAsync({ variant_id: "pot" }));
    expect(await ended).toBeInstanceOf(TimeoutError);
    expect(quantities(there)).toContainEqual(["pot", 2]);
    await expect.poll(() => here.result.current.status).toBe("idle");
  });

  it("has the status waiting after 3 s", async () => {
    const page = await openWithItems(store);
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    store.delay = () => gate;
    const late = page.result.current.addItem.mutateAsync({ variant_id: "cup" });
    await expect.poll(() => page.result.current.status, { timeout: 10_000 }).toBe("waiting");
    release();
    await late;
    await expect.poll(() => page.result.current.status).toBe("idle");
  });

  it("in a hanging tab that has the lock doesn't block other tabs", async () => {
    const page = await openWithItems(store, { timeout: 100 });
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    onTestFinished(() => release());
    await new Promise<void>((held) => {
      void navigator.locks.request(KEY, () => {
        held();
        return gate;
      });
    });
    await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "cup" }));
    expect(quantities(page)).toContainEqual(["cup", 3]);
  });
});

it("a write while offline waits, has the status offline, and is sent when the browser is online again", async () => {
  const page = await openWithItems(store);
  onTestFinished(() => onlineManager.setOnline(true));
  await page.act(() => onlineManager.setOnline(false));
  expect(page.result.current.status).toBe("offline");
  const later = page.result.current.updateItem.mutateAsync({
    line_id: lineOf(page, "cup"),
    quantity: 7,
  });
  await expect.poll(() => quantities(page)).toContainEqual(["cup", 7]);
  expect(store.calls).toEqual([]);
  onlineManager.setOnline(true);
  await later;
  expect(store.cart("cart_1").items).toContainEqual(
    expect.objectContaining({ variant_id: "cup", quantity: 7 }),
  );
  await expect.poll(() => page.result.current.status).toBe("idle");
});

describe("a quantity that isn't a whole number above 0", () => {
  it.each([0, -1, 1.5, Number.NaN, Infinity, "2" as unknown as number])(
    "%s is rejected before it is sent",
    async (quantity) => {
      const page = await openWithItems(store);
      const { addItem, addItems, updateItem } = page.result.current;
      const words = "quantity must be a whole number above 0";
      await expect(addItem.mutateAsync({ variant_id: "cup", quantity })).rejects.toThrow(words);
      await expect(
        addItems.mutateAsync({ items: [{ variant_id: "pot" }, { variant_id: "cup", quantity }] }),
      ).rejects.toThrow(words);
      const line_id = lineOf(page, "cup");
      await expect(updateItem.mutateAsync({ line_id, quantity })).rejects.toThrow(words);
      expect(store.calls).toEqual([]);
      expect(quantities(page)).toContainEqual(["cup", 2]);
    },
  );
});

it("addItems fails if the server rejects every item", async () => {
  const page = await openWithItems(store);
  store.fate = (call) => (call.includes("line-items") ? "refuse" : "answer");
  await expect(
    page.result.current.addItems.mutateAsync({ items: [{ variant_id: "cup" }] }),
  ).rejects.toMatchObject({ status: 400 });
});
