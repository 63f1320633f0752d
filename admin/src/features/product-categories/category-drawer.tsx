import {
  useAdminCreateProductCategory,
  useAdminUpdateProductCategory,
  useClient,
} from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConflict } from "../../patterns/conflict.tsx";
import { FormDrawer } from "../../patterns/form-overlay.tsx";
import { useEditForm } from "../../patterns/form.tsx";
import { notify } from "../../ui/notify.ts";
import { RadioGroup } from "../../ui/radio-group.tsx";
import {
  blankCategory,
  categoryForm,
  storedCategoryForm,
  toBody,
  toForm,
  toNewBody,
  type CategoryForm,
} from "./category-form.ts";
import { expandedCategories, lastCategory } from "./category-memory.ts";
import type { CategoryPartProps } from "./category-overlays.tsx";
import { categoryQuery, type FullCategory } from "./category-queries.ts";
import { usePathText } from "./path-text.ts";

/** Adds a category at the top, or inside another one. */
export function NewCategory({ tree, category: parent, onClose }: CategoryPartProps) {
  const { t } = useTranslation(["product-categories", "products"]);
  const path = usePathText(tree, parent?.id ?? null);
  const { mutateAsync } = useAdminCreateProductCategory();
  const { form, edit } = useEditForm({
    values: blankCategory,
    schema: categoryForm,
    save: async (value) => {
      const { product_category } = await mutateAsync({
        body: toNewBody(value, parent?.id ?? null),
      });
      // It shows where it was added, and there one goes on.
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
      <Fields form={form} isNew />
    </FormDrawer>
  );
}

/** Waits for the whole record: the tree knows no descriptions. */
export function EditCategory({ category, onClose }: CategoryPartProps) {
  const { data } = useQuery({
    ...categoryQuery(useClient(), category?.id ?? ""),
    enabled: category !== undefined,
  });
  return data && <EditDrawer stored={data.product_category} onClose={() => onClose()} />;
}

function EditDrawer({ stored: now, onClose }: { stored: FullCategory; onClose(): void }) {
  // The record that the form was filled from; it may become another one meanwhile.
  const [stored] = useState(now);
  const { t } = useTranslation(["product-categories", "products"]);
  const queries = useQueryClient();
  const query = categoryQuery(useClient(), stored.id);
  const { mutateAsync } = useAdminUpdateProductCategory();
  const conflict = useConflict<CategoryForm>();
  const { form, edit } = useEditForm({
    values: toForm(stored),
    schema: storedCategoryForm,
    save: async (mine) => {
      const { product_category: now } = await queries.fetchQuery({ ...query, staleTime: 0 });
      const settled =
        now.updated_at === stored.updated_at
          ? mine
          : await conflict.settle({
              base: toForm(stored),
              mine,
              theirs: toForm(now),
              labels: {
                name: t("fields.name"),
                handle: t("products:general.fieldHandle"),
                description: t("products:general.fieldDescription"),
                status: t("products:list.columnStatus"),
                visibility: t("fields.visibility"),
              },
            });
      const { product_category } = await mutateAsync({ id: stored.id, body: toBody(settled, now) });
      notify("success", t("edit.saved"), product_category.name);
    },
  });
  return (
    <FormDrawer title={t("actions.edit")} subtitle={stored.name} edit={edit} onClose={onClose}>
      <Fields form={form} />
      {conflict.question}
    </FormDrawer>
  );
}

type Form = ReturnType<typeof useEditForm<CategoryForm, CategoryForm>>["form"];

function Fields({ form, isNew = false }: { form: Form; isNew?: boolean }) {
  const { t } = useTranslation(["product-categories", "products"]);
  return (
    <>
      <form.AppField name="name">
        {(field) => <field.Text label={t("fields.name")} required autoComplete="off" />}
      </form.AppField>
      <form.AppField name="handle">
        {(field) => (
          <field.Text
            label={t("products:general.fieldHandle")}
            {...(isNew ? { hint: t("fields.handleHint") } : { required: true })}
            prefix="/"
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
          />
        )}
      </form.AppField>
      <form.AppField name="description">
        {(field) => <field.Textarea label={t("products:general.fieldDescription")} rows={4} />}
      </form.AppField>
      <form.AppField name="status">
        {(field) => (
          <RadioGroup
            label={t("products:list.columnStatus")}
            value={field.state.value}
            onValueChange={(value) => field.handleChange(value as CategoryForm["status"])}
            options={[
              { value: "active", label: t("fields.active") },
              {
                value: "inactive",
                label: t("fields.inactive"),
                hint: t("fields.inactiveHint"),
              },
            ]}
          />
        )}
      </form.AppField>
      <form.AppField name="visibility">
        {(field) => (
          <RadioGroup
            label={t("fields.visibility")}
            value={field.state.value}
            onValueChange={(value) => field.handleChange(value as CategoryForm["visibility"])}
            options={[
              { value: "public", label: t("fields.public") },
              { value: "private", label: t("fields.private"), hint: t("fields.privateHint") },
            ]}
          />
        )}
      </form.AppField>
    </>
  );
}
