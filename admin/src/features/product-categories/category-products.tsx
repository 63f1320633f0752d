import {
  useAdminAddProductsToCategory,
  useAdminDeleteProductsFromCategory,
} from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { MemberProducts, type MemberSearch } from "../../patterns/list.ts";
import type { FullCategory } from "./category-queries.ts";

export interface CategoryProductsProps {
  category: FullCategory;
  search: MemberSearch;
  onSearch(search: MemberSearch): void;
  onAdd(): void;
}

/** What lies right in a category. */
export function CategoryProducts({ category, search, onSearch, onAdd }: CategoryProductsProps) {
  const { id, name } = category;
  const { t } = useTranslation(["product-categories", "members"]);
  const { mutateAsync: remove } = useAdminDeleteProductsFromCategory();
  const { mutateAsync: add } = useAdminAddProductsToCategory();
  const these = (ids: readonly string[]) => ({
    id,
    body: { product_ids: ids.map((product) => ({ id: product })) },
  });
  return (
    <MemberProducts
      slug={`category ${id}`}
      name={name}
      of={{ category_id: [id] }}
      search={search}
      onSearch={({ products, page, order }) => onSearch({ products, page, order })}
      labels={{
        table: t("members:title"),
        search: t("members:search"),
        emptyTitle: t("products.emptyTitle"),
        emptyText: t("products.emptyText"),
        remove: t("products.remove"),
        removed: t("products.removed"),
      }}
      onAdd={onAdd}
      remove={(ids) => remove(these(ids))}
      restore={(ids) => add(these(ids))}
    />
  );
}
