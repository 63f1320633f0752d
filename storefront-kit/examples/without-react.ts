import { createHttpClient } from "@countertop/sdk";
import { createCartStore } from "@countertop/storefront-kit/core";
import { QueryClient } from "@tanstack/react-query";

const cart = createCartStore({
  client: createHttpClient({ baseUrl: "http://localhost:9000" }),
  queryClient: new QueryClient(),
  defaults: { country_code: "de" },
});

/** Shows the cart's number of items in an element. Returns a function that stops updating the element. */
export function showCount(element: HTMLElement): () => void {
  const show = (count: number) => (element.textContent = String(count));
  show(cart.getSnapshot().totalItems);
  return cart.select(({ totalItems }) => totalItems, show);
}

export const addToCart = (variant_id: string) => cart.write("addItem", { variant_id });
