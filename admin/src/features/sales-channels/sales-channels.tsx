import type { HttpClient } from "@countertop/sdk";
import {
  adminListOrders,
  adminListProducts,
  adminListStockLocations,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import {
  useAdminAddLocationToSalesChannel,
  useAdminRemoveLocationFromSalesChannel,
} from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { createDrawer } from "../../patterns/fields.ts";
import {
  ListPage,
  RelatedList,
  relatedPicker,
  type RelatedSearch,
  useColumns,
  useProductStatusColumn,
} from "../../patterns/list.ts";
import { useFeature } from "../../patterns/page.ts";
import {
  CountFacts,
  type Dependents,
  LinkedRecords,
  Panel,
  RecordPage,
  type RecordView,
} from "../../patterns/record.ts";
import { salesChannels } from "../../resources/sales-channels.ts";
import { stockLocations } from "../../resources/stock-locations.ts";
import { ActionButtons } from "../../patterns/action.ts";
import { channelFields } from "./channel-fields.ts";
import { channelProducts } from "./channel-products.ts";
import { ChannelBadges, close, open, useDefaultChannel } from "./channel-state.tsx";

const CreateChannel = createDrawer(salesChannels, () => Promise.resolve(channelFields));
const overlays = { products: relatedPicker(channelProducts, salesChannels.nameOf) };

const locationsQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminListStockLocations, { query: { sales_channel_id: [id], limit: 200 } });
const countIn = ({ count }: { count: number }) => count;

/** The reason why the default channel can't be deleted, and the number of products, orders, and locations of a channel. */
function useDeletion() {
  const { t } = useTranslation(["sales-channels", "members", "shell"]);
  const usual = useDefaultChannel();
  const located = useFeature("stockLocationService");
  return {
    kept: ({ id }: { id: string }) => (id === usual ? t("delete.default") : undefined),
    dependents: ({ id }: { id: string }): Dependents[] => [
      {
        id: "products",
        label: t("members:title"),
        query: (client) =>
          queryOptions(client, adminListProducts, {
            query: { sales_channel_id: [id], limit: 1, fields: "id", expand: "collection" },
          }),
        countIn,
      },
      {
        id: "orders",
        label: t("shell:areas.orders"),
        query: (client) =>
          queryOptions(client, adminListOrders, {
            query: { sales_channel_id: [id], limit: 1, fields: "id", expand: "" },
          }),
        countIn,
      },
      ...(located
        ? [
            {
              id: "locations",
              label: t("locations.title"),
              query: (client: HttpClient) => locationsQuery(client, id),
              countIn,
            },
          ]
        : []),
    ],
  };
}

export function SalesChannelsPage() {
  const { t } = useTranslation("sales-channels");
  const column = useColumns(salesChannels);
  return (
    <ListPage
      resource={salesChannels}
      {...useDeletion()}
      create={CreateChannel}
      columns={[
        column.name("name", t("fields.name")),
        {
          id: "state",
          header: t("fields.state"),
          width: "152px",
          skeleton: "72px",
          csv: ({ is_disabled }) => t(is_disabled ? "state.closed" : "state.open"),
          cell: (channel) => <ChannelBadges channel={channel} />,
        },
        column.text("description", t("fields.description"), ({ description }) => description, {
          hidden: false,
          priority: 2,
          width: "280px",
        }),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}

export function SalesChannelPage() {
  const { t } = useTranslation(["sales-channels", "common"]);
  const { mutateAsync: addSalesChannelLocation } = useAdminAddLocationToSalesChannel();
  const { mutateAsync: removeSalesChannelLocation } = useAdminRemoveLocationFromSalesChannel();
  const status = useProductStatusColumn();
  const located = useFeature("stockLocationService");
  const deletion = useDeletion();
  return (
    <RecordPage
      resource={salesChannels}
      fields={channelFields}
      overlays={overlays}
      note={(channel) => <ChannelBadges channel={channel} />}
      actions={(channel) => (
        <ActionButtons resource={salesChannels} record={channel} actions={[open, close]} />
      )}
      {...deletion}
      line={(channel) => (
        // Orders are counted only before a deletion, because a channel can have very many.
        <CountFacts of={deletion.dependents(channel).filter(({ id }) => id !== "orders")} />
      )}
      main={(channel, view: RecordView<RelatedSearch>) => (
        <Panel>
          <RelatedList
            relation={channelProducts}
            owner={{ id: channel.id, name: channel.name }}
            view={view}
            columns={[status]}
          />
        </Panel>
      )}
      aside={({ id, name }) =>
        located && (
          <Panel>
            <LinkedRecords
              resource={stockLocations}
              title={t("locations.title")}
              hint={t("locations.hint")}
              choose={t("locations.choose")}
              search={t("common:resource.list.search")}
              empty={{ title: t("locations.none") }}
              owner={name}
              saved={t("locations.saved")}
              linked={(client) => locationsQuery(client, id)}
              pickedIn={({ stock_locations }) =>
                stock_locations.map((one) => ({ id: one.id, title: one.name }))
              }
              onChange={async (added, removed) => {
                for (const location_id of added)
                  await addSalesChannelLocation({ id, body: { location_id } });
                for (const location_id of removed)
                  await removeSalesChannelLocation({ id, body: { location_id } });
              }}
            />
          </Panel>
        )
      }
    />
  );
}
