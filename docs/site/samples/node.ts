import { createClient } from "@countertop/sdk";

const client = createClient({ baseUrl: process.env["STORE"] ?? "http://localhost:9000" });

const {
  regions: [region],
} = await client.store.regions.list();
if (!region) throw new Error("The store has no region.");

const { products } = await client.store.products.list({
  query: { limit: 3, region_id: region.id, expand: "variants,variants.prices" },
});

for (const product of products) {
  const price = product.variants[0]?.calculated_price;
  console.log(product.title, price ?? "no price", region.currency_code);
}
