/** Generates a Valibot schema for every request body, with a type check against the body's type. */

import { nameOf, type Contract, type Operation } from "./contract.ts";
import { schemasIn, type JsonSchema } from "./json-schema.ts";

export interface SchemaFile {
  readonly path: string;
  readonly content: string;
}

const STAMP =
  "// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n";
const VALIBOT = `import * as v from "valibot";\n`;

export function printSchemas(contract: Contract): SchemaFile[] {
  const bodies = bodiesOf(contract);
  const slugs = [...new Set(bodies.map(({ slug }) => slug))].sort();
  const queries = contract.operations.flatMap(queryOf);
  const components = componentsOf([...bodies, ...queries], contract);
  const files = slugs.map((slug) =>
    bodyFile(
      slug,
      bodies.filter((body) => body.slug === slug),
    ),
  );
  const index = slugs.map((slug) => `export * from "./schemas/${slug}.ts";\n`).join("");
  return [
    componentFile(components, contract),
    ...files,
    { path: "schemas.ts", content: STAMP + index },
    proofFile(bodies),
  ];
}

interface Body {
  readonly id: string;
  readonly slug: string;
  readonly schema: JsonSchema;
}

export const queryOf = ({ parameters }: Operation) =>
  parameters.filter((one) => one.in === "query");

export function bodiesOf(contract: Contract): Body[] {
  return contract.operations.flatMap(({ id, slug, body }) => {
    if (!body) return [];
    // Prints a component that only one body uses, such as `AdminUpdateProductBody`, inline.
    const { schema } = body.media;
    return [
      { id, slug, schema: schema.$ref?.endsWith("Body") ? contract.resolve(schema) : schema },
    ];
  });
}

/** Names of the components that these schemas of bodies or queries need. Each one comes after its dependencies. */
export function componentsOf(
  bodies: readonly { readonly schema: JsonSchema }[],
  contract: Contract,
): string[] {
  const order: string[] = [];
  const visit = (schema: JsonSchema, trail: readonly string[]): void => {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (trail.includes(name))
        throw new Error(`${[...trail, name].join(" → ")}: a request body can't contain itself`);
      if (order.includes(name)) return;
      visit(contract.resolve(schema), [...trail, name]);
      order.push(name);
    }
    for (const [part] of schemasIn(schema)) if (part !== schema) visit(part, trail);
  };
  for (const { schema } of bodies) visit(schema, []);
  return order;
}

export const variable = (component: string): string =>
  component.charAt(0).toLowerCase() + component.slice(1);
export const bodyName = (id: string): string => `${id}Body`;

export const componentLine = (name: string, { schemas }: Contract): string =>
  `export const ${variable(name)}Schema = ${print(schemas[name] as JsonSchema)};\n`;

const componentFile = (names: readonly string[], contract: Contract): SchemaFile => ({
  path: "schemas/components.ts",
  content: `${STAMP}${VALIBOT}\n${names.map((name) => componentLine(name, contract)).join("\n")}`,
});

export const bodyLine = ({ id, schema }: Body): string =>
  `/** The body of \`${id}\`. */\nexport const ${bodyName(id)} = ${print(schema)};\n`;

function bodyFile(slug: string, bodies: readonly Body[]): SchemaFile {
  const text = bodies.map(bodyLine).join("\n");
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
  const content = `${STAMP}// Compiled but never run. Checks that each schema has exactly the type of its body in the contract.
import type * as v from "valibot";
import { is, type Equal } from "../type-equality.ts";
import type { operations } from "./contract.ts";
import type * as schemas from "./schemas.ts";

type Body<O> = O extends { requestBody?: { content: infer C } } ? C[keyof C] : never;

${lines.join("")}`;
  return { path: "schemas.test-d.ts", content };
}

/** An argument of a Valibot call: a schema, the entries of an object, or a plain value, which may need its own code. */
type Part<Schema> =
  | { readonly schema: Schema }
  | { readonly schemas: readonly Schema[] }
  | { readonly entries: Readonly<Record<string, Schema>> }
  | { readonly value: unknown; readonly code?: string };

/** Creates Valibot schemas, either as code for a file, or for immediate use. */
export interface Maker<Schema> {
  /** Creates a call such as `v.name(…)`. */
  call(name: string, ...parts: Part<Schema>[]): Schema;
  component(name: string): Schema;
  /** The schema of a date and time as text. Default: any text. */
  readonly dateText?: Schema;
}

const text: Maker<string> = {
  // The mark tells bundlers that the call has no side effects. Without it, some bundlers keep every schema in a file.
  call: (name, ...parts) => `/*#__PURE__*/ v.${name}(${parts.map(codeOf).join(", ")})`,
  component: (name) => `${variable(name)}Schema`,
};

function codeOf(part: Part<string>): string {
  if ("schema" in part) return part.schema;
  if ("schemas" in part) return `[${part.schemas.join(", ")}]`;
  if ("value" in part) return part.code ?? JSON.stringify(part.value);
  const entries = Object.entries(part.entries).map(([key, schema]) => {
    const name = /^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key);
    return `  ${`${name}: ${schema}`.replaceAll("\n", "\n  ")},\n`;
  });
  return `{\n${entries.join("")}}`;
}

/** Prints a schema as code. */
export const print = (schema: JsonSchema, maker: Partial<Maker<string>> = {}): string =>
  make(schema, { ...text, ...maker });
/** Prints the schema of a list, from the code of the items' schema. */
export const printList = (schema: string): string => text.call("array", { schema });

/** Creates a Valibot schema from a JSON Schema. */
export function make<Schema>(schema: JsonSchema, maker: Maker<Schema>): Schema {
  const { $ref, anyOf, oneOf, allOf = [], ...own } = schema;
  const parts = [
    ...($ref ? [maker.component(nameOf($ref))] : []),
    // Checks `oneOf` in the same way as `anyOf`, because the server decides which branch matches.
    ...[anyOf, oneOf].flatMap((branches) => (branches ? [makeUnion(branches, maker)] : [])),
    ...allOf.map((one) => make(one, maker)),
  ];
  // Next to a reference or to branches, the schema's own keywords count only if they include a type or values. A description
  // doesn't count.
  if (parts.length === 0 || own.type || own.enum || own.const !== undefined)
    parts.push(makeOwn(own, maker));
  const [first, ...others] = parts;
  return others.length > 0 ? maker.call("intersect", { schemas: parts }) : (first as Schema);
}

function makeOwn<Schema>(schema: JsonSchema, maker: Maker<Schema>): Schema {
  const { type, enum: values, const: constant } = schema;
  if (Array.isArray(type)) {
    const given = values?.filter((value) => value !== null);
    const branches = type.map((one) => ({
      ...schema,
      type: one,
      ...(given && one !== "null" && { enum: given }),
    }));
    return makeUnion(branches, maker);
  }
  if (constant !== undefined) return maker.call("literal", { value: constant });
  if (values && type !== "null") return maker.call("picklist", { value: values });
  return makeType(schema, maker);
}

function makeUnion<Schema>(branches: readonly JsonSchema[], maker: Maker<Schema>): Schema {
  const schemas = branches
    .filter(({ type }) => type !== "null")
    .map((branch) => make(branch, maker));
  const [first = maker.call("null"), ...others] = schemas;
  const schema = others.length === 0 ? first : maker.call("union", { schemas });
  const isNullable = schemas.length > 0 && schemas.length < branches.length;
  return isNullable ? maker.call("nullable", { schema }) : schema;
}

type Action = readonly [
  name: string,
  ...values: { readonly value: unknown; readonly code?: string }[],
];

const regex = (pattern: RegExp, ...message: string[]): Action => [
  "regex",
  { value: pattern, code: String(pattern) },
  ...message.map((value) => ({ value })),
];

const FORMATS: Readonly<Record<string, Action>> = {
  date: ["isoDate"],
  // Allows email addresses that Valibot's own check rejects, such as those with an apostrophe, because the server accepts them.
  email: regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, "Expected an email address"),
  uri: ["url"],
  uuid: ["uuid"],
};

const UNIQUE: Action = [
  "check",
  {
    value: (all: unknown[]) => new Set(all.map((one) => JSON.stringify(one))).size === all.length,
    code: "(all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length",
  },
  { value: "Expected each item once" },
];

const limit = (name: string, value: number | undefined): Action[] =>
  value === undefined ? [] : [[name, { value }]];

function makeType<Schema>(schema: JsonSchema, maker: Maker<Schema>): Schema {
  const { type, format = "", pattern } = schema;
  const piped = (first: Schema, actions: readonly Action[]): Schema => {
    const made = actions.map(([name, ...values]) => ({ schema: maker.call(name, ...values) }));
    return made.length === 0 ? first : maker.call("pipe", { schema: first }, ...made);
  };
  switch (type) {
    case "string": {
      if (format === "binary") return maker.call("blob");
      const string = maker.call("string");
      // Also accepts a `Date`, which JSON writes as text.
      if (format === "date-time")
        return maker.call("union", { schemas: [maker.dateText ?? string, maker.call("date")] });
      return piped(string, [
        ...(FORMATS[format] ? [FORMATS[format]] : []),
        ...(pattern === undefined ? [] : [regex(new RegExp(pattern, "u"))]),
        ...limit("minLength", schema.minLength),
        ...limit("maxLength", schema.maxLength),
      ]);
    }
    case "integer":
    case "number": {
      const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
      // Rejects numbers beyond these limits, because the server fails on them.
      const [least, most] = format === "int32" ? [-(2 ** 31), 2 ** 31 - 1] : [];
      return piped(maker.call("number"), [
        ...(type === "integer" ? [["integer"] as const] : []),
        ...limit("minValue", schema.minimum ?? (above === undefined ? least : undefined)),
        ...limit("gtValue", above),
        ...limit("maxValue", schema.maximum ?? (below === undefined ? most : undefined)),
        ...limit("ltValue", below),
        ...limit("multipleOf", schema.multipleOf),
      ]);
    }
    case "boolean":
    case "null":
      return maker.call(type);
    case "array":
      return piped(maker.call("array", { schema: make(schema.items ?? {}, maker) }), [
        ...limit("minLength", schema.minItems),
        ...limit("maxLength", schema.maxItems),
        ...(schema.uniqueItems ? [UNIQUE] : []),
      ]);
    case "object":
      return makeObject(schema, maker);
    default:
      return maker.call("unknown");
  }
}

function makeObject<Schema>(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  maker: Maker<Schema>,
): Schema {
  const entries = Object.fromEntries(
    Object.entries(properties).map(([key, property]) => {
      const schema = make(property, maker);
      return [key, required.includes(key) ? schema : maker.call("exactOptional", { schema })];
    }),
  );
  const others =
    additionalProperties && make(additionalProperties === true ? {} : additionalProperties, maker);
  if (others && Object.keys(entries).length === 0)
    return maker.call("record", { schema: maker.call("string") }, { schema: others });
  if (others) return maker.call("objectWithRest", { entries }, { schema: others });
  // Rejects unknown fields before a form is sent, because the server would reject them.
  return maker.call(additionalProperties === false ? "strictObject" : "object", { entries });
}
