import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDrawerWaiting } from "../../../patterns/form.ts";
import { Confirm } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import type { OrderOverlayProps } from "../order.ts";
import { owedOf, paymentSums } from "../../../resources/order-balance.ts";
import { blockers } from "./order-next.ts";
import { type StatusChange, useStatusChange } from "./status-changes.ts";

const asking = (action: StatusChange) =>
  function StatusQuestion({ order, onClose }: OrderOverlayProps) {
    const { t } = useTranslation(["order-parts", "order-record"]);
    const format = useFormat();
    const change = useStatusChange();
    const reason = blockers(order)[action];
    const [could] = useState(reason === undefined);
    const [done, setDone] = useState(false);
    const name = orders.nameOf(order);
    const title = t(`actions.${action}Title`, { name });
    if (!could)
      return (
        <FormDrawerWaiting
          title={t(`order-record:${action}.action`)}
          subtitle={name}
          onClose={onClose}
        >
          <Alert tone="info">{reason && t(`order-record:refusal.${reason}`)}</Alert>
        </FormDrawerWaiting>
      );
    const captured = (order.payments ?? []).filter(({ captured_at }) => captured_at !== null);
    const { byCustomer, toCustomer } = owedOf(order);
    const money = (amount: number) => format.money(amount, order.currency_code);
    const owed = [
      ...(byCustomer > 0 ? [t("actions.owedBy", { amount: money(byCustomer) })] : []),
      ...(toCustomer > 0 ? [t("actions.owedTo", { amount: money(toCustomer) })] : []),
    ];
    const text =
      reason !== undefined && !done
        ? // Someone else did this first. The order has been refetched, and shows what happened.
          t("late.because", { reason: t(`order-record:refusal.${reason}`) })
        : action === "cancel" && captured.length > 0
          ? t("actions.cancelTextCaptured", { amount: money(paymentSums(order).captured) })
          : [...(action === "complete" ? owed : []), t(`actions.${action}Text`)].join(" ");
    return (
      <Confirm
        title={title}
        text={text}
        action={t(`order-record:${action}.action`)}
        cancels={action === "cancel"}
        focusesAction={action === "complete" && owed.length === 0}
        {...(action === "cancel"
          ? ({ tone: "danger", typed: name } as const)
          : ({ tone: "primary" } as const))}
        onConfirm={async () => {
          await change(action, order);
          setDone(true);
          notify("success", t(`actions.${action}Done`), name);
        }}
        onClose={onClose}
      />
    );
  };

export const CompleteOrder = asking("complete");
export const ArchiveOrder = asking("archive");
export const CancelOrder = asking("cancel");
