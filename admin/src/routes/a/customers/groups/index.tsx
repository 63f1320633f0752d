import { createFileRoute } from "@tanstack/react-router";
import { CustomerGroupsPage } from "../../../../features/customer-groups/customer-groups.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { customerGroups } from "../../../../resources/customer-groups.ts";

export const Route = createFileRoute("/a/customers/groups/")({
  ...listRoute(customerGroups),
  component: CustomerGroupsPage,
});
