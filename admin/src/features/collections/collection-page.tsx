import { useTranslation } from "react-i18next";
import { nameOf } from "../../lib/name-of.ts";
import {
  RelatedList,
  relatedPicker,
  type RelatedSearch,
  useProductStatusColumn,
} from "../../patterns/list.ts";
import { useFormat } from "../../patterns/page.ts";
import { Panel, RecordPage, TitleFacts, type RecordView } from "../../patterns/record.ts";
import { collections } from "../../resources/collections.ts";
import { useEditPrices } from "../../resources/edit-prices.ts";
import { collectionFields } from "./collection-fields.ts";
import { useProductCount, usePublishedCount } from "../../lib/row-counts.ts";
import { collectionProducts } from "./collection-products.ts";

const overlays = { products: relatedPicker(collectionProducts, collections.nameOf) };

export function CollectionPage() {
  return (
    <RecordPage
      resource={collections}
      fields={collectionFields}
      overlays={overlays}
      line={({ id }) => <Facts id={id} />}
      // Leaves out the products, which have their own card.
      raw={({ products: _, ...rest }) => rest}
      main={(collection, view: RecordView<RelatedSearch>) => (
        <Panel>
          <Products owner={{ id: collection.id, name: nameOf(collection) }} view={view} />
        </Panel>
      )}
    />
  );
}

function Products({
  owner,
  view,
}: {
  owner: { id: string; name: string };
  view: RecordView<RelatedSearch>;
}) {
  const status = useProductStatusColumn();
  return (
    <RelatedList
      relation={collectionProducts}
      owner={owner}
      view={view}
      columns={[status]}
      actions={[useEditPrices("collection", owner.id)]}
    />
  );
}

/** The number of published products, and the number of all products in the collection. */
function Facts({ id }: { id: string }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const [published, all] = [usePublishedCount(id), useProductCount(id)];
  if (published === undefined || !all) return null;
  const share = { done: format.number(published), total: format.number(all) };
  return <TitleFacts facts={[`${t("productStatus.published")} ${t("bulk.progress", share)}`]} />;
}
