import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../lib/isolate.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Sheet, SheetHead } from "../../../patterns/paper.ts";
import type { Reservation } from "../fulfillments/stock.ts";
import type { Order } from "../order.ts";
import { TickedLines, usePlaces } from "./paper.tsx";
import { pickLines } from "./pick-lines.ts";

/** Items to collect for several orders, by location. */
export function PickList(props: {
  orders: readonly Order[];
  reservations: readonly Reservation[];
}) {
  const { orders, reservations } = props;
  const { t } = useTranslation("order-print");
  const format = useFormat();
  const { places } = usePlaces();
  const [now] = useState(() => new Date());
  const nameOf = (location: string) =>
    location ? (places.find(({ id }) => id === location)?.name ?? location) : t("unreserved");
  const groups = pickLines(orders, reservations).map((group) => ({
    ...group,
    name: nameOf(group.location),
  }));
  return (
    <Sheet label={t("pick")}>
      <SheetHead
        title={t("pick")}
        facts={[
          [t("date"), format.dateTime(now)],
          [t("orders"), format.number(orders.length)],
        ]}
      />
      {groups.length === 0 && <p>{t("nothingToPick")}</p>}
      {groups
        .toSorted(
          (a, b) => Number(!a.location) - Number(!b.location) || a.name.localeCompare(b.name),
        )
        .map(({ location, name, lines }) => (
          <Fragment key={location}>
            {(groups.length > 1 || location) && <h3>{name}</h3>}
            <TickedLines
              pictured
              lines={lines.map((line) => ({
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
          </Fragment>
        ))}
    </Sheet>
  );
}
