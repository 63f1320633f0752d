import {
  useAdminCreateProductCategory,
  useAdminUpdateProductCategory,
  useClient,
} from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormDrawer, FormDrawerWaiting } from "../../patterns/form-overlay.tsx";
import { useEditForm } from "../../patterns/form.tsx";
import { useRecordEdit } from "../../patterns/record-edit.ts";
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

export function GoneCategory({ onClose }: CategoryPartProps) {
  const { t } = useTranslation(["product-categories", "common"]);
  return (
    <FormDrawerWaiting title={t("detail.missingTitle")} onClose={() => onClose()}>
      <p>{t("common:errors.missingText")}</p>
    </FormDrawerWaiting>
  );
}

/** Waits for the whole record: the tree knows no descriptions. */
export function EditCategory({ category, onClose }: CategoryPartProps) {
  const { t } = useTranslation("product-categories");
  const { data, error, refetch } = useQuery({
    ...categoryQuery(useClient(), category?.id ?? ""),
    enabled: category !== undefined,
  });
  return data ? (
    <EditDrawer stored={data.product_category} onClose={() => onClose()} />
  ) : (
    <FormDrawerWaiting
      title={t("actions.edit")}
      subtitle={category?.name}
      error={error}
      onRetry={() => void refetch()}
      onClose={() => onClose()}
    />
  );
}

function EditDrawer({ stored, onClose }: { stored: FullCategory; onClose(): void }) {
  const { t } = useTranslation(["product-categories", "products"]);
  const queries = useQueryClient();
  const query = categoryQuery(useClient(), stored.id);
  const { mutateAsync } = useAdminUpdateProductCategory();
  const { form, edit } = useRecordEdit<FullCategory, CategoryForm>({
    record: stored,
    read: async () => (await queries.fetchQuery({ ...query, staleTime: 0 })).product_category,
    toForm,
    schema: storedCategoryForm,
    labels: {
      name: t("fields.name"),
      handle: t("products:general.fieldHandle"),
      description: t("products:general.fieldDescription"),
      status: t("products:list.columnStatus"),
      visibility: t("fields.visibility"),
    },
    save: async (settled, now) => {
      const { product_category } = await mutateAsync({ id: stored.id, body: toBody(settled, now) });
      notify("success", t("edit.saved"), product_category.name);
    },
  });
  return (
    <FormDrawer title={t("actions.edit")} subtitle={stored.name} edit={edit} onClose={onClose}>
      <Fields form={form} />
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
