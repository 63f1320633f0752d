// A server component prefetches from the store's internal address. The browser continues with that data.
import { createHttpClient } from "@countertop/sdk";
import { storeListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { Products } from "../shop.jsx";
import { QUERY } from "../query.js";

export const dynamic = "force-dynamic";

export default async function Page() {
  const client = createHttpClient({ baseUrl: process.env.STORE });
  const queries = new QueryClient();
  await queries.prefetchQuery(queryOptions(client, storeListProducts, { query: QUERY }));
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <Products />
    </HydrationBoundary>
  );
}
