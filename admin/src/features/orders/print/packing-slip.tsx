import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { buyerOf, orders } from "../../../resources/orders.ts";
import type { Order } from "../order.ts";
import {
  lineName,
  PaperAddress,
  Sheet,
  SheetHead,
  type SlipLine,
  TickedLines,
  wayOf,
} from "./paper.tsx";

export interface PackingSlipProps {
  order: Order;
  /** Lines of the package. */
  lines: readonly SlipLine[];
}

/** Packing slip: for packing, and to go into the package. */
export function PackingSlip({ order, lines }: PackingSlipProps) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const of = orders.nameOf(order);
  return (
    <Sheet label={`${t("slip")} ${of}`}>
      <SheetHead
        title={t("slip")}
        of={of}
        facts={[
          [t("date"), format.date(order.created_at)],
          [t("customer"), buyerOf(order)],
          [t("method"), wayOf(order)],
        ]}
      />
      <div>
        <h3>{t("shipTo")}</h3>
        <PaperAddress order={order} />
      </div>
      <TickedLines
        lines={lines.map(({ item, quantity }) => ({
          key: item.id,
          quantity,
          name: lineName(item),
          sku: item.variant?.sku,
        }))}
        nothing={t("nothingToPack")}
      />
    </Sheet>
  );
}
