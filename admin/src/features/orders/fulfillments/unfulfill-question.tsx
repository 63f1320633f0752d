import {
  adminCancelClaimFulfillment,
  adminCancelFulfillment,
  adminCancelSwapFulfillment,
} from "@countertop/sdk/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "../../../patterns/overlay.ts";
import { notify } from "../../../ui/notify.ts";
import { GoneOverlay } from "../gone-overlay.tsx";
import { useOrderAction } from "../order-action.ts";
import type { Order, OrderOverlayProps } from "../order.ts";
import { fulfillmentIn, stateOf } from "./fulfillment-rules.ts";

/** Dialog that cancels a fulfillment that hasn't been shipped. The search parameter `part` has its id. */
export function UnfulfillQuestion({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-fulfillments");
  const act = useOrderAction();
  const [opened] = useState(order);
  const [found] = useState(() => {
    const one = fulfillmentIn(order, view.search.part);
    return one && stateOf(one.fulfillment) === "packed" ? one : undefined;
  });
  if (!found) return <GoneOverlay title={t("unfulfill.title")} onClose={onClose} />;
  const { parcel, fulfillment } = found;
  const ids = { id: order.id, fulfillment_id: fulfillment.id };
  const cancel = async () => {
    const about = {
      id: order.id,
      // The order as it was when the dialog opened, so that a repeated press can't run the action twice.
      seen: opened,
      evidence: (now: Order) =>
        fulfillmentIn(now, fulfillment.id)?.fulfillment.canceled_at ? [fulfillment.id] : [],
    };
    if (parcel.kind === "order")
      await act({ ...about, operation: adminCancelFulfillment, input: ids });
    else if (parcel.kind === "swap")
      await act({
        ...about,
        operation: adminCancelSwapFulfillment,
        input: { ...ids, swap_id: parcel.id },
      });
    else
      await act({
        ...about,
        operation: adminCancelClaimFulfillment,
        input: { ...ids, claim_id: parcel.id },
      });
    notify("success", t("unfulfill.done"));
  };
  return (
    <Confirm
      title={t("unfulfill.title")}
      // Mentions restocking only for the order's own items, because the server restocks only these.
      text={t(
        parcel.kind === "order" && fulfillment.location_id !== null
          ? "unfulfill.text"
          : "unfulfill.textNoStock",
      )}
      action={t("unfulfill.action")}
      cancels
      onConfirm={cancel}
      onClose={onClose}
    />
  );
}
