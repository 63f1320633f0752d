import { privateHead } from "../../lib/head.ts";
import { ApiError } from "@countertop/sdk";
import { useRegister } from "@countertop/storefront-kit/customer";
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

export const Route = createFileRoute("/$locale/register")({
  validateSearch: readReturn,
  head: ({ match }) => privateHead(match, "Create an account"),
  ssr: false,
  component: Register,
});

function Register() {
  const { t } = useTranslation();
  const { next } = Route.useSearch();
  const navigate = useNavigate({ from: "/$locale" });
  const register = useRegister();
  const { errors, form } = useFields(
    ({ first_name = "", last_name = "", email = "", password = "" }) =>
      register.mutate(
        { first_name, last_name, email, password },
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
  const taken = register.error instanceof ApiError && register.error.status === 422;
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Create an account")}</h1>
      <form {...form} className={`${stack} ${css({ marginTop: "24" })}`}>
        <Field
          name="first_name"
          label={t("First name")}
          required
          autoComplete="given-name"
          errors={errors}
        />
        <Field
          name="last_name"
          label={t("Last name")}
          required
          autoComplete="family-name"
          errors={errors}
        />
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
          minLength={8}
          autoComplete="new-password"
          errors={errors}
          hint={t("At least 8 characters")}
        />
        <WriteError error={register.error}>
          {taken ? t("This email address already has an account. Sign in instead.") : undefined}
        </WriteError>
        <div>
          <button className={button()} aria-busy={register.isPending}>
            {t("Create account")}
          </button>
        </div>
      </form>
      <p className={css({ textStyle: "small", color: "muted", marginTop: "24" })}>
        {t("Been here before?")}{" "}
        <Link from="/$locale" to="/$locale/sign-in" search={{ next }} className={link()}>
          {t("Sign in")}
        </Link>
      </p>
    </div>
  );
}
