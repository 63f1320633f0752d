import * as v from "valibot";
import { optionalText, type FieldDef } from "../../patterns/fields.ts";
import { PasswordField } from "../../patterns/form.ts";

/** The server wants a password of whoever gets an account: where nobody writes one, it is one that nobody knows. */
export const newPassword: FieldDef<string, string> = {
  ...optionalText({
    label: "customers:fields.password",
    hint: "customers:fields.passwordHint",
  }),
  // A space at either end is part of it.
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
