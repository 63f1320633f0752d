import { css } from "#styled/css";
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
  TICK_BOX,
  wayOf,
} from "./paper.tsx";

export interface PackingSlipProps {
  order: Order;
  /** What goes into the package. */
  lines: readonly SlipLine[];
}

/** What lies in a package, to be packed by and to be put in. */
export function PackingSlip({ order, lines }: PackingSlipProps) {
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const number = orders.nameOf(order);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheet label={`${t("slip")} ${number}`}>
      <SheetHead
        title={`${t("slip")} ${number}`}
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
      {lines.length === 0 ? (
        <p>{t("nothingToPack")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th data-number="">{t("quantity")}</th>
              <th>{t("item")}</th>
              <th>{t("sku")}</th>
              <th>{t("packed")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ item, quantity }) => (
              <tr key={item.id}>
                <td data-number="" className={strong}>
                  {format.number(quantity)}
                </td>
                <td>{lineName(item)}</td>
                <td>{item.variant?.sku}</td>
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

const strong = css({ fontWeight: "semibold" });
