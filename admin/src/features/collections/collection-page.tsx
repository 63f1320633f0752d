import {
  useAdminAddProductsToCollection,
  useAdminRemoveProductsFromCollection,
} from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { nameOf } from "../../lib/name-of.ts";
import { MemberProducts, type MemberSearch } from "../../patterns/list.ts";
import { Panel, RecordPage, type RecordView } from "../../patterns/record.ts";
import { collections } from "../../resources/collections.ts";
import { collectionFields } from "./collection-fields.ts";
import type { Collection } from "./collection-products-add.tsx";

const AddProducts = lazyWithRetry(async () => ({
  default: (await import("./collection-products-add.tsx")).AddCollectionProducts,
}));

export const CollectionPage = () => (
  <RecordPage
    resource={collections}
    fields={collectionFields}
    overlays={{ products: AddProducts }}
    // The products have a card of their own.
    raw={({ products: _, ...rest }) => rest}
    main={(collection, view: RecordView<MemberSearch>) => (
      <Panel>
        <Products collection={collection} view={view} />
      </Panel>
    )}
  />
);

function Products({
  collection,
  view,
}: {
  collection: Collection;
  view: RecordView<MemberSearch>;
}) {
  const { id } = collection;
  const { t } = useTranslation("collections");
  const { mutateAsync: remove } = useAdminRemoveProductsFromCollection();
  const { mutateAsync: add } = useAdminAddProductsToCollection();
  return (
    <MemberProducts
      slug={`collection ${id}`}
      name={nameOf(collection)}
      of={{ collection_id: [id] }}
      search={view.search}
      onSearch={(next) => view.setSearch(next, { replace: next.products !== view.search.products })}
      labels={{
        table: t("products.table"),
        search: t("products.search"),
        emptyTitle: t("products.emptyTitle"),
        emptyText: t("products.emptyText"),
        remove: t("products.remove"),
        removed: t("products.removed"),
      }}
      onAdd={() => view.open("products")}
      remove={(ids) => remove({ id, body: { product_ids: [...ids] } })}
      restore={(ids) => add({ id, body: { product_ids: [...ids] } })}
    />
  );
}
