import { useAdminProducts } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import { createDrawer } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { collections } from "../../resources/collections.ts";

const CreateCollection = createDrawer(
  collections,
  async () => (await import("./collection-fields.ts")).collectionFields,
);

/**
 * Requests each row's count: the list has no products (lib/collections-without-products.ts), and these responses have only a few
 * bytes.
 */
function ProductCount({ id }: { id: string }) {
  const format = useFormat();
  const query = { collection_id: [id], limit: 1, fields: "id", expand: "collection" };
  const { data } = useAdminProducts({ query });
  return data === undefined ? <Skeleton width="24px" /> : format.number(data.count);
}

export function CollectionsPage() {
  const { t } = useTranslation(["collections", "members"]);
  const column = useColumns(collections);
  return (
    <ListPage
      resource={collections}
      create={CreateCollection}
      columns={[
        column.name("title", t("fields.title")),
        column.text("handle", t("fields.handle"), ({ handle }) => handle, {
          hidden: false,
          priority: 2,
          width: "240px",
          order: "handle",
        }),
        {
          id: "products",
          header: t("members:title"),
          kind: "number",
          width: "96px",
          skeleton: "24px",
          cell: ({ id }) => <ProductCount id={id} />,
        },
        column.created(),
        column.updated({ hidden: false, priority: 3 }),
        column.id(),
      ]}
    />
  );
}
