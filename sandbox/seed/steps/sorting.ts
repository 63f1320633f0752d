import { categories, type Category, flatten } from "../data/categories.ts";
import { collections } from "../data/sorting.ts";
import type { Shop } from "../shop.ts";

/** Creates parents first and siblings in order, because the server ranks them in the order of their creation. */
export async function sorting(shop: Shop): Promise<string> {
  const { admin } = shop.client;
  const plant = async (list: readonly Category[], parent: string | null): Promise<void> => {
    for (const category of list) {
      const { product_category } = await admin.productCategories.create({
        body: {
          name: category.name,
          handle: category.handle,
          description: category.description,
          is_active: category.hidden !== "inactive",
          is_internal: category.hidden === "internal",
          parent_category_id: parent,
        },
      });
      shop.categories.set(category.handle, product_category.id);
      await plant(category.children ?? [], product_category.id);
    }
  };
  await plant(categories, null);
  for (const { handle, title } of collections) {
    const { collection } = await admin.collections.create({ body: { handle, title } });
    shop.collections.set(handle, collection.id);
  }
  return `${flatten().length} categories, ${collections.length} collections`;
}
