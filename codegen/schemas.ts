/** Prints a Valibot schema for every request body, with a type check against the body's type. */

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
    // A component that only one body uses, such as `AdminUpdateProductBody`, is printed inline.
    const { schema } = body.media;
    return [
      { id, slug, schema: schema.$ref?.endsWith("Body") ? contract.resolve(schema) : schema },
    ];
  });
}

/** Names of the components that bodies need, each after its dependencies. */
export function componentsOf(
  bodies: readonly { readonly schema: JsonSchema }[],
  contract: Contract,
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
  const content = `${STAMP}// Compiled, never run: each schema takes exactly the type that the contract gives its body.
import type * as v from "valibot";
import { is, type Equal } from "../type-equality.ts";
import type { operations } from "./contract.ts";
import type * as schemas from "./schemas.ts";

type Body<O> = O extends { requestBody?: { content: infer C } } ? C[keyof C] : never;

${lines.join("")}`;
  return { path: "schemas.test-d.ts", content };
}

// Without the mark, bundlers that can't tell that a call has no effect keep every schema of a file.
export const call = (name: string, ...args: string[]): string =>
  `/*#__PURE__*/ v.${name}(${args.join(", ")})`;

export function print(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, allOf, ...own } = schema;
  const parts = [
    ...($ref ? [`${variable(nameOf($ref))}Schema`] : []),
    ...(anyOf ? [printUnion(anyOf.map(print))] : []),
    // `oneOf` is checked like `anyOf`: the server decides which one matches.
    ...(oneOf ? [printUnion(oneOf.map(print))] : []),
    ...(allOf ?? []).map(print),
  ];
  const rest = printOwn(own);
  if (parts.length === 0) return rest;
  // Descriptions next to a reference or branches don't matter; other keywords also apply.
  const all = rest === call("unknown") ? parts : [...parts, rest];
  return all.length === 1 ? (all[0] as string) : call("intersect", `[${all.join(", ")}]`);
}

function printOwn(schema: JsonSchema): string {
  if (Array.isArray(schema.type)) {
    const others = schema.type.filter((type) => type !== "null");
    const values = schema.enum?.filter((value) => value !== null);
    const parts = others.map((type) =>
      printOwn({ ...schema, type, ...(values && { enum: values }) }),
    );
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

const FORMATS: Readonly<Record<string, string>> = {
  date: call("isoDate"),
  // The server accepts more addresses than Valibot's own check, such as those with an apostrophe.
  email: call("regex", String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/u`, '"Expected an email address"'),
  uri: call("url"),
  uuid: call("uuid"),
};

function printType(schema: JsonSchema): string {
  const { type, format = "", pattern } = schema;
  switch (type) {
    case "string":
      if (format === "binary") return call("blob");
      // A date-time in a body may be a `Date`; JSON writes it as text.
      if (format === "date-time") return call("union", `[${call("string")}, ${call("date")}]`);
      return piped(call("string"), [
        ...(FORMATS[format] ? [FORMATS[format]] : []),
        ...(pattern === undefined ? [] : [call("regex", String(new RegExp(pattern, "u")))]),
        ...limit("minLength", schema.minLength),
        ...limit("maxLength", schema.maxLength),
      ]);
    case "integer":
    case "number": {
      const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
      // The server fails at larger numbers.
      const [least, most] = format === "int32" ? [-(2 ** 31), 2 ** 31 - 1] : [];
      return piped(call("number"), [
        ...(type === "integer" ? [call("integer")] : []),
        ...limit("minValue", schema.minimum ?? (above === undefined ? least : undefined)),
        ...limit("gtValue", above),
        ...limit("maxValue", schema.maximum ?? (below === undefined ? most : undefined)),
        ...limit("ltValue", below),
        ...limit("multipleOf", schema.multipleOf),
      ]);
    }
    case "boolean":
      return call("boolean");
    case "null":
      return call("null");
    case "array":
      return piped(call("array", print(schema.items ?? {})), [
        ...limit("minLength", schema.minItems),
        ...limit("maxLength", schema.maxItems),
        ...(schema.uniqueItems
          ? [
              call(
                "check",
                "(all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length",
                '"Expected each item once"',
              ),
            ]
          : []),
      ]);
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
  // The server rejects unknown fields, so forms reject them, too.
  return call(additionalProperties === false ? "strictObject" : "object", object);
}
