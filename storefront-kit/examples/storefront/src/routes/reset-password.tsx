import { ApiError } from "@countertop/sdk";
import { useResetPassword } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, link } from "#styled/recipes";
import { Field } from "../components/field.tsx";
import { heading, stack } from "../components/layout.ts";
import { Empty, WriteError } from "../components/states.tsx";
import { useFields } from "../lib/form.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { Link, useNavigate, useSearch } from "../lib/router.tsx";
import { rememberSignIn } from "../lib/signed-in.ts";
import { useTranslate } from "../lib/translate.ts";

/** The page to which the email's link leads: `/reset-password?email=…&token=…`. */
export default function ResetPassword() {
  const t = useTranslate();
  usePageTitle(t("Choose a new password"));
  const { email = "", token = "" } = useSearch();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const { errors, form } = useFields(({ password = "" }) =>
    reset.mutate(
      { email, token, password },
      {
        onSuccess: () => {
          rememberSignIn(true);
          // The URL with the token must not stay in the history.
          void navigate("/account", { replace: true });
        },
      },
    ),
  );
  const another = (
    <Link to="/forgot-password" className={link()}>
      {t("Get a new link")}
    </Link>
  );
  if (email === "" || token === "")
    return (
      <Empty level={1} title={t("This link is incomplete")}>
        <p>{t("Open the whole link of the email, or get a new one.")}</p>
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
