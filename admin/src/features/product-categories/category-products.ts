import {
  adminAddProductCategoryProducts,
  adminRemoveProductCategoryProducts,
} from "@countertop/sdk/operations";
import { batch, defineRelation } from "../../patterns/list.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

const objects = (ids: readonly string[]) => ({ product_ids: ids.map((id) => ({ id })) });

/** The products that are directly in a category, excluding those of its descendants. */
export const categoryProducts = defineRelation({
  ...relatedProducts,
  owner: "category",
  filter: (id) => ({ category_id: [id] }),
  add: batch(adminAddProductCategoryProducts, (id, ids) => ({ id, body: objects(ids) })),
  remove: batch(adminRemoveProductCategoryProducts, (id, ids) => ({ id, body: objects(ids) })),
  pickQuery: { expand: "categories,collection", order: "title" },
  isIn: ({ categories }, owner) => categories?.some(({ id }) => id === owner) ?? false,
  labels: {
    ...relatedProductLabels,
    emptyTitle: "product-categories:products.emptyTitle",
    emptyText: "product-categories:products.emptyText",
    already: "product-categories:products.already",
    added: "product-categories:products.added",
    remove: "product-categories:products.remove",
    removed: "product-categories:products.removed",
  },
});
