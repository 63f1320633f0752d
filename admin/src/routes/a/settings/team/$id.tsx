import { createFileRoute } from "@tanstack/react-router";
import { UserPage } from "../../../../features/users/users.tsx";
import { recordRoute } from "../../../../patterns/resource.ts";
import { users } from "../../../../resources/users.ts";

export const Route = createFileRoute("/a/settings/team/$id")({
  ...recordRoute(users),
  component: UserPage,
});
