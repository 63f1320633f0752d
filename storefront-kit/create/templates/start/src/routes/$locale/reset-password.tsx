import { privateHead } from "../../lib/head.ts";
import { readLink } from "../../lib/search.ts";
import { ApiError } from "@countertop/sdk";
import { useResetPassword } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, link } from "#styled/recipes";
import { Field } from "../../components/field.tsx";
import { heading, stack } from "../../components/layout.ts";
import { Empty, WriteError } from "../../components/states.tsx";
import { useFields } from "../../lib/form.ts";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { rememberSignIn } from "../../lib/signed-in.ts";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/reset-password")({
  validateSearch: readLink,
  head: ({ match }) => privateHead(match, "Choose a new password"),
  ssr: false,
  component: ResetPassword,
});

/** The page to which the email's link leads: `/reset-password?email=…&token=…`. */
function ResetPassword() {
  const { t } = useTranslation();
  const { email = "", token = "" } = Route.useSearch();
  const navigate = useNavigate({ from: "/$locale" });
  const reset = useResetPassword();
  const { errors, form } = useFields(({ password = "" }) =>
    reset.mutate(
      { email, token, password },
      {
        onSuccess: () => {
          rememberSignIn(true);
          // The URL with the token must not stay in the history.
          void navigate({ to: "/$locale/account", replace: true });
        },
      },
    ),
  );
  const another = (
    <Link from="/$locale" to="/$locale/forgot-password" className={link()}>
      {t("Get a new link")}
    </Link>
  );
  if (email === "" || token === "")
    return (
      <Empty level={1} title={t("This link is incomplete")}>
        <p>{t("Open the complete link from the email, or request a new one.")}</p>
        {another}
      </Empty>
    );
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Choose a new password")}</h1>
      <p className={css({ marginTop: "12" })}>
        <bdi>{email}</bdi>
      </p>
      <form {...form} className={`${stack} ${css({ marginTop: "24" })}`}>
        {/* Password managers store the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
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
        <WriteError error={reset.error}>
          {reset.error instanceof ApiError ? (
            <>
              {t("This link has been used or has expired.")} {another}
            </>
          ) : undefined}
        </WriteError>
        <div>
          <button className={button()} aria-busy={reset.isPending}>
            {t("Save and sign in")}
          </button>
        </div>
      </form>
    </div>
  );
}
