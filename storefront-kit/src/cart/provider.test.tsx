import { createHttpClient } from "@countertop/sdk";
import type { StoreCart } from "@countertop/sdk/types";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { MedusaProvider } from "../medusa-provider.tsx";
import { CartProvider, useCart } from "./provider.tsx";
import { simulatedStore } from "./simulated-store.fixture.ts";

const Cart = () => {
  const { cart, isLoading, totalItems } = useCart();
  return <>{isLoading ? "not known" : `${cart?.id} ${totalItems}`}</>;
};

/** Renders markup as a server does. Checks that rendering doesn't call the store, and doesn't leave a timer running. */
function drawn(tree: ReactNode): string {
  const store = simulatedStore();
  const timers = vi.spyOn(globalThis, "setTimeout");
  const client = createHttpClient({ fetch: store.fetch });
  const html = renderToString(<MedusaProvider client={client}>{tree}</MedusaProvider>);
  expect(store.calls).toEqual([]);
  expect(timers.mock.calls.filter(([, delay = 0]) => delay > 0)).toEqual([]);
  timers.mockRestore();
  return html;
}

it("a server renders a loading cart, because it doesn't know the browser's cart", () => {
  const html = drawn(
    <CartProvider>
      <Cart />
    </CartProvider>,
  );
  expect(html).toBe("not known");
});

it("a server renders the cart in `initialState`", () => {
  const cart = { id: "cart_1", items: [{ quantity: 2 }, { quantity: 3 }] } as unknown as StoreCart;
  const html = drawn(
    <CartProvider initialState={cart}>
      <Cart />
    </CartProvider>,
  );
  expect(html).toBe("cart_1 5");
});

it("CartProvider outside a MedusaProvider throws an error that says which provider is missing", () => {
  expect(() => renderToString(<CartProvider />)).toThrow(
    new Error("useMedusa must be used within a MedusaProvider"),
  );
});

it("useCart outside a CartProvider throws an error that says which provider is missing", () => {
  expect(() => renderToString(<Cart />)).toThrow(
    new Error("useCart must be used within a CartProvider"),
  );
});
