import * as v from "valibot";
import { optionalText, type FieldDef } from "../../patterns/fields.ts";
import { PasswordField } from "../../patterns/form.ts";

/** The server requires a password for a new account: without an entry, a random one is sent. */
export const newPassword: FieldDef<string, string> = {
  ...optionalText({
    label: "customers:fields.password",
    hint: "customers:fields.passwordHint",
  }),
  // Spaces at either end are part of a password.
  schema: v.string(),
  sendsEmpty: true,
  secret: true,
  toApi: (value) => value || `${crypto.randomUUID()}${crypto.randomUUID()}`,
  Control: ({ onValueChange, around: _, ...props }) => (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onChange={({ target }) => onValueChange(target.value)}
    />
  ),
};
