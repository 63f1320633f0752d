import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../lib/isolate.ts";
import { useFormat } from "../../../patterns/page.ts";
import type { Order } from "../order.ts";
import { Sheet, SheetHead, TickedLines } from "./paper.tsx";
import { pickLines } from "./pick-lines.ts";

/** Items to collect for several orders. */
export function PickList({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const [now] = useState(() => new Date());
  return (
    <Sheet label={t("pick")}>
      <SheetHead
        title={t("pick")}
        facts={[
          [t("date"), format.dateTime(now)],
          [t("orders"), format.number(orders.length)],
        ]}
      />
      <TickedLines
        lines={pickLines(orders).map((line) => ({
          ...line,
          more: format.list(
            line.orders.map(({ number, quantity }) =>
              isolated(`${format.number(quantity)} × #${number}`),
            ),
          ),
        }))}
        more={t("orders")}
        nothing={t("nothingToPick")}
      />
    </Sheet>
  );
}
