// Fields that every default response contained in the tests, even though the contract declares them optional. Each has a reason.
import type { Contract, Schema } from "../src/contract.ts";
import { addCounts, alwaysPresent, type Counts } from "../src/presence.ts";

export interface Reason {
  /** Matches the name of the field, such as `Component.field`. */
  readonly of: RegExp;
  readonly why: string;
}

export const REASONS: readonly Reason[] = [
  { of: /\.includes_tax$/, why: "only with the feature tax_inclusive_pricing" },
  {
    of: /\.(default_)?(sales_channel|sales_channel_id|sales_channels)$/,
    why: "only with sales_channels",
  },
  { of: /^AdminProduct\.categories$/, why: "only with the feature product_categories" },
  { of: /Variant\.inventory_quantity$/, why: "left out if inventory isn't managed" },
  { of: /^(AdminProductVariant|Variant)\./, why: "some responses with the variant leave it out" },
  { of: /raw_discount_total$/, why: "left out if the server doesn't calculate discounts" },
  { of: /^Order\./, why: "responses of completed carts and canceled returns name any order" },
  { of: /^StoreCart\.(customer|payment_session)$/, why: "depends on the cart" },
  { of: /^PriceList\.(prices|customer_groups)$/, why: "the list of the same records has neither" },
  { of: /^ListedVariant\.variant_rank$/, why: "the other list of variants leaves it out" },
  { of: /^Collection\.(metadata|deleted_at)$/, why: "the admin's list leaves it out" },
  { of: /^ProductType\./, why: "the list of types with paging leaves it out" },
];

/** Minimum number of records after which a field counts as always present, or as never null. */
export const ENOUGH = 3;

/**
 * Fields that every record had in responses of the same kind, even though the schema declares them optional and there is no
 * known reason.
 */
export function unexplainedFields(
  { operations, document }: Contract,
  mainOf: Readonly<Record<string, Counts>>,
): string[] {
  const { schemas } = document.components;
  const envelopes: Record<string, Counts> = {};
  for (const { id, responses } of operations) {
    const success = Object.keys(responses).find((status) => Number(status) < 300) ?? "";
    const envelope = nameOf(responses[success]?.content?.["application/json"]?.schema);
    if (envelope) addCounts((envelopes[envelope] ??= {}), mainOf[id] ?? {});
  }
  return Object.entries(envelopes).flatMap(([envelope, counts]) => {
    // Skips schemas that the response no longer has. Tests of an earlier contract may have recorded them.
    const records = recordsIn(schemas[envelope]);
    return alwaysPresent(counts, ENOUGH)
      .filter((field) => isOptional(schemas, records, field))
      .filter((field) => !REASONS.some(({ of }) => of.test(field)))
      .map((field) => `${envelope}: ${field} is always sent, but optional`);
  });
}

function isOptional(
  schemas: Readonly<Record<string, Schema>>,
  records: ReadonlySet<string>,
  path: string,
): boolean {
  const [name = "", field = ""] = path.split(".");
  const required = (schemas[name]?.["required"] ?? []) as readonly string[];
  return records.has(name) && !required.includes(field);
}

function recordsIn(envelope: Schema | undefined): ReadonlySet<string> {
  const properties = Object.values((envelope?.["properties"] ?? {}) as Record<string, Schema>);
  return new Set(
    properties.flatMap((one) => nameOf(one) ?? nameOf(one["items"] as Schema | undefined) ?? []),
  );
}

const nameOf = (schema: Schema | undefined): string | undefined =>
  typeof schema?.["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined;
