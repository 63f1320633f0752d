import {
  adminAddCustomerGroupCustomers,
  adminRemoveCustomerGroupCustomers,
} from "@countertop/sdk/operations";
import { batch, defineRelation } from "../../patterns/list.ts";
import { customers } from "../../resources/customers.ts";

const input = (id: string, ids: readonly string[]) => ({
  id,
  body: { customer_ids: ids.map((one) => ({ id: one })) },
});

// Leaves out the group filter. With this filter, the server returns only the filtered groups, so a customer's other groups
// would be missing.
const { groups: _, ...filters } = customers.filters;

/** The members of a group. A customer can be in several groups. */
export const groupMembers = defineRelation({
  owner: "customer-group",
  resource: customers,
  filter: (id) => ({ groups: [id] }),
  orders: [
    ["-created_at", "customer-groups:members.newest"],
    ["first_name", "customer-groups:members.byFirst"],
    ["last_name", "customer-groups:members.byLast"],
    ["email", "customer-groups:members.byEmail"],
  ],
  add: batch(adminAddCustomerGroupCustomers, input),
  remove: batch(adminRemoveCustomerGroupCustomers, input),
  pickQuery: { expand: "groups" },
  filtered: { ...customers, filters },
  isIn: ({ groups }, id) => groups?.some((group) => group.id === id) ?? false,
  labels: {
    title: "customer-groups:members.title",
    table: "customer-groups:members.table",
    search: "customer-groups:members.search",
    name: "customer-groups:fields.name",
    emptyTitle: "customer-groups:members.emptyTitle",
    emptyText: "customer-groups:members.emptyText",
    order: "customer-groups:members.order",
    add: "customer-groups:members.add",
    addText: "customer-groups:members.addText",
    find: "customer-groups:members.find",
    none: "customer-groups:members.none",
    already: "customer-groups:members.already",
    added: "customer-groups:members.added",
    remove: "customer-groups:members.remove",
    removed: "customer-groups:members.removed",
  },
});
