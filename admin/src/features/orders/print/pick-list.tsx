import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../patterns/page.ts";
import type { Order } from "../order.ts";
import { Sheet, SheetHead, TICK_BOX } from "./paper.tsx";
import { pickLines } from "./pick-lines.ts";

/** What is to be fetched for many orders in one walk along the shelves. */
export function PickList({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const [now] = useState(() => new Date());
  const lines = pickLines(orders);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheet label={t("pick")}>
      <SheetHead
        title={t("pick")}
        facts={[
          [t("date"), format.dateTime(now)],
          [t("orders"), format.number(orders.length)],
        ]}
      />
      {lines.length === 0 ? (
        <p>{t("nothingToPick")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th data-number="">{t("quantity")}</th>
              <th>{t("item")}</th>
              <th>{t("sku")}</th>
              <th>{t("orders")}</th>
              <th>{t("packed")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <td data-number="">{format.number(line.quantity)}</td>
                <td>{line.name}</td>
                <td>{line.sku}</td>
                <td>
                  {format.list(
                    line.orders.map(
                      ({ number, quantity }) => `${format.number(quantity)} × #${number}`,
                    ),
                  )}
                </td>
                <td>{TICK_BOX}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{t("pieces", { value: format.number(pieces) })}</p>
    </Sheet>
  );
}
