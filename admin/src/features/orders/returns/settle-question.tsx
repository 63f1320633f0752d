import { adminProcessSwapPayment } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CannotBeDone } from "../../../lib/errors.ts";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { LazyConfirm } from "../../../patterns/overlay.ts";
import { useFormat } from "../../../patterns/page.ts";
import { orders } from "../../../resources/orders.ts";
import { notify } from "../../../ui/notify.ts";
import { useOrderAction } from "../order-action.ts";
import { GoneOverlay } from "../gone-overlay.tsx";
import type { Order, OrderOverlayProps } from "../order.ts";
import { isSettled } from "../../../resources/order-balance.ts";
import type { Swap } from "./returnable.ts";

interface SettleQuestionProps {
  order: Order;
  swap: Swap;
  action: string;
  onClose(): void;
}

/** Captures the amount that the customer owes for an exchange, or refunds the difference. */
export function SettleQuestion({ order, swap, action, onClose }: SettleQuestionProps) {
  const { t } = useTranslation("order-returns");
  const format = useFormat();
  const act = useOrderAction();
  const client = useClient();
  const queries = useQueryClient();
  const due = swap.difference_due ?? 0;
  const amount = format.money(Math.abs(due), order.currency_code);
  return (
    <LazyConfirm
      title={action}
      text={due === 0 ? t("settle.even") : t(due > 0 ? "settle.pay" : "settle.back", { amount })}
      action={action}
      onConfirm={async () => {
        await act({
          id: order.id,
          seen: order,
          operation: adminProcessSwapPayment,
          input: { id: order.id, swap_id: swap.id },
          evidence: ({ swaps = [] }) => swaps.flatMap((one) => (isSettled(one) ? one.id : [])),
        });
        // Reads the exchange again, because the server responds with 200 even if the provider rejected the payment.
        const answer = await fetchNow(queries, orders.recordQueryOptions(client, order.id));
        const now = answer.order.swaps.find(({ id }) => id === swap.id);
        if (!now || !isSettled(now)) throw new CannotBeDone(t("settled.failedText"));
        notify("success", t("settled.title"), `#${order.display_id}`);
      }}
      onClose={onClose}
    />
  );
}

/** Settles the exchange whose id is in the URL. */
export function SettleExchange({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-returns");
  const [swap] = useState(() => order.swaps?.find(({ id }) => id === view.search.part));
  if (!swap || swap.canceled_at || isSettled(swap))
    return <GoneOverlay title={t("do.settleEven")} onClose={onClose} />;
  const due = swap.difference_due ?? 0;
  const action = t(due === 0 ? "do.settleEven" : due > 0 ? "do.settlePay" : "do.settleBack");
  return <SettleQuestion order={order} swap={swap} action={action} onClose={onClose} />;
}
