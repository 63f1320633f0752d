import { createFileRoute } from "@tanstack/react-router";
import { InvitesPage } from "../../../../../features/users/invites.tsx";
import { listRoute } from "../../../../../patterns/resource.ts";
import { invites } from "../../../../../resources/invites.ts";

export const Route = createFileRoute("/a/settings/team/invites/")({
  ...listRoute(invites, { strings: ["users"] }),
  component: InvitesPage,
});
