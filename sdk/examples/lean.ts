import type { Client } from "@countertop/sdk";

/** A list for a page: three fields of each product, and no relation. */
export async function cards(client: Client) {
  const { products } = await client.store.products.list({
    query: { limit: 12, fields: "id,title,thumbnail", expand: "" },
  });
  return products.map(({ id, title, thumbnail }) => ({ id, title, thumbnail }));
}
