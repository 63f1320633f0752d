import type { JsonSchema } from "./json-schema.ts";

/** One media type of a body or a response, with its schema. */
interface Typed {
  schema?: JsonSchema;
}

/** How a successful response is read. */
export interface AnswerFacts {
  /** The form in which the client returns the response. */
  readonly answer?: "blob" | "stream";
  /** The kind of a successful response that isn't a JSON object or list: text, no body, or any content type. */
  readonly expects?: "text" | "nothing" | "anything";
  /** The property that every successful response has. An empty name if the response may be `{}`. */
  readonly record?: string;
  /** The type of `record`, if it isn't an object or a list. */
  readonly recordType?: "string" | "boolean";
}

const STREAMS = new Set(["text/event-stream", "application/x-ndjson", "application/jsonl"]);

export const isJson = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json\b/.test(type);
const isText = (type: string): boolean => type.startsWith("text/") && !STREAMS.has(type);
export const isForm = (type: string): boolean => type.startsWith("multipart/");
const isStream = (type: string, media: Typed | undefined): boolean =>
  STREAMS.has(type) || media?.schema?.["x-stream" as keyof JsonSchema] !== undefined;
export const kindOf = (type: string, media?: Typed): "stream" | "json" | "text" | "blob" =>
  isStream(type, media) ? "stream" : isJson(type) ? "json" : isText(type) ? "text" : "blob";

/** Returns the kind of a successful response that isn't a file or a stream. Undefined for JSON objects and JSON lists. */
function expectsOf(
  answers: readonly [type: string, media: Typed][],
  only: ReturnType<typeof kindOf> | undefined,
  resolve: Resolve,
): AnswerFacts["expects"] {
  if (answers.length === 0) return "nothing";
  if (only === "text") return "text";
  const isCompound = ({ schema }: Typed): boolean => {
    if (!schema) return false;
    const { type, anyOf, oneOf, allOf } = resolve(schema) as {
      type?: unknown;
    } & Partial<Record<"anyOf" | "oneOf" | "allOf", JsonSchema[]>>;
    const parts = allOf?.slice(0, 1) ?? anyOf ?? oneOf;
    return parts
      ? parts.every((part) => isCompound({ schema: part }))
      : type === "object" || type === "array";
  };
  return only === "json" && answers.every(([, media]) => isCompound(media))
    ? undefined
    : "anything";
}

type Schema = JsonSchema & { required?: readonly string[] } & Partial<
    Record<"anyOf" | "oneOf" | "allOf", JsonSchema[]>
  >;
type Resolve = <T extends object>(node: T & { $ref?: string }) => T;
type RecordType = "object" | "array" | "boolean" | "string";
/** The possible types of a record, in the order of preference. */
const RECORD_TYPES: readonly RecordType[] = ["object", "array", "boolean", "string"];

/** The properties that every match of a schema has, with their types. */
function requiredIn(node: JsonSchema | undefined, resolve: Resolve): Map<string, string> {
  const {
    properties = {},
    required = [],
    allOf = [],
    anyOf,
    oneOf,
  } = resolve((node ?? {}) as Schema);
  const variants = (anyOf ?? oneOf ?? []).map((part) => requiredIn(part, resolve));
  return new Map([
    ...required.map((name) => [name, typeOf(properties[name], resolve)] as const),
    ...allOf.flatMap((part) => [...requiredIn(part, resolve)]),
    ...inAll(variants),
  ]);
}

/** The entries that all maps have. */
const inAll = ([first, ...others]: readonly Map<string, string>[]): [string, string][] =>
  [...(first ?? [])].filter(([name, type]) => others.every((one) => one.get(name) === type));

/** `mixed` if the value may have several types, or be null. */
function typeOf(node: JsonSchema | undefined, resolve: Resolve): string {
  const { type, allOf, anyOf, oneOf } = resolve((node ?? {}) as Schema);
  const parts = allOf?.slice(0, 1) ?? anyOf ?? oneOf;
  const types = parts ? parts.map((part) => typeOf(part, resolve)) : [type];
  return types.length === 1 && typeof types[0] === "string" ? types[0] : "mixed";
}

/** The property of a successful response that is always there. Prefers the resource's own record to other records and lists. */
function recordOf(
  answers: readonly [type: string, media: Typed][],
  usual: string,
  resolve: Resolve,
): { record: string; recordType?: "string" | "boolean" } {
  const found = new Map(inAll(answers.map(([, { schema }]) => requiredIn(schema, resolve))));
  if (/^(object|array)$/.test(found.get(usual) ?? "")) return { record: usual };
  for (const recordType of RECORD_TYPES)
    for (const [record, type] of found)
      if (type === recordType)
        return recordType === "object" || recordType === "array"
          ? { record }
          : { record, recordType };
  return { record: "" };
}

/**
 * Returns the kind that all successful responses share. Undefined if their kinds differ; the client then reads a response
 * according to its content type.
 */
export function kindOfAll(
  answers: readonly [type: string, media: Typed][],
): ReturnType<typeof kindOf> | undefined {
  const kinds = new Set(answers.map(([type, media]) => kindOf(type, media)));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** How successful responses are read. `usual` is the resource's own record. */
export function answerFacts(
  answers: readonly [type: string, media: Typed][],
  only: ReturnType<typeof kindOf> | undefined,
  usual: string,
  resolve: Resolve,
): AnswerFacts {
  if (only === "blob" || only === "stream") return { answer: only };
  const expects = expectsOf(answers, only, resolve);
  return expects ? { expects } : recordOf(answers, usual, resolve);
}

/**
 * The component that describes the response to a query that selects fields or relations, if it guarantees fewer fields than the
 * default response.
 */
export function chosenOf(
  media: { readonly schema: JsonSchema } | undefined,
  parameters: readonly { readonly name: string }[],
  resolve: (schema: JsonSchema) => JsonSchema,
): string | undefined {
  const isChosen = parameters.some(({ name }) => /^(expand|fields)(\[\])?$/.test(name));
  const reference = isChosen && media && resolve(media.schema)["x-chosen"]?.$ref;
  return reference ? reference.split("/").at(-1) : undefined;
}
