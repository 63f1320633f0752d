import { useTranslation } from "react-i18next";
import { ActionDrawer } from "../../../patterns/action.ts";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { editItem } from "./draft-actions.ts";
import type { DraftOverlayProps } from "./draft-overlays.tsx";

/** Edits the item that the address names. Somebody else may have removed it. */
export function ItemDrawer({ record, item, onClose }: DraftOverlayProps) {
  const { t } = useTranslation("draft-orders");
  const line = record.cart?.items?.find(({ id }) => id === item);
  return line ? (
    <ActionDrawer action={editItem} record={{ ...line, draft: record }} onClose={onClose} />
  ) : (
    <FormDrawerWaiting title={t("steps.items")} onClose={onClose}>
      <Alert>{t("items.gone")}</Alert>
    </FormDrawerWaiting>
  );
}
