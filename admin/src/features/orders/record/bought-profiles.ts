import { adminListProducts } from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../../lib/concurrency.ts";
import type { Order } from "../order.ts";

/** Maximum number of ids per request, because the ids are in the URL. */
const IDS = 100;

/**
 * The distinct shipping profiles of the products of these lines. The order is read without its products, because they are a third of a
 * long order's response, and the page needs only their profiles.
 */
export function useBoughtProfiles(items: Order["items"] = []) {
  const client = useClient();
  const products = [
    ...new Set(items.flatMap(({ variant }) => variant?.product_id ?? [])),
  ].toSorted();
  return useQuery({
    queryKey: [...queryKey(adminListProducts, {}), "profiles", products],
    async queryFn({ signal }): Promise<readonly string[]> {
      const profiles = new Set<string>();
      await forEachConcurrently(chunk(products, IDS), CONCURRENCY, async (id) => {
        const query = { id, limit: id.length, fields: "id", expand: "profiles" };
        const answer = await adminListProducts(client, { query }, { signal });
        for (const { profile_id } of answer.products) if (profile_id) profiles.add(profile_id);
      });
      return [...profiles];
    },
  });
}
