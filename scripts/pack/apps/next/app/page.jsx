// A server component prefetches from the store's internal address. The browser continues with that data.
import { createHttpClient } from "@countertop/sdk";
import { storeListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { connection } from "next/server";
import { Suspense } from "react";
import { Products } from "../shop.jsx";
import { QUERY } from "../query.js";

export default function Page() {
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <Prefetched />
    </Suspense>
  );
}

async function Prefetched() {
  await connection(); // at each visit, and not while the app is built
  const client = createHttpClient({ baseUrl: process.env.STORE });
  const queries = new QueryClient();
  await queries.prefetchQuery(queryOptions(client, storeListProducts, { query: QUERY }));
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Products />
    </HydrationBoundary>
  );
}
