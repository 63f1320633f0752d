import type { HttpClient } from "@countertop/sdk";
import { MedusaProvider } from "@countertop/storefront-kit";
import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { VisitorProvider, type Visitor } from "./lib/visitor.ts";
import type { createShopRouter } from "./router.tsx";

/** The same in a browser and on a server: what one draws, the other takes over. */
export function Shop({
  client,
  queryClient,
  router,
  visitor,
}: {
  client: HttpClient;
  queryClient: QueryClient;
  router: ReturnType<typeof createShopRouter>;
  visitor: Visitor;
}) {
  return (
    <StrictMode>
      <VisitorProvider value={visitor}>
        <MedusaProvider client={client} queryClient={queryClient}>
          <RouterProvider router={router} />
        </MedusaProvider>
      </VisitorProvider>
    </StrictMode>
  );
}
