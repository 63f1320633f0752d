import {
  adminAddCollectionProducts,
  adminAddProductCategoryProducts,
  adminAddSalesChannelProducts,
  adminListProducts,
  adminRemoveCollectionProducts,
  adminRemoveProductCategoryProducts,
  adminRemoveSalesChannelProducts,
  adminRetrieveProduct,
  adminUpdateProduct,
} from "@countertop/sdk/operations";
import { useClient, useOperationWriter } from "@countertop/sdk/react";
import { useNavigate } from "@tanstack/react-router";
import { ArchiveX, CircleDollarSign, Copy, FolderTree, Layers, Rocket, Store } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Feature } from "../../../lib/feature-flags.ts";
import type { ListAction } from "../../../patterns/list.ts";
import { useLacking } from "../../../patterns/page.ts";
import { collections } from "../../../resources/collections.ts";
import { productCategories } from "../../../resources/product-categories.ts";
import type { ProductStatus } from "../../../resources/products.ts";
import { salesChannels } from "../../../resources/sales-channels.ts";
import type { ChosenProducts } from "../../../resources/priced-products.ts";
import type { ListedProduct } from "../product-queries.ts";

/** Actions on products in the list: on one by its menu, on many by the bar. */
export function useProductActions(
  onPrices: (chosen: ChosenProducts) => void,
): readonly ListAction<ListedProduct>[] {
  const { t } = useTranslation(["products", "common"]);
  const client = useClient();
  const navigate = useNavigate();
  const write = useOperationWriter();
  const lacking = useLacking();
  /** The products as they are before a change, since the list may be older. */
  const before = async (ids: string[], expand: string) => {
    const query = { id: ids, fields: "id", expand, limit: ids.length };
    return (await adminListProducts(client, { query })).products;
  };
  const objects = (ids: readonly string[]) => ({ product_ids: ids.map((id) => ({ id })) });
  const setStatus = (id: string, status: ProductStatus) =>
    write(adminUpdateProduct, { id, body: { status } });
  const collect = (ids: readonly string[], id: string) =>
    write(adminAddCollectionProducts, { id, body: { product_ids: [...ids] } });
  const undoStatus = (to: ProductStatus) => async (id: string) => {
    const query = { fields: "id,status", expand: "collection" };
    const { status } = (await adminRetrieveProduct(client, { id, query })).product;
    return status === to ? undefined : () => setStatus(id, status);
  };
  const actions: ListAction<ListedProduct>[] = [
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
      gentle: true,
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
        records: collections.options(client),
      },
      runMany: collect,
      undoMany: async (ids, chosen) => {
        const moving = (await before(ids, "collection")).filter(
          ({ collection }) => collection?.id !== chosen,
        );
        if (moving.length === 0) return undefined;
        const former = Map.groupBy(moving, ({ collection }) => collection?.id);
        const undo = () =>
          Promise.all(
            [...former].map(([id, products]) => {
              const them = products.map((product) => product.id);
              return id === undefined
                ? write(adminRemoveCollectionProducts, { id: chosen, body: { product_ids: them } })
                : collect(them, id);
            }),
          );
        return { ids: moving.map(({ id }) => id), undo };
      },
      done: (count) => t("actions.collected", { count }),
    },
    {
      id: "category",
      label: t("actions.categorize"),
      icon: <FolderTree aria-hidden />,
      ask: {
        title: t("actions.categorizeTitle"),
        text: (count) => t("actions.categorizeText", { count }),
        confirm: t("actions.categorizeConfirm"),
        records: productCategories.options(client),
      },
      runMany: (ids, chosen) =>
        write(adminAddProductCategoryProducts, { id: chosen, body: objects(ids) }),
      undoMany: async (ids, chosen) => {
        const added = (await before(ids, "categories"))
          .filter(({ categories }) => !categories?.some(({ id }) => id === chosen))
          .map(({ id }) => id);
        if (added.length === 0) return undefined;
        return {
          ids: added,
          undo: () =>
            write(adminRemoveProductCategoryProducts, { id: chosen, body: objects(added) }),
        };
      },
      done: (count) => t("actions.categorized", { count }),
    },
    {
      id: "channel",
      label: t("actions.sell"),
      icon: <Store aria-hidden />,
      ask: {
        title: t("actions.sellTitle"),
        text: (count) => t("actions.sellText", { count }),
        confirm: t("actions.sellConfirm"),
        records: salesChannels.options(client),
      },
      runMany: (ids, chosen) =>
        write(adminAddSalesChannelProducts, { id: chosen, body: objects(ids) }),
      undoMany: async (ids, chosen) => {
        const added = (await before(ids, "sales_channels"))
          .filter(({ sales_channels }) => !sales_channels?.some(({ id }) => id === chosen))
          .map(({ id }) => id);
        if (added.length === 0) return undefined;
        return {
          ids: added,
          undo: () => write(adminRemoveSalesChannelProducts, { id: chosen, body: objects(added) }),
        };
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
  ];
  return actions.filter(({ id }) => !lacking(needs[id]));
}

const needs: Readonly<Record<string, Feature>> = {
  category: "product_categories",
  channel: "sales_channels",
};
