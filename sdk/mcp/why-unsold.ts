import { explanations } from "@countertop/sdk/recipes";

const causes = Object.values(explanations).map(({ problem, fix }) => `- ${problem} ${fix}`);

/** The checks that `reasons` from `@countertop/sdk/recipes` makes, as a list of operations to call. */
export const whyUnsold = {
  name: "why-unsold",
  title: "Find out why customers can't buy a product",
  values: { product: "The product" },
  text: [
    '1. adminListProducts with query {"q": "…", "fields": "id,title,status", "expand": "sales_channels,profiles,variants.prices,variants.inventory_items"}. 2. adminListSalesChannels with query.expand "locations,publishableKeys"; adminListRegions with query.expand "countries,payment_providers"; adminListShippingOptions; adminListPriceLists with query.expand "customer_groups". 3. adminListInventoryItems with query.id for the items of tracked variants without backorder; count only locations of the channel. 4. Check these causes for each variant, channel, and region, and name the fix:',
    ...causes,
    "5. To confirm, call storeCreateCart with region_id and sales_channel_id, then storeCreateLineItem. The error says why the server rejects the item.",
  ].join("\n"),
} as const;
