import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import type { OrderCardProps } from "../order.ts";

export function OrderPayments({ order }: OrderCardProps) {
  const { t } = useTranslation("order-payments");
  return <Card title={t("title")}>{order.display_id}</Card>;
}
