/**
 * Shortens results to a size that an assistant can read. Ids and names come first, and lists say how many more records there are.
 */
import type { Operation, Parameter } from "../../codegen/contract.ts";

/**
 * Maximum number of characters in a result. In ids, a token has only two or three characters, so this is at most about 5,000
 * tokens.
 */
export const LIMIT = 10_500;
const DEFAULT_ITEMS = 10;

/** Fields that identify a record. They come first in each record. */
const NAMING = [
  "id",
  "display_id",
  "code",
  "title",
  "name",
  "label",
  "value",
  "email",
  "first_name",
  "last_name",
  "handle",
  "sku",
  "status",
  "type",
];
const SUMMARY = [
  // In some resources, `type` is a separate record.
  ...NAMING.filter((name) => name !== "type"),
  "payment_status",
  "fulfillment_status",
  "currency_code",
  "amount",
  "balance",
  "quantity",
  "is_disabled",
  "starts_at",
  "ends_at",
  "created_at",
];
const isNaming: ReadonlySet<string> = new Set(NAMING);
/** Fields of nested records that are removed last: names, prices, and quantities. */
const isKept: ReadonlySet<string> = new Set([
  ...NAMING,
  "amount",
  "currency_code",
  "fulfilled_quantity",
  "inventory_quantity",
  "iso_2",
  "location_id",
  "price_list_id",
  "quantity",
  "region_id",
  "stocked_quantity",
  "unit_price",
]);

interface Input {
  query?: Record<string, unknown>;
  [path: string]: unknown;
}

/**
 * Returns the input of a list with a default limit. Also adds the fields in `SUMMARY`, unless the caller sets `fields`,
 * `expand`, or `order`.
 */
export function withDefaults({ items, parameters }: Operation, input: Input): Input {
  if (items === undefined) return input;
  const query = input.query ?? {};
  const known = new Map(parameters.map((one) => [one.name, one]));
  const asks = ["fields", "expand", "order"].some((name) => name in query);
  const fields = known.get("fields");
  const names = SUMMARY.filter((name) => fields?.names?.includes(name));
  const chosen = [...new Set([...names, ...(fields?.needs?.names ?? [])])];
  return {
    ...input,
    query: {
      ...(known.has("limit") && { limit: DEFAULT_ITEMS }),
      ...(!asks && chosen.length > 1 && { fields: chosen.join(","), ...relationsOf(known) }),
      ...query,
    },
  };
}

/**
 * Requests as few relations as possible. Without any relation, the server returns the number of products on the page instead of the
 * total.
 */
function relationsOf(known: ReadonlyMap<string, Parameter>): { expand?: string } {
  const expand = known.get("expand");
  return expand ? { expand: expand.names?.includes("collection") ? "collection" : "" } : {};
}

/** Returns a result as text within the limit. Its fields `more` and `shortened` describe what was left out. */
export function textOf(
  answer: unknown,
  { items }: Pick<Operation, "items">,
  input: Input,
  limit = LIMIT,
): string {
  if (typeof answer === "string") return cut(answer, limit);
  const sorted = namesFirst(answer);
  for (const short of SHORTER) {
    const shortened = short(sorted, 0);
    const text = JSON.stringify(noted(sorted, shortened, items, input, short));
    if (text.length <= limit) return text;
    // Returns fewer rows with their nested records instead of all rows without them, because the caller can request the remaining
    // rows.
    const rows = items === undefined ? undefined : (shortened as Record<string, unknown>)[items];
    const isLast = short === SHORTER.at(-1);
    if (items === undefined || !Array.isArray(rows) || !(isLast || short === leanRecords)) continue;
    for (let kept = rows.length - 1; kept > 0; kept -= 1) {
      const some = { ...(shortened as object), [items]: rows.slice(0, kept) };
      const part = JSON.stringify(noted(sorted, some, items, input, short));
      if (part.length <= limit) return part;
    }
  }
  return cut(JSON.stringify(SHORTER.at(-1)?.(sorted, 0)), limit);
}

type Shorten = (value: unknown, depth: number) => unknown;
const whole: Shorten = (value) => value;
const SHORTER: readonly Shorten[] = [
  whole,
  withoutEmpty,
  leanRecords,
  cutRecords(3),
  cutRecords(2),
  cutRecords(1),
];

function noted(
  from: unknown,
  to: unknown,
  items: string | undefined,
  input: Input,
  how: Shorten,
): unknown {
  if (typeof to !== "object" || to === null || Array.isArray(to)) return to;
  const all = (from as Record<string, unknown>)[items ?? ""];
  const { count, offset } = from as { count?: number; offset?: number };
  const rows = (to as Record<string, unknown>)[items ?? ""];
  const shown = Array.isArray(rows) ? rows.length : 0;
  const start = offset ?? Number(input.query?.["offset"] ?? 0);
  const rest = (count ?? start + (Array.isArray(all) ? all.length : 0)) - start - shown;
  return {
    ...to,
    ...(Array.isArray(all) &&
      rest > 0 && { more: `${rest} more. Continue with query.offset ${start + shown}` }),
    ...(how !== whole && {
      shortened:
        "Empty fields are left out, and nested records and long strings are shortened. To see more, choose fields with query.fields, request fewer records, or request one part with part.",
    }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function namesFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesFirst);
  if (!isRecord(value)) return value;
  const rest = Object.keys(value).filter((name) => !isNaming.has(name));
  const names = NAMING.filter((name) => name in value);
  return Object.fromEntries([...names, ...rest].map((name) => [name, namesFirst(value[name])]));
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

function withoutEmpty(value: unknown): unknown {
  if (typeof value === "string") return cut(value, 500);
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  );
}

/** Reduces nested records to their names, prices, and quantities. */
function leanRecords(value: unknown): unknown {
  const visit = (part: unknown, at: number): unknown => {
    if (Array.isArray(part)) return part.map((one) => visit(one, at));
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part)
        .filter(([name, inner]) => at <= 1 || isKept.has(name) || Array.isArray(inner))
        .map(([name, inner]) => [name, visit(inner, at + 1)]),
    );
  };
  return visit(withoutEmpty(value), 0);
}

/** Returns a function that, below `depth`, reduces records to their names, and lists to their first three records. */
function cutRecords(depth: number): Shorten {
  const visit = (value: unknown, at: number): unknown => {
    if (Array.isArray(value)) {
      if (at <= depth) return value.map((one) => visit(one, at));
      const some = value.slice(0, 3).map((one) => visit(one, at));
      return value.length > 3 ? [...some, `${value.length - 3} more`] : some;
    }
    if (!isRecord(value)) return value;
    const isDeep = at > depth;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, inner]) => !isDeep || (isNaming.has(name) && !isRecord(inner)))
        .map(([name, inner]) => [name, visit(inner, at + 1)]),
    );
  };
  return (value) => visit(withoutEmpty(value), 0);
}

const cut = (text: string, limit: number): string =>
  text.length <= limit
    ? text
    : `${text.slice(0, limit - 40)}… ${text.length - limit + 40} characters more`;
