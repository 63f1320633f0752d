import { createFileRoute } from "@tanstack/react-router";
import { OrdersPage } from "../../../features/orders/list/orders-page.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { orders } from "../../../resources/orders.ts";

export const Route = createFileRoute("/a/orders/")({
  ...listRoute(orders, { strings: ["order-list"] }),
  component: OrdersPage,
});
