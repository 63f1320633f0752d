import { createHttpClient } from "@countertop/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { renderHook } from "vitest-browser-react";
import { MedusaProvider } from "../medusa-provider.tsx";
import { createStorefrontQueryClient } from "../query-defaults.ts";
import { CartProvider, useCart, type CartProviderProps } from "./provider.tsx";
import type { SimulatedStore } from "./simulated-store.fixture.ts";

/**
 * Returns a wrapper component for a page of the storefront. Each page has its own client. All pages share the browser's storage.
 */
export function shopOf(
  store: SimulatedStore,
  props: CartProviderProps = {},
  queryClient: QueryClient = createStorefrontQueryClient(),
) {
  const client = createHttpClient({ baseUrl: "http://store.test", fetch: store.fetch });
  return function Shop({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <MedusaProvider client={client} queryClient={queryClient}>
          <CartProvider {...props}>{children}</CartProvider>
        </MedusaProvider>
      </StrictMode>
    );
  };
}

export const open = (store: SimulatedStore, props?: CartProviderProps) =>
  renderHook(() => useCart(), { wrapper: shopOf(store, props) });

export type Opened = Awaited<ReturnType<typeof open>>;

/** Opens a page with two cups and a pot in the cart, and clears the store's list of calls. */
export async function openWithItems(
  store: SimulatedStore,
  props?: CartProviderProps,
): Promise<Opened> {
  const page = await open(store, props);
  await page.act(() =>
    page.result.current.addItems.mutateAsync({
      items: [{ variant_id: "cup", quantity: 2 }, { variant_id: "pot" }],
    }),
  );
  store.calls.length = 0;
  return page;
}

export const quantities = ({ result }: Opened) =>
  result.current.cart?.items.map((item) => [item.variant_id, item.quantity]);

export const lineOf = ({ result }: Opened, variant: string): string =>
  result.current.cart?.items.find((item) => item.variant_id === variant)?.id ?? "";
