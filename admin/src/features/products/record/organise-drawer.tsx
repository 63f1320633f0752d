import { useTranslation } from "react-i18next";
import { useFeature } from "../../../patterns/page.ts";
import { FormDrawer } from "../../../patterns/form.ts";
import type { Picked } from "../../../patterns/picker.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import {
  CategoriesField,
  CollectionField,
  ProductTagsField,
  TypeField,
} from "./organise-fields.tsx";
import {
  organiseForm,
  toOrganiseBody,
  toOrganiseForm,
  type OrganiseForm,
} from "./product-organise-form.ts";
import type { Product } from "../product-queries.ts";
import { useProductPart } from "./product-save.ts";

export function OrganiseDrawer({ product, onClose }: { product: Product; onClose(): void }) {
  const { t } = useTranslation("products");
  const categories = useFeature("product_categories");
  const { form, edit } = useProductPart<OrganiseForm>(product, {
    toForm: toOrganiseForm,
    schema: organiseForm,
    labels: {
      collection: t("organise.collection"),
      type: t("organise.type"),
      categories: t("organise.categories"),
      tags: t("organise.tags"),
      discountable: t("organise.discountable"),
    },
    lists: ["categories", "tags"],
    toBody: toOrganiseBody,
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
