import { css } from "#styled/css";
import { adminListStockLocations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addressLines } from "../../../lib/address-lines.ts";
import { isolated } from "../../../lib/isolate.ts";
import { AddressText, useFeature, useFormat, useStoreName } from "../../../patterns/page.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { SelectField } from "../../../ui/select.tsx";
import type { OrderOverlayProps } from "../order.ts";
import { returnableLines, returnsOf } from "../returns/returnable.ts";
import { lineName, PaperAddress, PaperLines, Sheet, SheetHead } from "./paper.tsx";
import { PrintModal } from "./print-modal.tsx";

/** A slip that the customer puts in the package with the returned items. */
export function ReturnSlip({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-returns-sheet", "order-print", "common"]);
  const format = useFormat();
  const store = useStoreName();
  const client = useClient();
  const places = useFeature("stockLocationService");
  const one = returnsOf(order).find(({ id }) => id === view.search.part);
  const locations = useQuery({
    ...queryOptions(client, adminListStockLocations, {
      query: { limit: 1000, expand: "address" },
    }),
    enabled: places,
    retry: false,
  });
  // Offers only locations with an address, to which the customer can send the package.
  const addressed = (locations.data?.stock_locations ?? []).filter(({ address }) => address);
  const [chosen, choose] = useState(one?.location_id ?? "");
  const place =
    addressed.find(({ id }) => id === chosen) ??
    (addressed.length === 1 ? addressed[0] : undefined);
  const address = place?.address;
  const lines = new Map(returnableLines(order).map(({ item }) => [item.id, item]));
  return (
    <PrintModal
      title={`${t("slip.title")} ${isolated(orders.nameOf(order))}`}
      ready={one !== undefined && address !== undefined}
      controls={
        locations.fetchStatus === "idle" &&
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
                lines={[
                  store,
                  ...addressLines(
                    {
                      company: place?.name,
                      address_1: address?.address_1,
                      address_2: address?.address_2,
                      postal_code: address?.postal_code,
                      city: address?.city,
                      province: address?.province,
                      country_code: address?.country_code,
                    },
                    format.country,
                  ),
                ]}
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
