/** Generates a small table of the fields that contain credentials, for programs that don't load the contract. */
import { nameOf, type Contract } from "./contract.ts";
import { isJson } from "./media-types.ts";
import { schemasIn, type JsonSchema } from "./json-schema.ts";
import type { SchemaFile } from "./schemas.ts";

type Marked = JsonSchema & { readonly "x-secret"?: boolean };

interface Secrets {
  /** Names of fields that contain a credential in every schema that has them. */
  readonly names: readonly string[];
  /** Names of credentials in responses, by call. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** Paths, by call, of credentials whose names mean something else in other responses. */
  readonly places: Readonly<Record<string, readonly string[]>>;
}

/** Finds the contract's credentials, which are marked with `x-secret`. */
function secretsOf({ operations, schemas }: Contract): Secrets {
  const whole = [
    ...Object.values(schemas),
    ...operations.flatMap(({ body, success, parameters }) => [
      ...[body?.media, success.media].flatMap((media) => (media ? [media.schema] : [])),
      { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) },
    ]),
  ];
  const fields = whole.flatMap((schema) =>
    [...schemasIn(schema)].flatMap(([one]) => fieldsOf(one)),
  );
  const plain = new Set(fields.filter(([, field]) => !isSecret(field)).map(([name]) => name));
  const secret = fields.filter(([, field]) => isSecret(field)).map(([name]) => name);
  const answers: Record<string, readonly string[]> = {};
  const places: Record<string, readonly string[]> = {};
  for (const { method, path, success } of operations) {
    if (!success.media || !isJson(success.media.type)) continue;
    const found = secretsIn(success.media.schema, schemas);
    const certain = found.filter((name) => !plain.has(name));
    if (certain.length > 0) answers[`${method} ${path}`] = certain;
    if (certain.length < found.length)
      places[`${method} ${path}`] = placesIn(success.media.schema, schemas, (name) =>
        plain.has(name),
      );
  }
  return { names: sorted(secret.filter((name) => !plain.has(name))), answers, places };
}

export function printSecrets(contract: Contract): SchemaFile {
  const { names, answers, places } = secretsOf(contract);
  const table = (rows: Readonly<Record<string, readonly string[]>>): string =>
    Object.entries(rows)
      .map(([call, list]) => `  ${JSON.stringify(call)}: ${JSON.stringify(list)},\n`)
      .join("");
  return {
    path: "secrets.ts",
    content: `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract.
/** Names of fields that are credentials wherever they occur. */
export const secretNames: readonly string[] = ${JSON.stringify(names)};

/** Fields with these names in responses, by the call. */
export const secretAnswers: Readonly<Record<string, readonly string[]>> = {
${table(answers)}};

/** Fields that are a credential only at this path, by the call. The items of a list have no segment of their own. */
export const secretPlaces: Readonly<Record<string, readonly string[]>> = {
${table(places)}};
`,
  };
}

const fieldsOf = ({ properties = {} }: JsonSchema): [string, JsonSchema][] =>
  Object.entries(properties);
const isSecret = (field: Marked): boolean => field["x-secret"] === true;
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** Names of the credentials in a response, including those in schemas that the response refers to. */
function secretsIn(answer: JsonSchema, schemas: Contract["schemas"]): string[] {
  const seen = new Set<string>();
  const visit = (schema: JsonSchema): string[] =>
    [...schemasIn(schema)].flatMap(([one]) => {
      const own = fieldsOf(one).flatMap(([name, field]) => (isSecret(field) ? [name] : []));
      const name = one.$ref && nameOf(one.$ref);
      const meant = name ? schemas[name] : undefined;
      if (!name || !meant || seen.has(name)) return own;
      seen.add(name);
      return [...own, ...visit(meant)];
    });
  return sorted(visit(answer));
}

/**
 * Paths to the credentials that `isMeant` selects. Throws for a record that contains itself, because it would have infinitely
 * many paths.
 */
function placesIn(
  answer: JsonSchema,
  schemas: Contract["schemas"],
  isMeant: (name: string) => boolean,
): string[] {
  const visit = (schema: JsonSchema, path: string, above: readonly string[]): string[] => {
    if (!secretsIn(schema, schemas).some(isMeant)) return [];
    const name = schema.$ref && nameOf(schema.$ref);
    if (name) {
      if (above.includes(name))
        throw new Error(
          `${name} contains itself and a credential whose name has other meanings. Rename the credential's field`,
        );
      return visit(schemas[name] as JsonSchema, path, [...above, name]);
    }
    const inner = [
      schema.items,
      ...(schema.anyOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.allOf ?? []),
    ];
    return [
      ...fieldsOf(schema).flatMap(([field, one]) => {
        const place = path ? `${path}.${field}` : field;
        return isSecret(one) && isMeant(field) ? [place] : visit(one, place, above);
      }),
      ...inner.flatMap((one) => (one ? visit(one, path, above) : [])),
    ];
  };
  return sorted(visit(answer, "", []));
}
