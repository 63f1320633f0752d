/** The contract's calls as an assistant sees them: name, words, and the schema of what it may say. */
import { nameOf, type Contract, type Operation } from "../../codegen/contract.ts";
import { isForm } from "../../codegen/media-types.ts";
import { refusalOf, withoutSecrets } from "./safety.ts";
import { schemasIn, type JsonSchema } from "../../codegen/json-schema.ts";

export interface ToolOptions {
  /** Calls that change something, too. */
  readonly write: boolean;
  /** `admin` or `store`; both if nothing is said. */
  readonly area?: string | undefined;
  /** `products`, `orders`; all if none are named. */
  readonly resources: readonly string[];
}

export interface Tool {
  readonly operation: Operation;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { type: "object"; [keyword: string]: unknown };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** Effects that can't be undone. */
const GRAVE: ReadonlySet<string> = new Set(["destructive", "money", "credentials"]);

/** Files and streams are nothing that an assistant could write down. */
const isText = ({ body, wire }: Operation): boolean =>
  !(body && isForm(body.media.type)) && wire.answer === undefined;

export function toolsOf(contract: Contract, options: ToolOptions): Tool[] {
  return contract.operations
    .filter(
      (operation) =>
        isText(operation) &&
        refusalOf(operation, contract) === undefined &&
        (options.write || operation.method === "GET") &&
        (options.area === undefined || operation.area === options.area) &&
        (options.resources.length === 0 || options.resources.includes(operation.slug)),
    )
    .map((operation) => toolOf(operation, contract));
}

function toolOf(operation: Operation, contract: Contract): Tool {
  const { id, method, path, summary, description, wire, effect } = operation;
  const once = wire.keyed ? ["However often it is sent, it happens once."] : [];
  return {
    operation,
    name: id,
    title: summary,
    description: [
      `${summary}.`,
      description,
      ...once,
      `${method} ${path}${effect ? ` (effect: ${effect})` : ""}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
    inputSchema: inputOf(operation, contract),
    annotations: {
      readOnlyHint: method === "GET",
      destructiveHint: effect !== undefined && GRAVE.has(effect),
      idempotentHint: method !== "POST" || wire.keyed === true,
      openWorldHint: false,
    },
  };
}

/** One flat object, as everywhere in the SDK: the path's values, `query`, `body`. */
function inputOf(operation: Operation, contract: Contract): Tool["inputSchema"] {
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

const unbracketed = (name: string): string => name.replace(/\[\]$/, "");

/** What it refers to comes along: an assistant has no other document. */
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
