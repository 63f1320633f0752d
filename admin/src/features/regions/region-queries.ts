import type { HttpClient } from "@countertop/sdk";
import { adminListShippingOptions, adminListTaxRates } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

// What the routes fetch before their page's code has come: loaded with them, so no components.

/** All shipping options of a region, there and back. */
export const regionOptionsQuery = (client: HttpClient, region_id: string) =>
  queryOptions(client, adminListShippingOptions, { query: { region_id, limit: 200 } });

/** The rates of a region beside its own, with how much each is for. */
export const ratesQuery = (client: HttpClient, region: string) =>
  queryOptions(client, adminListTaxRates, {
    query: {
      region_id: [region],
      limit: 200,
      order: "name",
      fields: [
        "name",
        "code",
        "rate",
        "product_count",
        "product_type_count",
        "shipping_option_count",
      ],
    },
  });
