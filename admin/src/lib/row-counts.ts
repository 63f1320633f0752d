/** The numbers of members for a list's rows. All rows share one request, unless its response would be too large. */
import {
  adminListCustomerGroupCustomers,
  adminListCustomers,
  adminListProducts,
} from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import { useAdminProducts, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { countTogether } from "./count-together.ts";
import { occurrencesOf } from "./occurrences.ts";

/** Maximum numbers of records that one request reads. Its response has at most 60 KB. */
const MOST = { customers: 100, products: 500 };

const countMembers = countTogether(
  async (client, ids) => {
    const query = { groups: [...ids], limit: MOST.customers, expand: "groups" };
    const { customers, count } = await adminListCustomers(client, { query });
    const groups = customers.flatMap((customer) => customer.groups ?? []);
    return count > MOST.customers ? undefined : occurrencesOf(groups.map(({ id }) => id));
  },
  async (client, id) =>
    (await adminListCustomerGroupCustomers(client, { id, query: { limit: 1 } })).count,
);

/** Number of customers in a group. */
export function useMemberCount(id: string): number | undefined {
  const client = useClient();
  return useQuery({
    queryKey: [...queryKey(adminListCustomerGroupCustomers, { id }), "count"],
    queryFn: () => countMembers(client, id),
  }).data;
}

/** The query that counts a collection's products. Its response has only a few bytes. */
const productCountQuery = (id: string) => ({
  collection_id: [id],
  limit: 1,
  fields: "id",
  expand: "collection",
});

/** The list of collections has no products (lib/collections-without-products.ts). */
const countProducts = countTogether(
  async (client, ids) => {
    const fields = { fields: "id,collection_id", expand: "" };
    const query = { collection_id: [...ids], limit: MOST.products, ...fields };
    const { products, count } = await adminListProducts(client, { query });
    return count > MOST.products
      ? undefined
      : occurrencesOf(products.flatMap(({ collection_id }) => collection_id ?? []));
  },
  async (client, id) => (await adminListProducts(client, { query: productCountQuery(id) })).count,
);

/** Number of products in a collection. */
export function useProductCount(id: string): number | undefined {
  const client = useClient();
  return useQuery({
    queryKey: [...queryKey(adminListProducts, { query: productCountQuery(id) }), "count"],
    queryFn: () => countProducts(client, id),
  }).data;
}

/** Number of a collection's published products. */
export const usePublishedCount = (id: string): number | undefined =>
  useAdminProducts({ query: { ...productCountQuery(id), status: ["published"] } }).data?.count;
