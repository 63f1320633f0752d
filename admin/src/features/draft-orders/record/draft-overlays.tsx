import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { ActionDrawer } from "../../../patterns/action.ts";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import type { Overlay } from "../../../patterns/list.ts";
import { Alert } from "../../../ui/alert.tsx";
import type { DraftOrder } from "../draft-order.ts";
import { draftForms, editItem } from "./draft-actions.ts";

export interface DraftOverlayProps {
  record: DraftOrder;
  /** The id of the item that it is about. */
  item: string;
  onClose(): void;
}

function ItemDrawer({ record, item, onClose }: DraftOverlayProps) {
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

/** Overlays of a draft's page, by their names in the address. */
export const draftOverlays: Readonly<Record<string, Overlay<DraftOverlayProps>>> = {
  add: lazyPart(() => import("./add-items.tsx"), "AddItems"),
  item: ItemDrawer,
  ...Object.fromEntries(
    draftForms.map((action) => [
      action.name,
      ({ record, onClose }: DraftOverlayProps) => (
        <ActionDrawer action={action} record={record} onClose={onClose} />
      ),
    ]),
  ),
};
