import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../lib/isolate.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Sheet, SheetHead } from "../../../patterns/paper.ts";
import { buyerOf, orders } from "../../../resources/orders.ts";
import type { Reservation } from "../fulfillments/stock.ts";
import type { Order } from "../order.ts";
import { notesQuery } from "../record/timeline-queries.ts";
import { lineName, PaperAddress, placeLines, TickedLines, usePlaces, wayOf } from "./paper.tsx";
import { placeOf, type Slip } from "./pick-lines.ts";

export interface PackingSlipProps {
  order: Order;
  slip: Slip;
  reservations: readonly Reservation[];
  /** True if the order's notes are printed. */
  notes: boolean;
}

/** The name of a slip: the order's name, and the package's name on the order's page. */
export function useSlipName() {
  const { t } = useTranslation(["order-print", "order-fulfillments"]);
  const format = useFormat();
  return (order: Order, { parcel: one }: Slip) => {
    const of = [
      orders.nameOf(order),
      one &&
        t(`order-fulfillments:packed.${one.parcel.kind}`, { number: format.number(one.number) }),
    ]
      .filter(Boolean)
      .join(" · ");
    return { of, label: `${t("slip")} ${isolated(of)}` };
  };
}

/** A packing slip, which lists what to pack, and is put into the package. */
export function PackingSlip({ order, slip, reservations, notes }: PackingSlipProps) {
  const { t } = useTranslation(["order-print", "order-fulfillments"]);
  const format = useFormat();
  const { of } = useSlipName()(order, slip);
  const fulfillment = slip.parcel?.fulfillment;
  const location = fulfillment ? fulfillment.location_id : placeOf(slip.lines, reservations);
  const { places } = usePlaces();
  const place = places.find(({ id }) => id === location);
  // After an edit, nothing is reserved. The order then ships from the only location of its sales channel.
  const [only, ...others] = places.filter(
    ({ sales_channels: all }) => !all || all.some(({ id }) => id === order.sales_channel_id),
  );
  const sender = place ?? (others.length === 0 ? only : undefined);
  const written = useQuery({ ...notesQuery(useClient(), order.id), enabled: notes });
  const texts = notes ? (written.data?.notes ?? []) : [];
  return (
    <Sheet label={`${t("slip")} ${of}`}>
      <SheetHead
        title={t("slip")}
        of={of}
        sender={sender ? placeLines(sender, format.country) : []}
        barcode={{
          value: String(order.display_id),
          label: t("barcode", { number: orders.nameOf(order) }),
        }}
        facts={[
          [t("date"), format.date(order.created_at)],
          [t("customer"), buyerOf(order)],
          [t("method"), wayOf(order)],
          [t("order-fulfillments:fulfill.location"), place?.name],
          [
            t("order-fulfillments:tracking"),
            (fulfillment?.tracking_links ?? [])
              .map(({ tracking_number }) => tracking_number)
              .join(", "),
          ],
        ]}
      />
      <div>
        <h3>{t("shipTo")}</h3>
        <PaperAddress order={order} />
      </div>
      <TickedLines
        lines={slip.lines.map(({ item, quantity }) => ({
          key: item.id,
          quantity,
          name: lineName(item),
          sku: item.variant?.sku,
        }))}
        nothing={t("nothingToPack")}
      />
      {texts.length > 0 && (
        <div>
          <h3>{t("notes")}</h3>
          {texts.map(({ id, value }) => (
            <p key={id}>{value}</p>
          ))}
        </div>
      )}
    </Sheet>
  );
}
