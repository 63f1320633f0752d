import { createFileRoute } from "@tanstack/react-router";
import { SalesChannelsPage } from "../../../features/sales-channels/sales-channels.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { salesChannels } from "../../../resources/sales-channels.ts";

export const Route = createFileRoute("/a/sales-channels/")({
  ...listRoute(salesChannels, { settings: true }),
  component: SalesChannelsPage,
});
