/** Creates the rows of a schema's table: name, type, unit, and description of each field. */
import { nameOf, type Contract } from "../contract.ts";
import type { JsonSchema } from "../json-schema.ts";

export interface Row {
  /** The field's name, such as `items[].variant_id` for a nested field. */
  readonly name: string;
  /** The type in Markdown, with links to other schemas. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

/** Returns the URL of a schema's table, or undefined if the schema has no table. */
export type AddressOf = (schema: string) => string | undefined;

interface Described extends JsonSchema {
  description?: string;
}

/** Maximum depth at which the fields of nested objects have rows in the table of a request. Deeper objects are links. */
const DEPTH = 3;

/** Rows for the fields of a response, required fields first. Nested schemas are links. */
export function fieldRows(schema: JsonSchema, contract: Contract, addressOf: AddressOf): Row[] {
  const { properties = {}, required = [] } = contract.resolve(schema);
  const rows = Object.entries(properties).map(([name, field]) =>
    rowOf(name, field, required.includes(name), contract, addressOf),
  );
  return requiredFirst(rows);
}

/** Rows for the fields of a request, required fields first. Each object is followed by its own fields. */
export function bodyRows(
  schema: JsonSchema,
  contract: Contract,
  addressOf: AddressOf,
  prefix = "",
  depth = 1,
): Row[] {
  const { properties = {}, required = [] } = contract.resolve(schema);
  const names = Object.keys(properties);
  const order = [
    ...names.filter((name) => required.includes(name)),
    ...names.filter((name) => !required.includes(name)),
  ];
  return order.flatMap((name) => {
    const field = properties[name] as Described;
    const row = rowOf(`${prefix}${name}`, field, required.includes(name), contract, addressOf);
    const { inner, suffix } = innerOf(field, contract);
    const isPlain = !inner || contract.resolve(inner).properties === undefined;
    return isPlain || depth === DEPTH
      ? [row]
      : [row, ...bodyRows(inner, contract, addressOf, `${prefix}${name}${suffix}.`, depth + 1)];
  });
}

/** The schema of a field's objects, and the suffix of the field's name, which is `[]` for a list. */
function innerOf(
  field: JsonSchema,
  contract: Contract,
): { inner: JsonSchema | undefined; suffix: string } {
  const whole = contract.resolve(field);
  if (whole.items) return { inner: whole.items, suffix: "[]" };
  const branches = (whole.anyOf ?? whole.oneOf)?.filter(({ type }) => type !== "null");
  return { inner: branches?.length === 1 ? branches[0] : branches ? undefined : whole, suffix: "" };
}

const requiredFirst = (rows: readonly Row[]): Row[] => [
  ...rows.filter(({ required }) => required),
  ...rows.filter(({ required }) => !required),
];

export function rowOf(
  name: string,
  field: Described,
  required: boolean,
  contract: Contract,
  addressOf: AddressOf,
): Row {
  const target = field.$ref ? (contract.resolve(field) as Described) : field;
  const unit = unitOf(name, target);
  return {
    name,
    type: `${typeOf(field, contract, addressOf)}${unit ? `, ${unit}` : ""}`,
    required,
    description: field.description ?? target.description ?? "",
  };
}

const AMOUNT =
  /(?:^|_)(?:amount|total|subtotal|price|refund|refundable|balance|tax|due|price_incl_tax|tax_incl_tax)$|^(?:original|calculated)_price_incl_tax$|^amount_refunded$|_amount$/;

/** The unit of a number or a string, according to its name, format, or description. */
export function unitOf(path: string, schema: Described): string | undefined {
  const name = path.split(/\.|\[\]/).at(-1) as string;
  const types = [schema.type, ...(schema.anyOf ?? []).map(({ type }) => type)].flat();
  const isNumber = types.includes("integer") || types.includes("number");
  if (!isNumber) return schema.format === "date-time" ? "UTC" : undefined;
  if (/^(?:tax_)?rate$/.test(name)) return "percent";
  if (/smallest unit/.test(schema.description ?? "") || AMOUNT.test(name)) return "minor units";
  return name === "file_size" ? "bytes" : undefined;
}

/** The type as text, such as `string or null` or `list of Product`. Schemas with their own table are links. */
export function typeOf(schema: JsonSchema, contract: Contract, addressOf: AddressOf): string {
  const inner = (one: JsonSchema): string => typeOf(one, contract, addressOf);
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    const address = addressOf(name);
    if (address) return `[${name}](${address})`;
    const meant = contract.resolve(schema);
    return meant.properties ? "object" : inner(meant);
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return Array.from(new Set(branches.map(inner))).join(" or ");
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values)
    return values
      .map((value) => (value === null ? "null" : `\`${JSON.stringify(value)}\``))
      .join(" or ");
  const isNullable = [schema.type].flat().includes("null");
  if (schema.items) return `list of ${inner(schema.items)}${isNullable ? " or null" : ""}`;
  const types = [schema.type ?? "anything"].flat().join(" or ");
  return schema.format && schema.format !== "int32" ? `${types} (${schema.format})` : types;
}
