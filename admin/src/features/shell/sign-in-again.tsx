import { css } from "#styled/css";
import type { HttpClient } from "@countertop/sdk";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { SignInForm } from "../../patterns/form.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";

export interface SignInAgainProps {
  client: HttpClient;
  email: string;
  onSignedIn(): Promise<void>;
  onGiveUp(): void;
}

/** Covers the page after its session has expired. The page keeps its state. */
export function SignInAgain({ client, email, onSignedIn, onGiveUp }: SignInAgainProps) {
  const { t } = useTranslation("shell");
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open
      closeOnInteractOutside={false}
      initialFocusEl={() => content.current?.querySelector("[type=password]") ?? null}
      onOpenChange={(change) => !change.open && onGiveUp()}
    >
      <Dialog.Content ref={content}>
        <Dialog.Title>{t("signIn.title")}</Dialog.Title>
        <Dialog.Description>{t("signIn.text")}</Dialog.Description>
        <div className={form}>
          <SignInForm client={client} email={email} onSuccess={onSignedIn} />
        </div>
        <Button visual="ghost" onClick={onGiveUp}>
          {t("signIn.leave")}
        </Button>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const form = css({ display: "grid", gap: "12", paddingBlock: "8" });
