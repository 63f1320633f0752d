import { defineRelation } from "../../patterns/list.ts";
import { orders } from "../../resources/orders.ts";

/** What a customer has ordered, as far as the orders are theirs: those of a guest stay the guest's. */
export const customerOrders = defineRelation({
  owner: "customer",
  resource: orders,
  filter: (customer_id) => ({ customer_id }),
  query: {
    fields:
      "id,display_id,email,status,payment_status,fulfillment_status,currency_code,total,created_at",
    // Also where nothing is asked for, it is not the number of orders of the page.
    expand: "customer",
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
