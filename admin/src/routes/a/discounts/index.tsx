import { createFileRoute } from "@tanstack/react-router";
import { DiscountsPage } from "../../../features/discounts/discounts-page.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { discounts } from "../../../resources/discounts.ts";

export const Route = createFileRoute("/a/discounts/")({
  ...listRoute(discounts),
  component: DiscountsPage,
});
