import {
  adminCaptureOrder,
  adminCapturePayment,
  adminMarkPaymentCollectionAuthorized,
} from "@countertop/sdk/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import { Confirm } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { notify } from "../../../ui/notify.ts";
import { useOrderAction } from "../order-action.ts";
import type { Order, OrderOverlayProps } from "../order.ts";
import { GoneOverlay } from "../gone-overlay.tsx";
import {
  collectionsOf,
  isApart,
  isFree,
  isManual,
  openPayments,
  paymentIn,
} from "./payment-rules.ts";

/** Takes what is authorized: one payment, or all that are open. */
export function CaptureQuestion({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-payments");
  const format = useFormat();
  const act = useOrderAction();
  // What was open when it was asked; once it is captured there is nothing left to say.
  const [asked] = useState(() => {
    const one = paymentIn(order, view.search.part);
    const open = one ? [one] : openPayments(order);
    return open.filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at);
  });
  const [free] = useState(() => isFree(order));
  const [first] = asked;
  if (!first && !free) return <GoneOverlay title={t("capture.title")} onClose={onClose} />;

  const capture = async () => {
    const marks = (now: Order) => [
      ...asked.flatMap(({ id }) => (paymentIn(now, id)?.captured_at ? [id] : [])),
      ...(free && !isFree(now) ? [now.id] : []),
    ];
    const about = { id: order.id, seen: order, marks };
    // The order's payment status follows only what is captured through the order.
    const alone = first && (isApart(order, first) || openPayments(order).length > asked.length);
    if (alone) await act({ ...about, operation: adminCapturePayment, input: { id: first.id } });
    else {
      const answer = await act({
        ...about,
        operation: adminCaptureOrder,
        input: { id: order.id },
      });
      // A provider that refuses is no error to the server: only the payment stays open.
      if (answer?.order.payment_status === "requires_action")
        throw new CannotBeDone(t("capture.refusedText"));
    }
    notify("success", t("capture.done"), amounts);
  };
  const amounts = format.list(
    asked.map(({ amount, currency_code }) => format.money(amount, currency_code)),
  );
  return (
    <Confirm
      title={t("capture.title")}
      text={
        first
          ? t(asked.every(isManual) ? "capture.textManual" : "capture.text", { amount: amounts })
          : t("capture.textFree")
      }
      action={t("capture.action")}
      onConfirm={capture}
      onClose={onClose}
    />
  );
}

/** For money that came another way. */
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
          marks: (now) =>
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
