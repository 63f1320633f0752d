import { createFileRoute } from "@tanstack/react-router";
import { DraftOrdersPage } from "../../../features/draft-orders/draft-orders-page.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";

export const Route = createFileRoute("/a/draft-orders/")({
  ...listRoute(draftOrders),
  component: DraftOrdersPage,
});
