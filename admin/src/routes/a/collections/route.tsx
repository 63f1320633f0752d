import { createFileRoute } from "@tanstack/react-router";
import { CollectionsCrumb } from "../../../features/collections/collections-crumb.tsx";

export const Route = createFileRoute("/a/collections")({
  beforeLoad: ({ context }) => context.strings("collections", "members"),
  staticData: { crumb: CollectionsCrumb },
});
