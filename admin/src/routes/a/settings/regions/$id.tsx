import { createFileRoute } from "@tanstack/react-router";
import { RegionPage } from "../../../../features/regions/regions.tsx";
import { regionOptionsQuery } from "../../../../features/regions/region-queries.ts";
import { readText } from "../../../../patterns/list.ts";
import { recordRoute } from "../../../../patterns/resource.ts";
import { regions } from "../../../../resources/regions.ts";

export const Route = createFileRoute("/a/settings/regions/$id")({
  ...recordRoute(regions, {
    strings: ["shipping-options"],
    search: ({ option }) => ({ option: readText(option) }),
    prefetch: (client, id) => [regionOptionsQuery(client, id)],
  }),
  component: RegionPage,
});
