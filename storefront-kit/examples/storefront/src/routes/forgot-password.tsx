import { useRequestPasswordReset } from "@countertop/storefront-kit/customer";
import { css } from "#styled/css";
import { button, link } from "#styled/recipes";
import { Field } from "../components/field.tsx";
import { heading, stack } from "../components/layout.ts";
import { WriteError } from "../components/states.tsx";
import { useFields } from "../lib/form.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

/** Asks for a link to choose a new password. It never says whether an address has an account. */
export default function ForgotPassword() {
  const t = useTranslate();
  usePageTitle(t("Forgot your password?"));
  const request = useRequestPasswordReset();
  const { errors, form } = useFields(({ email = "" }) => request.mutate({ email }));
  return (
    <div className={css({ maxWidth: "form" })}>
      <h1 className={heading}>{t("Forgot your password?")}</h1>
      <p className={css({ marginTop: "12" })}>
        {t("Enter your email address. We send you a link to choose a new password.")}
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
            t("If {email} has an account, the link is on its way. It works for 15 minutes.", {
              email: request.variables.email,
            })}
        </p>
        <div>
          <button className={button()} aria-busy={request.isPending}>
            {t(request.isSuccess ? "Send it again" : "Send the link")}
          </button>
        </div>
      </form>
      <p className={css({ textStyle: "small", marginTop: "24" })}>
        <Link to="/sign-in" className={link()}>
          {t("Back to sign-in")}
        </Link>
      </p>
    </div>
  );
}
