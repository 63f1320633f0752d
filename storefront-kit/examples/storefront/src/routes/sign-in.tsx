import { AuthenticationError } from "@countertop/sdk";
import { useSignIn } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, link } from "#styled/recipes";
import { Field } from "../components/field.tsx";
import { heading, stack } from "../components/layout.ts";
import { WriteError } from "../components/states.tsx";
import { useFields } from "../lib/form.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { readReturn } from "../lib/return-path.ts";
import { rememberSignIn } from "../lib/signed-in.ts";
import { Link, useNavigate, useSearch } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

export default function SignIn() {
  const t = useTranslate();
  usePageTitle(t("Sign in"));
  const { next } = readReturn(useSearch());
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { errors, form } = useFields(({ email = "", password = "" }) =>
    signIn.mutate(
      { email, password },
      {
        onSuccess: () => {
          rememberSignIn(true);
          void navigate(next ?? "/account", { replace: true });
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
          <Link to="/forgot-password" className={`${link()} ${css({ textStyle: "small" })}`}>
            {t("Forgot your password?")}
          </Link>
        </div>
      </form>
      <p className={css({ textStyle: "small", color: "muted", marginTop: "24" })}>
        {t("New here?")}{" "}
        <Link to="/register" search={{ next }} className={link()}>
          {t("Make an account")}
        </Link>
      </p>
    </div>
  );
}
