import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import type { OrderCardProps } from "../order.ts";

export function OrderCustomer({ order }: OrderCardProps) {
  const { t } = useTranslation("orders");
  return <Card title={t("customer.title")}>{order.display_id}</Card>;
}
