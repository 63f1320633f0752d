import { createFileRoute } from "@tanstack/react-router";
import { ratesQuery } from "../../../../features/regions/region-queries.ts";
import { RegionTaxesPage } from "../../../../features/regions/taxes/taxes.tsx";
import { readText } from "../../../../patterns/list.ts";
import { recordRoute } from "../../../../patterns/resource.ts";
import { taxes } from "../../../../resources/taxes.ts";

export const Route = createFileRoute("/a/settings/taxes/$id")({
  ...recordRoute(taxes, {
    // The card with rates and its drawer are also on the region's page, and have their own strings.
    strings: ["regions", "tax-rates"],
    search: ({ rate }) => ({ rate: readText(rate) }),
    prefetch: (client, id) => [ratesQuery(client, id)],
  }),
  component: RegionTaxesPage,
});
