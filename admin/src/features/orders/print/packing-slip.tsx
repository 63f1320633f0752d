import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import { buyerOf, orders } from "../../../resources/orders.ts";
import type { Order } from "../order.ts";
import {
  type Fact,
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
  /** The lines in the package. */
  lines: readonly SlipLine[];
  /** The package's name. By default, the order's name. */
  of?: string;
  /** Details of the package. Empty if the slip is for the whole order. */
  facts?: readonly Fact[];
}

/** A packing slip, which lists what to pack, and is put into the package. */
export function PackingSlip({
  order,
  lines,
  of = orders.nameOf(order),
  facts = [],
}: PackingSlipProps) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  return (
    <Sheet label={`${t("slip")} ${of}`}>
      <SheetHead
        title={t("slip")}
        of={of}
        facts={[
          [t("date"), format.date(order.created_at)],
          [t("customer"), buyerOf(order)],
          [t("method"), wayOf(order)],
          ...facts,
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
