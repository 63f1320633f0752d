import { adminCreateInvite, adminCreateUser } from "@countertop/sdk/operations";
import * as v from "valibot";
import { defineFields, newPassword, optionalText, select, text } from "../../patterns/fields.ts";
import { message } from "../../patterns/form.ts";
import { roles, users } from "../../resources/users.ts";

const role = select({
  label: "users:fields.role",
  hint: "users:fields.roleHint",
  required: true,
  usual: "member",
  options: roles.map((value) => ({ value, label: `users:roles.${value}` as const })),
});
const names = {
  first_name: optionalText({ label: "users:fields.first", half: true }),
  last_name: optionalText({ label: "users:fields.last", half: true }),
};

export const userFields = defineFields(users, { ...names, role });

/** Fields that users can edit in their own account. */
export const ownFields = defineFields(users, names);

const email = {
  ...text({ label: "users:fields.email", autoCapitalize: "none", spellCheck: false }),
  schema: v.pipe(v.string(), v.trim(), v.email(message("common:form.email"))),
};
const newRole = { ...role, sendsEmpty: true };

export const inviteFields = defineFields(
  { update: adminCreateInvite },
  { user: email, role: newRole },
);

/** Fields of a user who is added without an invitation. */
export const newUserFields = defineFields(
  { update: adminCreateUser },
  {
    email,
    ...names,
    password: newPassword({ label: "users:add.password", hint: "users:add.passwordHint" }),
    role: newRole,
  },
);
