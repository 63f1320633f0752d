import {
  adminListCollections,
  adminListProductCategories,
  adminListProductTags,
  adminListProductTypes,
} from "@countertop/sdk/operations";
import { useTranslation } from "react-i18next";
import { useFeature } from "../../patterns/features.ts";
import { FormDrawer } from "../../patterns/form-overlay.tsx";
import { useEditForm } from "../../patterns/form.tsx";
import { PickedField } from "../../patterns/picked-field.tsx";
import type { Picked } from "../../patterns/picked.ts";
import type { PickerSource } from "../../patterns/picker-list.tsx";
import { ResourcePicker } from "../../patterns/resource-picker.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { notify } from "../../ui/notify.ts";
import {
  byValue,
  newItem,
  organiseForm,
  toOrganiseBody,
  toOrganiseForm,
} from "./product-organise-form.ts";
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

  /** One of the fields: what is chosen, and the window to choose in. */
  const picker = <O, Item>(
    words: { label: string; choose: string; search: string; create?: (words: string) => string },
    source: PickerSource<O, Item>,
    field: { state: { value: Picked[] }; handleChange(value: Picked[]): void },
    multiple = false,
  ) => (
    <PickedField
      label={words.label}
      chooseLabel={words.choose}
      value={field.state.value}
      onChange={(value) => field.handleChange([...value])}
      picker={(close) => (
        <ResourcePicker
          {...source}
          {...(words.create && { create: { label: words.create, make: newItem } })}
          title={words.choose}
          subtitle={product.title}
          searchLabel={words.search}
          multiple={multiple}
          value={field.state.value}
          onPick={(value) => field.handleChange([...value])}
          onClose={close}
        />
      )}
    />
  );

  return (
    <FormDrawer title={t("organise.edit")} subtitle={product.title} edit={edit} onClose={onClose}>
      <form.AppField name="collection">
        {(field) =>
          picker(
            {
              label: t("organise.collection"),
              choose: t("organise.chooseCollection"),
              search: t("organise.searchCollections"),
            },
            {
              list: adminListCollections,
              items: ({ collections }) => collections,
              item: ({ id, title, handle }) => ({ id, title, note: `/${handle ?? ""}` }),
              empty: { title: t("organise.noCollections") },
            },
            field,
          )
        }
      </form.AppField>
      {categories && (
        <form.AppField name="categories">
          {(field) =>
            picker(
              {
                label: t("organise.categories"),
                choose: t("organise.chooseCategories"),
                search: t("organise.searchCategories"),
              },
              {
                list: adminListProductCategories,
                items: ({ product_categories }) => product_categories,
                item: ({ id, name, handle }) => ({ id, title: name, note: `/${handle}` }),
                empty: { title: t("organise.noCategories") },
              },
              field,
              true,
            )
          }
        </form.AppField>
      )}
      <form.AppField name="type">
        {(field) =>
          picker(
            {
              label: t("organise.type"),
              choose: t("organise.chooseType"),
              search: t("organise.searchTypes"),
              create: (value) => t("organise.createType", { value }),
            },
            {
              list: adminListProductTypes,
              items: ({ product_types }) => product_types,
              item: byValue,
              empty: { title: t("organise.noTypes"), text: t("organise.createHint") },
            },
            field,
          )
        }
      </form.AppField>
      <form.AppField name="tags">
        {(field) =>
          picker(
            {
              label: t("organise.tags"),
              choose: t("organise.chooseTags"),
              search: t("organise.searchTags"),
              create: (value) => t("organise.createTag", { value }),
            },
            {
              list: adminListProductTags,
              items: ({ product_tags }) => product_tags,
              item: byValue,
              empty: { title: t("organise.noTags"), text: t("organise.createHint") },
            },
            field,
            true,
          )
        }
      </form.AppField>
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
