import { useAdminAddProductsToCollection } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { nameOf } from "../../lib/name-of.ts";
import { AddMemberProducts } from "../../patterns/list.ts";
import { products } from "../../resources/products.ts";
import type { components } from "@countertop/sdk/types";

export type Collection = Pick<components["schemas"]["Collection"], "id" | "title" | "handle">;
export interface AddCollectionProductsProps {
  record: Collection;
  onClose(): void;
}

export function AddCollectionProducts({ record: collection, onClose }: AddCollectionProductsProps) {
  const { t } = useTranslation("collections");
  const { mutateAsync } = useAdminAddProductsToCollection();
  return (
    <AddMemberProducts
      resource={products}
      name={nameOf(collection)}
      subtitle={t("products.addText")}
      expand="collection"
      isMember={(product) => product.collection?.id === collection.id}
      note={({ collection: now }) =>
        now?.title ? t("products.elsewhere", { title: now.title }) : undefined
      }
      labels={{
        already: t("products.here"),
        added: (count) => t("products.added", { count }),
      }}
      onAdd={(ids) => mutateAsync({ id: collection.id, body: { product_ids: ids } })}
      onClose={onClose}
    />
  );
}
