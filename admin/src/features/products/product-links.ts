import type { HttpClient } from "@countertop/sdk";
import {
  adminAddCollectionProducts,
  adminAddProductCategoryProducts,
  adminAddSalesChannelProducts,
  adminListProducts,
  adminRemoveCollectionProducts,
  adminRemoveProductCategoryProducts,
  adminRemoveSalesChannelProducts,
} from "@countertop/sdk/operations";

/** Reads the products before a change, because the list may be outdated. */
const before = async (client: HttpClient, ids: readonly string[], expand: string) => {
  const query = { id: [...ids], fields: "id", expand, limit: ids.length };
  return (await adminListProducts(client, { query })).products;
};

const input = (ids: string[], id: string) => ({
  id,
  body: { product_ids: ids.map((product) => ({ id: product })) },
});

export const collection = {
  link: adminAddCollectionProducts,
  unlink: adminRemoveCollectionProducts,
  input: (ids: string[], id: string) => ({ id, body: { product_ids: ids } }),
  changes: async (client: HttpClient, ids: readonly string[], chosen: string) =>
    (await before(client, ids, "collection"))
      .map((product) => ({ id: product.id, former: product.collection?.id }))
      .filter(({ former }) => former !== chosen),
};

export const category = {
  link: adminAddProductCategoryProducts,
  unlink: adminRemoveProductCategoryProducts,
  input,
  changes: async (client: HttpClient, ids: readonly string[], chosen: string) =>
    (await before(client, ids, "categories")).filter(
      ({ categories }) => !categories?.some(({ id }) => id === chosen),
    ),
};

export const channel = {
  link: adminAddSalesChannelProducts,
  unlink: adminRemoveSalesChannelProducts,
  input,
  changes: async (client: HttpClient, ids: readonly string[], chosen: string) =>
    (await before(client, ids, "sales_channels")).filter(
      ({ sales_channels }) => !sales_channels?.some(({ id }) => id === chosen),
    ),
};
