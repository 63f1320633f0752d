import type { HttpClient } from "@countertop/sdk";
import {
  adminCreatePriceList,
  adminDeletePriceList,
  adminListPriceLists,
  adminRetrievePriceList,
  adminUpdatePriceList,
} from "@countertop/sdk/operations";
import { Coins } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";
import { customerGroups } from "./customer-groups.ts";

const described = defineResource({
  slug: "price-lists",
  path: "/pricing",
  icon: Coins,
  live: true,
  list: adminListPriceLists,
  record: adminRetrievePriceList,
  create: adminCreatePriceList,
  update: adminUpdatePriceList,
  remove: adminDeletePriceList,
  nameOf: ({ name }) => name,
  noteOf: ({ description }) => description,
  orders: ["-created_at", "name", "-updated_at", "starts_at", "ends_at"],
  filters: {
    status: {
      kind: "choice",
      param: "status",
      label: "price-lists:fields.state",
      options: ["active", "draft"],
      optionLabel: (value: "active" | "draft") => `price-lists:state.${value}` as const,
      counted: true,
    },
    type: {
      kind: "choice",
      param: "type",
      label: "price-lists:fields.type",
      options: ["sale", "override"],
      optionLabel: (value: "sale" | "override") => `price-lists:fields.type_${value}` as const,
      counted: true,
    },
    groups: {
      kind: "records",
      param: "customer_groups",
      label: "price-lists:fields.groups",
      of: customerGroups,
    },
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  query: { expand: "customer_groups" },
  zone: "price_list",
});

export const priceLists = {
  ...described,
  /**
   * Reads the record from the list endpoint, without its prices. The endpoint for a single record returns all prices with their
   * complete variants, which is 28 MB for 20,000 prices.
   */
  recordQueryOptions: (client: HttpClient, id: string) => {
    const whole = described.recordQueryOptions(client, id);
    return {
      ...whole,
      queryFn: async (context: Parameters<typeof whole.queryFn>[0]) => {
        const query = { id, expand: "customer_groups" };
        const [price_list] = (await adminListPriceLists(client, { query }, context)).price_lists;
        // If the record doesn't exist, requests it from its own endpoint, which reports the error.
        return price_list ? { price_list } : whole.queryFn(context);
      },
    };
  },
};
