import { useTranslation } from "react-i18next";
import { useFeature } from "../../patterns/features.ts";
import { FormDrawer } from "../../patterns/form-overlay.tsx";
import { useEditForm } from "../../patterns/form.tsx";
import type { Picked } from "../../patterns/picked.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { notify } from "../../ui/notify.ts";
import {
  CategoriesField,
  CollectionField,
  ProductTagsField,
  TypeField,
} from "./organise-fields.tsx";
import { organiseForm, toOrganiseBody, toOrganiseForm } from "./product-organise-form.ts";
import type { Product } from "./product-queries.ts";
import { useSaveProduct } from "./product-save.ts";

export function OrganiseDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const categories = useFeature("product_categories");
  const save = useSaveProduct(product.id);
  const { form, edit } = useEditForm({
    values: toOrganiseForm(product),
    schema: organiseForm,
    save: async (value) => {
      const saved = await save(toOrganiseBody(value, product));
      notify("success", t("general.savedTitle"), saved.title);
    },
  });

  const place = (field: { state: { value: Picked[] }; handleChange(value: Picked[]): void }) => ({
    value: field.state.value,
    onChange: field.handleChange,
    product: product.title,
  });

  return (
    <FormDrawer title={t("organise.edit")} subtitle={product.title} edit={edit} onClose={onClose}>
      <form.AppField name="collection">
        {(field) => <CollectionField {...place(field)} />}
      </form.AppField>
      {categories && (
        <form.AppField name="categories">
          {(field) => <CategoriesField {...place(field)} />}
        </form.AppField>
      )}
      <form.AppField name="type">{(field) => <TypeField {...place(field)} />}</form.AppField>
      <form.AppField name="tags">{(field) => <ProductTagsField {...place(field)} />}</form.AppField>
      <form.AppField name="discountable">
        {(field) => (
          <Checkbox
            label={t("organise.discountable")}
            hint={t("organise.discountableHint")}
            checked={field.state.value}
            onCheckedChange={field.handleChange}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}
