import { ApiError, type HttpClient } from "@countertop/sdk";
import { adminRequestUserPasswordToken, adminResetUserPassword } from "@countertop/sdk/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNativeForm } from "../../lib/native-form.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { column, EntryLink, EntryPage, Problem } from "./entry-page.tsx";
import { NewPassword, newPasswordRule } from "./new-password.tsx";
import { readToken } from "./token.ts";

export interface ResetPageProps {
  client: HttpClient;
  /** The token from the link in the email. Without a token, the page can send such a link. */
  token: string | null;
}

export function ResetPage({ client, token }: ResetPageProps) {
  const [refused, setRefused] = useState(false);
  if (token === null) return <AskForLink client={client} />;
  const content = readToken(token);
  return content === undefined || content.expired || refused ? (
    <DeadLink />
  ) : (
    <ChoosePassword
      client={client}
      token={token}
      email={content.email}
      onRefused={() => setRefused(true)}
    />
  );
}

function AskForLink({ client }: { client: HttpClient }) {
  const { t } = useTranslation("auth");
  const [sentTo, setSentTo] = useState<string>();
  const { form, errorsOf, failure, pending } = useNativeForm({
    fields: ["email"],
    send: async ({ email }) => {
      await adminRequestUserPasswordToken(client, { body: { email } });
      setSentTo(email);
    },
  });

  if (sentTo !== undefined) {
    return (
      <EntryPage title={t("forgot.sentTitle")} subtitle={t("forgot.sentText", { email: sentTo })}>
        <EntryLink href="login">{t("forgot.back")}</EntryLink>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t("forgot.title")} subtitle={t("forgot.text")}>
      {failure != null && <Problem error={failure} />}
      <form className={column} {...form}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          label={t("login.email")}
          errors={errorsOf("email")}
        />
        <Button type="submit" visual="primary" wide loading={pending}>
          {t("forgot.submit")}
        </Button>
      </form>
      <EntryLink href="login">{t("forgot.back")}</EntryLink>
    </EntryPage>
  );
}

interface ChoosePasswordProps {
  client: HttpClient;
  token: string;
  email: string;
  onRefused(): void;
}

function ChoosePassword({ client, token, email, onRefused }: ChoosePasswordProps) {
  const { t } = useTranslation("auth");
  const [done, setDone] = useState(false);
  const { form, errorsOf, failure, pending } = useNativeForm({
    fields: ["password", "repeat"],
    rule: newPasswordRule,
    send: async ({ password }) => {
      try {
        await adminResetUserPassword(client, { body: { token, password } });
        setDone(true);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        onRefused();
      }
    },
  });

  if (done) {
    return (
      <EntryPage title={t("reset.doneTitle")} subtitle={t("reset.doneText", { email })}>
        <EntryLink href="login" primary>
          {t("login.submit")}
        </EntryLink>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t("reset.title")} subtitle={t("reset.text", { email })}>
      {failure != null && <Problem error={failure} />}
      <form className={column} {...form}>
        <NewPassword email={email} autoFocus errorsOf={errorsOf} />
        <Button type="submit" visual="primary" wide loading={pending}>
          {t("reset.submit")}
        </Button>
      </form>
    </EntryPage>
  );
}

/** True if the server rejected the token. It responds to an expired or used token with an unknown error. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 500 || error.type === "unknown_error");

function DeadLink() {
  const { t } = useTranslation("auth");
  return (
    <EntryPage title={t("reset.deadTitle")} subtitle={t("reset.deadText")}>
      <EntryLink href="reset-password" primary>
        {t("reset.askAgain")}
      </EntryLink>
      <EntryLink href="login">{t("forgot.back")}</EntryLink>
    </EntryPage>
  );
}
