import { css } from "#styled/css";
import { useAdminCreateVariant, useAdminUpdateVariant, useClient } from "@countertop/sdk/react";
import { useStore } from "@tanstack/react-form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFeature } from "../../patterns/features.ts";
import { FormDrawer, FormDrawerWaiting } from "../../patterns/form-overlay.tsx";
import { BackToForm, useEditForm } from "../../patterns/form.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { notify } from "../../ui/notify.ts";
import { SuggestField } from "../../ui/suggest-field.tsx";
import { AttributeFields } from "./attribute-fields.tsx";
import type { ProductPartProps } from "./product-overlays.tsx";
import {
  toCopyForm,
  toNewVariant,
  toVariantBody,
  toVariantForm,
  variantForm,
  type VariantForm,
} from "./variant-form.ts";
import { sameCombination, valuesInUse } from "./variant-options.ts";
import { combinationsQuery, variantQuery, type FullVariant } from "./variant-queries.ts";

/** Edits the variant that the address names, or adds one. */
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
  return (
    <Fields
      {...props}
      title={t("actions.add")}
      saveLabel={t("actions.add")}
      values={copied ? toCopyForm(copied, options) : toVariantForm(undefined, options)}
      save={async (form) => {
        const body = toNewVariant(form, copied);
        await create({ id: product.id, body });
        notify("success", t("form.added"), form.title);
        if (body.prices.length === 0) onUnpriced(form.title);
      }}
    />
  );
}

function EditedVariant({ stored, ...props }: ProductPartProps & { stored: FullVariant }) {
  const { product } = props;
  const { t } = useTranslation("product-variants");
  const { mutateAsync: update } = useAdminUpdateVariant();
  return (
    <Fields
      {...props}
      title={t("form.edit")}
      values={toVariantForm(stored, product.options ?? [])}
      self={stored.id}
      save={async (form) => {
        await update({
          id: product.id,
          variant_id: stored.id,
          body: toVariantBody(form, stored),
          // The answer is a whole product, of which nothing is needed.
          query: { fields: "id", expand: "" },
        });
        notify("success", t("form.saved"), form.title);
      }}
    />
  );
}

interface FieldsProps extends ProductPartProps {
  title: string;
  saveLabel?: string;
  values: VariantForm;
  /** The variant itself, which may keep its combination. */
  self?: string;
  save(form: VariantForm): Promise<void>;
}

function Fields({ product, title, saveLabel, values, self, save, onClose }: FieldsProps) {
  const { t } = useTranslation(["product-variants", "products"]);
  const client = useClient();
  const queries = useQueryClient();
  const counted = useFeature("inventoryService");
  const combination = useRef<HTMLDivElement>(null);
  const options = product.options ?? [];
  const query = combinationsQuery(client, product.id);
  const { data: variants = [] } = useQuery(query);
  const ids = options.map(({ id }) => id);
  /** What a variant may be that has always been like this is nothing to stop an edit of its title. */
  const changed = (form: VariantForm) =>
    self === undefined || ids.some((id) => form.options[id] !== values.options[id]);
  const clashOf = (form: VariantForm, all: typeof variants) =>
    changed(form) ? sameCombination(ids, form.options, all, self) : undefined;

  const { form, edit } = useEditForm({
    values,
    schema: variantForm,
    save: async (value) => {
      // Somebody may have added the same one while this was filled in.
      const now = changed(value) ? await queries.fetchQuery({ ...query, staleTime: 0 }) : [];
      if (clashOf(value, now)) {
        combination.current?.querySelector("input")?.focus();
        throw new BackToForm();
      }
      await save(value);
    },
  });
  const typed = useStore(form.store, (state) => state.values);
  const complete = ids.every((id) => typed.options[id]?.trim());
  const clash = complete && !edit.saving ? clashOf(typed, variants) : undefined;

  return (
    <FormDrawer
      title={title}
      subtitle={product.title}
      edit={edit}
      onClose={onClose}
      saveLabel={saveLabel}
    >
      <form.AppField name="title">
        {(field) => <field.Text label={t("products:general.fieldTitle")} required />}
      </form.AppField>
      {(options.length > 0 || clash) && (
        <div ref={combination} className={group}>
          {options.map((option) => (
            <form.AppField key={option.id} name={`options.${option.id}`}>
              {(field) => (
                <field.Bound>
                  {(control) => (
                    <SuggestField
                      {...control}
                      label={option.title}
                      required
                      suggestions={valuesInUse(option.id, variants).map(({ value }) => value)}
                      words={{ open: t("form.inUse") }}
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
      <div className={pairs}>
        {(
          [
            ["sku", t("products:variants.columnSku")],
            ["ean", "EAN"],
            ["upc", "UPC"],
            ["barcode", t("form.barcode")],
          ] as const
        ).map(([name, label]) => (
          <form.AppField key={name} name={name}>
            {(field) => <field.Text label={label} autoComplete="off" spellCheck={false} />}
          </form.AppField>
        ))}
      </div>
      <h3 className={heading}>{t("stock.title")}</h3>
      <form.AppField name="manage_inventory">
        {(field) => (
          <Checkbox
            label={t("form.manage")}
            hint={t("form.manageHint")}
            checked={field.state.value}
            onCheckedChange={field.handleChange}
          />
        )}
      </form.AppField>
      <form.AppField name="allow_backorder">
        {(field) => (
          <Checkbox
            label={t("form.backorder")}
            checked={field.state.value}
            onCheckedChange={field.handleChange}
          />
        )}
      </form.AppField>
      {!counted && (
        <form.AppField name="inventory_quantity">
          {(field) => <field.Text label={t("products:variants.columnStock")} inputMode="numeric" />}
        </form.AppField>
      )}
      <h3 className={heading}>{t("products:attributes.title")}</h3>
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

const heading = css({ textStyle: "label", marginBlockStart: "8" });
const group = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
const pairs = css({
  display: "grid",
  gap: "16",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
});
