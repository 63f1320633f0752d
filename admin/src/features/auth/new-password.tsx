import { useTranslation } from "react-i18next";
import { PasswordField } from "../../patterns/form.ts";
import type { FormProblem } from "../../lib/native-form.ts";

export type NewPasswordField = "password" | "repeat";
const SHORTEST = 8;

/** The admin's own rule for passwords. The server accepts any password. */
export function newPasswordRule(
  values: Record<NewPasswordField, string>,
): FormProblem<NewPasswordField> | undefined {
  if (values.password.length < SHORTEST)
    return { field: "password", message: "auth:password.short" };
  return values.password === values.repeat
    ? undefined
    : { field: "repeat", message: "auth:password.unequal" };
}

export interface NewPasswordProps {
  email: string;
  autoFocus?: boolean;
  errorsOf(field: NewPasswordField): string[];
}

export function NewPassword({ email, autoFocus, errorsOf }: NewPasswordProps) {
  const { t } = useTranslation("auth");
  return (
    <>
      {/* Tells the browser's password manager to which account the password belongs. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        label={t("password.new")}
        hint={t("password.hint", { count: SHORTEST })}
        errors={errorsOf("password")}
      />
      <PasswordField
        name="repeat"
        autoComplete="new-password"
        label={t("password.repeat")}
        errors={errorsOf("repeat")}
      />
    </>
  );
}
