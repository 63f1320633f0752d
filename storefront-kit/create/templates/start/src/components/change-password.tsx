import { AuthenticationError } from "@countertop/sdk";
import { useUpdateMe } from "@countertop/sdk/react";
import { useSignIn } from "@countertop/storefront-kit/customer";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { useFields } from "../lib/form.ts";
import { useTranslation } from "react-i18next";
import { Field } from "./field.tsx";
import { stack } from "./layout.ts";
import { WriteError } from "./states.tsx";

/**
 * Changes the password after checking the current one. The store doesn't ask for it, so anybody at a customer's computer could
 * otherwise take over the account.
 */
export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation();
  const signIn = useSignIn();
  const update = useUpdateMe();
  const [saved, setSaved] = useState(0);
  const change = useMutation({
    mutationFn: async ({ current, password }: { current: string; password: string }) => {
      try {
        await signIn.mutateAsync({ email, password: current });
      } catch (error) {
        // If the response to an earlier attempt was lost, the new password already works.
        if (!(error instanceof AuthenticationError)) throw error;
        return signIn.mutateAsync({ email, password }).catch(() => Promise.reject(error));
      }
      return update.mutateAsync({ body: { password } });
    },
    // A new key empties the fields.
    onSuccess: () => setSaved(saved + 1),
  });
  const { errors, form } = useFields(({ current = "", password = "" }) =>
    change.mutate({ current, password }),
  );
  return (
    <section className={css({ marginTop: "40", maxWidth: "form" })}>
      <h2 className={css({ textStyle: "heading" })}>{t("Change your password")}</h2>
      <form key={saved} {...form} className={`${stack} ${css({ marginTop: "16" })}`}>
        {/* Password managers store the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field
          name="current"
          label={t("Current password")}
          type="password"
          required
          autoComplete="current-password"
          errors={errors}
        />
        <Field
          name="password"
          label={t("New password")}
          type="password"
          required
          minLength={8}
          autoComplete="new-password"
          errors={errors}
          hint={t("At least 8 characters")}
        />
        <WriteError error={change.error}>
          {change.error instanceof AuthenticationError
            ? t("The current password is incorrect.")
            : undefined}
        </WriteError>
        {change.isSuccess && (
          <p role="status" className={notice({ tone: "good" })}>
            {t("Your password has been changed.")}
          </p>
        )}
        <div>
          <button className={button()} aria-busy={change.isPending}>
            {t("Change password")}
          </button>
        </div>
      </form>
    </section>
  );
}
