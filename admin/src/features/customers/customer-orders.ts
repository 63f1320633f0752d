import { defineRelation } from "../../patterns/list.ts";
import { orderMoneyRelations, orders } from "../../resources/orders.ts";

/** Orders of a customer. Orders that the same person placed as a guest belong to another customer. */
export const customerOrders = defineRelation({
  owner: "customer",
  resource: orders,
  filter: (customer_id) => ({ customer_id }),
  query: {
    fields:
      "id,display_id,email,status,payment_status,fulfillment_status,currency_code,total,created_at",
    // Loads relations. Without any, the server returns the number of rows on the page instead of the number of matches.
    expand: `customer,${orderMoneyRelations}`,
  },
  orders: [
    ["-created_at", "customers:orders.newest"],
    ["created_at", "customers:orders.oldest"],
  ],
  labels: {
    title: "orders:list.title",
    table: "orders:list.title",
    search: "customers:orders.search",
    name: "orders:list.columnNumber",
    emptyTitle: "customers:orders.emptyTitle",
    emptyText: "customers:orders.emptyText",
    order: "customers:orders.order",
  },
});
