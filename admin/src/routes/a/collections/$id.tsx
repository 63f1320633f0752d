import { createFileRoute } from "@tanstack/react-router";
import { CollectionPage } from "../../../features/collections/collection-page.tsx";
import { collectionProducts } from "../../../features/collections/collection-products.ts";
import { recordRoute } from "../../../patterns/resource.ts";
import { collections } from "../../../resources/collections.ts";

export const Route = createFileRoute("/a/collections/$id")({
  ...recordRoute(collections, {
    strings: ["members"],
    search: collectionProducts.readSearch,
    prefetch: (client, id, search) => [collectionProducts.listQuery(client, id, search)],
  }),
  component: CollectionPage,
});
