import {
  adminCreateCustomer,
  adminListCustomers,
  adminRetrieveCustomer,
  adminUpdateCustomer,
} from "@countertop/sdk/operations";
import { UserRound } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";
import { customerGroups } from "./customer-groups.ts";

/** The relations that the page needs. Without this parameter, a record contains all of its orders. */
const shown = { expand: "groups,billing_address,shipping_addresses" };

/** Has no delete operation, because the server can't delete customers. */
export const customers = defineResource({
  slug: "customers",
  icon: UserRound,
  list: adminListCustomers,
  record: adminRetrieveCustomer,
  create: adminCreateCustomer,
  update: adminUpdateCustomer,
  nameOf: ({ first_name, last_name, email }) =>
    [first_name, last_name].filter(Boolean).join(" ") || email,
  noteOf: ({ email }) => email,
  textOf: ({ first_name, last_name, email }) => [first_name, last_name, email].join(" "),
  orders: ["-created_at", "first_name", "last_name", "email", "-updated_at"],
  filters: {
    groups: {
      kind: "records",
      param: "groups",
      label: "customers:list.groups",
      of: customerGroups,
    },
    account: {
      kind: "boolean",
      param: "has_account",
      label: "customers:list.account",
      yes: "customers:account.yes",
      no: "customers:account.no",
    },
    created: { kind: "dates", param: "created_at", label: "customers:list.since" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  query: { expand: "groups" },
  relations: { orders: "orders" },
  relationsByPage: true,
  recordQuery: shown,
  updateQuery: shown,
  live: true,
  zone: "customer",
});
