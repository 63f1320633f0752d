import { adminListSalesChannels, adminRetrieveSalesChannel } from "@countertop/sdk/operations";
import { Store } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const salesChannels = defineResource({
  slug: "sales-channels",
  icon: Store,
  list: adminListSalesChannels,
  record: adminRetrieveSalesChannel,
  nameOf: ({ name }) => name,
  noteOf: ({ description }) => description,
  orders: ["-created_at"],
  filters: {},
});
