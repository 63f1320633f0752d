import { useTranslation } from "react-i18next";
import { FormDrawer } from "../../patterns/form-overlay.tsx";
import { useEditForm } from "../../patterns/form.tsx";
import { notify } from "../../ui/notify.ts";
import { AttributeFields } from "./attribute-fields.tsx";
import { attributesForm, toAttributesBody, toAttributesForm } from "./product-attributes-form.ts";
import type { Product } from "./product-queries.ts";
import { useSaveProduct } from "./product-save.ts";

export function AttributesDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const save = useSaveProduct(product.id);
  const { form, edit } = useEditForm({
    values: toAttributesForm(product),
    schema: attributesForm,
    save: async (value) => {
      const saved = await save(toAttributesBody(value, product));
      notify("success", t("general.savedTitle"), saved.title);
    },
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
