import { adminListCustomers, adminRetrieveCustomer } from "@countertop/sdk/operations";
import { UserRound } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const customers = defineResource({
  slug: "customers",
  icon: UserRound,
  list: adminListCustomers,
  record: adminRetrieveCustomer,
  nameOf: ({ first_name, last_name, email }) =>
    [first_name, last_name].filter(Boolean).join(" ") || email,
  noteOf: ({ email }) => email,
  orders: ["-created_at"],
  filters: {},
});
