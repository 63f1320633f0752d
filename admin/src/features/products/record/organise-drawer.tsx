import { useTranslation } from "react-i18next";
import { EditDrawer } from "../../../patterns/fields.ts";
import { useFeature } from "../../../patterns/page.ts";
import { products } from "../../../resources/products.ts";
import type { Product } from "../product-queries.ts";
import { organiseFields } from "./organise-fields.ts";

export function OrganiseDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const categories = useFeature("product_categories");
  return (
    <EditDrawer
      resource={products}
      record={product}
      fields={organiseFields}
      names={organiseFields.names.filter((name) => name !== "categories" || categories)}
      title={t("organise.edit")}
      onClose={onClose}
    />
  );
}
