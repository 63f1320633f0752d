import * as v from "valibot";
import { type Picked, changes } from "../../../patterns/picker.ts";
import type { ProductBody } from "./product-fields.ts";
import type { Product } from "../product-queries.ts";

const picked = v.array(v.object({ id: v.string(), title: v.string() }));

/** Where a product stands in the shop; a single one is a list of one, or of none. */
export const organiseForm = v.object({
  collection: picked,
  type: picked,
  categories: picked,
  tags: picked,
  discountable: v.boolean(),
});
export type OrganiseForm = v.InferOutput<typeof organiseForm>;

export type Organised = Pick<Product, "discountable"> & {
  collection?: { id: string; title: string } | null | undefined;
  type?: { id: string; value: string } | null | undefined;
  categories?: { id: string; name: string }[] | undefined;
  tags?: { id: string; value: string }[] | undefined;
};

const one = (item: Picked | undefined): Picked[] => (item ? [item] : []);
const byValue = ({ id, value }: { id: string; value: string }): Picked => ({
  id,
  title: value,
});

export const toOrganiseForm = (product: Organised): OrganiseForm => ({
  collection: one(
    // Of a collection that was deleted the server still answers the id, without a word beside it.
    product.collection?.title
      ? { id: product.collection.id, title: product.collection.title }
      : undefined,
  ),
  type: one(product.type ? byValue(product.type) : undefined),
  categories: (product.categories ?? []).map(({ id, name }) => ({ id, title: name })),
  tags: (product.tags ?? []).map(byValue),
  discountable: product.discountable,
});

/** What the store does not have yet: it is made when the product is saved, and has no id before. */
export const newItem = (title: string): Picked => ({ id: `new:${title}`, title });
export const valueInput = ({ id, title }: Picked) =>
  id.startsWith("new:") ? { value: title } : { id, value: title };

/** Only what was changed. */
export function toOrganiseBody(form: OrganiseForm, stored: Organised): ProductBody {
  const before = toOrganiseForm(stored);
  const changed = (name: "collection" | "type" | "categories" | "tags") => {
    const { added, removed } = changes(before[name], form[name]);
    return added.length + removed.length > 0;
  };
  const [type] = form.type;
  return {
    ...(changed("collection") && { collection_id: form.collection[0]?.id ?? null }),
    ...(changed("type") && { type: type ? valueInput(type) : null }),
    ...(changed("categories") && { categories: form.categories.map(({ id }) => ({ id })) }),
    ...(changed("tags") && { tags: form.tags.map(valueInput) }),
    ...(form.discountable !== before.discountable && { discountable: form.discountable }),
  };
}
