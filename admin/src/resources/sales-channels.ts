import {
  adminCreateSalesChannel,
  adminDeleteSalesChannel,
  adminListSalesChannels,
  adminRetrieveSalesChannel,
  adminUpdateSalesChannel,
} from "@countertop/sdk/operations";
import { Store } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const salesChannels = defineResource({
  slug: "sales-channels",
  icon: Store,
  needs: "sales_channels",
  list: adminListSalesChannels,
  record: adminRetrieveSalesChannel,
  create: adminCreateSalesChannel,
  update: adminUpdateSalesChannel,
  remove: adminDeleteSalesChannel,
  nameOf: ({ name }) => name,
  noteOf: ({ description }) => description,
  orders: ["-created_at", "name", "-updated_at"],
  filters: {
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
});
