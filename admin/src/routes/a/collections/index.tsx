import { createFileRoute } from "@tanstack/react-router";
import { CollectionsPage } from "../../../features/collections/collections-page.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { collections } from "../../../resources/collections.ts";

export const Route = createFileRoute("/a/collections/")({
  ...listRoute(collections, { strings: ["members"] }),
  component: CollectionsPage,
});
