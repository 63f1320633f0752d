import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { ActionDrawer, useTools } from "../../../patterns/action.ts";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { ResourcePicker } from "../../../patterns/picker.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { sellableIn } from "../../../resources/variants.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import { editItem } from "./draft-actions.ts";
import { currencyOf } from "../draft-order.ts";
import type { DraftOverlayProps } from "./draft-overlays.tsx";
import { addItem, writeItems } from "./write-items.ts";

export function AddItems({ record: draft, onClose }: DraftOverlayProps) {
  const { t } = useTranslation("draft-orders");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const tools = useTools();
  const taken = useRef(new Set<string>());
  const { cart } = draft;
  return (
    <ResourcePicker
      title={t("items.add")}
      subtitle={draftOrders.nameOf(draft)}
      multiple
      {...sellableIn(
        {
          region_id: cart?.region_id ?? "",
          currency_code: currencyOf(cart),
        },
        tCommon,
        format,
      )}
      value={[]}
      // Adds the items one after another, because concurrent writes to one cart could conflict.
      onPick={async (picked) => {
        await writeItems(tools, draft, async () => {
          for (const { id } of picked) {
            // Skips items that were already added before another item was rejected.
            if (taken.current.has(id)) continue;
            const how = await addItem(tools, draft, { variant_id: id, quantity: 1 });
            if (how === "found")
              notify("success", tCommon("errors.foundTitle"), tCommon("errors.foundText"));
            taken.current.add(id);
          }
        });
        notify("success", t("items.added"), picked.map(({ title }) => title).join(", "));
      }}
      onClose={onClose}
    />
  );
}

/** Edits the item whose id is in the URL. Someone else may have removed the item. */
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
