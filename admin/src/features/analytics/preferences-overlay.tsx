import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { css } from "#styled/css";
import { useAdminCreateAnalyticsConfig } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { Mark } from "../../ui/mark.tsx";
import { defaults } from "./preferences.ts";
import { PreferencesForm } from "./preferences-form.tsx";
import { useSaved } from "./use-saved.ts";

/**
 * An overlay over the whole app, which stays open until the user has saved a choice. Escape and clicks outside don't close it.
 */
export function PreferencesOverlay({ onSubmitting }: { onSubmitting(submitting: boolean): void }) {
  const { t } = useTranslation("analytics");
  const saved = useSaved();
  const create = useAdminCreateAnalyticsConfig({ onSettled: () => onSubmitting(false) });

  return (
    <Dialog.Root
      open
      closeOnEscape={false}
      closeOnInteractOutside={false}
      persistentElements={[notices]}
    >
      <Portal>
        <Dialog.Content className={screen}>
          <div className={column}>
            <Mark />
            <div>
              <Dialog.Title className={title}>{t("title")}</Dialog.Title>
              <Dialog.Description className={muted}>
                {t("text")}{" "}
                <a className={link} href={DOCUMENTATION} target="_blank" rel="noreferrer">
                  {t("documentation")}
                </a>
              </Dialog.Description>
            </div>
            <PreferencesForm
              initial={defaults}
              submitLabel={t("continue")}
              submitting={create.isPending}
              onSubmit={({ email, ...choice }) => {
                onSubmitting(true);
                create.mutate({ body: choice }, saved({ email, ...choice }));
              }}
            />
          </div>
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}

/** Excludes notifications, because a problem with saving is shown above the overlay, and must be dismissible there. */
const notices = () => document.querySelector("[data-scope=toast][data-part=group]");

const DOCUMENTATION = "https://docs.medusajs.com/usage";

const screen = css({
  position: "fixed",
  inset: "0",
  zIndex: "overlay",
  overflowY: "auto",
  display: "flex",
  justifyContent: "center",
  paddingInline: "16",
  paddingBlockStart: "clamp(2rem, 14vh, 10rem)",
  paddingBlockEnd: "32",
  background: "bg.canvas",
});
const column = css({
  width: "full",
  maxWidth: "664px",
  height: "fit-content",
  display: "flex",
  flexDirection: "column",
  gap: "20",
});
const title = css({ textStyle: "page" });
const muted = css({ color: "fg.muted" });
const link = css({ color: "fg.link", textDecoration: "underline" });
