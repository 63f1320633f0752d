import {
  adminDeleteUser,
  adminListUsers,
  adminRetrieveUser,
  adminUpdateUser,
} from "@countertop/sdk/operations";
import { UserCog } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const roles = ["admin", "member", "developer"] as const;
export type Role = (typeof roles)[number];

/** The users of the admin. They can be invited or added. */
export const users = defineResource({
  slug: "users",
  path: "/settings/team",
  icon: UserCog,
  list: adminListUsers,
  record: adminRetrieveUser,
  update: adminUpdateUser,
  remove: adminDeleteUser,
  nameOf: ({ first_name, last_name, email }) =>
    [first_name, last_name].filter(Boolean).join(" ") || email,
  noteOf: ({ email }) => email,
  orders: ["-created_at", "email", "first_name", "role"],
  filters: {
    role: {
      kind: "choice",
      counted: true,
      param: "role",
      label: "users:fields.role",
      options: roles,
      optionLabel: (role: Role) => `users:roles.${role}` as const,
    },
  },
});
