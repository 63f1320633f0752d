import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createHttpClient } from "@countertop/sdk";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { CartStorage } from "../cart/cart-id.ts";
import { simulatedStore, type SimulatedStore } from "../cart/simulated-store.fixture.ts";
import { createCartStore, type CartSnapshot, type CartStore } from "./cart-store.ts";

function visitor(): CartStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const open = (store: SimulatedStore, storage: CartStorage = visitor()): CartStore =>
  createCartStore({
    client: createHttpClient({ baseUrl: "http://store.test", fetch: store.fetch }),
    queryClient: new QueryClient(),
    defaults: { region_id: "eu" },
    storage,
  });

/** Resolves to the first snapshot that matches. */
function until(cart: CartStore, fits: (snapshot: CartSnapshot) => boolean): Promise<CartSnapshot> {
  return new Promise((resolve) => {
    const check = (): void => {
      const snapshot = cart.getSnapshot();
      if (!fits(snapshot)) return;
      unsubscribe();
      resolve(snapshot);
    };
    const unsubscribe = cart.subscribe(check);
    queueMicrotask(check);
  });
}

describe("the cart without a framework", () => {
  it("is created when the first item is added, and has the server's response after every write", async () => {
    const store = simulatedStore();
    const storage = visitor();
    const cart = open(store, storage);
    expect(cart.getSnapshot()).toMatchObject({ cart: undefined, totalItems: 0, isLoading: false });
    await cart.write("addItem", { variant_id: "cup", quantity: 2 });
    expect(cart.getSnapshot().cart).toMatchObject({ id: "cart_1", region_id: "eu" });
    expect(storage.values.get("medusa-cart-id")).toBe("cart_1");
    await cart.write("addItem", { variant_id: "pot" });
    expect(cart.getSnapshot()).toMatchObject({ totalItems: 3, isSaving: false, error: null });
    expect(store.calls).toEqual(["POST /store/carts", "POST /store/carts/cart_1/line-items"]);
    expect(cart.getSnapshot()).toBe(cart.getSnapshot());
  });

  it("completes a region change that a closed page started", async () => {
    const store = simulatedStore();
    const storage = visitor();
    await open(store, storage).write("addItem", { variant_id: "cup", quantity: 2 });
    storage.values.set("medusa-cart-id-moving", "cart_1");
    const later = open(store, storage);
    const unsubscribe = later.subscribe(() => undefined);
    await expect.poll(() => storage.values.get("medusa-cart-id-moving")).toBeUndefined();
    unsubscribe();
    expect(store.calls.some((call) => call.startsWith("GET /store/variants"))).toBe(true);
  });

  it("is read when a listener subscribes, if the visitor has a stored cart", async () => {
    const store = simulatedStore();
    const storage = visitor();
    await open(store, storage).write("addItem", { variant_id: "cup", quantity: 2 });
    store.calls.length = 0;
    const cart = open(store, storage);
    expect(cart.getSnapshot()).toMatchObject({ isLoading: true, cart: undefined });
    expect(await until(cart, ({ isLoading }) => !isLoading)).toMatchObject({ totalItems: 2 });
    expect(store.calls).toEqual(["GET /store/carts/cart_1"]);
  });

  it("runs its writes one after another", async () => {
    const store = simulatedStore();
    store.delay = () => new Promise((resolve) => setTimeout(resolve, 5));
    const cart = open(store);
    const added = ["cup", "pot", "bowl"].map((variant_id) => cart.write("addItem", { variant_id }));
    expect(cart.getSnapshot().isSaving).toBe(true);
    await Promise.all(added);
    expect(store.collided()).toBe(false);
    expect(store.cart("cart_1").items).toHaveLength(3);
  });

  it("shows predictable effects before the response, and reverts them after a rejection", async () => {
    const store = simulatedStore();
    const cart = open(store);
    await cart.write("addItem", { variant_id: "cup", quantity: 2 });
    const line_id = cart.getSnapshot().cart?.items[0]?.id ?? "";
    const seen: number[] = [];
    const stop = cart.select(
      ({ totalItems }) => totalItems,
      (count) => seen.push(count),
    );
    store.fate = (call) => (call.startsWith("POST") ? "refuse" : "answer");
    await expect(cart.write("updateItem", { line_id, quantity: 5 })).rejects.toThrow(
      "Request failed with status code",
    );
    await until(cart, ({ isSaving }) => !isSaving);
    expect(seen).toEqual([5, 2]);
    stop();
  });

  it("notifies a selector's listener only if the selected value changes", async () => {
    const store = simulatedStore();
    const cart = open(store);
    const ids: (string | undefined)[] = [];
    const counts: number[] = [];
    cart.select(
      (snapshot) => snapshot.cart?.id,
      (id) => ids.push(id),
    );
    cart.select(
      ({ totalItems }) => totalItems,
      (count) => counts.push(count),
    );
    await cart.write("addItem", { variant_id: "cup" });
    await cart.write("addItem", { variant_id: "pot" });
    expect(ids).toEqual(["cart_1"]);
    expect(counts).toEqual([1, 2]);
  });

  it("finds an order whose response was lost, even after a reload", async () => {
    const store = simulatedStore();
    const storage = visitor();
    const before = open(store, storage);
    await before.write("addItem", { variant_id: "cup" });
    await before.write("startCheckout", undefined);
    store.fate = (call) =>
      call.endsWith("/complete") || call.includes("/orders/") ? "lose" : "answer";
    await expect(before.write("completeCheckout", undefined)).rejects.toThrow("Network Error");
    store.fate = () => "answer";
    const after = open(store, storage);
    const { order } = await until(after, (snapshot) => !!snapshot.order);
    expect(order).toBeDefined();
    await until(after, ({ cart }) => !cart);
    expect(storage.values.has("medusa-cart-id")).toBe(false);
    after.dismissOrder();
    expect(after.getSnapshot().order).toBeUndefined();
  });

  it("doesn't import React at run time, directly or indirectly", () => {
    const seen = new Set<string>();
    const bare = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const imports = readFileSync(file, "utf8").matchAll(
        /^(?:import|export) (?!type\b)[^;]*?from "([^"]+)";/gms,
      );
      for (const [, name = ""] of imports)
        if (name.startsWith(".")) visit(join(dirname(file), name));
        else bare.add(name);
    };
    visit(join(import.meta.dirname, "../core.ts"));
    expect(seen.size).toBeGreaterThan(5);
    expect([...bare].filter((name) => !name.startsWith("@countertop/sdk"))).toEqual([]);
    expect(bare).not.toContain("@countertop/sdk/react");
  });
});
