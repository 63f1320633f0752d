import { createStorefrontQueryClient, MedusaProvider } from "@countertop/storefront-kit";
import { hydrate, type DehydratedState } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Goes on where the server stopped: what it read is there at once. */
export function takeOver(page: Element, shop: ReactNode, state: DehydratedState): void {
  const queryClient = createStorefrontQueryClient();
  hydrate(queryClient, state);
  hydrateRoot(page, <MedusaProvider queryClient={queryClient}>{shop}</MedusaProvider>);
}
