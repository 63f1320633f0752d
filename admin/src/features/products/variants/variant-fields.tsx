import { css } from "#styled/css";
import { useStore } from "@tanstack/react-form";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFeature } from "../../../patterns/page.ts";
import { FormFields, useFieldLabels } from "../../../patterns/fields.ts";
import { type Edit, FormDrawer, MoneyInput, type useEditForm } from "../../../patterns/form.ts";
import type { Place as Location } from "../../../patterns/stock.ts";
import { valuesInUse } from "../../../resources/product-variants.ts";
import { Alert } from "../../../ui/alert.tsx";
import { SuggestField } from "../../../ui/suggest-field.tsx";
import type { Product } from "../product-queries.ts";
import { attributeFields } from "../record/attribute-fields.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import { StockField } from "../stock/stock-field.tsx";
import type { useCombination, Place } from "./use-combination.ts";
import { variantFields } from "./variant-form.ts";
import { priceName, stockName, type PricedForm } from "./variant-price-fields.ts";
import { levelAt } from "./variant-stock-fields.ts";
import type { FullVariant } from "./variant-queries.ts";

/** The labels of all fields, by name. */
export const useLabels = (
  { options = [] }: Product,
  currencies: readonly string[],
  places: readonly Location[] = [],
): Record<keyof PricedForm, string> => {
  const { t } = useTranslation("products");
  const prices = currencies.map((code) => [
    priceName(code),
    t("variants.columnPrice", { currency: code.toUpperCase() }),
  ]);
  return {
    ...useFieldLabels(variantFields),
    ...Object.fromEntries(prices),
    ...Object.fromEntries(places.map(({ id, name }) => [stockName(id), name])),
    options: options.map((option) => option.title).join(" / "),
  } as Record<keyof PricedForm, string>;
};

interface FieldsProps extends ProductPartProps {
  title: string;
  saveLabel?: string;
  form: ReturnType<typeof useEditForm<PricedForm, PricedForm>>["form"];
  edit: Edit;
  /** The currencies of the price fields. */
  currencies: readonly string[];
  /** The variant and the locations, if the form has its stock by location. */
  stocked?: { stored: FullVariant; places: readonly Location[] };
  combination: ReturnType<typeof useCombination>;
  place: Place;
}

/** The form of a new or an existing variant. */
export function VariantFields(props: FieldsProps) {
  const { product, title, saveLabel, form, edit, stocked, combination, place, onClose } = props;
  const labels = useLabels(product, props.currencies);
  const { t } = useTranslation(["product-variants", "products", "common"]);
  const counted = useFeature("inventoryService");
  const options = product.options ?? [];
  const { variants } = combination;
  const typed = useStore(form.store, (state) => state.values);
  const clash =
    combination.complete(typed) && !edit.saving ? combination.clashOf(typed) : undefined;

  // Suggests the option values as the title until the user enters one.
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
      {props.currencies.length > 0 && <h3 className={heading}>{t("products:prices.title")}</h3>}
      {props.currencies.map((currency) => (
        <form.AppField key={currency} name={priceName(currency)}>
          {({ state, handleChange }) => (
            <MoneyInput
              label={labels[priceName(currency)]}
              value={state.value}
              currency={currency}
              errors={state.meta.errors.length > 0 ? [t("common:form.amount")] : []}
              onValueChange={handleChange}
            />
          )}
        </form.AppField>
      ))}
      <h3 className={heading}>{t("form.codes")}</h3>
      {fields("sku", "ean", "upc", "barcode")}
      <h3 className={heading}>{t("stock.title")}</h3>
      {fields("manage_inventory", "allow_backorder")}
      {!counted && fields("inventory_quantity")}
      {typed.manage_inventory &&
        stocked?.places.map(({ id, name }) => (
          <form.AppField key={id} name={stockName(id)}>
            {({ state, handleChange, handleBlur }) => (
              <StockField
                label={name}
                level={levelAt(stocked.stored, id)}
                value={state.value}
                errors={state.meta.errors.length > 0 ? [t("common:form.wholeNumber")] : []}
                onBlur={handleBlur}
                onValueChange={handleChange}
              />
            )}
          </form.AppField>
        ))}
      <h3 className={heading}>{t("products:attributes.title")}</h3>
      {fields(...attributeFields.names)}
    </FormDrawer>
  );
}

const heading = css({ textStyle: "label", marginBlockStart: "8" });
const group = css({ display: "grid", gap: "16", gridTemplateColumns: "minmax(0, 1fr)" });
