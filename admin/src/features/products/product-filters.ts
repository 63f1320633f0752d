import type { HttpClient } from "@countertop/sdk";
import {
  adminListCollections,
  adminListPriceLists,
  adminListProductCategories,
  adminListProductTags,
  adminListProductTypes,
  adminListSalesChannels,
  adminRetrieveCollection,
  adminRetrievePriceList,
  adminRetrieveProductCategory,
  adminRetrieveSalesChannel,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { optionsQuery, type Filter, type Records } from "../../patterns/filter-types.ts";
import { productStatuses } from "./product-search.ts";

/** So many are offered at first; the others are found by searching. */
const FIRST = 20;
const asked = (q: string) => ({ limit: FIRST, ...(q !== "" && { q }) });

const option = (record: { id: string }, label: string) => ({ value: record.id, label });

export const collectionRecords = (client: HttpClient): Records => ({
  search: (q) =>
    optionsQuery(
      queryOptions(client, adminListCollections, { query: { ...asked(q), order: "title" } }),
      ({ collections }) => collections.map((one) => option(one, one.title)),
    ),
  named: (id) =>
    optionsQuery(queryOptions(client, adminRetrieveCollection, { id }), ({ collection }) => [
      option(collection, collection.title),
    ]),
});

export const channelRecords = (client: HttpClient): Records => ({
  search: (q) =>
    optionsQuery(
      queryOptions(client, adminListSalesChannels, { query: asked(q) }),
      ({ sales_channels }) => sales_channels.map((one) => option(one, one.name)),
    ),
  named: (id) =>
    optionsQuery(queryOptions(client, adminRetrieveSalesChannel, { id }), ({ sales_channel }) => [
      option(sales_channel, sales_channel.name),
    ]),
});

export const categoryRecords = (client: HttpClient): Records => ({
  search: (q) =>
    optionsQuery(
      queryOptions(client, adminListProductCategories, { query: asked(q) }),
      ({ product_categories }) => product_categories.map((one) => option(one, one.name)),
    ),
  named: (id) =>
    optionsQuery(
      queryOptions(client, adminRetrieveProductCategory, { id }),
      ({ product_category }) => [option(product_category, product_category.name)],
    ),
});

const priceListRecords = (client: HttpClient): Records => ({
  search: (q) =>
    optionsQuery(
      queryOptions(client, adminListPriceLists, { query: asked(q) }),
      ({ price_lists }) => price_lists.map((one) => option(one, one.name)),
    ),
  named: (id) =>
    optionsQuery(queryOptions(client, adminRetrievePriceList, { id }), ({ price_list }) => [
      option(price_list, price_list.name),
    ]),
});

const typeRecords = (client: HttpClient): Records => ({
  search: (q) =>
    optionsQuery(
      queryOptions(client, adminListProductTypes, { query: asked(q) }),
      ({ product_types }) => product_types.map((one) => option(one, one.value)),
    ),
  named: (id) =>
    optionsQuery(
      queryOptions(client, adminListProductTypes, { query: { id: [id] } }),
      ({ product_types }) => product_types.map((one) => option(one, one.value)),
    ),
});

const tagRecords = (client: HttpClient): Records => ({
  search: (q) =>
    optionsQuery(
      queryOptions(client, adminListProductTags, { query: asked(q) }),
      ({ product_tags }) => product_tags.map((one) => option(one, one.value)),
    ),
  named: (id) =>
    optionsQuery(
      queryOptions(client, adminListProductTags, { query: { id: [id] } }),
      ({ product_tags }) => product_tags.map((one) => option(one, one.value)),
    ),
});

/** What products can be filtered by; the names are those of product-search.ts. */
export function useProductFilters(): readonly Filter[] {
  const { t } = useTranslation(["products", "common"]);
  const client = useClient();
  return useMemo(
    () => [
      {
        id: "status",
        kind: "choice",
        label: t("list.columnStatus"),
        options: productStatuses.map((value) => ({
          value,
          label: t(`common:productStatus.${value}`),
        })),
      },
      {
        id: "collection",
        kind: "records",
        label: t("list.columnCollection"),
        records: collectionRecords(client),
      },
      {
        id: "category",
        kind: "records",
        label: t("list.columnCategories"),
        records: categoryRecords(client),
      },
      { id: "type", kind: "records", label: t("list.columnType"), records: typeRecords(client) },
      { id: "tag", kind: "records", label: t("list.columnTags"), records: tagRecords(client) },
      {
        id: "channel",
        kind: "records",
        label: t("list.columnAvailability"),
        records: channelRecords(client),
      },
      {
        id: "pricelist",
        kind: "records",
        label: t("list.priceList"),
        records: priceListRecords(client),
      },
      {
        id: "giftcard",
        kind: "boolean",
        label: t("list.columnGiftCard"),
        yes: t("organise.yes"),
        no: t("organise.no"),
      },
      { id: "created", kind: "dates", label: t("common:record.created") },
      { id: "updated", kind: "dates", label: t("common:record.updated") },
    ],
    [t, client],
  );
}
