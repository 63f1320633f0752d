import type { HttpClient } from "@countertop/sdk";
import {
  adminListInventoryItems,
  adminListReservations,
  adminRetrieveStockLocation,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  useAdminAddLocationToSalesChannel,
  useAdminRemoveLocationFromSalesChannel,
} from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { placeOf } from "../../lib/address-lines.ts";
import { createDrawer } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useFeature, useFormat } from "../../patterns/page.ts";
import {
  CountFacts,
  type Dependents,
  LinkedRecords,
  Panel,
  RecordPage,
} from "../../patterns/record.ts";
import { salesChannels } from "../../resources/sales-channels.ts";
import { stockLocations } from "../../resources/stock-locations.ts";
import { locationFields } from "./location-fields.ts";

const CreateLocation = createDrawer(stockLocations, () => Promise.resolve(locationFields));
const channelsQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminRetrieveStockLocation, { id, query: { expand: "sales_channels" } });
const countIn = ({ count }: { count: number }) => count;

/** A location's stock and reservations, which are deleted with it, and its sales channels. */
function useDependents() {
  const { t } = useTranslation("stock-locations");
  return ({ id }: { id: string }): Dependents[] => [
    {
      id: "levels",
      label: t("delete.items"),
      query: (client) =>
        queryOptions(client, adminListInventoryItems, { query: { location_id: [id], limit: 1 } }),
      countIn,
    },
    {
      id: "reservations",
      label: t("delete.reservations"),
      query: (client) =>
        queryOptions(client, adminListReservations, { query: { location_id: [id], limit: 1 } }),
      countIn,
    },
    {
      id: "channels",
      label: t("channels.title"),
      query: (client) => channelsQuery(client, id),
      countIn: channelsIn,
    },
  ];
}
const channelsIn = ({ stock_location }: { stock_location: { sales_channels?: unknown[] } }) =>
  stock_location.sales_channels?.length ?? 0;

export function StockLocationsPage() {
  const { t } = useTranslation("stock-locations");
  const format = useFormat();
  const column = useColumns(stockLocations);
  const channels = useFeature("sales_channels");
  return (
    <ListPage
      resource={stockLocations}
      create={CreateLocation}
      dependents={useDependents()}
      columns={[
        column.name("name", t("fields.name")),
        column.text(
          "address",
          t("address.title"),
          ({ address }) =>
            address &&
            [
              address.address_1,
              address.postal_code,
              address.city,
              format.country(address.country_code),
            ]
              .filter(Boolean)
              .join(", "),
          { hidden: false, priority: 2, width: "320px" },
        ),
        ...(channels
          ? [
              column.names(
                "channels",
                t("channels.title"),
                ({ sales_channels: sellers }) => sellers?.map((one) => one.name),
                { hidden: false, priority: 2 },
              ),
            ]
          : []),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}

export function StockLocationPage() {
  const { t } = useTranslation(["stock-locations", "common"]);
  const { mutateAsync: addSalesChannelLocation } = useAdminAddLocationToSalesChannel();
  const { mutateAsync: removeSalesChannelLocation } = useAdminRemoveLocationFromSalesChannel();
  const channels = useFeature("sales_channels");
  const format = useFormat();
  const dependents = useDependents();
  return (
    <RecordPage
      resource={stockLocations}
      fields={locationFields}
      dependents={dependents}
      line={(location) => (
        <CountFacts
          first={[placeOf(location.address, format.country)]}
          of={dependents(location).filter(
            ({ id }) => id === "levels" || (channels && id === "channels"),
          )}
        />
      )}
      aside={({ id, name }) =>
        channels && (
          <Panel>
            <LinkedRecords
              resource={salesChannels}
              title={t("channels.title")}
              hint={t("channels.hint")}
              choose={t("channels.choose")}
              search={t("common:resource.list.search")}
              empty={{ title: t("channels.none") }}
              owner={name}
              saved={t("common:resource.edit.saved")}
              linked={(client) => channelsQuery(client, id)}
              pickedIn={({ stock_location: { sales_channels = [] } }) =>
                sales_channels.map((channel) => ({ id: channel.id, title: channel.name }))
              }
              onChange={async (added, removed) => {
                const body = { location_id: id };
                for (const channel of added) await addSalesChannelLocation({ id: channel, body });
                for (const channel of removed)
                  await removeSalesChannelLocation({ id: channel, body });
              }}
            />
          </Panel>
        )
      }
    />
  );
}
