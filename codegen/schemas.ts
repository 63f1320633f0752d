/** Prints a Valibot schema for every JSON request body, and the proof that each has the body's type. */

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
}
interface Operation {
  operationId: string;
  tags: string[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
export interface Bundle {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, JsonSchema> };
}
export interface SchemaFile {
  readonly path: string;
  readonly content: string;
}

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";
const VALIBOT = `import * as v from "valibot";\n`;

export function printSchemas(bundle: Bundle): SchemaFile[] {
  const bodies = bodiesOf(bundle);
  const slugs = [...new Set(bodies.map(({ slug }) => slug))].sort();
  const components = componentsOf(bodies, bundle);
  const files = slugs.map((slug) =>
    bodyFile(
      slug,
      bodies.filter((body) => body.slug === slug),
    ),
  );
  const door = slugs.map((slug) => `export * from "./schemas/${slug}.ts";\n`).join("");
  return [
    componentFile(components, bundle),
    ...files,
    { path: "schemas.ts", content: STAMP + door },
    proofFile(bodies),
  ];
}

interface Body {
  readonly id: string;
  readonly slug: string;
  readonly schema: JsonSchema;
}

function bodiesOf(bundle: Bundle): Body[] {
  const bodies = Object.values(bundle.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => {
      const { operationId, tags, requestBody } = operation as Operation;
      const schema = ownSchema(requestBody?.content["application/json"]?.schema, bundle);
      return schema ? [{ id: operationId, slug: tags[0] as string, schema }] : [];
    }),
  );
  return bodies.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A component that is written for one body alone, `AdminUpdateProductBody`, is printed in its place. */
function ownSchema(schema: JsonSchema | undefined, bundle: Bundle): JsonSchema | undefined {
  return schema?.$ref?.endsWith("Body") ? componentOf(bundle, nameOf(schema.$ref)) : schema;
}

/** Names of the components that bodies reach, each after those that it needs. */
export function componentsOf(
  bodies: readonly { readonly schema: JsonSchema }[],
  bundle: Bundle,
): string[] {
  const order: string[] = [];
  const visit = (schema: JsonSchema, trail: readonly string[]): void => {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (trail.includes(name))
        throw new Error(
          `${[...trail, name].join(" → ")}: a body that contains itself cannot be printed`,
        );
      if (order.includes(name)) return;
      visit(componentOf(bundle, name), [...trail, name]);
      order.push(name);
    }
    const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
    const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
    if (typeof additionalProperties === "object") inner.push(additionalProperties);
    for (const part of inner) visit(part, trail);
  };
  for (const { schema } of bodies) visit(schema, []);
  return order;
}

export const nameOf = (ref: string): string => ref.split("/").at(-1) as string;
export const componentOf = (bundle: Bundle, name: string): JsonSchema => {
  const schema = bundle.components.schemas[name];
  if (!schema) throw new Error(`The bundle has no component ${name}`);
  return schema;
};
export const variable = (component: string): string =>
  component.charAt(0).toLowerCase() + component.slice(1);
const bodyName = (id: string): string => `${id}Body`;

function componentFile(names: readonly string[], bundle: Bundle): SchemaFile {
  const lines = names.map(
    (name) => `export const ${variable(name)}Schema = ${print(componentOf(bundle, name))};\n`,
  );
  return { path: "schemas/components.ts", content: `${STAMP}${VALIBOT}\n${lines.join("\n")}` };
}

function bodyFile(slug: string, bodies: readonly Body[]): SchemaFile {
  const lines = bodies.map(
    ({ id, schema }) =>
      `/** The body of \`${id}\`. */\nexport const ${bodyName(id)} = ${print(schema)};\n`,
  );
  const text = lines.join("\n");
  const used = [...new Set(text.match(/\b\w+Schema\b/g))].sort();
  const imports = [
    ...(/\bv\./.test(text) ? [VALIBOT] : []),
    ...(used.length > 0 ? [`import { ${used.join(", ")} } from "./components.ts";\n`] : []),
  ];
  return { path: `schemas/${slug}.ts`, content: `${STAMP}${imports.join("")}\n${text}` };
}

function proofFile(bodies: readonly Body[]): SchemaFile {
  const lines = bodies.map(
    ({ id }) =>
      `is<Equal<v.InferInput<typeof schemas.${bodyName(id)}>, Body<operations["${id}"]>>>();\n`,
  );
  const content = `${STAMP}// Compiled, never run: each schema takes exactly the type that the contract gives its body.
import type * as v from "valibot";
import { is, type Equal } from "../type-equality.ts";
import type { operations } from "./contract.ts";
import type * as schemas from "./schemas.ts";

type Body<O> = O extends { requestBody?: { content: { "application/json": infer B } } } ? B : never;

${lines.join("")}`;
  return { path: "schemas.test-d.ts", content };
}

// Without the mark, bundlers that cannot see that a call has no effect keep every schema of a file.
const call = (name: string, ...args: string[]): string =>
  `/*#__PURE__*/ v.${name}(${args.join(", ")})`;

export function print(schema: JsonSchema): string {
  if (schema.$ref) return `${variable(nameOf(schema.$ref))}Schema`;
  if (schema.anyOf) return printUnion(schema.anyOf.map(print));
  if (Array.isArray(schema.type)) {
    const others = schema.type.filter((type) => type !== "null");
    const values = schema.enum?.filter((value) => value !== null);
    const parts = others.map((type) => print({ ...schema, type, ...(values && { enum: values }) }));
    const inner = printUnion(parts);
    return schema.type.includes("null") ? call("nullable", inner) : inner;
  }
  if (schema.const !== undefined) return call("literal", JSON.stringify(schema.const));
  if (schema.enum) return call("picklist", JSON.stringify(schema.enum));
  return printType(schema);
}

function printUnion(parts: readonly string[]): string {
  const [first, ...rest] = parts.filter((part) => part !== call("null"));
  const inner =
    rest.length === 0 ? (first as string) : call("union", `[${[first, ...rest].join(", ")}]`);
  return parts.includes(call("null")) ? call("nullable", inner) : inner;
}

function printType(schema: JsonSchema): string {
  const { type, minLength, maxLength, minItems, minimum, maximum, format } = schema;
  switch (type) {
    case "string":
      return piped(call("string"), [
        ...(format === "email" ? [call("email")] : []),
        ...limit("minLength", minLength),
        ...limit("maxLength", maxLength),
      ]);
    case "integer":
    case "number":
      return piped(call("number"), [
        ...(type === "integer" ? [call("integer")] : []),
        ...limit("minValue", minimum),
        ...limit("maxValue", maximum),
      ]);
    case "boolean":
      return call("boolean");
    case "null":
      return call("null");
    case "array":
      return piped(call("array", print(schema.items ?? {})), limit("minLength", minItems));
    case "object":
      return printObject(schema);
    default:
      return call("unknown");
  }
}

const limit = (name: string, value: number | undefined): string[] =>
  value === undefined ? [] : [call(name, String(value))];
const piped = (schema: string, actions: readonly string[]): string =>
  actions.length === 0 ? schema : call("pipe", schema, ...actions);

function printObject({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const entries = Object.entries(properties).map(([key, property]) => {
    const printed = print(property);
    return `${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: ${required.includes(key) ? printed : call("exactOptional", printed)}`;
  });
  const others =
    typeof additionalProperties === "object"
      ? print(additionalProperties)
      : additionalProperties && call("unknown");
  if (others && entries.length === 0) return call("record", call("string"), others);
  const object = `{\n${entries.map((entry) => `  ${entry.replaceAll("\n", "\n  ")},\n`).join("")}}`;
  if (others) return call("objectWithRest", object, others);
  // The server refuses fields that it does not know, so the form should too.
  return call(additionalProperties === false ? "strictObject" : "object", object);
}
