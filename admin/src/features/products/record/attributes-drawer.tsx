import { useTranslation } from "react-i18next";
import { FormDrawer } from "../../../patterns/form.ts";
import { AttributeFields, useAttributeLabels } from "./attribute-fields.tsx";
import {
  attributesForm,
  toAttributesBody,
  toAttributesForm,
  type AttributesForm,
} from "./product-attributes-form.ts";
import type { Product } from "../product-queries.ts";
import { useProductPart } from "./product-save.ts";

export function AttributesDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const { form, edit } = useProductPart<AttributesForm>(product, {
    toForm: toAttributesForm,
    schema: attributesForm,
    labels: useAttributeLabels(),
    toBody: toAttributesBody,
  });
  return (
    <FormDrawer title={t("attributes.edit")} subtitle={product.title} edit={edit} onClose={onClose}>
      <AttributeFields
        field={(name, props) => (
          <form.AppField key={name} name={name}>
            {(field) => <field.Text {...props} />}
          </form.AppField>
        )}
      />
    </FormDrawer>
  );
}
