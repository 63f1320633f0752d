import { createFileRoute } from "@tanstack/react-router";
import { readOrderPageSearch } from "../../../features/orders/order.ts";
import { OrderPage } from "../../../features/orders/record/order-page.tsx";
import { notesQuery, noticesQueries } from "../../../features/orders/record/timeline-queries.ts";
import { recordRoute } from "../../../patterns/resource.ts";
import { orders } from "../../../resources/orders.ts";

export const Route = createFileRoute("/a/orders/$id")({
  ...recordRoute(orders, {
    strings: ["order-record", "order-payments", "order-fulfillments"],
    search: readOrderPageSearch,
    prefetch: (client, id) => [notesQuery(client, id), ...noticesQueries(client, { id })],
  }),
  component: OrderPage,
});
