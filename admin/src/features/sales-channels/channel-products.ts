import {
  adminAddSalesChannelProducts,
  adminRemoveSalesChannelProducts,
} from "@countertop/sdk/operations";
import { batch, defineRelation } from "../../patterns/list.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

const objects = (ids: readonly string[]) => ({ product_ids: ids.map((id) => ({ id })) });

/** The products that are sold in a channel. A product can be in several channels. */
export const channelProducts = defineRelation({
  ...relatedProducts,
  owner: "sales-channel",
  filter: (id) => ({ sales_channel_id: [id] }),
  add: batch(adminAddSalesChannelProducts, (id, ids) => ({ id, body: objects(ids) })),
  remove: batch(adminRemoveSalesChannelProducts, (id, ids) => ({ id, body: objects(ids) })),
  pickQuery: { expand: "sales_channels", order: "title" },
  isIn: ({ sales_channels }, id) => sales_channels?.some((channel) => channel.id === id) ?? false,
  labels: {
    ...relatedProductLabels,
    table: "members:title",
    search: "members:search",
    emptyTitle: "members:none",
    emptyText: "sales-channels:products.emptyText",
    addText: "sales-channels:products.addText",
    already: "sales-channels:products.here",
    added: "sales-channels:products.added",
    remove: "sales-channels:products.remove",
    removed: "sales-channels:products.removed",
  },
});
