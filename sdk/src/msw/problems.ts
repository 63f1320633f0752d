// Checks requests with the generated Valibot schemas, and reports problems in the wording of the server's messages.
import * as v from "valibot";

/** The parts of Valibot's schemas that the generated schemas use. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape;
  readonly value?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string }[];
}
type Issue = v.BaseIssue<unknown>;

const shapeOf = (schema: v.GenericSchema): Shape => schema as unknown as Shape;
const schemaOf = (shape: Shape): v.GenericSchema => shape as unknown as v.GenericSchema;
const bare = (shape: Shape): Shape => (shape.wrapped ? bare(shape.wrapped) : shape);

const WORDS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  boolean: "a boolean value",
  array: "an array",
  strict_object: "an object",
  object: "an object",
  object_with_rest: "an object",
  record: "an object",
  null: "null",
  blob: "a file",
};
const wordsFor = ({ type, pipe = [] }: Shape): string | undefined =>
  pipe.some((one) => one.type === "integer") ? "an integer number" : WORDS[type];

/** Returns the problems of a value, each with the name of its field. Empty if the value is valid. */
export function problemsOf(value: unknown, schema: v.GenericSchema, name: string): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return [...new Set(issues.flatMap((issue) => problemsIn(issue, shapeOf(schema), name)))];
}

function problemsIn(issue: Issue, root: Shape, rootName: string): string[] {
  let [shape, name]: [Shape | undefined, string] = [root, rootName];
  for (const { type, key } of issue.path ?? []) {
    const at: Shape | undefined = shape && insideOf(bare(shape), String(key));
    [shape, name] = [at, type === "array" ? `each value in ${name}` : String(key)];
  }
  if (issue.kind !== "schema") return [`${name} ${limitOf(issue)}`];
  const isKey = issue.path?.at(-1)?.origin === "key";
  if (isKey && issue.expected === "never") return [`property ${name} should not exist`];
  if (!shape) return [`${name} should not be empty`];
  const { type, options = [], literal } = bare(shape);
  if (type === "picklist")
    return [`${name} must be one of the following values: ${options.join(", ")}`];
  if (type === "literal") return [`${name} must be equal to ${String(literal)}`];
  const { input } = issue;
  if (type === "union") return nearest(isKey ? undefined : input, options as Shape[], name);
  const words = wordsFor(bare(shape));
  return [words ? `${name} must be ${words}` : `${name} should not be empty`];
}

/** Returns the schema of a property or an item. In an intersection, looks for the first member that has the property. */
function insideOf(
  { item, entries, rest, value, options, type }: Shape,
  key: string,
): Shape | undefined {
  if (entries && Object.hasOwn(entries, key)) return entries[key];
  if (type !== "intersect") return item ?? rest ?? value;
  for (const option of options as Shape[]) {
    const found = insideOf(bare(option), key);
    if (found) return found;
  }
  return undefined;
}

/** Returns the problems that the best-matching branch of a union finds. Ignores date branches, because JSON has no dates. */
function nearest(value: unknown, branches: readonly Shape[], name: string): string[] {
  const meant = branches.filter(({ type }) => type !== "date");
  const words = meant.map((branch) => wordsFor(bare(branch)));
  const all = meant.map((branch) => problemsOf(value, schemaOf(branch), name));
  const isKind = all.every((some, at) => some.join() === `${name} must be ${words[at]}`);
  if (isKind) return [`${name} must be ${[...new Set(words)].join(" or ")}`];
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** The limits of 32-bit integers. Numbers beyond these limits make the server fail. */
const BEYOND = new Set<unknown>([2 ** 31 - 1, -(2 ** 31)]);

function limitOf({ type, requirement, message, input }: Issue): string {
  if (type.endsWith("_value") && BEYOND.has(requirement)) return "must fit into 32 bits";
  const limit = String(requirement);
  const isList = Array.isArray(input);
  switch (type) {
    case "min_value":
      return `must not be less than ${limit}`;
    case "max_value":
      return `must not be greater than ${limit}`;
    case "gt_value":
      return `must be greater than ${limit}`;
    case "lt_value":
      return `must be less than ${limit}`;
    case "multiple_of":
      return `must be divisible by ${limit}`;
    case "integer":
      return "must be an integer number";
    case "min_length":
      if (isList) return `must contain at least ${limit} elements`;
      return requirement === 1
        ? "should not be empty"
        : `must be longer than or equal to ${limit} characters`;
    case "max_length":
      return isList
        ? `must contain no more than ${limit} elements`
        : `must be shorter than or equal to ${limit} characters`;
    case "iso_date":
      return "must be a date";
    case "url":
      return "must be a URL address";
    case "uuid":
      return "must be a UUID";
    case "regex":
      return message === "Expected an email address"
        ? "must be an email"
        : `must match ${(requirement as RegExp).source} regular expression`;
    default:
      return message === "Expected each item once" ? "must have each element once" : message;
  }
}

/**
 * Converts the text in a query or a form to the numbers, booleans, and nulls that the schema expects. Doesn't change other values.
 */
export const fromText = (value: unknown, schema: v.GenericSchema): unknown =>
  converted(value, shapeOf(schema));

function converted(value: unknown, shape: Shape): unknown {
  const { type, wrapped, item, entries = {}, rest, value: each, options = [], literal } = shape;
  if (wrapped) return type === "nullable" && value === "null" ? null : converted(value, wrapped);
  if (type === "union") {
    const read = (options as Shape[]).map((one) => converted(value, one));
    return read.find((one) => v.is(schemaOf(shape), one)) ?? value;
  }
  if (type === "intersect")
    return (options as Shape[]).reduce((read, one) => converted(read, one), value);
  if (type === "picklist" || type === "literal")
    return [...options, literal].find((one) => String(one) === value) ?? value;
  if (Array.isArray(value)) return item ? value.map((one) => converted(one, item)) : value;
  if (typeof value === "object" && value !== null && !(value instanceof Blob)) {
    const other = rest ?? each;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        const inner = Object.hasOwn(entries, key) ? entries[key] : other;
        return [key, inner ? converted(one, inner) : one];
      }),
    );
  }
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  return type === "number" && typeof value === "string" && value.trim() !== "" && !isNaN(+value)
    ? Number(value)
    : value;
}

/** True if the schema has a list for this field. A form itself doesn't show whether a single file is a list. */
export function isListIn(schema: v.GenericSchema, name: string): boolean {
  const field = insideOf(bare(shapeOf(schema)), name);
  return field !== undefined && bare(field).type === "array";
}
