import { nameOf } from "../../lib/name-of.ts";
import {
  RelatedList,
  relatedPicker,
  type RelatedSearch,
  useProductStatusColumn,
} from "../../patterns/list.ts";
import { Panel, RecordPage, type RecordView } from "../../patterns/record.ts";
import { collections } from "../../resources/collections.ts";
import { collectionFields } from "./collection-fields.ts";
import { collectionProducts } from "./collection-products.ts";

const overlays = { products: relatedPicker(collectionProducts, collections.nameOf) };

export function CollectionPage() {
  const status = useProductStatusColumn();
  return (
    <RecordPage
      resource={collections}
      fields={collectionFields}
      overlays={overlays}
      // Leaves out the products, which have their own card.
      raw={({ products: _, ...rest }) => rest}
      main={(collection, view: RecordView<RelatedSearch>) => (
        <Panel>
          <RelatedList
            relation={collectionProducts}
            owner={{ id: collection.id, name: nameOf(collection) }}
            view={view}
            columns={[status]}
          />
        </Panel>
      )}
    />
  );
}
