import type { Client } from "@countertop/sdk";

/** Lists products for a page, with three fields each and no relations. */
export async function cards(client: Client) {
  const { products } = await client.store.products.list({
    query: { limit: 12, fields: "id,title,thumbnail", expand: "" },
  });
  return products.map(({ id, title, thumbnail }) => ({ id, title, thumbnail }));
}
