import { createFileRoute } from "@tanstack/react-router";
import { customerOrders } from "../../../features/customers/customer-orders.ts";
import { CustomerPage } from "../../../features/customers/customer-page.tsx";
import { recordRoute } from "../../../patterns/resource.ts";
import { customers } from "../../../resources/customers.ts";

export const Route = createFileRoute("/a/customers/$id")({
  ...recordRoute(customers, {
    strings: ["orders"],
    search: customerOrders.readSearch,
    prefetch: (client, id, search) => [customerOrders.listQuery(client, id, search)],
  }),
  component: CustomerPage,
});
