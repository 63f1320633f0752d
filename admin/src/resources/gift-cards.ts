import {
  adminCreateGiftCard,
  adminDeleteGiftCard,
  adminListGiftCards,
  adminRetrieveGiftCard,
  adminUpdateGiftCard,
} from "@countertop/sdk/operations";
import { Gift } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/**
 * Issued gift cards. The server can search them by words, but can't filter them. Excludes the product that sells gift cards.
 */
export const giftCards = defineResource({
  slug: "gift-cards",
  icon: Gift,
  list: adminListGiftCards,
  record: adminRetrieveGiftCard,
  create: adminCreateGiftCard,
  update: adminUpdateGiftCard,
  remove: adminDeleteGiftCard,
  nameOf: ({ code }) => code,
  noteOf: ({ order }) => (order ? `#${order.display_id}` : undefined),
  orders: ["-created_at", "-updated_at", "code", "value", "balance", "ends_at"],
  filters: {},
  // Refetches when the window gets the focus, because customers can use cards at any time.
  live: true,
  zone: "gift_card",
  pageZone: "custom_gift_card",
});
