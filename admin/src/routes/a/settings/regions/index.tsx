import { createFileRoute } from "@tanstack/react-router";
import { RegionsPage } from "../../../../features/regions/regions.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { regions } from "../../../../resources/regions.ts";

export const Route = createFileRoute("/a/settings/regions/")({
  ...listRoute(regions),
  component: RegionsPage,
});
