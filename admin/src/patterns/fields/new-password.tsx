import * as v from "valibot";
import { randomPassword } from "../../lib/random-password.ts";
import { PasswordField } from "../form/password-field.tsx";
import type { FieldDef } from "./define.ts";
import { optionalText, type FieldOptions } from "./field-types.tsx";

/** The password of a new account. The server requires one, so a random one is sent if the field is empty. */
export const newPassword = (options: FieldOptions): FieldDef<string, string> => ({
  ...optionalText(options),
  // Doesn't trim the text, because spaces at either end are part of a password.
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
