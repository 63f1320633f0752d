import {
  useAdminAddProductsToCollection,
  useAdminRemoveProductsFromCollection,
} from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { nameOf } from "../../lib/name-of.ts";
import type { MemberSearch } from "../../patterns/member-search.ts";
import { MemberProducts } from "../../patterns/member-products.tsx";
import type { Collection } from "./collection-queries.ts";

export interface CollectionProductsProps {
  collection: Collection;
  search: MemberSearch;
  onSearch(search: MemberSearch): void;
  onAdd(): void;
}

export function CollectionProducts(props: CollectionProductsProps) {
  const { collection, search, onSearch, onAdd } = props;
  const { id } = collection;
  const { t } = useTranslation("collections");
  const { mutateAsync: remove } = useAdminRemoveProductsFromCollection();
  const { mutateAsync: add } = useAdminAddProductsToCollection();
  return (
    <MemberProducts
      slug={`collection ${id}`}
      name={nameOf(collection)}
      of={{ collection_id: [id] }}
      search={search}
      onSearch={onSearch}
      words={{
        table: t("products.table"),
        search: t("products.search"),
        emptyTitle: t("products.emptyTitle"),
        emptyText: t("products.emptyText"),
        remove: t("products.remove"),
        removed: t("products.removed"),
      }}
      onAdd={onAdd}
      remove={(ids) => remove({ id, body: { product_ids: [...ids] } })}
      restore={(ids) => add({ id, body: { product_ids: [...ids] } })}
    />
  );
}
