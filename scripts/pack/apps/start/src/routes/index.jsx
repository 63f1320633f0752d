// The loader prefetches on the server, from the store's internal address. The browser continues with that data.
import { createHttpClient } from "@countertop/sdk";
import { storeListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { createServerFn } from "@tanstack/react-start";
import { QUERY } from "../../query.js";
import { Products } from "../../shop.jsx";

const prefetch = createServerFn().handler(async () => {
  const client = createHttpClient({ baseUrl: process.env.STORE });
  const queries = new QueryClient();
  await queries.prefetchQuery(queryOptions(client, storeListProducts, { query: QUERY }));
  return dehydrate(queries);
});

export const Route = createFileRoute("/")({
  loader: () => prefetch(),
  component: function Page() {
    return (
      <HydrationBoundary state={Route.useLoaderData()}>
        <Products />
      </HydrationBoundary>
    );
  },
});
