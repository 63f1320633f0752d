import { css } from "#styled/css";
import { useAdminCreateVariant, useAdminUpdateVariant, useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { useFeature } from "../../../patterns/page.ts";
import { FormFields, fieldTexts, useFieldLabels } from "../../../patterns/fields.ts";
import type { Edit } from "../../../patterns/form.ts";
import {
  BackToForm,
  FormDrawer,
  FormDrawerWaiting,
  focusSoon,
  useEditForm,
  useRecordEdit,
} from "../../../patterns/form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import { SuggestField } from "../../../ui/suggest-field.tsx";
import { attributeFields } from "../record/attribute-fields.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import type { Product } from "../product-queries.ts";
import {
  toCopyForm,
  toNewVariant,
  toVariantBody,
  toVariantForm,
  variantFields,
  variantForm,
  type VariantForm,
} from "./variant-form.ts";
import { sameCombination, valueOf, valuesInUse } from "./variant-options.ts";
import { combinationsQuery, variantQuery, type FullVariant } from "./variant-queries.ts";

/** Edits the variant that the URL names, or adds one. */
export const VariantDrawer = (props: ProductPartProps) =>
  props.variant === "" ? (
    <NewVariant {...props} />
  ) : (
    <Stored {...props}>{(stored) => <EditedVariant {...props} stored={stored} />}</Stored>
  );

/** Adds a variant that starts as a copy. */
export const DuplicateDrawer = (props: ProductPartProps) => (
  <Stored {...props}>{(stored) => <NewVariant {...props} copied={stored} />}</Stored>
);

function Stored({
  product,
  variant,
  onClose,
  children,
}: ProductPartProps & { children(stored: FullVariant): ReactNode }) {
  const { t } = useTranslation("product-variants");
  const { data, error, refetch } = useQuery(variantQuery(useClient(), variant));
  if (data) return children(data.variant);
  return (
    <FormDrawerWaiting
      shape="drawer"
      title={t("form.edit")}
      subtitle={product.title}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

function NewVariant({ copied, ...props }: ProductPartProps & { copied?: FullVariant }) {
  const { product, onUnpriced } = props;
  const { t } = useTranslation("product-variants");
  const { mutateAsync: create } = useAdminCreateVariant();
  const options = product.options ?? [];
  const place = useRef<HTMLDivElement>(null);
  const combination = useCombination(product, place);
  const { form, edit } = useEditForm<VariantForm, VariantForm>({
    values: copied ? toCopyForm(copied, options) : toVariantForm(undefined, options),
    schema: variantForm,
    save: async (value) => {
      await combination.check(value);
      const body = toNewVariant(value, copied);
      await create({ id: product.id, body });
      notify("success", t("form.added"), value.title);
      if (body.prices.length === 0) onUnpriced(value.title);
    },
  });
  const add = t("actions.add");
  return (
    <Fields
      {...props}
      title={add}
      saveLabel={add}
      form={form}
      edit={edit}
      combination={combination}
      place={place}
    />
  );
}

function EditedVariant({ stored, ...props }: ProductPartProps & { stored: FullVariant }) {
  const { product } = props;
  const { t } = useTranslation("product-variants");
  const queries = useQueryClient();
  const query = variantQuery(useClient(), stored.id);
  const { mutateAsync: update } = useAdminUpdateVariant();
  const toForm = (variant: FullVariant) => toVariantForm(variant, product.options ?? []);
  const place = useRef<HTMLDivElement>(null);
  const combination = useCombination(product, place, stored);
  const { form, edit } = useRecordEdit<FullVariant, VariantForm>({
    record: stored,
    read: async () => (await fetchNow(queries, query)).variant,
    toForm,
    schema: variantForm,
    labels: useLabels(product),
    toText: fieldTexts(variantFields),
    save: async (settled, now) => {
      await combination.check(settled);
      await update({
        id: product.id,
        variant_id: stored.id,
        body: toVariantBody(settled, now),
        // Requests few fields, because the response is a whole product, which isn't needed.
        query: { fields: "id", expand: "" },
      });
      notify("success", t("form.saved"), settled.title);
    },
  });
  return (
    <Fields
      {...props}
      title={t("form.edit")}
      form={form}
      edit={edit}
      combination={combination}
      place={place}
    />
  );
}

/** The element with the fields of the options. */
type Place = RefObject<HTMLDivElement | null>;

/** Check that no other variant has the same option values. `self` is the variant that is edited. */
function useCombination(product: Product, place: Place, self?: FullVariant) {
  const queries = useQueryClient();
  const query = combinationsQuery(useClient(), product.id);
  const { data: variants = [] } = useQuery(query);
  const ids = (product.options ?? []).map(({ id }) => id);
  /** Checks only changed options, so that an existing duplicate doesn't block an edit of the title. */
  const changed = ({ options }: VariantForm) =>
    !self || ids.some((id) => options[id] !== valueOf(self, id));
  const clashOf = (form: VariantForm, all = variants) =>
    changed(form) ? sameCombination(ids, form.options, all, self?.id) : undefined;
  return {
    variants,
    complete: (form: VariantForm) => ids.every((id) => form.options[id]?.trim()),
    clashOf,
    /** Checks the current variants, because another operator may have added the same one in the meantime. */
    async check(form: VariantForm) {
      if (!changed(form)) return;
      if (!clashOf(form, await fetchNow(queries, query))) return;
      focusSoon(() => place.current?.querySelector("input"));
      throw new BackToForm();
    },
  };
}

const useLabels = ({ options = [] }: Product): Record<keyof VariantForm, string> =>
  ({
    ...useFieldLabels(variantFields),
    options: options.map((option) => option.title).join(" / "),
  }) as Record<keyof VariantForm, string>;

interface FieldsProps extends ProductPartProps {
  title: string;
  saveLabel?: string;
  form: ReturnType<typeof useEditForm<VariantForm, VariantForm>>["form"];
  edit: Edit;
  combination: ReturnType<typeof useCombination>;
  place: Place;
}

function Fields(props: FieldsProps) {
  const { product, title, saveLabel, form, edit, combination, place, onClose } = props;
  const { t } = useTranslation(["product-variants", "products"]);
  const counted = useFeature("inventoryService");
  const options = product.options ?? [];
  const { variants } = combination;
  const typed = useStore(form.store, (state) => state.values);
  const clash =
    combination.complete(typed) && !edit.saving ? combination.clashOf(typed) : undefined;

  // Until the user enters a title, the option values make up the title.
  const proposed = useRef("");
  const propose = (id: string, value: string) => {
    if (typed.title !== proposed.current) return;
    const values = { ...typed.options, [id]: value };
    proposed.current = options.flatMap((option) => values[option.id]?.trim() || []).join(" / ");
    form.setFieldValue("title", proposed.current);
  };

  const fields = (...names: string[]) => (
    <FormFields form={form} fields={variantFields} names={names} />
  );

  return (
    <FormDrawer
      title={title}
      subtitle={product.title}
      edit={edit}
      onClose={onClose}
      saveLabel={saveLabel}
    >
      {fields("title")}
      {(options.length > 0 || clash) && (
        <div ref={place} className={group}>
          {options.map((option) => (
            <form.AppField key={option.id} name={`options.${option.id}`}>
              {(field) => (
                <field.Bound>
                  {(control) => (
                    <SuggestField
                      {...control}
                      onValueChange={(value) => {
                        control.onValueChange(value);
                        propose(option.id, value);
                      }}
                      label={option.title}
                      required
                      suggestions={valuesInUse(option.id, variants).map(({ value }) => value)}
                      labels={{ open: t("form.inUse") }}
                    />
                  )}
                </field.Bound>
              )}
            </form.AppField>
          ))}
          {clash && (
            <Alert tone="warning">
              {options.length === 0 ? t("form.alone") : t("form.clash", { title: clash.title })}
            </Alert>
          )}
        </div>
      )}
      <h3 className={heading}>{t("form.codes")}</h3>
      {fields("sku", "ean", "upc", "barcode")}
      <h3 className={heading}>{t("stock.title")}</h3>
      {fields("manage_inventory", "allow_backorder")}
      {!counted && fields("inventory_quantity")}
      <h3 className={heading}>{t("products:attributes.title")}</h3>
      {fields(...attributeFields.names)}
    </FormDrawer>
  );
}

const heading = css({ textStyle: "label", marginBlockStart: "8" });
const group = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
