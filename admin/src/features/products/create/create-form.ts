import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import * as v from "valibot";
import { message } from "../../../patterns/form.ts";
import { baseLetters } from "../../../lib/base-letters.ts";
import type { Picked } from "../../../lib/picked.ts";
import { problemsIn, isMore, madeOf, stockPlace, titleOf } from "./create-cells.ts";
import {
  countOf,
  MAX_VARIANTS,
  usedOptions,
  type Cells,
  type Matrix,
  type NewOption,
} from "./create-matrix.ts";
import type { Media } from "../../../patterns/pictures.ts";
import { attributeFields } from "../record/attribute-fields.ts";
import { channelFields, organizeFields } from "../record/organize-fields.ts";
import { productFields } from "../record/product-fields.ts";

const option = v.object({
  id: v.string(),
  title: v.pipe(v.string(), v.trim()),
  values: v.array(v.string()),
});

/** Problems in the options' titles and values, each with the option's index. Ignores empty options. */
export function optionProblems(options: readonly NewOption[]): OptionProblem[] {
  const seen = new Set<string>();
  return options.flatMap(({ title, values }, index): OptionProblem[] => {
    const name = title.trim().toLowerCase();
    if (name === "" && values.length === 0) return [];
    const twice = seen.has(name);
    seen.add(name);
    if (name === "") return [{ index, field: "title", problem: "required" }];
    if (twice) return [{ index, field: "title", problem: "twice" }];
    return values.length === 0 ? [{ index, field: "values", problem: "values" }] : [];
  });
}
interface OptionProblem {
  index: number;
  field: "title" | "values";
  problem: keyof typeof optionMessages;
}
const optionMessages = {
  required: message("common:form.required"),
  twice: message("product-create:options.twice"),
  values: message("product-create:options.noValues"),
};

/** The schema of the form for a new product. */
export const createForm = v.pipe(
  v.object({
    ...productFields.newEntries,
    ...organizeFields.newEntries,
    ...channelFields.newEntries,
    ...attributeFields.newEntries,
    options: v.pipe(
      v.array(option),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        for (const { index, field, problem } of optionProblems(dataset.value))
          addIssue({
            message: optionMessages[problem],
            path: [
              {
                type: "array",
                origin: "value",
                input: dataset.value,
                key: index,
                value: option,
              },
              {
                type: "object",
                origin: "value",
                input: {},
                key: field,
                value: "",
              },
            ],
          });
      }),
    ),
    omitted: v.array(v.string()),
    cells: v.custom<Cells>(() => true),
    tracked: v.boolean(),
    backorder: v.boolean(),
    /** Accepts any value, because the form sets it and users can't enter it. */
    media: v.custom<Media>(() => true),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    if (countOf(value.options) > MAX_VARIANTS || problemsIn(madeOf(value), value.cells).size > 0)
      addIssue({
        message: message("product-create:grid.fix"),
        path: [{ type: "object", origin: "value", input: value, key: "cells", value: value.cells }],
      });
  }),
);
export type CreateForm = v.InferInput<typeof createForm>;
export type CreateBody = Input<operations["adminCreateProduct"]>["body"];
export type VariantBody = NonNullable<CreateBody["variants"]>[number];

export const emptyForm = (channels: Picked[]): CreateForm => ({
  ...productFields.empty,
  ...organizeFields.empty,
  ...attributeFields.empty,
  sales_channels: channels,
  options: [],
  omitted: [],
  cells: {},
  tracked: true,
  backorder: false,
  media: noMedia,
});
const noMedia: Media = { images: [], thumbnail: null };

/** Values of a copied product that have no field on the page. */
export interface Carried {
  product: Partial<CreateBody>;
  /** Variants, by combination of option values. */
  variants: ReadonlyMap<string, Partial<VariantBody>>;
}
export const nothingCarried: Carried = { product: {}, variants: new Map() };

/** The stock of a variant at a location. `variant` is the variant's index. */
export interface StockJob {
  variant: number;
  location: string;
  quantity: number;
}

export interface CreatePlan {
  body: CreateBody;
  /** Stock levels, which the server accepts only after the variants exist. */
  stock: StockJob[];
}

export function toCreatePlan(
  form: CreateForm,
  {
    carried,
    regions,
    alone,
    channels,
  }: {
    carried: Carried;
    regions: ReadonlySet<string>;
    /** The variant's name if the product has no options. */
    alone: string;
    /** True if the store has sales channels. */
    channels: boolean;
  },
): CreatePlan {
  const stock: StockJob[] = [];
  const variants = madeOf(form).map(({ key, values }, rank): VariantBody => {
    const { prices: more = [], ...rest } = carried.variants.get(key) ?? {};
    const variant: VariantBody = {
      ...rest,
      title: titleOf(values, alone),
      options: values.map((value) => ({ value })),
      manage_inventory: form.tracked && (rest.manage_inventory ?? true),
      allow_backorder: form.backorder,
      prices: [...more],
    };
    for (const [column, content] of Object.entries(form.cells[key] ?? {})) {
      const place = stockPlace(column);
      if (content === null || content === "") continue;
      if (column === "name") variant.title = String(content);
      else if (column === "sku" || isMore(column)) variant[column] = String(content);
      else if (typeof content !== "number") continue;
      else if (place !== undefined) {
        if (variant.manage_inventory)
          stock.push({ variant: rank, location: place, quantity: content });
      } else if (column === "stock") {
        if (variant.manage_inventory) variant.inventory_quantity = content;
      } else
        variant.prices.push(
          regions.has(column)
            ? { region_id: column, amount: content }
            : { currency_code: column, amount: content },
        );
    }
    return variant;
  });
  const options = usedOptions(form.options);
  const { images, thumbnail } = form.media;
  return {
    stock,
    body: {
      ...carried.product,
      ...productFields.toNewBody(form),
      ...attributeFields.toNewBody(form),
      ...organizeFields.toNewBody(form),
      ...(channels && channelFields.toNewBody(form)),
      title: form.title,
      ...(images.length > 0 && { images }),
      ...(thumbnail !== null && { thumbnail }),
      ...(options.length > 0 && { options: options.map(({ title }) => ({ title: title.trim() })) }),
      variants,
    },
  };
}

export const matrixOf = ({ options, omitted, cells }: CreateForm): Matrix => ({
  options,
  omitted,
  cells,
});

/** The handle derived from a title. It's used if the user enters none, with a number appended if it's already in use. */
export const handleOf = (title: string): string =>
  baseLetters(title)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
