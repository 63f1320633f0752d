import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import type { LeaveRequest } from "../../lib/unsaved-work.ts";

/**
 * Asks the user whether to stay, to save and leave, or to leave. If saving fails, the form shows the reason, and the page stays
 * open.
 */
export function LeaveQuestion({ wish }: { wish: LeaveRequest | undefined }) {
  const { t } = useTranslation("common");
  const [saving, setSaving] = useState<LeaveRequest>();
  // Keeps the same buttons during the closing animation.
  const [shown, setShown] = useState(wish);
  if (wish && wish !== shown) setShown(wish);
  const savable = shown?.works.every(({ save }) => save) === true;
  const busy = wish !== undefined && saving === wish;

  const save = async () => {
    if (!wish || busy) return;
    setSaving(wish);
    await wish.save().finally(() => setSaving(undefined));
  };
  return (
    <Dialog.Root
      open={wish !== undefined}
      role="alertdialog"
      onOpenChange={(change) => !change.open && !busy && wish?.stay()}
    >
      <Dialog.Content>
        <Dialog.Title>{t("form.leaveTitle")}</Dialog.Title>
        <Dialog.Description>{t("form.leaveText")}</Dialog.Description>
        <Dialog.Footer>
          <Button disabled={busy} onClick={() => wish?.stay()}>
            {t("form.stay")}
          </Button>
          {/* Only one button is solid: the one that loses nothing, if there is one. */}
          <Button
            visual={savable ? "secondary" : "danger"}
            disabled={busy}
            onClick={() => wish?.leave()}
          >
            {t("form.leave")}
          </Button>
          {savable && (
            <Button visual="primary" loading={busy} onClick={() => void save()}>
              {t("form.saveAndLeave")}
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
