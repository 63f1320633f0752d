import { createFileRoute } from "@tanstack/react-router";
import { CustomerGroupPage } from "../../../../features/customer-groups/customer-groups.tsx";
import { groupMembers } from "../../../../features/customer-groups/group-members.ts";
import { recordRoute } from "../../../../patterns/resource.ts";
import { customerGroups } from "../../../../resources/customer-groups.ts";

export const Route = createFileRoute("/a/customers/groups/$id")({
  ...recordRoute(customerGroups, {
    search: groupMembers.readSearch,
    prefetch: (client, id, search) => [groupMembers.listQuery(client, id, search)],
  }),
  component: CustomerGroupPage,
});
