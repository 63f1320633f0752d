import { useAdminCreateProductCategory, useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormFields, useResourceEdit } from "../../patterns/fields.ts";
import { FormDrawer, FormDrawerWaiting, useEditForm } from "../../patterns/form.ts";
import { productCategories } from "../../resources/product-categories.ts";
import { notify } from "../../ui/notify.ts";
import { categoryFields } from "./category-fields.ts";
import { expandedCategories, lastCategory } from "./category-memory.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";
import type { FullCategory } from "./category-queries.ts";
import { pathOf, pathText } from "./category-tree.ts";

/** Adds a category at the top level, or inside an existing category. */
export function NewCategory({ tree, category: parent, onClose }: CategoryPartProps) {
  const { t } = useTranslation(["product-categories", "products"]);
  const path = parent && pathText(pathOf(tree, parent.id).map(({ name }) => name));
  const { mutateAsync: createProductCategory } = useAdminCreateProductCategory();
  const { form, edit } = useEditForm({
    values: categoryFields.empty,
    schema: categoryFields.newSchema,
    save: async (values) => {
      const { product_category } = await createProductCategory({
        body: {
          ...categoryFields.toNewBody(values),
          name: values.name,
          parent_category_id: parent?.id ?? null,
        },
      });
      // Expands the parent, so that the new category is visible and gets the focus.
      if (parent) expandedCategories.set([...new Set([...expandedCategories.get(), parent.id])]);
      lastCategory.id = product_category.id;
      notify("success", t("edit.created"), product_category.name);
    },
  });
  return (
    <FormDrawer
      title={t("actions.add")}
      subtitle={parent && `${t("fields.parent")}: ${path}`}
      edit={edit}
      onClose={() => onClose()}
      saveLabel={t("actions.add")}
    >
      <FormFields form={form} fields={categoryFields} isNew />
    </FormDrawer>
  );
}

export function GoneCategory({ onClose }: CategoryPartProps) {
  const { t } = useTranslation(["product-categories", "common"]);
  return (
    <FormDrawerWaiting title={t("detail.missing")} onClose={() => onClose()}>
      <p>{t("common:errors.missingText")}</p>
    </FormDrawerWaiting>
  );
}

/** Waits for the complete record, because the categories in the tree have no descriptions. */
export function EditCategory({ category, onClose }: CategoryPartProps) {
  const { t } = useTranslation("product-categories");
  const { data, error, refetch } = useQuery({
    ...productCategories.recordQueryOptions(useClient(), category?.id ?? ""),
    enabled: category !== undefined,
  });
  return data ? (
    <EditDrawer stored={productCategories.recordIn(data)} onClose={() => onClose()} />
  ) : (
    <FormDrawerWaiting
      shape="drawer"
      title={t("actions.edit")}
      subtitle={category?.name}
      error={error}
      onRetry={() => void refetch()}
      onClose={() => onClose()}
    />
  );
}

function EditDrawer({ stored, onClose }: { stored: FullCategory; onClose(): void }) {
  const { t } = useTranslation("product-categories");
  const { form, edit } = useResourceEdit(
    { resource: productCategories, record: stored, fields: categoryFields },
    ({ name }) => notify("success", t("edit.saved"), name),
  );
  return (
    <FormDrawer title={t("actions.edit")} subtitle={stored.name} edit={edit} onClose={onClose}>
      <FormFields form={form} fields={categoryFields} />
    </FormDrawer>
  );
}
