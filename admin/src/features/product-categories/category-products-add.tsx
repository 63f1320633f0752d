import { useAdminAddProductsToCategory } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { AddMemberProducts } from "../../patterns/list.ts";
import { products } from "../../resources/products.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";

export function AddCategoryProducts({ category, onClose }: CategoryPartProps) {
  const { t } = useTranslation("product-categories");
  const { mutateAsync } = useAdminAddProductsToCategory();
  if (!category) return null;
  return (
    <AddMemberProducts
      resource={products}
      name={category.name}
      subtitle={category.name}
      expand="categories"
      isMember={({ categories }) => categories?.some(({ id }) => id === category.id) ?? false}
      note={({ handle }) => `/${handle ?? ""}`}
      labels={{ already: t("products.already"), added: () => t("products.added") }}
      onAdd={(ids) =>
        mutateAsync({ id: category.id, body: { product_ids: ids.map((id) => ({ id })) } })
      }
      onClose={() => onClose()}
    />
  );
}
