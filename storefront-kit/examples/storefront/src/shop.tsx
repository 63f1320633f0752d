import type { HttpClient } from "@countertop/sdk";
import { MedusaProvider } from "@countertop/storefront-kit";
import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, useEffect } from "react";
import { VisitorProvider, type Visitor } from "./lib/visitor.ts";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { Root } from "./components/root.tsx";
import { RouterProvider } from "./lib/router.tsx";

/** Renders the same in a browser and on a server, so that hydration works. */
export function Shop({
  client,
  queryClient,
  address,
  visitor,
}: {
  client: HttpClient;
  queryClient: QueryClient;
  /** The page's URL without the origin. */
  address: string;
  visitor: Visitor;
}) {
  // public/early.js waits for this event. A click hydrates a part that isn't ready yet, but not while React itself is working.
  useEffect(() => void setTimeout(() => dispatchEvent(new Event("shop:ready"))), []);
  return (
    <StrictMode>
      <VisitorProvider value={visitor}>
        <MedusaProvider client={client} queryClient={queryClient}>
          <RouterProvider address={address}>
            <ErrorBoundary at={address}>
              <Root />
            </ErrorBoundary>
          </RouterProvider>
        </MedusaProvider>
      </VisitorProvider>
    </StrictMode>
  );
}
