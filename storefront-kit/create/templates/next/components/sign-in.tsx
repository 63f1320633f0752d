"use client";
import { ApiError, AuthenticationError } from "@countertop/sdk";
import { useRegister, useSignIn } from "@countertop/storefront-kit/customer";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { rememberSignIn } from "@/lib/session";
import { useFields } from "@/lib/use-fields";
import { ErrorText } from "./error-text";
import { Field } from "./field";
import { useShop } from "./shop-context";

interface Props {
  onSignedIn: () => void;
}

export function SignInForms(props: Props) {
  return (
    <div className="split even">
      <SignIn {...props} />
      <Register {...props} />
    </div>
  );
}

function SignIn({ onSignedIn }: Props) {
  const { place, t } = useShop();
  const router = useRouter();
  const signIn = useSignIn();
  const form = useFields(async ({ email = "", password = "" }) => {
    await signIn.mutateAsync({ email, password });
    rememberSignIn(true);
    onSignedIn();
    // Renders the layout again, which reads the cookie.
    router.refresh();
  });
  return (
    <form {...form.getFormProps()} className="panel stack" aria-label={t("Sign in")}>
      <h1>{t("Sign in")}</h1>
      <Field
        name="email"
        type="email"
        required
        autoComplete="username"
        error={form.errors["email"]}
        label={t("Email")}
      />
      <Field
        name="password"
        type="password"
        required
        autoComplete="current-password"
        error={form.errors["password"]}
        label={t("Password")}
      />
      <ErrorText error={form.submitError}>
        {form.submitError instanceof AuthenticationError
          ? t("This email or password is wrong.")
          : undefined}
      </ErrorText>
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Sign in")}
      </button>
      <Link href={`/${place}/forgot-password`}>{t("Forgot your password?")}</Link>
    </form>
  );
}

function Register({ onSignedIn }: Props) {
  const { t } = useShop();
  const router = useRouter();
  const register = useRegister();
  const form = useFields(async ({ email = "", password = "", first_name = "", last_name = "" }) => {
    await register.mutateAsync({ email, password, first_name, last_name });
    rememberSignIn(true);
    onSignedIn();
    router.refresh();
  });
  const { errors } = form;
  return (
    <form {...form.getFormProps()} className="panel stack" aria-label={t("Create an account")}>
      <h2>{t("Create an account")}</h2>
      <Field
        name="first_name"
        required
        autoComplete="given-name"
        error={errors["first_name"]}
        label={t("First name")}
      />
      <Field
        name="last_name"
        required
        autoComplete="family-name"
        error={errors["last_name"]}
        label={t("Last name")}
      />
      <Field
        name="email"
        type="email"
        required
        autoComplete="email"
        error={errors["email"]}
        label={t("Email")}
      />
      <Field
        name="password"
        type="password"
        required
        minLength={8}
        autoComplete="new-password"
        error={errors["password"]}
        hint={t("At least 8 characters")}
        label={t("Password")}
      />
      <ErrorText error={form.submitError}>
        {form.submitError instanceof ApiError && form.submitError.status === 422
          ? t("There is an account with this email already. Sign in instead.")
          : undefined}
      </ErrorText>
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Create an account")}
      </button>
    </form>
  );
}
