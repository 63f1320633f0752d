import { defineRelation } from "../../patterns/list.ts";
import { orderMoneyRelations, orders } from "../../resources/orders.ts";

/** Orders of a customer's account. Excludes orders that were placed as a guest. */
export const customerOrders = defineRelation({
  owner: "customer",
  resource: orders,
  filter: (customer_id) => ({ customer_id }),
  query: {
    fields:
      "id,display_id,email,status,payment_status,fulfillment_status,currency_code,total,created_at",
    // Loads relations, because without any, the server counts the rows of the page instead of the matches.
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
