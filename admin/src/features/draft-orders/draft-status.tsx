import { useTranslation } from "react-i18next";
import type { DraftOrderStatus } from "../../resources/draft-orders.ts";
import { Badge } from "../../ui/badge.tsx";

export function DraftStatusBadge({ status }: { status: DraftOrderStatus }) {
  const { t } = useTranslation("draft-orders");
  return (
    <Badge tone={status === "completed" ? "success" : "neutral"}>{t(`status.${status}`)}</Badge>
  );
}
