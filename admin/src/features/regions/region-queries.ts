import type { HttpClient } from "@countertop/sdk";
import { adminListShippingOptions, adminListTaxRates } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

// Queries that routes run before the page's code has loaded. This file loads with the routes, so it has no components.

/** All shipping options of a region, for sent and for returned items. */
export const regionOptionsQuery = (client: HttpClient, region_id: string) =>
  queryOptions(client, adminListShippingOptions, { query: { region_id, limit: 200 } });

/** A region's tax rates except the default one, each with the number of records that it applies to. */
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
