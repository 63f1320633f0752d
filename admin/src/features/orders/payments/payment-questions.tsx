import { adminMarkPaymentCollectionAuthorized } from "@countertop/sdk/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import { Confirm } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { notify } from "../../../ui/notify.ts";
import { useOrderAction } from "../order-action.ts";
import type { OrderOverlayProps } from "../order.ts";
import { GoneOverlay } from "../gone-overlay.tsx";
import {
  excessOfCapture,
  isFree,
  openPayments,
  stateOf,
} from "../../../resources/order-balance.ts";
import { collectionsOf, isManual, paymentIn } from "./payment-rules.ts";
import { useCapture, useRefundExcess } from "./use-capture.ts";

/** Captures one authorized payment, or all open payments of the order. */
export function CaptureQuestion({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-payments");
  const format = useFormat();
  const capture = useCapture();
  // The payments that were open when the dialog opened.
  const [asked] = useState(() => {
    const one = paymentIn(order, view.search.part);
    if (one?.swap_id) return [];
    return one ? [one].filter((payment) => stateOf(payment) === "authorized") : openPayments(order);
  });
  const [free] = useState(() => isFree(order));
  const [excess] = useState(() => excessOfCapture(order, asked));
  const refundExcess = useRefundExcess();
  if (asked.length === 0 && !free)
    return <GoneOverlay title={t("capture.title")} onClose={onClose} />;

  const money = (amount: number) => format.money(amount, order.currency_code);
  const authorized = asked.reduce((sum, { amount }) => sum + amount, 0);
  const amounts =
    excess > 0
      ? money(authorized - excess)
      : format.list(asked.map(({ amount, currency_code }) => format.money(amount, currency_code)));
  return (
    <Confirm
      title={t("capture.title")}
      text={
        excess > 0
          ? t("capture.textExcess", {
              amount: money(order.total ?? 0),
              authorized: money(authorized),
              excess: money(excess),
            })
          : asked.length > 0
            ? t(asked.every(isManual) ? "capture.textManual" : "capture.text", { amount: amounts })
            : t("capture.textFree")
      }
      action={t("capture.action")}
      focusesAction
      onConfirm={async () => {
        // After a rejection, a second press captures only the payments that are still open.
        const open = asked.filter(({ id }) => !paymentIn(order, id)?.captured_at);
        if (open.length > 0 || free) {
          if ((await capture({ seen: order, payments: open })) === "refused")
            throw new CannotBeDone(t("capture.refusedText"));
        }
        if (excess > 0) await refundExcess(order, excess);
        notify("success", t("capture.done"), amounts);
      }}
      onClose={onClose}
    />
  );
}

/** Marks a payment as authorized if the money was received another way. */
export function AuthorizeQuestion({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-payments");
  const format = useFormat();
  const act = useOrderAction();
  const [found] = useState(() =>
    collectionsOf(order).find(({ collection }) => collection.id === view.search.part),
  );
  if (!found) return <GoneOverlay title={t("authorize.title")} onClose={onClose} />;
  const { id, amount, currency_code } = found.collection;
  return (
    <Confirm
      title={t("authorize.title")}
      text={t("authorize.text", { amount: format.money(amount, currency_code) })}
      action={t("authorize.action")}
      onConfirm={async () => {
        await act({
          id: order.id,
          operation: adminMarkPaymentCollectionAuthorized,
          input: { id },
          seen: order,
          evidence: (now) =>
            collectionsOf(now).flatMap(({ collection }) =>
              collection.status === "authorized" ? [collection.id] : [],
            ),
        });
        notify("success", t("authorize.done"));
      }}
      onClose={onClose}
    />
  );
}
