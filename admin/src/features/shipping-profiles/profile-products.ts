import type { HttpClient } from "@countertop/sdk";
import {
  adminRetrieveShippingProfile,
  adminUpdateShippingProfile,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { matchesWords } from "../../lib/text-match.ts";
import { batch, defineRelation, RELATED_PER_PAGE } from "../../patterns/list.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";
import { defaultProfileId } from "./default-profile.ts";

const put = batch(adminUpdateShippingProfile, (id, products) => ({ id, body: { products } }));
const listed = defineRelation({
  ...relatedProducts,
  owner: "shipping-profile",
  filter: () => ({}),
  add: put,
  labels: {
    ...relatedProductLabels,
    emptyTitle: "shipping-profiles:products.none",
    emptyText: "shipping-profiles:products.hint",
    addText: "shipping-profiles:products.hint",
    added: "common:resource.edit.saved",
  },
});

interface Product {
  id: string;
  title: string;
  created_at: string;
}
const matching = (products: readonly Product[], find: string) =>
  products.filter(({ title }) => matchesWords(title, find));
const sorted = (products: Product[], order: string) => {
  const newest = order === "-created_at" ? -1 : 1;
  return products.toSorted((a, b) =>
    order === "title"
      ? a.title.localeCompare(b.title)
      : newest * (Date.parse(a.created_at) - Date.parse(b.created_at)),
  );
};

/**
 * The products of a shipping profile. The server can't filter products by profile, but returns all of a profile's products with
 * it, so the page searches and sorts them.
 */
export const profileProducts: typeof listed = {
  ...listed,
  listQuery: (client, id, { find, page, order }) =>
    ({
      ...queryOptions(client, adminRetrieveShippingProfile, { id }),
      select: ({
        shipping_profile: { products = [] },
      }: {
        shipping_profile: { products?: Product[] };
      }) => {
        const found = sorted(matching(products, find), order);
        const first = (page - 1) * RELATED_PER_PAGE;
        return { products: found.slice(first, first + RELATED_PER_PAGE), count: found.length };
      },
    }) as unknown as ReturnType<typeof listed.listQuery>,
  everyId: async (client, id, find) => {
    const { data } = await client.send(adminRetrieveShippingProfile, { id });
    return matching((data.shipping_profile.products ?? []) as Product[], find).map((one) => one.id);
  },
};

/** The product list of a profile that isn't the default one. Removed products move to the default profile. */
export const removableProducts = (client: HttpClient): typeof listed => ({
  ...profileProducts,
  remove: async (write, _, ids, onDone) => {
    const usual = await defaultProfileId(client);
    if (usual !== undefined) await put(write, usual, ids, onDone);
  },
  labels: {
    ...listed.labels,
    remove: "shipping-profiles:products.remove",
    removed: "common:resource.edit.saved",
  },
});
