import {
  adminAddCollectionProducts,
  adminRemoveCollectionProducts,
} from "@countertop/sdk/operations";
import { batch, defineRelation } from "../../patterns/list.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

/** The products of a collection. A product is in at most one collection. */
export const collectionProducts = defineRelation({
  ...relatedProducts,
  owner: "collection",
  filter: (id) => ({ collection_id: [id] }),
  add: batch(adminAddCollectionProducts, (id, product_ids) => ({ id, body: { product_ids } })),
  remove: batch(adminRemoveCollectionProducts, (id, product_ids) => ({
    id,
    body: { product_ids },
  })),
  pickQuery: { expand: "collection", order: "title" },
  isIn: ({ collection }, id) => collection?.id === id,
  elsewhere: ({ collection }) => collection?.title,
  labels: {
    ...relatedProductLabels,
    table: "collections:products.table",
    search: "collections:products.search",
    emptyTitle: "collections:products.emptyTitle",
    emptyText: "collections:products.emptyText",
    addText: "collections:products.addText",
    already: "collections:products.here",
    elsewhere: "collections:products.elsewhere",
    added: "collections:products.added",
    remove: "collections:products.remove",
    removed: "collections:products.removed",
  },
});
