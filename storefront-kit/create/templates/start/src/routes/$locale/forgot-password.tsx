import { privateHead } from "../../lib/head.ts";
import { useRequestPasswordReset } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, link } from "#styled/recipes";
import { Field } from "../../components/field.tsx";
import { heading, stack } from "../../components/layout.ts";
import { WriteError } from "../../components/states.tsx";
import { useFields } from "../../lib/form.ts";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/forgot-password")({
  head: ({ match }) => privateHead(match, "Forgot your password?"),
  ssr: false,
  component: ForgotPassword,
});

/** Requests a link for choosing a new password. The page never reveals whether an email address has an account. */
function ForgotPassword() {
  const { t } = useTranslation();
  const request = useRequestPasswordReset();
  const { errors, form } = useFields(({ email = "" }) => request.mutate({ email }));
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Forgot your password?")}</h1>
      <p className={css({ marginTop: "12" })}>
        {t("Enter your email address, and we'll send you a link to choose a new password.")}
      </p>
      <form {...form} className={`${stack} ${css({ marginTop: "24" })}`}>
        <Field
          name="email"
          label={t("Email")}
          type="email"
          required
          autoComplete="username"
          errors={errors}
        />
        <WriteError error={request.error} />
        <p role="status">
          {request.isSuccess &&
            t("If {email} has an account, we've sent a link. It's valid for 15 minutes.", {
              email: request.variables.email,
            })}
        </p>
        <div>
          <button className={button()} aria-busy={request.isPending}>
            {t(request.isSuccess ? "Send again" : "Send the link")}
          </button>
        </div>
      </form>
      <p className={css({ textStyle: "small", marginTop: "24" })}>
        <Link from="/$locale" to="/$locale/sign-in" className={link()}>
          {t("Back to sign-in")}
        </Link>
      </p>
    </div>
  );
}
