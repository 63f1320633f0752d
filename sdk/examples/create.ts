import type { Client } from "@countertop/sdk";

export async function createMug(client: Client): Promise<string> {
  const { product } = await client.admin.products.create({
    body: {
      title: "Mug",
      options: [{ title: "Size" }],
      variants: [
        {
          title: "Large",
          options: [{ value: "L" }],
          prices: [{ currency_code: "eur", amount: 1250 }],
        },
      ],
    },
  });
  return product.id;
}
