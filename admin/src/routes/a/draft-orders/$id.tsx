import { createFileRoute } from "@tanstack/react-router";
import { readDraftSearch } from "../../../features/draft-orders/record/draft-search.ts";
import { DraftOrderPage } from "../../../features/draft-orders/record/draft-order-page.tsx";
import { recordRoute } from "../../../patterns/resource.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";

export const Route = createFileRoute("/a/draft-orders/$id")({
  ...recordRoute(draftOrders, { search: readDraftSearch, strings: ["address"] }),
  component: DraftOrderPage,
});
