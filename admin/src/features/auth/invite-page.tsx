import { ApiError, type HttpClient } from "@countertop/sdk";
import { adminAcceptInvite, adminCreateSession } from "@countertop/sdk/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNativeForm } from "../../lib/native-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { column, EntryLink, EntryPage, Problem } from "./entry-page.tsx";
import { NewPassword, newPasswordRule } from "./new-password.tsx";
import { readToken } from "./token.ts";

export interface InvitePageProps {
  client: HttpClient;
  /** Parameters of the link: the token, and perhaps names. */
  link: URLSearchParams;
  /** The email of the signed-in user, if the invitation is for another person. */
  signedInAs: string | undefined;
  /** Called when the invited person has signed in. */
  onEnter(): Promise<void>;
}

export function InvitePage({ link, ...rest }: InvitePageProps) {
  const { t } = useTranslation("auth");
  const [state, setState] = useState<"open" | "dead" | "member">("open");
  const token = link.get("token");
  const content = readToken(token);
  if (state === "member") {
    return (
      <EntryPage title={t("invite.memberTitle")} subtitle={t("invite.memberText")}>
        <EntryLink href="login" primary>
          {t("login.submit")}
        </EntryLink>
      </EntryPage>
    );
  }
  if (token === null || content === undefined || content.expired || state === "dead") {
    return (
      <EntryPage title={t("invite.deadTitle")} subtitle={t("invite.deadText")}>
        <EntryLink href="login">{t("forgot.back")}</EntryLink>
      </EntryPage>
    );
  }
  return <Join {...rest} token={token} email={content.email} names={link} onRefused={setState} />;
}

interface JoinProps extends Omit<InvitePageProps, "link"> {
  token: string;
  email: string;
  names: URLSearchParams;
  onRefused(how: "dead" | "member"): void;
}

function Join({ client, token, email, names, signedInAs, onEnter, onRefused }: JoinProps) {
  const { t } = useTranslation("auth");
  const { form, errorsOf, failure, pending } = useNativeForm({
    fields: ["first_name", "last_name", "password", "repeat"],
    rule: newPasswordRule,
    send: async ({ repeat: _same, ...user }) => {
      try {
        await adminAcceptInvite(client, { body: { token, user } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        return onRefused(error.serverMessage === "User already joined" ? "member" : "dead");
      }
      // At this point, the invitation has been accepted, and only the sign-in is left.
      await adminCreateSession(client, { body: { email, password: user.password } }).then(
        onEnter,
        () => onRefused("member"),
      );
    },
  });

  return (
    <EntryPage title={t("invite.title")} subtitle={t("invite.text", { email })}>
      {failure != null && <Problem error={failure} />}
      {signedInAs !== undefined && (
        <Alert tone="info">{t("invite.signedIn", { email: signedInAs })}</Alert>
      )}
      <form className={column} {...form}>
        <TextField
          name="first_name"
          autoComplete="given-name"
          autoFocus
          defaultValue={names.get("first_name") ?? ""}
          label={t("invite.firstName")}
          errors={errorsOf("first_name")}
        />
        <TextField
          name="last_name"
          autoComplete="family-name"
          defaultValue={names.get("last_name") ?? ""}
          label={t("invite.lastName")}
          errors={errorsOf("last_name")}
        />
        <NewPassword email={email} errorsOf={errorsOf} />
        <Button type="submit" visual="primary" wide loading={pending}>
          {t("invite.submit")}
        </Button>
      </form>
    </EntryPage>
  );
}
