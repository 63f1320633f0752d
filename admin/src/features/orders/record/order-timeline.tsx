import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import type { OrderCardProps } from "../order.ts";

export function OrderTimeline({ order }: OrderCardProps) {
  const { t } = useTranslation("orders");
  return <Card title={t("timeline.title")}>{order.display_id}</Card>;
}
