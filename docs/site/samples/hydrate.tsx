"use client";
import { createClient } from "@countertop/sdk";
import { ClientProvider, useProducts } from "@countertop/sdk/react";
import {
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  type DehydratedState,
} from "@tanstack/react-query";
import { useState } from "react";

/** `state` is the result of `dehydrate` on the server. */
export function Page({ state }: { state: DehydratedState }) {
  const [client] = useState(() => createClient({ baseUrl: "http://localhost:9000" }));
  // Without a `staleTime`, the browser would fetch the data again right after it has shown the
  // server's data.
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <HydrationBoundary state={state}>
          <Products />
        </HydrationBoundary>
      </ClientProvider>
    </QueryClientProvider>
  );
}

function Products() {
  const { data } = useProducts({ query: { limit: 12 } }); // the same input as on the server
  return <p>{data?.products.map(({ title }) => title).join(", ")}</p>;
}
