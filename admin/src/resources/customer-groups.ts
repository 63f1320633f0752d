import {
  adminCreateCustomerGroup,
  adminDeleteCustomerGroup,
  adminListCustomerGroups,
  adminRetrieveCustomerGroup,
  adminUpdateCustomerGroup,
} from "@countertop/sdk/operations";
import { UsersRound } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const customerGroups = defineResource({
  slug: "customer-groups",
  path: "/customers/groups",
  icon: UsersRound,
  list: adminListCustomerGroups,
  record: adminRetrieveCustomerGroup,
  create: adminCreateCustomerGroup,
  update: adminUpdateCustomerGroup,
  remove: adminDeleteCustomerGroup,
  // Falls back to the id, because the server accepts a group without a name.
  nameOf: ({ name, id }) => name || id,
  orders: ["-created_at", "name", "-updated_at"],
  filters: {
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  zone: "customer_group",
});
