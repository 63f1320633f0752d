/** Generates a Valibot schema for every JSON response, by the response's call. */
import { nameOf, type Contract } from "./contract.ts";
import { isJson } from "./media-types.ts";
import { schemasIn, type JsonSchema } from "./json-schema.ts";
import { print, variable, type SchemaFile } from "./schemas.ts";

const HEADER = `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.
import * as v from "valibot";

type Schema = v.GenericSchema;
`;

export function printAnswers(contract: Contract): SchemaFile {
  const answers = contract.operations.flatMap(({ method, path, success: { media } }) =>
    media && isJson(media.type) ? [{ call: `${method} ${path}`, schema: media.schema }] : [],
  );
  const names = new Set<string>();
  const visit = (schema: JsonSchema): void => {
    for (const [{ $ref }] of schemasIn(schema)) {
      if (!$ref || names.has(nameOf($ref))) continue;
      names.add(nameOf($ref));
      visit(contract.resolve({ $ref } as JsonSchema));
    }
  };
  for (const { schema } of answers) visit(schema);
  const components = [...names]
    .sort()
    .map(
      (name) =>
        `const ${variable(name)}Schema: Schema = ${lazily(contract.schemas[name] as JsonSchema)};\n`,
    );
  const lines = answers.map(
    ({ call, schema }) => `  ${JSON.stringify(call)}: ${lazily(schema)},\n`,
  );
  return {
    path: "answers.ts",
    content: `${HEADER}\n${components.join("\n")}\nexport const answers: Readonly<Record<string, Schema>> = {\n${lines.join("")}};\n`,
  };
}

/** Resolves references only when a response arrives, because a record such as a category may contain itself. */
const lazily = (schema: JsonSchema): string =>
  print(received(schema), { component: (name) => `v.lazy(() => ${variable(name)}Schema)` });

/** Keywords that aren't checked, because programs rely only on fields and their types. */
const UNCHECKED = new Set<string>([
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
] satisfies (keyof JsonSchema)[]);

/** Returns the schema that responses are checked against. It allows fields that aren't in the contract. */
function received(schema: JsonSchema): JsonSchema {
  const plain: JsonSchema = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !UNCHECKED.has(keyword)),
  );
  const all = (some: JsonSchema[]): JsonSchema[] => some.map(received);
  const isObject = [plain.type].flat().includes("object");
  return {
    ...plain,
    ...(plain.properties && {
      properties: Object.fromEntries(
        Object.entries(plain.properties).map(([name, one]) => [name, received(one)]),
      ),
    }),
    ...(isObject && {
      additionalProperties:
        typeof plain.additionalProperties === "object"
          ? received(plain.additionalProperties)
          : true,
    }),
    ...(plain.items && { items: received(plain.items) }),
    ...(plain.anyOf && { anyOf: all(plain.anyOf) }),
    ...(plain.oneOf && { oneOf: all(plain.oneOf) }),
    ...(plain.allOf && { allOf: all(plain.allOf) }),
  };
}
