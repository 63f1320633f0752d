import { createHttpClient } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { createStorefrontQueryClient, MedusaProvider } from "@countertop/storefront-kit";
import { dehydrate, type DehydratedState } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Creates a client and a cache for each request, so that visitors never see each other's data. */
export async function draw(
  shop: ReactNode,
  request: { baseUrl: string; cookie: string },
): Promise<{ html: string; state: DehydratedState }> {
  const client = createHttpClient({
    baseUrl: request.baseUrl,
    headers: { cookie: request.cookie },
  });
  const queryClient = createStorefrontQueryClient();
  await queryClient.prefetchQuery(queryOptions(client, storeListRegions));
  const html = renderToString(
    <MedusaProvider client={client} queryClient={queryClient}>
      {shop}
    </MedusaProvider>,
  );
  return { html, state: dehydrate(queryClient) };
}
