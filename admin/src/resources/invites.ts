import { adminCreateInvite, adminDeleteInvite, adminListInvites } from "@countertop/sdk/operations";
import { MailPlus } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";
import { roles, type Role } from "./users.ts";

const states = ["pending", "expired"] as const;
type State = (typeof states)[number];
export const stateOf = ({ expires_at }: { expires_at: string }): State =>
  Date.parse(expires_at) > Date.now() ? "pending" : "expired";

/** Invitations that haven't been accepted yet. */
export const invites = defineResource({
  slug: "invites",
  path: "/settings/team/invites",
  icon: MailPlus,
  list: adminListInvites,
  create: adminCreateInvite,
  remove: adminDeleteInvite,
  nameOf: ({ user_email }) => user_email,
  orders: ["-created_at", "user_email", "expires_at"],
  filters: {
    state: {
      kind: "choice",
      counted: true,
      param: null,
      label: "invites:fields.state",
      options: states,
      optionLabel: (state) => `invites:states.${state as State}` as const,
      optionOf: stateOf,
    },
    role: {
      kind: "choice",
      counted: true,
      param: null,
      label: "users:fields.role",
      options: roles,
      optionLabel: (role) => `users:roles.${role as Role}` as const,
      optionOf: ({ role }: { role: Role | null }) => role,
    },
  },
});
