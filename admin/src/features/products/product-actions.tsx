import {
  adminAddCollectionProducts,
  adminAddProductCategoryProducts,
  adminAddSalesChannelProducts,
  adminDeleteProduct,
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

/** What can be done with products in the list: with one by its menu, with many by the bar. */
export function useProductActions(
  onPrices: (chosen: ChosenProducts) => void,
): readonly ListAction<ListedProduct>[] {
  const { t } = useTranslation(["products", "common"]);
  const client = useClient();
  const navigate = useNavigate();
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
      run: (id) => client.send(adminUpdateProduct, { id, body: { status: "published" } }),
      done: (count) => t("actions.published", { count }),
    },
    {
      id: "unpublish",
      label: t("actions.unpublish"),
      icon: <ArchiveX aria-hidden />,
      offered: ({ status }) => status === "published",
      run: (id) => client.send(adminUpdateProduct, { id, body: { status: "draft" } }),
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
      run: (id, chosen) =>
        client.send(adminAddCollectionProducts, { id: chosen, body: { product_ids: [id] } }),
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
