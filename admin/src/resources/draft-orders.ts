import {
  adminCreateDraftOrder,
  adminDeleteDraftOrder,
  adminListDraftOrders,
  adminRetrieveDraftOrder,
} from "@countertop/sdk/operations";
import { FilePen } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const draftOrderStatuses = ["open", "completed"] as const;
export type DraftOrderStatus = (typeof draftOrderStatuses)[number];

/**
 * Has no update operation, because the server's operation doesn't accept names or metadata, which page components would write.
 */
export const draftOrders = defineResource({
  slug: "draft-orders",
  icon: FilePen,
  list: adminListDraftOrders,
  record: adminRetrieveDraftOrder,
  create: adminCreateDraftOrder,
  remove: adminDeleteDraftOrder,
  nameOf: ({ display_id }) => `#${display_id}`,
  noteOf: ({ cart }) => cart?.email,
  orders: ["-created_at", "display_id", "status"],
  filters: {
    status: {
      kind: "choice",
      param: "status",
      label: "draft-orders:status.label",
      options: draftOrderStatuses,
      optionLabel: (status: DraftOrderStatus) => `draft-orders:status.${status}` as const,
    },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  query: { expand: "cart,cart.customer,order" },
  hitQuery: { expand: "cart" },
  live: true,
  zone: "draft_order",
});
