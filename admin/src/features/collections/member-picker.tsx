import { adminListProducts } from "@countertop/sdk/operations";
import { useAdminAddProductsToCollection } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { ResourcePicker } from "../../patterns/resource-picker.tsx";
import { notify } from "../../ui/notify.ts";
import { Thumb } from "../../ui/thumb.tsx";
import { nameOf, type Collection } from "./collection-queries.ts";

export interface MemberPickerProps {
  collection: Collection;
  onClose(): void;
}

/** Puts products into a collection, as many at once as were chosen. */
export function MemberPicker({ collection, onClose }: MemberPickerProps) {
  const { t } = useTranslation("collections");
  const { mutateAsync } = useAdminAddProductsToCollection();
  return (
    <ResourcePicker
      title={t("products.add")}
      subtitle={t("products.addText")}
      list={adminListProducts}
      query={{ fields: "id,title,handle,thumbnail", expand: "collection", order: "title" }}
      items={({ products }) => products}
      item={(product) => ({
        id: product.id,
        title: nameOf(product),
        start: <Thumb src={product.thumbnail} alt="" />,
        note: product.collection?.title
          ? t("products.elsewhere", { title: product.collection.title })
          : undefined,
        refused: product.collection?.id === collection.id ? t("products.here") : undefined,
      })}
      multiple
      searchLabel={t("products.searchAll")}
      empty={{ title: t("products.noneToAdd") }}
      value={[]}
      onPick={async (chosen) => {
        await mutateAsync({
          id: collection.id,
          body: { product_ids: chosen.map(({ id }) => id) },
        });
        notify("success", t("products.added", { count: chosen.length }), nameOf(collection));
      }}
      onClose={onClose}
    />
  );
}
