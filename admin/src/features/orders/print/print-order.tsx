import { useState } from "react";
import { useTranslation } from "react-i18next";
import { orders } from "../../../resources/orders.ts";
import { isolated } from "../../../lib/isolate.ts";
import { SelectField } from "../../../ui/select.tsx";
import type { OrderOverlayProps } from "../order.ts";
import { PackingSlip } from "./packing-slip.tsx";
import { parcelLines, slipLines } from "./pick-lines.ts";
import { PrintModal } from "./print-modal.tsx";

/** Printable slips of one order: of the items to fulfill, and of each package. */
export function PrintOrder({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-print");
  const packed = (order.fulfillments ?? []).filter(({ canceled_at }) => canceled_at === null);
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
      (parcel, index) =>
        [
          parcel.id,
          {
            label: labelled(`${orders.nameOf(order)}-${index + 1}`),
            sheet: <PackingSlip order={order} lines={parcelLines(order, parcel)} />,
          },
        ] as const,
    ),
  ]);
  // The part that the address names, such as a package, comes first.
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
