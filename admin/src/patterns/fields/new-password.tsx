import * as v from "valibot";
import { randomPassword } from "../../lib/random-password.ts";
import { PasswordField } from "../form/password-field.tsx";
import type { FieldDef } from "./define.ts";
import { optionalText, type FieldOptions } from "./field-types.tsx";

/** The password of a new account. If the field is empty, a random password is sent, because the server requires one. */
export const newPassword = (options: FieldOptions): FieldDef<string, string> => ({
  ...optionalText(options),
  // Doesn't trim the text, because a password can start or end with spaces.
  schema: v.string(),
  sendsEmpty: true,
  secret: true,
  toApi: (value) => value || randomPassword(),
  Control: ({ onValueChange, around: _, ...props }) => (
    <PasswordField
      {...props}
      autoComplete="new-password"
      onChange={({ target }) => onValueChange(target.value)}
    />
  ),
});
