import { createFileRoute } from "@tanstack/react-router";
import { CustomersPage } from "../../../features/customers/customers-page.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { customers } from "../../../resources/customers.ts";

export const Route = createFileRoute("/a/customers/")({
  ...listRoute(customers),
  component: CustomersPage,
});
