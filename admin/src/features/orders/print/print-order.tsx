import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFeature, useFormat } from "../../../patterns/page.ts";
import { orders } from "../../../resources/orders.ts";
import { isolated } from "../../../lib/isolate.ts";
import { SelectField } from "../../../ui/select.tsx";
import {
  numberedFulfillments,
  stateOf,
  type NumberedFulfillment,
} from "../fulfillments/fulfillment-rules.ts";
import { placesQuery } from "../fulfillments/stock.ts";
import type { OrderOverlayProps } from "../order.ts";
import { PackingSlip } from "./packing-slip.tsx";
import type { Fact } from "./paper.tsx";
import { parcelLines, slipLines } from "./pick-lines.ts";
import { PrintModal } from "./print-modal.tsx";

/** Printable slips of one order: one for the items to fulfill, and one for each package. */
export function PrintOrder({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-print", "order-fulfillments"]);
  const format = useFormat();
  // Packages have the same numbers as on the order's page.
  const packed = numberedFulfillments(order)
    .filter(({ fulfillment }) => stateOf(fulfillment) !== "canceled")
    .toReversed();
  const places = useQuery({
    ...placesQuery(useClient(), useFeature("sales_channels")),
    enabled: useFeature("inventoryService"),
  });
  const ofPackage = ({ parcel, number }: NumberedFulfillment) =>
    [
      orders.nameOf(order),
      t(`order-fulfillments:packed.${parcel.kind}`, { number: format.number(number) }),
    ].join(" · ");
  const factsOf = (one: NumberedFulfillment): readonly Fact[] => [
    [
      t("order-fulfillments:fulfill.location"),
      places.data?.stock_locations.find(({ id }) => id === one.fulfillment.location_id)?.name,
    ],
    [
      t("order-fulfillments:tracking"),
      (one.fulfillment.tracking_links ?? [])
        .map(({ tracking_number }) => tracking_number)
        .join(", "),
    ],
  ];
  const labelled = (name: string) => `${t("slip")} ${isolated(name)}`;
  const sheets = new Map([
    [
      "",
      {
        label: labelled(orders.nameOf(order)),
        sheet: <PackingSlip order={order} lines={slipLines(order)} />,
      },
    ],
    ...packed.map(
      (one) =>
        [
          one.fulfillment.id,
          {
            label: labelled(ofPackage(one)),
            sheet: (
              <PackingSlip
                order={order}
                of={ofPackage(one)}
                lines={parcelLines(one)}
                facts={factsOf(one)}
              />
            ),
          },
        ] as const,
    ),
  ]);
  // Initially, shows the part in the URL, such as a package.
  const [chosen, choose] = useState(() => (sheets.has(view.search.part) ? view.search.part : ""));
  return (
    <PrintModal
      title={sheets.get(chosen)?.label ?? t("slip")}
      ready
      controls={
        sheets.size > 1 && (
          <SelectField
            label={t("which")}
            value={chosen}
            onValueChange={choose}
            options={[...sheets].map(([value, { label }]) => ({ value, label }))}
          />
        )
      }
      onClose={onClose}
    >
      {sheets.get(chosen)?.sheet}
    </PrintModal>
  );
}
