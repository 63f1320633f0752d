import { beforeEach, expect, it, vi } from "vitest";
import { open } from "./cart/cart-page.fixture.tsx";
import { simulatedStore, type SimulatedStore } from "./cart/simulated-store.fixture.ts";
import { httpOnlyStorage } from "./cookies.ts";

const KEY = "medusa-cart-id";
let store: SimulatedStore;
let sent: string[];
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
  sent = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((url, { method, body } = {}) => {
    sent.push(`${method} ${url as string} ${typeof body === "string" ? body : ""}`.trim());
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  return () => vi.restoreAllMocks();
});

/** Creates a cart with one cup, as a server does for a form. */
async function servedCart() {
  await store.fetch("http://store.test/store/carts", {
    method: "POST",
    body: JSON.stringify({ items: [{ variant_id: "cup", quantity: 1 }] }),
  });
  store.calls.length = 0;
  return store.cart("cart_1");
}

it("a new cart's id is sent to the server, and a forgotten cart is deleted there", async () => {
  const { result, act } = await open(store, { storage: httpOnlyStorage() });
  await act(() => result.current.addItem.mutateAsync({ variant_id: "cup" }));
  expect(sent).toEqual(['PUT /api/cart {"id":"cart_1"}']);
  await act(() => result.current.forgetCart());
  expect(sent.slice(1)).toEqual(["DELETE /api/cart"]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it("the cart that the server created replaces this browser's earlier cart, and isn't sent back", async () => {
  localStorage.setItem(KEY, "cart_0");
  const initialState = await servedCart();
  const storage = httpOnlyStorage({ id: initialState.id });
  const { result } = await open(store, { storage, initialState });
  expect(result.current.cart?.id).toBe("cart_1");
  expect(localStorage.getItem(KEY)).toBe("cart_1");
  expect(sent).toEqual([]);
});

it("a cart whose id didn't reach the server is sent again on the next page", async () => {
  const { id } = await servedCart();
  localStorage.setItem(KEY, id);
  const { result } = await open(store, { storage: httpOnlyStorage() });
  await expect.poll(() => result.current.cart?.id).toBe(id);
  expect(sent).toEqual([`PUT /api/cart {"id":"${id}"}`]);
});

it("a cart that a server has just read isn't requested again, but one from an old page is", async () => {
  const initialState = await servedCart();
  const storage = httpOnlyStorage({ id: initialState.id });
  const fresh = await open(store, {
    storage,
    initialState,
    initialStateUpdatedAt: Date.now() - 5000,
  });
  expect(fresh.result.current).toMatchObject({ totalItems: 1, isLoading: false });
  expect(store.calls).toEqual([]);
  await fresh.unmount();
  await open(store, { storage, initialState, initialStateUpdatedAt: Date.now() - 120_000 });
  await expect.poll(() => store.calls).toEqual(["GET /store/carts/cart_1"]);
});
