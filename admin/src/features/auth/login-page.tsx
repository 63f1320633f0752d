import type { HttpClient } from "@countertop/sdk";
import { Suspense, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { SignInForm } from "../../patterns/form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EntryLink, EntryPage, Problem } from "./entry-page.tsx";

export interface LoginPageProps {
  client: HttpClient;
  /** True if the session expired while the admin was in use. */
  expired: boolean;
  /** Reason why the session couldn't be read, for example that the server doesn't respond. */
  sessionError: unknown;
  /** Called after signing in, and to check if the server is reachable again. */
  onEnter(): Promise<void>;
  /** Widgets of extensions around the form. */
  Zone: ComponentType<{ at: "before" | "after" }> | undefined;
}

export function LoginPage({ client, expired, sessionError, onEnter, Zone }: LoginPageProps) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <EntryPage title={t("login.title")} subtitle={t("login.subtitle")}>
      {Zone && (
        <Suspense>
          <Zone at="before" />
        </Suspense>
      )}
      <SignInForm
        client={client}
        onSuccess={onEnter}
        notice={
          sessionError == null ? (
            expired && <Alert tone="info">{t("login.expired")}</Alert>
          ) : (
            <Problem
              error={sessionError}
              action={
                <Button size="sm" onClick={() => void onEnter()}>
                  {t("common:actions.retry")}
                </Button>
              }
            />
          )
        }
      />
      <EntryLink href="reset-password">{t("login.forgot")}</EntryLink>
      {Zone && (
        <Suspense>
          <Zone at="after" />
        </Suspense>
      )}
    </EntryPage>
  );
}
