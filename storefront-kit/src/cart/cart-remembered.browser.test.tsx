import { hydrateRoot } from "react-dom/client";
// Imports the build for browsers explicitly, because in tests, `react-dom/server` may resolve to the build for Node.
import { renderToString } from "react-dom/server.browser";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { open, openWithItems, quantities, shopOf } from "./cart-page.fixture.tsx";
import { useCart, type CartProviderProps } from "./provider.tsx";
import { simulatedStore, type SimulatedStore } from "./simulated-store.fixture.ts";

const KEY = "medusa-cart-id";
let store: SimulatedStore;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
});

const remembered = () => localStorage.getItem(KEY);

/** Delays every matching call until the returned function is called. */
function hold(pattern: RegExp): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  store.delay = (call) => (pattern.test(call) ? gate : undefined);
  return release;
}

describe("the stored cart", () => {
  it("is kept after a reload", async () => {
    const page = await openWithItems(store);
    await page.unmount();
    const again = await open(store);
    expect(again.result.current.isLoading).toBe(true);
    await expect.poll(() => again.result.current.totalItems).toBe(3);
    expect(store.calls).toEqual(["GET /store/carts/cart_1"]);
  });

  it("completes a region change that a closed page started", async () => {
    await (await openWithItems(store)).unmount();
    localStorage.setItem(`${KEY}-moving`, "cart_1");
    store.calls.length = 0;
    await open(store);
    await expect.poll(() => localStorage.getItem(`${KEY}-moving`)).toBeNull();
    expect(store.calls.some((call) => call.startsWith("GET /store/variants"))).toBe(true);
  });

  it("is the same in every tab, and is cleared in every tab", async () => {
    const here = await open(store);
    // The storage of another page of this origin: its changes reach this page as real storage events.
    const frame = document.createElement("iframe");
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    const storage = frame.contentWindow?.localStorage;
    const there = await open(store, { storage });
    await there.act(() => there.result.current.addItem.mutateAsync({ variant_id: "cup" }));
    await expect.poll(() => here.result.current.totalItems).toBe(1);
    await there.act(() => there.result.current.completeCheckout.mutateAsync());
    await expect.poll(() => here.result.current.cart).toBeUndefined();
    expect(remembered()).toBeNull();
  });

  it("shows another tab's change when this tab becomes visible", async () => {
    const here = await openWithItems(store);
    const there = await open(store);
    await expect.poll(() => there.result.current.totalItems).toBe(3);
    await there.act(() => there.result.current.addItem.mutateAsync({ variant_id: "bowl" }));
    expect(here.result.current.totalItems).toBe(3);
    const later = Date.now() + 1000;
    const now = vi.spyOn(Date, "now").mockReturnValue(later);
    onTestFinished(() => now.mockRestore());
    window.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => here.result.current.totalItems).toBe(4);
  });

  it("is saved in the configured storage under the configured name", async () => {
    const kept = new Map<string, string>();
    const page = await openWithItems(store, {
      storageKey: "b2b",
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
    expect(page.result.current.totalItems).toBe(3);
    expect([...kept]).toEqual([["b2b", "cart_1"]]);
    expect(localStorage.length).toBe(0);
  });

  it("is kept in memory, and can be forgotten, if storage is unavailable", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const page = await openWithItems(store, {
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    expect(page.result.current.totalItems).toBe(3);
    await page.act(() => page.result.current.forgetCart());
    expect(page.result.current).toMatchObject({ cart: undefined, isLoading: false });
  });
});

describe("a cart that can no longer be used", () => {
  it.each(["vanished", "bought"] as const)(
    "(%s) is cleared when it is read, without an error",
    async (how) => {
      await (await openWithItems(store)).unmount();
      if (how === "vanished") store.carts.clear();
      else (store.carts.get("cart_1") as { completed_at: string }).completed_at = "2026-01-01";
      const page = await open(store);
      await expect.poll(remembered).toBeNull();
      await expect.poll(() => page.result.current.isLoading).toBe(false);
      expect(page.result.current).toMatchObject({ cart: undefined, error: null, totalItems: 0 });
      const order = how === "bought" ? ["GET /store/orders/cart/cart_1"] : [];
      await expect.poll(() => store.calls).toEqual(["GET /store/carts/cart_1", ...order]);
    },
  );

  it.each(["vanished", "bought"] as const)(
    "(%s) is replaced with a new one when an item is added",
    async (how) => {
      const page = await openWithItems(store);
      if (how === "vanished") store.carts.clear();
      else (store.carts.get("cart_1") as { completed_at: string }).completed_at = "2026-01-01";
      await page.act(() => page.result.current.addItem.mutateAsync({ variant_id: "bowl" }));
      expect(quantities(page)).toEqual([["bowl", 1]]);
      expect(remembered()).toBe(page.result.current.cart?.id);
      expect(remembered()).not.toBe("cart_1");
    },
  );

  it("makes a write that can't create a cart fail, and is cleared", async () => {
    const page = await openWithItems(store);
    store.carts.clear();
    const gone = page.result.current.pay.mutateAsync({ provider_id: "manual" });
    await expect(gone).rejects.toMatchObject({ status: 500 });
    await expect.poll(() => page.result.current.cart).toBeUndefined();
    expect(remembered()).toBeNull();
  });

  it("isn't restored by a response that arrives after the cart was cleared", async () => {
    const page = await openWithItems(store);
    const release = hold(/POST/);
    const late = page.result.current.addItem.mutateAsync({ variant_id: "cup" });
    await expect.poll(() => store.calls).toHaveLength(1);
    await page.act(() => page.result.current.forgetCart());
    release();
    await late;
    expect(remembered()).toBeNull();
    expect(page.result.current.cart).toBeUndefined();
  });
});

describe("a server-rendered page", () => {
  const Count = () => {
    const { isLoading, totalItems } = useCart();
    return <output>{isLoading ? "…" : totalItems}</output>;
  };

  async function takeOver(
    props: CartProviderProps,
  ): Promise<{ drawn: string | null; page: Element }> {
    const Page = shopOf(store, props);
    const tree = (
      <Page>
        <Count />
      </Page>
    );
    const page = document.createElement("div");
    page.innerHTML = renderToString(tree);
    document.body.append(page);
    const drawn = page.textContent;
    const complaints = vi.spyOn(console, "error");
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(page, tree, { onRecoverableError });
    onTestFinished(() => {
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(complaints).not.toHaveBeenCalled();
      root.unmount();
      page.remove();
      complaints.mockRestore();
    });
    return { drawn, page };
  }

  it("hydrates without a mismatch, although the browser has a stored cart", async () => {
    await (await openWithItems(store)).unmount();
    const { drawn, page } = await takeOver({});
    expect(drawn).toBe("…");
    await expect.poll(() => page.textContent).toBe("3");
  });

  it("shows the given cart, and stores its id", async () => {
    await (await openWithItems(store)).unmount();
    const initialState = store.cart("cart_1");
    localStorage.clear();
    const { drawn, page } = await takeOver({ initialState });
    expect(drawn).toBe("3");
    await expect.poll(remembered).toBe("cart_1");
    expect(page.textContent).toBe("3");
  });
});
