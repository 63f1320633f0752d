import type { HttpClient } from "@countertop/sdk";
import { MedusaProvider } from "@countertop/storefront-kit";
import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, useEffect } from "react";
import { VisitorProvider, type Visitor } from "./lib/visitor.ts";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { Root } from "./components/root.tsx";
import { RouterProvider } from "./lib/router.tsx";

/** The same in a browser and on a server: what one draws, the other takes over. */
export function Shop({
  client,
  queryClient,
  address,
  visitor,
}: {
  client: HttpClient;
  queryClient: QueryClient;
  /** Of the page, without the origin. */
  address: string;
  visitor: Visitor;
}) {
  // public/early.js waits for it. A part that is not taken over yet is so by a press, but not while React is at work itself.
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
