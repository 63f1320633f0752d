import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import type { OrderCardProps } from "../order.ts";

export function OrderEdits({ order }: OrderCardProps) {
  const { t } = useTranslation("order-edits");
  return <Card title={t("title")}>{order.display_id}</Card>;
}
