/**
 * Names that don't need a description. A field, parameter, or operation that isn't listed here needs one. Add a name only if it
 * has the same meaning in every schema, without a unit, a default, a choice of values, or special treatment by the server.
 */

const RECORD = new Set(["id", "object", "created_at", "updated_at", "metadata"]);

/** Free text for readers. Null means that the text is missing. */
const TEXTS = new Set([
  "address_1",
  "address_2",
  "city",
  "company",
  "description",
  "email",
  "first_name",
  "last_name",
  "name",
  "password",
  "phone",
  "postal_code",
  "province",
  "subtitle",
  "title",
]);

/**
 * `order_id` doesn't need a description, because the name says that it refers to an order. If it can be null, a description
 * must explain null.
 */
const ID_OF =
  /^(cart|claim_order|customer|discount|fulfillment|gift_card|inventory_item|order|order_edit|product|region|return|sales_channel|shipping_method|shipping_option|swap|user|variant)_id$/;

const snake = (name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();
const singular = (name) => name.replace(/ies$/, "y").replace(/(?<=ss|x|ch)es$|(?<!s)s$/, "");
const endsWith = (name, end) => name === end || name.endsWith(`_${end}`);

/** The alternatives of a field, except null: `anyOf: [A, null]` becomes A. */
function withoutNull(schema) {
  const parts = (schema.anyOf ?? schema.oneOf ?? [schema]).filter((part) => part.type !== "null");
  return parts.length === 1 ? parts[0] : schema;
}

const allowsNull = (schema) =>
  [schema.type ?? []].flat().includes("null") ||
  (schema.anyOf ?? schema.oneOf ?? []).some((part) => part.type === "null");

/**
 * True for fields such as `variants: [Variant]`, `tags: [ProductTag]`, and `billing_address: Address`. The description of their
 * schema is enough.
 */
function namedAfterSchema(name, schema) {
  const { $ref } = schema.items ?? withoutNull(schema);
  const target = /(\w+)(?:\.yaml)?$/.exec($ref ?? "")?.[1];
  if (!target) return false;
  const one = singular(name);
  return endsWith(snake(target), one) || endsWith(one, snake(target));
}

/** True if the description of the record's id explains null, because the record and the id are null at the same time. */
const saidByItsId = (name, beside) => Boolean(beside?.[`${name}_id`]?.description);

/**
 * True if a field's name and type don't need an explanation.
 * @param beside the other fields in the same schema
 */
export function isPlainField(name, schema, beside) {
  const isText = [schema.type].flat().includes("string") && !schema.enum;
  return (
    schema.const !== undefined ||
    RECORD.has(name) ||
    (isText && TEXTS.has(name)) ||
    (isText && ID_OF.test(name) && !allowsNull(schema)) ||
    (namedAfterSchema(name, schema) && (!allowsNull(schema) || saidByItsId(name, beside)))
  );
}

/** True if a field or its schema has a description. A field's own description must explain null, unless the field is a string. */
export function isDescribed(name, schema, resolve) {
  if (schema.description)
    return !allowsNull(schema) || TEXTS.has(name) || /\bnull\b/i.test(schema.description);
  return Boolean(schema.$ref && resolve(schema)?.description);
}

/** Reads don't need a description. All other operations have conditions and effects that a name can't express. */
export const isPlainOperation = (operationId) => /^(admin|store)(List|Retrieve)/.test(operationId);
