import { useTranslation } from "react-i18next";
import { EditDrawer } from "../../../patterns/fields.ts";
import { products } from "../../../resources/products.ts";
import type { Product } from "../product-queries.ts";
import { attributeFields } from "./attribute-fields.ts";

export function AttributesDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  return (
    <EditDrawer
      resource={products}
      record={product}
      fields={attributeFields}
      title={t("attributes.edit")}
      onClose={onClose}
    />
  );
}
