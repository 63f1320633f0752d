import { css } from "#styled/css";
import { AuthenticationError, type HttpClient } from "@countertop/sdk";
import { adminCreateSession, adminRetrieveSession } from "@countertop/sdk/operations";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useNativeForm } from "../../lib/native-form.ts";
import { PasswordField } from "./password-field.tsx";

export interface SignInFormProps {
  client: HttpClient;
  /** Shown instead of an error until an attempt fails. */
  notice?: ReactNode;
  /** The email of the account that has to sign in again. */
  email?: string;
  /** Called after signing in. The form stays busy until the promise settles, and shows its error. */
  onSuccess(): void | Promise<void>;
}

/**
 * This form is part of the first download, so it doesn't use the router, the query cache, or the form library. Its two fields
 * can be filled in by the browser. The page that renders this form loads its strings, which are in `auth`.
 */
export function SignInForm({ client, notice, email, onSuccess }: SignInFormProps) {
  const { t } = useTranslation("auth");
  const { form, errorsOf, failure, pending } = useNativeForm({
    fields: ["email", "password"],
    send: async (body) => {
      await adminCreateSession(client, { body });
      await expectSession(client);
      await onSuccess();
    },
  });

  return (
    <>
      {failure == null ? notice : <Failure error={failure} />}
      <form className={column} {...form}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          autoFocus={email === undefined}
          defaultValue={email}
          label={t("login.email")}
          errors={errorsOf("email")}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          autoFocus={email !== undefined}
          label={t("login.password")}
          errors={errorsOf("password")}
        />
        <Button type="submit" visual="primary" wide loading={pending}>
          {t("login.submit")}
        </Button>
      </form>
    </>
  );
}

/**
 * Thrown if the sign-in succeeded, but without a session. The usual cause: the store sends its cookie only over HTTPS, and
 * doesn't know that its proxy uses HTTPS.
 */
class NoSession extends Error {
  override name = "NoSession";
}

async function expectSession(client: HttpClient): Promise<void> {
  try {
    await adminRetrieveSession(client);
  } catch (error) {
    // Ignores other errors, which the next step reports.
    if (error instanceof AuthenticationError) throw new NoSession();
  }
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation("auth");
  const { t: tCommon } = useTranslation("common");
  if (error instanceof AuthenticationError) return <Alert>{t("login.wrong")}</Alert>;
  if (error instanceof NoSession) return <Alert>{t("login.noSession")}</Alert>;
  const { title, message } = problemOf(error, tCommon);
  return <Alert title={title}>{message}</Alert>;
}

const column = css({ display: "flex", flexDirection: "column", gap: "16" });
