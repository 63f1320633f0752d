// Network errors and the cart. The example storefront's end-to-end tests do the same with the real store.
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

/** From now on all answers are lost; the store still carries requests out. */
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

describe("an order that was made and not told", () => {
  it("is found by the page that is still open, which tells it once", async () => {
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

  it("is found after a reload, in every tab, and also where a new cart was begun", async () => {
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

  it("is one order, whoever presses how often, and all of them are told", async () => {
    const here = await openWithItems(store);
    const there = await open(store);
    await expect.poll(() => there.result.current.totalItems).toBe(3);
    store.delay = () => new Promise((resolve) => setTimeout(resolve, 5));
    const told = vi.fn<(bought: { type: string }) => void>();
    const onSuccess = { onSuccess: told };
    here.result.current.completeCheckout.mutate(undefined, onSuccess);
    here.result.current.completeCheckout.mutate(undefined, onSuccess);
    const all = await Promise.all([
      here.result.current.completeCheckout.mutateAsync(),
      there.result.current.completeCheckout.mutateAsync(),
    ]);
    expect(all).toMatchObject([{ data: { id: "order_cart_1" } }, { data: { id: "order_cart_1" } }]);
    expect(store.calls.filter(isCompletion)).toHaveLength(2);
    expect(localStorage.length).toBe(0);
  });

  it("a double click ends with the caller's own onSuccess", async () => {
    const page = await openWithItems(store);
    const told = vi.fn<() => void>();
    const { mutate } = page.result.current.completeCheckout;
    mutate(undefined, { onSuccess: told });
    mutate(undefined, { onSuccess: told });
    await expect.poll(() => told.mock.calls.length).toBe(1);
    expect(store.calls.filter(isCompletion)).toHaveLength(1);
  });

  it("is not looked for where the server refused it", async () => {
    const page = await openWithItems(store);
    store.fate = (call) => (isCompletion(call) ? "refuse" : "answer");
    await expect(page.result.current.completeCheckout.mutateAsync()).rejects.toMatchObject({
      status: 400,
    });
    expect(localStorage.getItem(`${KEY}-completing`)).toBeNull();
    expect(store.calls.filter((call) => call.includes("orders"))).toEqual([]);
  });
});

/** Replaces the store's answer; the store carries the call out unless it is a read. */
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
  ["nothing", () => new Response(null, { status: 200 })],
  ["a page with 200", html(200)],
  ["a page with 404", html(404)],
  ["a page with 502", html(502)],
] as const)("%s in place of the store's answer", (_name, answer) => {
  it("neither forgets the cart nor counts as success, whatever was written", async () => {
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

it("an id in storage that no address can name is none", async () => {
  for (const id of ["..", ".", "a/b", "<script>", " "]) {
    localStorage.setItem(KEY, id);
    const page = await open(store);
    expect(page.result.current).toMatchObject({ isLoading: false, cart: undefined, error: null });
    await page.unmount();
  }
  expect(store.calls).toEqual([]);
});

describe("a write that stalls", () => {
  it("ends, says so meanwhile, and lets the other tab go on", async () => {
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

  it("is told to whoever looks after 3 s", async () => {
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

  it("in a tab that hangs with the lock does not keep this one from writing", async () => {
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

it("while the browser is offline it says so, and writes go on by themselves afterwards", async () => {
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

describe("a quantity that is no whole number above 0", () => {
  it.each([0, -1, 1.5, Number.NaN, Infinity, "2" as unknown as number])(
    "%s is refused before it is sent",
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

it("addItems fails where everything failed", async () => {
  const page = await openWithItems(store);
  store.fate = (call) => (call.includes("line-items") ? "refuse" : "answer");
  await expect(
    page.result.current.addItems.mutateAsync({ items: [{ variant_id: "cup" }] }),
  ).rejects.toMatchObject({ status: 400 });
});
