"use client";
import { ApiError } from "@countertop/sdk";
import { useRequestPasswordReset, useResetPassword } from "@countertop/storefront-kit/customer";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { rememberSignIn } from "@/lib/session";
import { useFields } from "@/lib/use-fields";
import { ErrorText } from "./error-text";
import { Field } from "./field";
import { useShop } from "./shop-context";

export function ForgotPassword() {
  const { t } = useShop();
  const request = useRequestPasswordReset();
  const form = useFields(({ email = "" }) => request.mutateAsync({ email }));
  return (
    <form {...form.getFormProps()} className="panel stack narrow">
      <h1>{t("Forgot your password?")}</h1>
      <Field
        name="email"
        type="email"
        required
        autoComplete="email"
        error={form.errors["email"]}
        label={t("Email")}
      />
      <ErrorText error={form.submitError} />
      {request.isSuccess && (
        <p role="status" className="notice">
          {t(
            "If there is an account with this email, we've sent a link to it. It's valid for 15 minutes.",
          )}
        </p>
      )}
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Send a link")}
      </button>
    </form>
  );
}

export function ResetPassword({ email, token }: { email: string; token: string }) {
  const { place, t } = useShop();
  const router = useRouter();
  const reset = useResetPassword();
  const form = useFields(async ({ password = "" }) => {
    await reset.mutateAsync({ email, token, password });
    rememberSignIn(true);
    // The URL with the token must not stay in the history.
    router.replace(`/${place}/account`);
    router.refresh();
  });
  const another = <Link href={`/${place}/forgot-password`}>{t("Get a new link")}</Link>;
  if (email === "" || token === "")
    return (
      <>
        <h1>{t("This link is incomplete")}</h1>
        <p>{t("Open the complete link from the email, or request a new one.")}</p>
        {another}
      </>
    );
  return (
    <form {...form.getFormProps()} className="panel stack narrow">
      <h1>{t("Choose a new password")}</h1>
      <p>
        <bdi>{email}</bdi>
      </p>
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field
        name="password"
        type="password"
        required
        minLength={8}
        autoComplete="new-password"
        error={form.errors["password"]}
        hint={t("At least 8 characters")}
        label={t("New password")}
      />
      <ErrorText error={form.submitError}>
        {form.submitError instanceof ApiError ? (
          <>
            {t("This link has been used or has expired.")} {another}
          </>
        ) : undefined}
      </ErrorText>
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Save and sign in")}
      </button>
    </form>
  );
}
