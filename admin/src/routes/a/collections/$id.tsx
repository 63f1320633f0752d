import { createFileRoute } from "@tanstack/react-router";
import { CollectionPage } from "../../../features/collections/collection-page.tsx";
import { memberProductsQuery, readMemberSearch } from "../../../patterns/list.ts";
import { recordRoute } from "../../../patterns/resource.ts";
import { collections } from "../../../resources/collections.ts";

export const Route = createFileRoute("/a/collections/$id")({
  ...recordRoute(collections, {
    strings: ["members"],
    search: readMemberSearch,
    prefetch: (client, id, search) => [
      memberProductsQuery(client, { collection_id: [id] }, search),
    ],
  }),
  component: CollectionPage,
});
