import { createClient } from "@countertop/sdk";
import { reasons, type ReasonsStore } from "@countertop/sdk/recipes";

const client = createClient();

/** The store's settings are the same for all products: read them once. */
export async function readSettings(): Promise<ReasonsStore> {
  const [channels, regions, options, lists] = await Promise.all([
    client.admin.salesChannels.list({ query: { expand: "locations,publishableKeys" } }),
    client.admin.regions.list({ query: { expand: "countries,payment_providers" } }),
    client.admin.shippingOptions.list(),
    client.admin.priceLists.list({ query: { expand: "customer_groups" } }),
  ]);
  return {
    channels: channels.sales_channels,
    regions: regions.regions,
    shippingOptions: options.shipping_options,
    priceLists: lists.price_lists,
    hasLocations: false,
  };
}

/** Logs `{ cause: "no-price", blocks: true, variant: "variant_…", region: "reg_…" }` for each price that is missing. */
export async function explain(id: string, settings: ReasonsStore): Promise<void> {
  const { product } = await client.admin.products.retrieve({ id });
  for (const reason of reasons(product, settings)) console.log(reason);
}
