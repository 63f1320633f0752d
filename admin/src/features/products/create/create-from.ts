import { iterate, type HttpClient } from "@countertop/sdk";
import { adminListProductVariants, adminRetrieveProduct } from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { titleOf } from "./create-cells.ts";
import type { Carried, CreateForm, VariantBody } from "./create-form.ts";
import { combinations, type Cells, type NewOption } from "./create-matrix.ts";
import { byRank, columnOf, type StoredPrice } from "../../../resources/priced-variants.ts";
import { attributeFields } from "../record/attribute-fields.ts";
import { channelFields, organizeFields } from "../record/organize-fields.ts";
import { productFields } from "../record/product-fields.ts";
import { pricesForCopy } from "../../../resources/variant-prices.ts";
import { fromStored, toStored } from "../../../patterns/pictures.ts";
import type { Product } from "../product-queries.ts";

/** The properties of a variant that a copy needs. */
export interface SourceVariant {
  id: string;
  title: string;
  variant_rank?: number | null;
  options?: readonly { option_id: string; value: string }[] | undefined;
  prices?: readonly StoredPrice[] | undefined;
  manage_inventory: boolean;
  allow_backorder: boolean;
  weight?: number | null;
  length?: number | null;
  height?: number | null;
  width?: number | null;
  hs_code?: string | null;
  origin_country?: string | null;
  mid_code?: string | null;
  material?: string | null;
  metadata?: Record<string, unknown> | null;
}
export interface Source {
  product: Product;
  variants: SourceVariant[];
}

/** Reads a product with all values that are copied. */
export const sourceQuery = (client: HttpClient, id: string) => {
  const product = queryOptions(client, adminRetrieveProduct, {
    id,
    query: { expand: "images,options,collection,type,tags,categories,sales_channels" },
  });
  const input = { id, query: { order: "id", limit: 250, expand: "prices,options" } };
  return {
    queryKey: [...queryKey(adminListProductVariants, input), "source"],
    async queryFn(context: { signal: AbortSignal }): Promise<Source> {
      const { signal } = context;
      const variants: SourceVariant[] = [];
      const answer = await product.queryFn(context);
      for await (const variant of iterate(client, adminListProductVariants, input, { signal }))
        variants.push(variant as SourceVariant);
      return { product: answer.product, variants: variants.toSorted(byRank) };
    },
  };
};

const kept = [
  "weight",
  "length",
  "height",
  "width",
  "origin_country",
  "mid_code",
  "material",
  "metadata",
] as const;

/** The form's initial values for a copy. Unique values and stock aren't copied. */
export function fromProduct(
  { product, variants }: Source,
  labels: { title: string; alone: string },
): { values: CreateForm; carried: Carried } {
  const sources = product.options ?? [];
  const options = sources.map(({ id, title }, index): NewOption & { source: string } => ({
    id: `o${index + 1}`,
    source: id,
    title,
    values: [
      ...new Set(
        variants.flatMap(
          ({ options: own = [] }) => own.find(({ option_id }) => option_id === id)?.value ?? [],
        ),
      ),
    ],
  }));
  const used = options.filter(({ values }) => values.length > 0);
  const cells: Cells = {};
  const carried = new Map<string, Partial<VariantBody>>();
  const byValues = new Map(
    combinations(used).map((one) => [JSON.stringify(one.values), one] as const),
  );
  const made = new Set<string>();
  for (const variant of variants) {
    const values = used.map(
      ({ source }) => variant.options?.find(({ option_id }) => option_id === source)?.value,
    );
    const combination = byValues.get(JSON.stringify(values));
    if (!combination || made.has(combination.key)) continue;
    const { key } = combination;
    made.add(key);
    const own: Cells[string] = {};
    if (variant.title !== titleOf(combination.values, labels.alone)) own["name"] = variant.title;
    if (variant.hs_code) own["hs_code"] = variant.hs_code;
    const { prices = [] } = variant;
    for (const price of prices) {
      const column = columnOf(price);
      if (column !== undefined) own[column] ??= price.amount;
    }
    const more = pricesForCopy(prices.filter((price) => columnOf(price) === undefined));
    cells[key] = own;
    carried.set(key, {
      ...Object.fromEntries(
        kept.flatMap((name) => (variant[name] == null ? [] : [[name, variant[name]]])),
      ),
      manage_inventory: variant.manage_inventory,
      ...(more.length > 0 && { prices: more }),
    });
  }
  return {
    values: {
      ...productFields.toForm(product),
      title: labels.title,
      handle: "",
      ...attributeFields.toForm(product),
      ...organizeFields.toForm(product),
      ...channelFields.toForm(product),
      options: used.map(({ id, title, values }) => ({ id, title, values })),
      omitted:
        variants.length === 0
          ? []
          : [...byValues.values()].flatMap(({ key }) => (made.has(key) ? [] : key)),
      cells,
      tracked: variants.length === 0 || variants.some(({ manage_inventory }) => manage_inventory),
      backorder: variants.some(({ allow_backorder }) => allow_backorder),
      media: toStored(fromStored(product)),
    },
    carried: {
      product: {
        is_giftcard: product.is_giftcard,
        ...(product.metadata && { metadata: product.metadata }),
      },
      variants: carried,
    },
  };
}
