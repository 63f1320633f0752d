import { createClient } from "@countertop/sdk";
import { storeListProducts } from "@countertop/sdk/operations";
import { queryOptions, storefrontQueryDefaults } from "@countertop/sdk/query";
import { dehydrate, QueryClient } from "@tanstack/react-query";

/** Serves one request with its own client, so that visitors never share data. */
export async function load(request: Request) {
  const cookie = request.headers.get("cookie") ?? "";
  const client = createClient({ baseUrl: "http://localhost:9000", headers: { cookie } });
  const queries = new QueryClient({ defaultOptions: storefrontQueryDefaults });
  await queries.prefetchQuery(queryOptions(client, storeListProducts, { query: { limit: 12 } }));
  return dehydrate(queries); // for <HydrationBoundary state={…}>, below which useProducts has the data immediately
}
