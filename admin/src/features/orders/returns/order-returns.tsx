import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import type { OrderCardProps } from "../order.ts";

export function OrderReturns({ order }: OrderCardProps) {
  const { t } = useTranslation("order-returns");
  return <Card title={t("title")}>{order.display_id}</Card>;
}
