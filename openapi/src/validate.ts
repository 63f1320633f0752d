// Compares a request and its response with the contract, and lists every difference.
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import {
  openContract,
  type Contract,
  type Media,
  type Operation,
  type Schema,
} from "./contract.ts";
import { readQuery } from "./query.ts";
import { closed, mapSchema, partial } from "./schemas.ts";

export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** The request's body before it's serialized. Omit it if the request had none. */
  readonly requestBody?: unknown;
  readonly status: number;
  readonly headers: Headers;
  /** The response's body: parsed if it's JSON, or else as text. */
  readonly body: unknown;
}

export interface Deviation {
  /** The operation's id. If the contract doesn't have the operation, its method and path. */
  readonly operation: string;
  readonly where: "address" | "query" | "request" | "status" | "content type" | "response";
  /** A JSON pointer into the body, or the name of a parameter. */
  readonly at: string;
  readonly message: string;
}

export type Validator = (exchange: Exchange) => Deviation[];

export function createValidator(contract: Contract = openContract()): Validator {
  const { schemas } = contract.document.components;
  const compiled = new Map<string, ValidateFunction>();
  const wrongInQuery = createQueryCheck(schemas);
  const engines = {
    request: openEngine(schemas),
    response: engine(schemas, closed),
    partial: engine(schemas, (schema) => partial(closed(schema))),
  };

  const check = (kind: keyof typeof engines, schema: Schema, value: unknown): ErrorObject[] => {
    const key = `${kind} ${JSON.stringify(schema)}`;
    const validate = compiled.get(key) ?? engines[kind](schema);
    compiled.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };

  return (exchange) => {
    const url = new URL(exchange.url, "http://localhost");
    const operation = contract.find(exchange.method, url.pathname);
    if (!operation) {
      const name = `${exchange.method} ${url.pathname}`;
      return [{ operation: name, where: "address", at: "", message: "isn't in the contract" }];
    }
    const accepted = exchange.status < 400;
    const found = [
      ...(accepted ? inQuery(operation, url) : []),
      ...(accepted ? inRequest(operation, exchange.requestBody) : []),
      ...inResponse(operation, exchange, url.searchParams),
    ];
    return found.map((deviation) => ({ operation: operation.id, ...deviation }));
  };

  type Found = Omit<Deviation, "operation">;

  function inQuery(operation: Operation, url: URL): Found[] {
    const { values, unknown } = readQuery(operation, url.searchParams);
    const found: Found[] = unknown.map((at) => ({
      where: "query",
      at,
      message: "was accepted, but isn't a parameter",
    }));
    for (const { name, in: place, required, schema } of operation.parameters) {
      if (place !== "query") continue;
      if (values[name] === undefined) {
        if (required) found.push({ where: "query", at: name, message: "wasn't needed" });
        continue;
      }
      for (const message of wrongInQuery(schema, values[name]))
        found.push({ where: "query", at: name, message });
    }
    return found;
  }

  function inRequest(operation: Operation, body: unknown): Found[] {
    const schema = operation.body?.content["application/json"]?.schema;
    if (body === undefined) {
      return schema && operation.body?.required
        ? [{ where: "request", at: "", message: "was accepted without a body" }]
        : [];
    }
    if (!operation.body) {
      // Allows an empty object even if the contract doesn't describe a body, because some clients always send one.
      if (JSON.stringify(body) === "{}") return [];
      return [{ where: "request", at: "", message: "was accepted with a body" }];
    }
    return schema ? report("request", check("request", schema, body)) : [];
  }

  function inResponse(operation: Operation, exchange: Exchange, query: URLSearchParams): Found[] {
    const { status, headers, body } = exchange;
    const isPartial = chooses(query, "fields");
    const response = operation.responses[status];
    if (!response) return [{ where: "status", at: "", message: `${status} isn't documented` }];
    // The server sends some errors as plain text, without a content type.
    const type = headers.get("content-type")?.split(";")[0] ?? "text/plain";
    if (!response.content) {
      return body === "" || body === undefined
        ? []
        : [{ where: "response", at: "", message: "has a body, but should have none" }];
    }
    const media: Media | undefined = response.content[type];
    if (!media) return [{ where: "content type", at: "", message: `is "${type}"` }];
    const isChosen = isPartial || chooses(query, "expand");
    if (!media.schema) return [];
    const schema = isChosen ? chosenOf(media.schema) : media.schema;
    // The envelope itself must always have its required fields.
    const envelope = isPartial ? envelopeOf(schema) : [];
    const missing = envelope.filter((key) => !(key in (body as object)));
    return [
      ...missing.map((at): Found => ({ where: "response", at: `/${at}`, message: "is missing" })),
      ...report("response", check(isPartial ? "partial" : "response", schema, body)),
    ];
  }

  function named(schema: Schema): Schema | undefined {
    const reference = schema["$ref"];
    return typeof reference === "string" ? schemas[reference.split("/").at(-1) ?? ""] : schema;
  }

  /** The schema of responses to queries that select fields or relations. Such responses may leave out default fields. */
  function chosenOf(schema: Schema): Schema {
    return (named(schema)?.["x-chosen"] as Schema | undefined) ?? schema;
  }

  function envelopeOf(schema: Schema): string[] {
    return (named(schema)?.["required"] as string[] | undefined) ?? [];
  }

  function report(where: "request" | "response", errors: readonly ErrorObject[]): Found[] {
    return errors.map((error) => ({ where, at: error.instancePath, message: textOf(error) }));
  }
}

/** True if the query selects fields or relations: `fields=a,b`, or `fields[]=a` for tax rates. */
const chooses = (query: URLSearchParams, parameter: "fields" | "expand"): boolean =>
  query.has(parameter) || query.has(`${parameter}[]`);

/** Returns a function that finds the problems of a parameter's value. Pass the value as `readQuery` returns it. */
function createQueryCheck(
  schemas: Readonly<Record<string, Schema>>,
): (schema: Schema, value: unknown) => string[] {
  const compile = engine(schemas, (schema) => schema, true);
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    // Wraps the value in an object, so that a string can be converted to the number or the list that it represents.
    const validate =
      compiled.get(key) ?? compile({ type: "object", properties: { value: schema } });
    compiled.set(key, validate);
    if (validate({ value })) return [];
    return (validate.errors ?? []).map(textOf);
  };
}

/** Returns a function that compiles schemas, which may refer to the document's schemas. */
export const openEngine = (
  schemas: Readonly<Record<string, Schema>>,
): ((schema: Schema) => ValidateFunction) => engine(schemas, (schema) => schema);

/**
 * Returns a function that compiles a schema. Applies a change to the schema, and to the document's schemas that it may refer
 * to.
 */
function engine(
  schemas: Readonly<Record<string, Schema>>,
  change: (schema: Schema) => Schema,
  coerceTypes = false,
): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateSchema: false });
  addFormats.default(ajv);
  const changed = Object.entries(schemas).map(
    ([name, schema]) => [name, mapSchema(schema, change)] as const,
  );
  ajv.addSchema({ components: { schemas: Object.fromEntries(changed) } }, "contract");
  // Makes references point to the document, so that each of its schemas is compiled only once.
  const fromOutside = (schema: Schema): Schema =>
    typeof schema["$ref"] === "string"
      ? { ...schema, $ref: `contract${schema["$ref"]}` }
      : change(schema);
  return (schema) => ajv.compile(mapSchema(schema, fromOutside));
}

function textOf({ keyword, message = keyword, params }: ErrorObject): string {
  const name = (params["additionalProperty"] ?? params["unevaluatedProperty"]) as
    | string
    | undefined;
  if (name !== undefined) return `contains "${name}", which the contract doesn't describe`;
  if (keyword === "enum") return `${message}: ${JSON.stringify(params["allowedValues"])}`;
  return message;
}
