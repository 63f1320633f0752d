import { createFileRoute } from "@tanstack/react-router";
import { UsersPage } from "../../../../features/users/users.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { users } from "../../../../resources/users.ts";

export const Route = createFileRoute("/a/settings/team/")({
  ...listRoute(users),
  component: UsersPage,
});
