import { useTranslation } from "react-i18next";
import { EditDrawer } from "../../../patterns/fields.ts";
import { useFeature } from "../../../patterns/page.ts";
import { products } from "../../../resources/products.ts";
import type { Product } from "../product-queries.ts";
import { organizeFields } from "./organize-fields.ts";

export function OrganizeDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const categories = useFeature("product_categories");
  return (
    <EditDrawer
      resource={products}
      record={product}
      fields={organizeFields}
      names={organizeFields.names.filter((name) => name !== "categories" || categories)}
      title={t("organize.edit")}
      onClose={onClose}
    />
  );
}
