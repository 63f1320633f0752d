import type { Client } from "@countertop/sdk";

export async function titles(client: Client): Promise<string[]> {
  const found: string[] = [];
  for await (const product of client.admin.products.iterate({ query: { limit: 50 } }))
    found.push(product.title);
  return found;
}
