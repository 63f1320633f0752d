import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import type { OrderCardProps } from "../order.ts";

export function OrderSummary({ order }: OrderCardProps) {
  const { t } = useTranslation("orders");
  return <Card title={t("summary.title")}>{order.display_id}</Card>;
}
