import {
  adminAddDiscountConditionResources,
  adminRemoveDiscountConditionResources,
} from "@countertop/sdk/operations";
import { batch, defineRelation } from "../../patterns/list.ts";
import { products } from "../../resources/products.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

/** The owner's id combines the discount and its condition, because a relation has only one owner. */
export const ownerOf = (discount: { id: string }, condition: { id: string }) =>
  `${discount.id} ${condition.id}`;
const bothIn = (owner: string) => {
  const [id = "", condition_id = ""] = owner.split(" ");
  return { id, condition_id };
};
export const resources = (ids: readonly string[]) => ({ resources: ids.map((id) => ({ id })) });

/** The products of a condition. There can be thousands. */
export const conditionProducts = defineRelation({
  ...relatedProducts,
  owner: "discount condition",
  filter: (owner) => ({ discount_condition_id: bothIn(owner).condition_id }),
  add: batch(adminAddDiscountConditionResources, (owner, ids) => ({
    ...bothIn(owner),
    body: resources(ids),
  })),
  remove: batch(adminRemoveDiscountConditionResources, (owner, ids) => ({
    ...bothIn(owner),
    body: resources(ids),
  })),
  pickQuery: { expand: "collection", order: "title" },
  filtered: products,
  labels: {
    ...relatedProductLabels,
    emptyTitle: "discounts:conditions.emptyTitle",
    emptyText: "discounts:conditions.emptyText",
    added: "discounts:conditions.added",
    remove: "discounts:conditions.remove",
    removed: "discounts:conditions.removed",
  },
});
