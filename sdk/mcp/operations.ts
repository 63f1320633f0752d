/** Lists the operations of the contract that assistants may call, and creates the schema of their input. */
import { nameOf, type Contract, type Operation } from "../../codegen/contract.ts";
import { isForm } from "../../codegen/media-types.ts";
import { schemasIn, type JsonSchema } from "../../codegen/json-schema.ts";
import { exclusionOf, withoutSecrets } from "./safety.ts";

export interface Scope {
  /** `admin` or `store`. If absent, both areas. */
  readonly area?: string | undefined;
  /** Resources, such as `products` and `orders`. If empty, all resources. */
  readonly resources: readonly string[];
}

/** True for operations without files and streams, because messages can't contain them. */
const isText = ({ body, wire }: Operation): boolean =>
  !(body && isForm(body.media.type)) && wire.answer === undefined;

export const operationsOf = (contract: Contract, { area, resources }: Scope): Operation[] =>
  contract.operations.filter(
    (operation) =>
      isText(operation) &&
      exclusionOf(operation, contract) === undefined &&
      (area === undefined || operation.area === area) &&
      (resources.length === 0 || resources.includes(operation.slug)),
  );

/**
 * Returns the schema of an operation's input. As everywhere in the SDK, the input is one object with the path parameters at the top
 * level, `query`, and `body`.
 */
export function inputOf(operation: Operation, contract: Contract): JsonSchema & { type: "object" } {
  const { parameters, body } = operation;
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const described = (schema: JsonSchema, description?: string) => ({
    ...schema,
    ...(description && { description }),
  });
  for (const { name, in: place, schema, description } of parameters) {
    if (place !== "path") continue;
    properties[name] = described(schema, description);
    required.push(name);
  }
  const query = parameters.filter((one) => one.in === "query");
  if (query.length > 0) {
    const needed = query.filter((one) => one.required).map(({ name }) => unbracketed(name));
    properties["query"] = {
      type: "object",
      properties: Object.fromEntries(
        query.map(({ name, schema, description }) => [
          unbracketed(name),
          described(schema, description),
        ]),
      ),
      required: needed,
      additionalProperties: false,
    };
    if (needed.length > 0) required.push("query");
  }
  if (body) {
    properties["body"] = withoutSecrets(contract.resolve(body.media.schema));
    if (body.required) required.push("body");
  }
  const input: JsonSchema = { type: "object", properties, required, additionalProperties: false };
  return { ...withDefinitions(input, contract), type: "object" };
}

export const unbracketed = (name: string): string => name.replace(/\[\]$/, "");

/** Returns the schema with all components that it refers to, because an assistant has no other document. */
function withDefinitions(schema: JsonSchema, { schemas }: Contract): object {
  const found = new Map<string, JsonSchema>();
  const visit = (part: JsonSchema): void => {
    for (const [{ $ref }] of schemasIn(part)) {
      const name = $ref && nameOf($ref);
      const meant = name ? schemas[name] : undefined;
      if (!name || !meant || found.has(name)) continue;
      found.set(name, meant);
      visit(meant);
    }
  };
  visit(schema);
  const whole = found.size > 0 ? { ...schema, $defs: Object.fromEntries(found) } : schema;
  return JSON.parse(
    JSON.stringify(whole).replaceAll('"#/components/schemas/', '"#/$defs/'),
  ) as object;
}
