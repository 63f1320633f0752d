import {
  adminCaptureOrder,
  adminCapturePayment,
  adminRefundOrder,
} from "@countertop/sdk/operations";
import { useCallback } from "react";
import { useOrderAction } from "../order-action.ts";
import type { Order } from "../order.ts";
import { isFree, isWholeCapture, type Payment } from "../../../resources/order-balance.ts";
import { paymentIn } from "./payment-rules.ts";

interface Capture {
  /** The order as the operator sees it, with its payments. */
  seen: Order;
  /** The payments to capture. Empty for a free order. */
  payments: readonly Payment[];
  /** Reads the order again with its payments, if `seen` is only part of the order. */
  read?: () => Promise<Order>;
}

/** Captures payments of an order and its edits, but not of exchanges. The server doesn't report rejected captures as errors. */
export function useCapture() {
  const act = useOrderAction();
  return useCallback(
    async ({ seen, payments, read }: Capture): Promise<"captured" | "refused"> => {
      const { id } = seen;
      const evidence = (now: Order) => [
        ...payments.flatMap((one) => (paymentIn(now, one.id)?.captured_at ? [one.id] : [])),
        ...(isFree(seen) && !isFree(now) ? [now.id] : []),
      ];
      const about = { id, seen, evidence, ...(read && { read }) };
      // Captures the order if possible, because capturing single payments doesn't change the order's payment status.
      if (isWholeCapture(seen, payments)) {
        const answer = await act({
          ...about,
          operation: adminCaptureOrder,
          input: { id, ...(read && { query: { fields: "id,payment_status", expand: "" } }) },
        });
        return answer?.order.payment_status === "requires_action" ? "refused" : "captured";
      }
      for (const payment of payments)
        await act({
          ...about,
          operation: adminCapturePayment,
          input: { id: payment.id },
          evidence: (now: Order) => (paymentIn(now, payment.id)?.captured_at ? [payment.id] : []),
        });
      return "captured";
    },
    [act],
  );
}

/** Refunds the part of a captured payment that exceeds the order's total, because the server can't capture partially. */
export function useRefundExcess() {
  const act = useOrderAction();
  return useCallback(
    (seen: Order, amount: number) =>
      act({
        id: seen.id,
        operation: adminRefundOrder,
        input: {
          id: seen.id,
          body: { amount, reason: "other", no_notification: seen.no_notification === true },
        },
        seen,
        evidence: ({ refunds = [] }: Order) =>
          refunds.filter((one) => one.amount === amount).map(({ id }) => id),
      }),
    [act],
  );
}
