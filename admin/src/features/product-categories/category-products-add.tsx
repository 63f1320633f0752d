import { adminListProducts } from "@countertop/sdk/operations";
import { useAdminAddProductsToCategory } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { ResourcePicker } from "../../patterns/resource-picker.tsx";
import { useFormat } from "../../patterns/use-format.ts";
import { notify } from "../../ui/notify.ts";
import { Thumb } from "../../ui/thumb.tsx";
import type { CategoryPartProps } from "./category-overlays.tsx";

/** Puts products into a category, as many as one likes at once. */
export function AddProducts({ category, onClose }: CategoryPartProps) {
  const { t } = useTranslation(["product-categories", "products"]);
  const format = useFormat();
  const { mutateAsync } = useAdminAddProductsToCategory();
  if (!category) return null;
  return (
    <ResourcePicker
      title={t("products.add")}
      subtitle={category.name}
      searchLabel={t("products:list.search")}
      multiple
      list={adminListProducts}
      query={{ fields: "id,title,handle,thumbnail", expand: "categories", order: "title" }}
      items={({ products }) => products}
      item={({ id, title, handle, thumbnail, categories }) => ({
        id,
        title: title || t("products:list.untitled"),
        note: `/${handle ?? ""}`,
        start: <Thumb src={thumbnail} alt="" size="sm" />,
        refused: categories?.some((one) => one.id === category.id)
          ? t("products.already")
          : undefined,
      })}
      empty={{ title: t("products:list.emptyTitle") }}
      value={[]}
      onPick={async (chosen) => {
        await mutateAsync({
          id: category.id,
          body: { product_ids: chosen.map(({ id }) => ({ id })) },
        });
        const count = chosen.length;
        const value = format.number(count);
        notify("success", t("products.added"), t("products:list.count", { count, value }));
      }}
      onClose={() => onClose()}
    />
  );
}
