import { css } from "#styled/css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "../../../lib/isolate.ts";
import { AddressText, useFormat, useStoreName } from "../../../patterns/page.ts";
import { PrintModal, Sheet, SheetHead } from "../../../patterns/paper.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { SelectField } from "../../../ui/select.tsx";
import type { OrderOverlayProps } from "../order.ts";
import { returnableLines, returnsOf } from "../returns/returnable.ts";
import { lineName, PaperAddress, PaperLines, placeLines, usePlaces } from "./paper.tsx";

/** A slip that the customer puts in the package with the returned items. */
export function ReturnSlip({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-returns-sheet", "order-print", "common"]);
  const format = useFormat();
  const store = useStoreName();
  const one = returnsOf(order).find(({ id }) => id === view.search.part);
  const { places, isLoaded } = usePlaces();
  // Offers only locations with an address, to which the customer can send the package.
  const addressed = places.filter(({ address }) => address);
  const [chosen, choose] = useState(one?.location_id ?? "");
  const place =
    addressed.find(({ id }) => id === chosen) ??
    (addressed.length === 1 ? addressed[0] : undefined);
  const lines = new Map(returnableLines(order).map(({ item }) => [item.id, item]));
  return (
    <PrintModal
      action={t("order-print:title")}
      title={`${t("slip.title")} ${isolated(orders.nameOf(order))}`}
      ready={one !== undefined && place !== undefined}
      controls={
        isLoaded &&
        (addressed.length === 0 ? (
          <Alert tone="warning">{t("slip.noAddress")}</Alert>
        ) : (
          <SelectField
            label={t("slip.to")}
            value={place?.id ?? ""}
            options={[
              ...(place ? [] : [{ value: "", label: t("common:picker.choose") }]),
              ...addressed.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={choose}
          />
        ))
      }
      onClose={onClose}
    >
      {one && (
        <Sheet label={t("slip.title")}>
          <SheetHead
            title={t("slip.title")}
            of={orders.nameOf(order)}
            barcode={{
              value: String(order.display_id),
              label: t("order-print:barcode", { number: orders.nameOf(order) }),
            }}
            facts={[
              [t("order-print:date"), format.date(one.created_at)],
              [t("slip.id"), one.id],
              [t("way.back"), one.shipping_method?.shipping_option?.name],
            ]}
          />
          <div className={pair}>
            <div>
              <h3>{t("slip.from")}</h3>
              <PaperAddress order={order} />
            </div>
            <div>
              <h3>{t("slip.to")}</h3>
              <AddressText
                lines={[store, ...(place ? placeLines(place, format.country, true) : [])]}
              />
            </div>
          </div>
          <PaperLines
            lines={(one.items ?? []).map(({ item_id, quantity, reason, note }) => {
              const item = lines.get(item_id);
              return {
                key: item_id,
                quantity,
                name: item && lineName(item),
                sku: item?.variant?.sku,
                more: [reason?.label, note].filter(Boolean).join(": "),
              };
            })}
            more={t("lines.reason")}
          />
          <p>{t("slip.put")}</p>
        </Sheet>
      )}
    </PrintModal>
  );
}

const pair = css({
  display: "grid",
  gap: "24",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
