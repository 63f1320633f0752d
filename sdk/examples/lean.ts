import type { Client } from "@countertop/sdk";

/** Lists products with only three fields, and without relations. */
export async function cards(client: Client) {
  const { products } = await client.store.products.list({
    query: { limit: 12, fields: "id,title,thumbnail", expand: "" },
  });
  return products.map(({ id, title, thumbnail }) => ({ id, title, thumbnail }));
}
