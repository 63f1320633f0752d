import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import type { Entry, Todo } from "./entries.ts";

const tones: Record<Todo, Tone> = {
  wait: "neutral",
  settle: "warning",
  pack: "warning",
  ship: "neutral",
  receive: "neutral",
};

/** The entry's next step, or its status if it has no next step or requires action. */
export function ReturnStatusBadge({ entry: { kind, record, todo } }: { entry: Entry }) {
  const { t } = useTranslation(["order-returns", "order-record", "orders"]);
  const [next] = todo;
  if (kind === "return") {
    const { status } = record;
    if (status === "received") return <Badge tone="success">{t("status.received")}</Badge>;
    if (status !== "requested")
      return (
        <Badge tone={status === "canceled" ? "neutral" : "danger"}>
          {t(`orders:status.${status}`)}
        </Badge>
      );
  }
  if (kind !== "return" && record.canceled_at != null)
    return <Badge>{t("orders:status.canceled")}</Badge>;
  if (
    kind !== "return" &&
    [record.payment_status, record.fulfillment_status].includes("requires_action")
  )
    return <Badge tone="danger">{t("orders:status.requires_action")}</Badge>;
  if (next === undefined) return <Badge tone="success">{t("status.done")}</Badge>;
  return (
    <Badge tone={tones[next]}>
      {t(next === "receive" ? "status.requested" : `status.${next}`)}
    </Badge>
  );
}
