import { createStorefrontQueryClient, MedusaProvider } from "@countertop/storefront-kit";
import { hydrate, type DehydratedState } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates the page with the data that the server read, even if the server uses a different URL for the store. */
export function takeOver(page: Element, shop: ReactNode, state: DehydratedState): void {
  const queryClient = createStorefrontQueryClient();
  hydrate(queryClient, state);
  hydrateRoot(
    page,
    <MedusaProvider baseUrl="https://store.example.com" queryClient={queryClient}>
      {shop}
    </MedusaProvider>,
  );
}
