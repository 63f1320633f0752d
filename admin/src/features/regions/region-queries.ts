import type { HttpClient } from "@countertop/sdk";
import { adminListShippingOptions, adminListTaxRates } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

// Queries that routes run before the page's code has loaded. This file is part of the routes' code, so it contains no components.

/** All shipping options of a region, in both directions. */
export const regionOptionsQuery = (client: HttpClient, region_id: string) =>
  queryOptions(client, adminListShippingOptions, { query: { region_id, limit: 200 } });

/** A region's tax rates except its default, each with the number of records to which it applies. */
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
