import type { components } from "@countertop/sdk/types";
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { useFormat } from "./use-format.ts";

type Order = components["schemas"]["Order"];
type OrderStatus = Order["status"];
/** The server's statuses, and two more: an amount is due, or must be refunded, because of an edit or an exchange. */
type PaymentStatus = Order["payment_status"] | "payment_due" | "refund_due";
type FulfillmentStatus = Order["fulfillment_status"];

/** The tones of the statuses. Only statuses that require action have a color. */
const orderTones: Record<OrderStatus, Tone> = {
  pending: "neutral",
  completed: "success",
  archived: "neutral",
  canceled: "neutral",
  requires_action: "danger",
};
const paymentTones: Record<PaymentStatus, Tone> = {
  not_paid: "neutral",
  awaiting: "neutral",
  captured: "success",
  partially_refunded: "neutral",
  refunded: "neutral",
  canceled: "neutral",
  requires_action: "danger",
  payment_due: "danger",
  refund_due: "danger",
};
const fulfillmentTones: Record<FulfillmentStatus, Tone> = {
  not_fulfilled: "neutral",
  partially_fulfilled: "neutral",
  fulfilled: "neutral",
  partially_shipped: "neutral",
  shipped: "success",
  partially_returned: "neutral",
  returned: "neutral",
  canceled: "neutral",
  requires_action: "danger",
};

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation("orders");
  return <Badge tone={orderTones[status]}>{t(`status.${status}`)}</Badge>;
}

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation("orders");
  return <Badge tone={paymentTones[status]}>{t(`paymentStatus.${status}`)}</Badge>;
}

export function FulfillmentStatusBadge({
  status,
  late,
}: {
  status: FulfillmentStatus;
  /** True if the order has waited too long for its fulfillment, or the number of days to show. */
  late?: number | boolean | undefined;
}) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  return (
    <Badge tone={late ? "warning" : fulfillmentTones[status]}>
      {t(`fulfillmentStatus.${status}`)}
      {typeof late === "number" && ` · ${format.measure(late, "day")}`}
    </Badge>
  );
}
