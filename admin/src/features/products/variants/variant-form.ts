import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import * as v from "valibot";
import { message } from "../../../patterns/form.ts";
import {
  attributeFields,
  toAttributesBody,
  toAttributesForm,
} from "../record/product-attributes-form.ts";
import { pricesForCopy } from "../prices/variant-prices.ts";
import { valueOf } from "./variant-options.ts";
import type { FullVariant } from "./variant-queries.ts";

const optionalText = v.pipe(v.string(), v.trim());
const needed = v.pipe(optionalText, v.nonEmpty(message("common:form.required")));

/** What can be edited of a variant as the screen has it. Prices have a grid of their own. */
export const variantForm = v.object({
  title: needed,
  /** By the option's id. */
  options: v.record(v.string(), needed),
  sku: optionalText,
  ean: optionalText,
  upc: optionalText,
  barcode: optionalText,
  manage_inventory: v.boolean(),
  allow_backorder: v.boolean(),
  inventory_quantity: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d{1,9}$/, message("products:attributes.wholeNumber")),
  ),
  ...attributeFields,
});
export type VariantForm = v.InferOutput<typeof variantForm>;

type CreateBody = Input<operations["adminCreateVariant"]>["body"];
type UpdateBody = NonNullable<Input<operations["adminUpdateVariant"]>["body"]>;

const codes = ["sku", "ean", "upc", "barcode"] as const;
const switches = ["manage_inventory", "allow_backorder"] as const;
type Codes = (typeof codes)[number];

export function toVariantForm(
  stored: FullVariant | undefined,
  options: readonly { id: string }[],
): VariantForm {
  return {
    title: stored?.title ?? "",
    options: Object.fromEntries(options.map(({ id }) => [id, stored ? valueOf(stored, id) : ""])),
    ...(Object.fromEntries(codes.map((code) => [code, stored?.[code] ?? ""])) as Record<
      Codes,
      string
    >),
    manage_inventory: stored?.manage_inventory ?? true,
    allow_backorder: stored?.allow_backorder ?? false,
    inventory_quantity: String(stored?.inventory_quantity ?? 0),
    ...toAttributesForm(stored ?? {}),
  };
}

/** A copy starts without what can belong to one variant alone. */
export const toCopyForm = (
  stored: FullVariant,
  options: readonly { id: string }[],
): VariantForm => ({
  ...toVariantForm(stored, options),
  sku: "",
  ean: "",
  upc: "",
  barcode: "",
  inventory_quantity: "0",
});

/** Only what was changed. */
export function toVariantBody(form: VariantForm, stored: FullVariant): UpdateBody {
  const options = Object.keys(form.options).map((id) => ({ id }));
  const before = toVariantForm(stored, options);
  const body: UpdateBody = toAttributesBody(form, stored);
  if (form.title !== before.title) body.title = form.title;
  for (const code of codes) if (form[code] !== before[code]) body[code] = form[code] || null;
  for (const name of switches) if (form[name] !== before[name]) body[name] = form[name];
  if (form.inventory_quantity !== before.inventory_quantity)
    body.inventory_quantity = Number(form.inventory_quantity);
  if (options.some(({ id }) => form.options[id] !== before.options[id]))
    body.options = optionsBody(form);
  return body;
}

/** With what the form does not show of the variant that it is a copy of. */
export function toNewVariant(form: VariantForm, copied?: FullVariant): CreateBody {
  return {
    title: form.title,
    options: optionsBody(form),
    ...Object.fromEntries(codes.map((code) => [code, form[code] || null])),
    manage_inventory: form.manage_inventory,
    allow_backorder: form.allow_backorder,
    inventory_quantity: Number(form.inventory_quantity),
    ...toAttributesBody(form, {}),
    ...(copied?.metadata && { metadata: copied.metadata }),
    prices: pricesForCopy(copied?.prices ?? []),
  };
}

const optionsBody = ({ options }: VariantForm) =>
  Object.entries(options).map(([option_id, value]) => ({ option_id, value }));
