import { useTranslation } from "react-i18next";
import { createDrawer } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { collections } from "../../resources/collections.ts";
import { useProductCount } from "../../lib/row-counts.ts";

const CreateCollection = createDrawer(
  collections,
  async () => (await import("./collection-fields.ts")).collectionFields,
);

function ProductCount({ id }: { id: string }) {
  const format = useFormat();
  const count = useProductCount(id);
  return count === undefined ? <Skeleton width="24px" /> : format.number(count);
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
