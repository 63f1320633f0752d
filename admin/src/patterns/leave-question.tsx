import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import * as Dialog from "../ui/dialog.tsx";

export interface LeaveQuestionProps {
  open: boolean;
  onStay(): void;
  onLeave(): void;
}

export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog.Root open={open} role="alertdialog" onOpenChange={(change) => !change.open && onStay()}>
      <Dialog.Content>
        <Dialog.Title>{t("form.leaveTitle")}</Dialog.Title>
        <Dialog.Description>{t("form.leaveText")}</Dialog.Description>
        <Dialog.Footer>
          <Button onClick={onStay}>{t("form.stay")}</Button>
          <Button visual="danger" onClick={onLeave}>
            {t("form.leave")}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
