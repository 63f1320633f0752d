import { privateHead } from "../../lib/head.ts";
import { AuthenticationError } from "@countertop/sdk";
import { useSignIn } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, link } from "#styled/recipes";
import { Field } from "../../components/field.tsx";
import { heading, stack } from "../../components/layout.ts";
import { WriteError } from "../../components/states.tsx";
import { useFields } from "../../lib/form.ts";
import { readReturn } from "../../lib/return-path.ts";
import { rememberSignIn } from "../../lib/signed-in.ts";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/sign-in")({
  validateSearch: readReturn,
  head: ({ match }) => privateHead(match, "Sign in"),
  ssr: false,
  component: SignIn,
});

function SignIn() {
  const { t } = useTranslation();
  const { next } = Route.useSearch();
  const navigate = useNavigate({ from: "/$locale" });
  const signIn = useSignIn();
  const { errors, form } = useFields(({ email = "", password = "" }) =>
    signIn.mutate(
      { email, password },
      {
        onSuccess: () => {
          rememberSignIn(true);
          void navigate(
            next ? { to: next, replace: true } : { to: "/$locale/account", replace: true },
          );
        },
      },
    ),
  );
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Sign in")}</h1>
      <form {...form} className={`${stack} ${css({ marginTop: "24" })}`}>
        <Field
          name="email"
          label={t("Email")}
          type="email"
          required
          autoComplete="username"
          errors={errors}
        />
        <Field
          name="password"
          label={t("Password")}
          type="password"
          required
          autoComplete="current-password"
          errors={errors}
        />
        <WriteError error={signIn.error}>
          {signIn.error instanceof AuthenticationError
            ? t("Email or password is incorrect.")
            : undefined}
        </WriteError>
        <div
          className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "16" })}
        >
          <button className={button()} aria-busy={signIn.isPending}>
            {t("Sign in")}
          </button>
          <Link
            from="/$locale"
            to="/$locale/forgot-password"
            className={`${link()} ${css({ textStyle: "small" })}`}
          >
            {t("Forgot your password?")}
          </Link>
        </div>
      </form>
      <p className={css({ textStyle: "small", color: "muted", marginTop: "24" })}>
        {t("New here?")}{" "}
        <Link from="/$locale" to="/$locale/register" search={{ next }} className={link()}>
          {t("Create an account")}
        </Link>
      </p>
    </div>
  );
}
