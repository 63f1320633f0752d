import { createFileRoute } from "@tanstack/react-router";
import { channelProducts } from "../../../features/sales-channels/channel-products.ts";
import { SalesChannelPage } from "../../../features/sales-channels/sales-channels.tsx";
import { recordRoute } from "../../../patterns/resource.ts";
import { salesChannels } from "../../../resources/sales-channels.ts";

export const Route = createFileRoute("/a/sales-channels/$id")({
  ...recordRoute(salesChannels, {
    settings: true,
    strings: ["members"],
    search: channelProducts.readSearch,
    prefetch: (client, id, search) => [channelProducts.listQuery(client, id, search)],
  }),
  component: SalesChannelPage,
});
