import { adminListPriceLists, adminRetrievePriceList } from "@countertop/sdk/operations";
import { Coins } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const priceLists = defineResource({
  slug: "price-lists",
  icon: Coins,
  list: adminListPriceLists,
  record: adminRetrievePriceList,
  nameOf: ({ name }) => name,
  noteOf: ({ description }) => description,
  orders: ["-created_at"],
  filters: {},
});
