import type { Input } from "@countertop/sdk";
import { adminUpdateVariant } from "@countertop/sdk/operations";
import type { operations } from "@countertop/sdk/types";
import * as v from "valibot";
import { checkbox, defineFields, number, optionalText, text } from "../../../patterns/fields.ts";
import { filledIn } from "../../../patterns/form.ts";
import { pricesForCopy } from "../../../resources/variant-prices.ts";
import { attributes } from "../record/attribute-fields.ts";
import { valueOf } from "../../../resources/product-variants.ts";
import type { FullVariant } from "./variant-queries.ts";

const code = { autoComplete: "off", spellCheck: false, half: true } as const;

/** Editable fields of a variant, except its option values, which `variantForm` adds, and its prices, which `pricedForm` adds. */
export const variantFields = defineFields(
  { update: adminUpdateVariant },
  {
    title: text({ label: "products:general.fieldTitle" }),
    sku: optionalText({ label: "products:variants.columnSku", ...code }),
    ean: optionalText({ label: "product-variants:form.ean", ...code }),
    upc: optionalText({ label: "product-variants:form.upc", ...code }),
    barcode: optionalText({ label: "product-variants:form.barcode", ...code }),
    manage_inventory: checkbox({
      label: "product-variants:form.manage",
      hint: "product-variants:form.manageHint",
      usual: true,
    }),
    allow_backorder: checkbox({ label: "product-variants:form.backorder", usual: false }),
    inventory_quantity: number({
      label: "products:variants.columnStock",
      required: true,
      usual: 0,
    }),
    ...attributes,
  },
);

export const variantForm = v.object({
  ...variantFields.entries,
  /** Values by option id. */
  options: v.record(v.string(), filledIn),
});
export type VariantForm = v.InferOutput<typeof variantForm>;

type CreateBody = Input<operations["adminCreateVariant"]>["body"];
type UpdateBody = NonNullable<Input<operations["adminUpdateVariant"]>["body"]>;

export const toVariantForm = (
  stored: FullVariant | undefined,
  options: readonly { id: string }[],
): VariantForm => ({
  ...(stored ? variantFields.toForm(stored) : variantFields.empty),
  options: Object.fromEntries(options.map(({ id }) => [id, stored ? valueOf(stored, id) : ""])),
});

/** The form values of a copy, without stock and values that must be unique. */
export const toCopyForm = (
  stored: FullVariant,
  options: readonly { id: string }[],
): VariantForm => ({
  ...toVariantForm(stored, options),
  sku: "",
  ean: "",
  upc: "",
  barcode: "",
  inventory_quantity: 0,
});

/** The request body, which contains only changes. */
export function toVariantBody(form: VariantForm, stored: FullVariant): UpdateBody {
  const changed = Object.entries(form.options).some(([id, value]) => value !== valueOf(stored, id));
  return {
    ...variantFields.toBody(form, stored),
    ...(changed && { options: optionsBody(form) }),
  };
}

/** The request body of a new variant. Includes values of the copied variant that the form doesn't show. */
export const toNewVariant = (form: VariantForm, copied?: FullVariant): CreateBody => ({
  ...variantFields.toNewBody(form),
  title: form.title,
  options: optionsBody(form),
  ...(copied?.metadata && { metadata: copied.metadata }),
  prices: pricesForCopy(copied?.prices ?? []),
});

const optionsBody = ({ options }: VariantForm) =>
  Object.entries(options).map(([option_id, value]) => ({ option_id, value }));
