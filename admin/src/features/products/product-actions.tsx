import {
  adminAddCollectionProducts,
  adminAddProductCategoryProducts,
  adminAddSalesChannelProducts,
  adminDeleteProduct,
  adminRemoveCollectionProducts,
  adminRemoveProductCategoryProducts,
  adminRemoveSalesChannelProducts,
  adminRetrieveProduct,
  adminUpdateProduct,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import {
  ArchiveX,
  CircleDollarSign,
  Copy,
  Eye,
  FolderTree,
  Layers,
  Rocket,
  Store,
  Trash2,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ListAction } from "../../patterns/list-types.ts";
import type { ChosenProducts } from "./price-grid-queries.ts";
import { categoryRecords, channelRecords, collectionRecords } from "./product-filters.ts";
import type { ListedProduct } from "./product-queries.ts";
import type { ProductStatus } from "./product-search.ts";

/** What can be done with products in the list: with one by its menu, with many by the bar. */
export function useProductActions(
  onPrices: (chosen: ChosenProducts) => void,
): readonly ListAction<ListedProduct>[] {
  const { t } = useTranslation(["products", "common"]);
  const client = useClient();
  const navigate = useNavigate();
  /** A row as it is before it is changed, since the list may be older. */
  const before = async (id: string, expand: string) => {
    const query = { fields: "id,status", expand };
    return (await adminRetrieveProduct(client, { id, query })).product;
  };
  const setStatus = (id: string, status: ProductStatus) =>
    client.send(adminUpdateProduct, { id, body: { status } });
  const collect = (id: string, collection: string) =>
    client.send(adminAddCollectionProducts, { id: collection, body: { product_ids: [id] } });
  const undoStatus = (to: ProductStatus) => async (id: string) => {
    const { status } = await before(id, "collection");
    return status === to ? undefined : () => setStatus(id, status);
  };
  return [
    {
      id: "open",
      label: t("common:actions.open"),
      icon: <Eye aria-hidden />,
      go: ({ id }) => void navigate({ to: "/a/products/$id", params: { id } }),
    },
    {
      id: "duplicate",
      label: t("actions.duplicate"),
      icon: <Copy aria-hidden />,
      go: ({ id }) => void navigate({ to: "/a/products/new", search: { from: id } }),
    },
    {
      id: "publish",
      label: t("actions.publish"),
      icon: <Rocket aria-hidden />,
      offered: ({ status }) => status !== "published",
      run: (id) => setStatus(id, "published"),
      undo: undoStatus("published"),
      done: (count) => t("actions.published", { count }),
    },
    {
      id: "unpublish",
      label: t("actions.unpublish"),
      icon: <ArchiveX aria-hidden />,
      offered: ({ status }) => status === "published",
      run: (id) => setStatus(id, "draft"),
      undo: undoStatus("draft"),
      done: (count) => t("actions.unpublished", { count }),
    },
    {
      id: "collection",
      label: t("actions.collect"),
      icon: <Layers aria-hidden />,
      ask: {
        title: t("actions.collectTitle"),
        text: (count) => t("actions.collectText", { count }),
        confirm: t("actions.collectConfirm"),
        records: collectionRecords(client),
      },
      run: collect,
      undo: async (id, chosen) => {
        const former = (await before(id, "collection")).collection?.id;
        if (former === chosen) return undefined;
        return () =>
          former
            ? collect(id, former)
            : client.send(adminRemoveCollectionProducts, {
                id: chosen,
                body: { product_ids: [id] },
              });
      },
      done: (count) => t("actions.collected", { count }),
    },
    {
      id: "category",
      label: t("actions.categorise"),
      icon: <FolderTree aria-hidden />,
      ask: {
        title: t("actions.categoriseTitle"),
        text: (count) => t("actions.categoriseText", { count }),
        confirm: t("actions.categoriseConfirm"),
        records: categoryRecords(client),
      },
      run: (id, chosen) =>
        client.send(adminAddProductCategoryProducts, {
          id: chosen,
          body: { product_ids: [{ id }] },
        }),
      undo: async (id, chosen) => {
        const { categories } = await before(id, "categories");
        if (categories?.some((category) => category.id === chosen)) return undefined;
        return () =>
          client.send(adminRemoveProductCategoryProducts, {
            id: chosen,
            body: { product_ids: [{ id }] },
          });
      },
      done: (count) => t("actions.categorised", { count }),
    },
    {
      id: "channel",
      label: t("actions.sell"),
      icon: <Store aria-hidden />,
      ask: {
        title: t("actions.sellTitle"),
        text: (count) => t("actions.sellText", { count }),
        confirm: t("actions.sellConfirm"),
        records: channelRecords(client),
      },
      run: (id, chosen) =>
        client.send(adminAddSalesChannelProducts, { id: chosen, body: { product_ids: [{ id }] } }),
      undo: async (id, chosen) => {
        const { sales_channels } = await before(id, "sales_channels");
        if (sales_channels?.some((channel) => channel.id === chosen)) return undefined;
        return () =>
          client.send(adminRemoveSalesChannelProducts, {
            id: chosen,
            body: { product_ids: [{ id }] },
          });
      },
      done: (count) => t("actions.sold", { count }),
    },
    {
      id: "prices",
      label: t("prices.edit"),
      icon: <CircleDollarSign aria-hidden />,
      go: ({ id }) =>
        void navigate({ to: "/a/products/$id", params: { id }, search: { edit: "prices" } }),
      goMany: onPrices,
    },
    {
      id: "delete",
      label: t("common:actions.delete"),
      icon: <Trash2 aria-hidden />,
      danger: true,
      ask: {
        title: t("actions.deleteTitle"),
        text: (count) => t("actions.deleteText", { count }),
        confirm: t("common:actions.delete"),
      },
      run: (id) => client.send(adminDeleteProduct, { id }),
      done: (count) => t("actions.deleted", { count }),
    },
  ];
}
